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

/** A name of two words written in Japanese, with the other one first: as files of other systems have it. Undefined of all others. */
export const turnedName = (name: string): string | undefined => {
  const [one = '', other = '', ...more] = name.trim().split(/\s+/u);
  return more.length === 0 && JAPANESE.test(one) && JAPANESE.test(other) ? `${other} ${one}` : undefined;
};
