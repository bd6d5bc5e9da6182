import { refusal } from './refusal.ts';

export const recruitmentErrors = {
  SCORECARD_OF_OTHERS: refusal('FORBIDDEN', 'A scorecard is written by its member of the panel alone.'),
  HIRING_FLOW_EMPTY: refusal('CONFLICT', 'The hiring flow has no status in use. Add one under Hiring flow, then try again.', { duration: null }),
  CANDIDATES_MOVED: refusal('CONFLICT', 'Somebody else was quicker. %{candidate} is now: %{where} (%{by}). Load the list again, then repeat.', { duration: null }),
  PASSCODE_WRONG: refusal('BAD_USER_INPUT', 'This passcode does not open the portal. Check it, or ask for a new one.'),
  SALARY_STANDS: refusal('CONFLICT', 'This salary is offered or accepted and stands. Withdraw the offer first.'),
  JOB_POST_TEMPLATE: refusal('CONFLICT', 'This is a template, which is never published. Start a post from it, then ask for approval.'),
  HIRING_STATUS_IN_USE: refusal('CONFLICT', '%{status} is in use: %{candidates}, past steps: %{steps}. Choose the status that takes its place.', { duration: null }),
  HIRING_STATUS_FIRST: refusal('CONFLICT', 'New candidates begin with this status. Make another one the first, then delete it.', { duration: null }),
  RESUME_EMPTY: refusal('BAD_USER_INPUT', 'This resume is empty. Choose another file.', { effect: 'validation' }),
  RESUME_OLD_WORD: refusal('BAD_USER_INPUT', 'This is a file of an old Word. Save it as PDF or DOCX and choose it again.', { effect: 'validation' }),
  RESUME_SCAN: refusal('BAD_USER_INPUT', 'This resume holds no text, only pictures, as a scan does. It can be attached; type its fields in.', { effect: 'validation' }),
  RESUME_BOMB: refusal('BAD_USER_INPUT', 'This file takes far more to read than a resume should and was refused. Save it as a new PDF and choose that.', { effect: 'validation' }),
  OFFER_WAITS: refusal('CONFLICT', 'An offer to this candidate waits for its answer already, or the salary has just changed. Load the page again.'),
  OFFER_CLOSED: refusal('CONFLICT', 'This offer has been answered, withdrawn or has expired meanwhile.'),
  MAIL_LEFT: refusal('CONFLICT', 'This mail has left already or is just being sent. Load the page again.'),
  OFFER_LINK: refusal('BAD_USER_INPUT', 'This link opens no offer. Open the one in your latest mail.', { status: 404 }),
} as const;
