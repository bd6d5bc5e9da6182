/** Numbers of the Indian tax authority. Only their form can be looked at: whether they were given out, the authority knows. */

/** Permanent account number. */
export const isPan = (text: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(text);

/** That of a human being: its fourth letter is P. */
export const isPersonPan = (text: string): boolean => isPan(text) && text[3] === 'P';

/** Tax deduction account number. */
export const isTan = (text: string): boolean => /^[A-Z]{4}\d{5}[A-Z]$/.test(text);

/** As it is kept: capitals without spaces. */
export const tidyNumber = (text: string): string => text.replaceAll(/\s/gu, '').toUpperCase();
