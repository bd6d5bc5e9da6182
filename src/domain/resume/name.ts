/** Whose resume it is. */
import { found, type Found } from './found.ts';
import { titleWord } from './lexicon.ts';
import { plain } from './plain.ts';
import type { Section } from './sections.ts';

export type NameParts = { readonly firstName: string; readonly middleName: string | null; readonly lastName: string };

const label = /^(?:full name|name|nom et pr[eé]nom|pr[eé]nom et nom|nom|nombre(?: completo| y apellidos)?|氏\s*名|名\s*前|姓名)\s*[:：\t]\s*(.+)$/i;
const lastFirst = /^(?:nom et pr[eé]nom|氏|姓)/i;
const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|sr|sra|srta|d|dña|don|doña|นาย|นาง|นางสาว)\.?\s+/iu;
const suffix = /,?\s+(?:jr|sr|ii|iii|iv|phd|ph\.d|md|mba|cpa|pmp|esq)\.?$/i;
/** To whom a letter is. */
const honoured = /\s*(?:様|殿|さま)$/;
const EASTERN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const particle = /^(?:de|del|de la|da|di|do|dos|van|von|der|den|la|le|el|al|bin|ben|ibn|y|st\.?)$/i;

const cap = (word: string): string => (word === word.toUpperCase() && word.length > 2 && !EASTERN.test(word) ? word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase()) : word);

/** The parts of a name as its language orders them; a family name in capitals tells itself. */
export const nameParts = (text: string, language: string, familyFirst = false): NameParts | undefined => {
  const bare = text.replace(/[（(].*?[)）]/g, ' ').replace(titles, '').replace(suffix, '').replace(honoured, '').replace(/\s+/g, ' ').trim();
  if (EASTERN.test(bare)) {
    const [first = '', ...rest] = bare.split(' ');
    if (rest.length > 0) return { lastName: first, firstName: rest.join(' '), middleName: null };
    const at = first.length <= 3 ? 1 : 2;
    return first.length < 2 ? undefined : { lastName: first.slice(0, first.length === 3 && language === 'ja' ? 2 : at), firstName: first.slice(first.length === 3 && language === 'ja' ? 2 : at), middleName: null };
  }
  const comma = /^([^,]+),\s*([^,]+)$/.exec(bare);
  if (comma) return { lastName: cap(comma[1]!.trim()), firstName: cap(comma[2]!.trim()), middleName: null };
  const words = bare.split(' ');
  if (words.length < 2) return undefined;
  const loud = (word: string): boolean => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
  if (familyFirst || (loud(words[0]!) && !words.every(loud))) {
    const at = Math.max(1, words.findLastIndex((word, place) => loud(word) && words.slice(0, place).every((one) => loud(one) || particle.test(one))) + 1);
    if (at < words.length) return { lastName: words.slice(0, at).map(cap).join(' '), firstName: words.slice(at).map(cap).join(' '), middleName: null };
  }
  const count = language === 'es' && words.length >= 3 && !words.some((word) => word.endsWith('.')) ? 2 : 1;
  let at = words.length - count;
  while (at > 1 && particle.test(words[at - 1]!)) at -= 1;
  const middle = language === 'es' ? '' : words.slice(1, at).join(' ');
  return { firstName: (language === 'es' ? words.slice(0, at) : words.slice(0, 1)).map(cap).join(' '), middleName: middle === '' ? null : cap(middle), lastName: words.slice(at).map(cap).join(' ') };
};

const looksLike = (text: string): boolean => {
  const words = text.split(/\s+/);
  if (text.length > 60 || /[\d@:/\\|•+]/.test(text)) return false;
  if (EASTERN.test(text)) return text.replaceAll(' ', '').length <= 9 && !/[、。]/.test(text);
  return words.length >= 2 && words.length <= 6 && words.every((word) => /^[\p{L}\p{M}.,'’-]+$/u.test(word) && (particle.test(word) || !/^\p{Ll}/u.test(word)));
};

type Candidate = { readonly text: string; readonly source: string; readonly score: number; readonly familyFirst: boolean };

const noName = /^(?:curriculum|resume|résumé|cv|hoja de vida|履歴書|職務経歴書|内定通知書|採用通知書|last updated|page|profile|contact)/i;
/** Companies, places and whoever happens to be in charge, short enough in Japanese to look like people. */
const noPerson = /株式会社|有限会社|合同会社|御中|担当者|^\S{2,3}[都道府県]\S{1,6}[市区町村郡]/;

/** The best of the lines at the head, in large letters, beside a label, or like the e-mail address. */
export const nameOf = (sections: readonly Section[], email: string | undefined, language: string): Found<NameParts> | undefined => {
  const head = sections.filter(({ kind }) => kind === 'top' || kind === 'personal').flatMap(({ kind, lines }) => lines.slice(0, 10).map((line, at) => ({ line, at, kind })));
  const largest = Math.max(1, ...head.map(({ line }) => line.size));
  const local = plain(email?.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const candidates = head.flatMap(({ line, at, kind }): Candidate[] => {
    const told = label.exec(line.text.trim());
    if (told) return [{ text: told[1]!.split('\t')[0]!.trim(), source: line.text, score: 6, familyFirst: lastFirst.test(line.text) }];
    const text = line.text.split('\t')[0]!.trim().replace(/^(?:curriculum vitae|cv|resume|résumé)\s*(?:de|of|[-–:])?\s*/i, '');
    if (!looksLike(text) || noName.test(text) || noPerson.test(text)) return [];
    const asked = plain(text).replaceAll(' ', '');
    const like = local.some((word) => asked.includes(word)) || (local[0] !== undefined && local[0].endsWith(plain(text).split(' ').at(-1) ?? '\u0000'));
    return [{ text, source: line.text, familyFirst: false, score: (largest > 1.2 && line.size === largest ? 3 : 0) + (like ? 2.5 : 0) + Math.max(0, 2 - at * 0.5) + (kind === 'top' ? 0.5 : 0) - (titleWord(text) ? 2.5 : 0) }];
  });
  const [best] = candidates.sort((one, other) => other.score - one.score);
  const parts = best && best.score >= 1 ? nameParts(best.text, language, best.familyFirst) : undefined;
  return best && parts ? found(parts, 0.5 + best.score * 0.08, best.source) : undefined;
};

