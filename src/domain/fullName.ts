/** Kana, kanji and the sign that repeats one. */
const JAPANESE = /[\u3005\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u;

/** A name of its parts, the given name first and the family name last, put together as the database does (`japanese_name`): where both are written in Japanese the family name comes first. */
export const fullName = (parts: readonly (string | null | undefined)[]): string => {
  const told = parts.map((part) => part ?? '');
  const [given = '', ...rest] = told;
  const family = rest.pop() ?? '';
  const ordered = JAPANESE.test(given) && JAPANESE.test(family) ? [family, given, ...rest] : told;
  return ordered.filter((part) => part !== '').join(' ');
};
