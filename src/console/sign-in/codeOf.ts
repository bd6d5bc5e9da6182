/** A code for an organisation from its name: Latin letters and digits, words joined by '-', at most 32; empty where the name has none. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32)
    .replace(/^-+|-+$/g, '');
