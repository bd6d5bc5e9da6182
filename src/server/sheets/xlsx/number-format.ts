/** How a number with a format is meant: a date, a share, an elapsed time, a code with leading zeroes, or a plain number. */
export type Meaning = 'number' | 'date' | 'time' | 'dateTime' | 'elapsed' | 'percent' | { readonly digits: number };

/** Formats that files name by number only (ECMA-376 §18.8.30; 27–36 and 50–58 are the East Asian dates). */
const builtIn = (id: number): Meaning => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time';
  if (id === 22) return 'dateTime';
  if (id === 46) return 'elapsed';
  return id === 9 || id === 10 ? 'percent' : 'number';
};

/** What a format code means; only its first section counts, quoted text and escaped characters do not. */
export const formatMeaning = (id: number, code: string | undefined): Meaning => {
  if (code === undefined) return builtIn(id);
  const section = (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*./g, '').toLowerCase();
  if (/\[(h+|m+|s+)\]/.test(section)) return 'elapsed';
  const bare = section.replace(/\[[^\]]*\]/g, '');
  if (/^0{2,}$/.test(bare)) return { digits: bare.length };
  if (bare.includes('%')) return 'percent';
  if (bare.includes('general')) return 'number';
  const day = /[yde年月日]/.test(bare) || /m{3}/.test(bare) || (/m/.test(bare) && !/[hs]/.test(bare));
  const time = /[hs]|am\/pm/.test(bare);
  if (day && /[0#?]/.test(bare) && !/[ym]/.test(bare)) return 'number';
  if (day && time) return 'dateTime';
  if (day) return 'date';
  return time ? 'time' : 'number';
};
