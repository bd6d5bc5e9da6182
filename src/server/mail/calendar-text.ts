/** Calendars as text (RFC 5545), line by line: what a generator wrote is put right, and folded anew. */
const LONGEST = 74;

/** A line of so many bytes at most, the rest on lines that begin with a space (3.1). */
const folded = (line: string): string => {
  const lines = [''];
  let bytes = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (bytes + more > LONGEST) [lines[lines.length], bytes] = ['', 1];
    lines[lines.length - 1] += sign;
    bytes += more;
  }
  return lines.join('\r\n ');
};

/** The calendar with each whole line changed; it ends with the end of a line. */
export const withLines = (calendar: string, change: (line: string) => string): string =>
  calendar
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => `${folded(change(line))}\r\n`)
    .join('');

/** What ical-generator made. It escapes addresses as if they were text (3.3.13 has none of that), so that a comma broke the link. */
export const calendarText = (made: { toString(): string }): string => withLines(made.toString(), (line) => (/^URL[;:]/.test(line) ? line.replaceAll(/\\([\\,;])/g, '$1') : line));
