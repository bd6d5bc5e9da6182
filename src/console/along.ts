type Offer = {
  /** Keys of the fields whose change may ask. */
  readonly fields: readonly string[];
  /** Message keys: what the dialog is called, what is done along with how many, and what that means. */
  readonly title: string;
  readonly label: string;
  readonly help: string;
};

const interviews: Offer = { fields: ['statusId'], title: 'candidates.interviewsAhead', label: 'candidates.cancelInterviews', help: 'candidates.cancelInterviews.help' };

/** What the server may offer to do along with a change of records, and which may send mails (`recordUpdatesAlong`), by type. Their words are among those of pages. */
export const along: Readonly<Partial<Record<string, Offer>>> = { Candidate: { ...interviews, fields: ['statusId', 'jobPostId'] }, JobApplication: interviews };
