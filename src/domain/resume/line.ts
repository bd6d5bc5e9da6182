/** A resume as the reader found it: lines from top to bottom, column by column, and the addresses that its links lead to. */
export type ResumeLine = {
  /** Parts that stand apart on one line (a date at the right margin) are parted by a tab. */
  readonly text: string;
  /** Of the letters, relative to the usual ones of the document; 1 where the file does not say. */
  readonly size: number;
  /** A heading by the file's own style. */
  readonly isHeading: boolean;
  /** More room than usual above it. */
  readonly isApart: boolean;
};

export type ResumeText = {
  readonly lines: readonly ResumeLine[];
  readonly links: readonly string[];
  /** How many pages the file has, and how many of them were read. */
  readonly pages: number;
  readonly readPages: number;
};

/** The whole text, for search and for comparing resumes. */
export const wholeText = ({ lines }: ResumeText): string => lines.map(({ text }) => text.replaceAll('\t', ' ')).join('\n');
