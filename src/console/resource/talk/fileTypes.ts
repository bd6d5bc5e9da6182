/** The endings of the files that records take; the server proves what is inside. */
const ENDINGS = ['png', 'jpg', 'jpeg', 'webp', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'] as const;

/** For a file chooser. */
export const fileEndings = ENDINGS.map((ending) => `.${ending}`).join(',');

/** As people know them: 'PNG, JPG, PDF'. */
export const fileTypesText = ENDINGS.filter((ending) => ending !== 'jpeg').join(', ').toUpperCase();

export const isTaken = (name: string): boolean => ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
