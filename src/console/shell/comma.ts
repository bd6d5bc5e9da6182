/** What stands between the parts of a line, in the language of the page. */
export const comma = (): string => (document.documentElement.lang === 'ja' ? '、' : ', ');
