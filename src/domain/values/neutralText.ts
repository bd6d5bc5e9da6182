const dangerous = /^'*[=+\-@\t\r]/;

/** Text that a spreadsheet program would run as a formula gets an apostrophe in front, which such programs understand as 'this is text'. */
export const neutralText = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** Takes the apostrophe of `neutralText` off again, so that an exported file comes back unchanged. */
export const restoreText = (text: string): string => (text.charCodeAt(0) === 39 && dangerous.test(text) ? text.slice(1) : text);
