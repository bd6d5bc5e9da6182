/** An event of a mail: paths of ours, each on a line of its own in a description, become addresses, as in the mail's text. */
const LONGEST = 74;

/** A line of so many bytes at most, the rest on lines that begin with a space (RFC 5545, 3.1). */
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

export const calendarWithOrigin = (calendar: string, { origin }: URL): string =>
  calendar
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((line) => folded(line.replace(/(?<=\\n)\/v3\/[^\s\\]+(?=\\n|$)/g, (path) => `${origin}${path}`)))
    .join('\r\n');
