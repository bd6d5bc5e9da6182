/** Text for comparing what is typed with what is offered: without case and accents, width folded. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
