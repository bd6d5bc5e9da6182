/** Numbers as people of the four languages write them, to and from exact decimal text. */
import { shortest } from '../decimal.ts';
import { tagOf, type Language } from '../languages.ts';

/** Digits in threes, or as in India: one group of three at the end and pairs before it. Nobody writes thousands that begin with a zero: 0.125 is an eighth. */
const isGrouped = (text: string, mark: string): boolean => {
  const groups = text.split(mark);
  const [first = '', ...rest] = groups;
  if (!groups.every((group) => /^\d+$/.test(group)) || first === '' || first.startsWith('0')) return false;
  const last = rest.at(-1) ?? '';
  if (last.length !== 3 || first.length > 3) return false;
  const middle = rest.slice(0, -1);
  return middle.every((group) => group.length === 3) || (first.length <= 2 && middle.every((group) => group.length === 2));
};

const dropGroups = (text: string, mark: string): string | null => (text.includes(mark) ? (isGrouped(text, mark) ? text.replaceAll(mark, '') : null) : text);

/** The digits of an unsigned number with a point, or null when a comma or point cannot be told apart. */
const plain = (text: string, language: Language): string | null => {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  const commaIsDecimal = language === 'fr' || language === 'sp';
  if (comma >= 0 && point >= 0) {
    const [decimal, group] = comma > point ? [',', '.'] : ['.', ','];
    const [whole = '', fraction = '', more] = text.split(decimal);
    const joined = more === undefined ? dropGroups(whole, group) : null;
    return joined === null ? null : `${joined}.${fraction}`;
  }
  if (comma >= 0) return commaIsDecimal && text.indexOf(',') === comma ? text.replace(',', '.') : dropGroups(text, ',');
  if (point < 0) return text;
  // In Spanish 1.234 is one thousand; 1.5 can only be one and a half, as a number pad types it.
  if (language === 'sp' && isGrouped(text, '.')) return text.replaceAll('.', '');
  return text.indexOf('.') === point ? text : null;
};

/**
 * Exact decimal text, or null when it is no number or could mean two. Takes digits of full width, groups of three or Indian ones, spaces and
 * apostrophes between groups, a minus before or behind, and accountants' brackets.
 */
export const parseNumber = (input: string, language: Language): string | null => {
  const text = input.normalize('NFKC').replace(/[\s\p{Zs}'’]/gu, '').replace(/[−‒–]/g, '-');
  const parts = /^(?:\((?<bracketed>[\d.,]+)\)|(?<before>[-+])?(?<number>[\d.,]+)(?<behind>-)?)$/.exec(text)?.groups;
  if (!parts || (parts.before !== undefined && parts.behind !== undefined)) return null;
  const digits = plain(parts.bracketed ?? parts.number ?? '', language);
  if (digits === null || !/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const [whole = '', fraction = ''] = digits.split('.');
  const value = shortest(`${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`);
  const negative = parts.bracketed !== undefined || parts.before === '-' || parts.behind === '-';
  return negative && value !== '0' ? `-${value}` : value;
};

/** Exact decimal text that no language takes for thousands: three digits behind a point get a fourth, so that 12.345 stays what it is in Spanish, too. */
export const withoutGroups = (text: string): string => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text);

const formats = new Map<string, Intl.NumberFormat>();

/** One formatter a language and set of options: making one costs more than using it a thousand times. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${tag}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, options);
  formats.set(key, made);
  return made;
};

/** `Intl` takes decimal text exactly; its type names only literals. */
export const exactly = (text: string): Intl.StringNumericLiteral => text as Intl.StringNumericLiteral;

/** All digits of the decimal text, grouped as the language groups. */
export const formatNumber = (text: string, language: Language): string => numberFormat(tagOf(language), { maximumFractionDigits: 20 }).format(exactly(text));
