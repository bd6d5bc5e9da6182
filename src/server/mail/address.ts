const PLAIN = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+$/;

/** Whether a text is exactly one plain address: no name, no list, no line break, nothing a mail header could read otherwise. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && PLAIN.test(text);

/** Text that may stand in a header: without control characters, so that it can start no header of its own. */
export const headerText = (text: string, most = 250): string => text.replace(/\p{Cc}+/gu, ' ').trim().slice(0, most);
