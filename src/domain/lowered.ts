/** A name inside a sentence, in the language of the BCP 47 tag: 'Employees' is 'employees'; abbreviations ('HR policy') and scripts without capitals stay. */
export const lowered = (word: string, tag: string): string => (/^\p{Lu}(?:\p{Ll}|$|[\s’'-])/u.test(word) ? word.charAt(0).toLocaleLowerCase(tag) + word.slice(1) : word);
