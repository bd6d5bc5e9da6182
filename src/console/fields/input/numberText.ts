/** Numbers as people of a language type and read them. */

type Marks = { readonly group: string; readonly decimal: string; readonly format: Intl.NumberFormat };

/** Making a format takes longer than writing a hundred numbers with it. */
const kept = new Map<string, Marks>();

const marksOf = (locale: string): Marks => {
  const had = kept.get(locale);
  if (had) return had;
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(12345.6);
  const made = {
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    format,
  };
  kept.set(locale, made);
  return made;
};

/**
 * Reads a number typed in a language as plain decimal text ('1234.50'), undefined when it is none. Full-width digits and
 * the minus sign '−' are understood; groups may be left out but not misplaced ('1,2' is no number in English).
 */
export const readNumber = (text: string, locale: string): string | undefined => {
  const { group, decimal } = marksOf(locale);
  const plain = text.normalize('NFKC').replaceAll('−', '-').replace(/[\s']/g, '').trim();
  const grouped = group.trim() === '' ? '' : group.normalize('NFKC').trim();
  const [whole = '', fraction, ...more] = plain.split(decimal);
  if (more.length > 0) return undefined;
  const pieces = grouped === '' ? [whole] : whole.split(grouped);
  const misplaced = pieces.slice(1).some((piece, index) => piece.length !== 3 && !(piece.length === 2 && index < pieces.length - 2));
  if (misplaced) return undefined;
  const digits = pieces.join('');
  if (!/^[-+]?\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '') || !/\d/.test(digits + (fraction ?? ''))) return undefined;
  const sign = digits.startsWith('-') ? '-' : '';
  const bare = digits.replace(/^[-+]/, '').replace(/^0+(?=\d)/, '') || '0';
  return `${sign}${bare}${fraction === undefined || fraction === '' ? '' : `.${fraction}`}`;
};

/** Writes decimal text in a language with groups (no float in between), without the zeros that the history keeps behind; other text unchanged. */
export const writeNumber = (value: string, locale: string, decimals?: number): string => {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!found) return value;
  const [, sign = '', whole = '0', fraction = ''] = found;
  const { decimal, format } = marksOf(locale);
  const groups = format.format(BigInt(whole));
  const tail = trimTo(fraction.padEnd(decimals ?? 0, '0'), decimals ?? 0);
  return `${sign === '-' ? '−' : ''}${groups}${tail === '' ? '' : decimal + tail}`;
};

const insertedInto = (former: string, text: string): string => {
  let start = 0;
  while (start < text.length && text[start] === former[start]) start++;
  let end = 0;
  while (end < text.length - start && end < former.length - start && text.at(-1 - end) === former.at(-1 - end)) end++;
  return text.slice(start, text.length - end);
};

/** Whether a text holds the mark between groups of digits. */
export const hasGroup = (text: string, locale: string): boolean => {
  const { group } = marksOf(locale);
  return text.includes(group.trim() === '' ? ' ' : group);
};

/** Whether somebody made `text` out of `former` by typing a mark between groups of digits themselves. */
export const typedGroup = (former: string, text: string, locale: string): boolean => hasGroup(insertedInto(former, text), locale);

/** Without the marks between groups of digits. */
export const withoutGroups = (text: string, locale: string): string => text.replaceAll(marksOf(locale).group, '');

/** Zeros past the decimals are dropped, other digits stay: they are the person's, and validation speaks about them. */
const trimTo = (digits: string, decimals: number): string => digits.slice(0, decimals) + digits.slice(decimals).replace(/0+$/, '');
