import { withLines } from './calendar-text.ts';

/** An event of a mail: paths of ours, each on a line of its own in a description, become addresses, as in the mail's text. */
export const calendarWithOrigin = (calendar: string, { origin }: URL): string => withLines(calendar, (line) => line.replace(/(?<=\\n)\/v3\/[^\s\\]+(?=\\n|$)/g, (path) => `${origin}${path}`));
