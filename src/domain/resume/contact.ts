/** E-mail address, telephone number, links and place. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { found, type Found } from './found.ts';
import type { ResumeLine, ResumeText } from './line.ts';
import { spanOf } from './dates.ts';

const ADDRESS = /[A-Za-z0-9._%+'-]+\s?@\s?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}/g;

const refereeLine = /refere|reference|référence|referencia|推薦/i;

/** The first address of the page; those of referees come later and count less. */
export const emailOf = ({ lines, links }: ResumeText): Found<string> | undefined => {
  const linked = links.flatMap((link) => /^mailto:([^?]+)/i.exec(link)?.[1] ?? [])[0];
  for (const [at, { text }] of lines.entries()) {
    const written = text.match(ADDRESS)?.[0]?.replaceAll(/\s/g, '').replace(/^['.]+|\.+$/g, '');
    if (!written) continue;
    const late = at > lines.length / 2 && at > 25;
    return found(written.toLowerCase(), linked?.toLowerCase() === written.toLowerCase() ? 1 : late || refereeLine.test(text) ? 0.6 : 0.97, text);
  }
  return linked && ADDRESS.test(linked) ? found(linked.toLowerCase(), 0.9, linked) : undefined;
};

const NUMBER = /(?<![\d.])(?:\+|00)?\(?\d[\d\s().\-/‐–]{6,20}\d(?!\d)/g;
const label = /(?:tel|phone|mobile|cell|m[oó]vil|portable|t[eé]l[eé]phone|tel[eé]fono|gsm|電話|携帯|☎|📞|ph\s*[:.])/i;
const other = /fax|ファックス|passport|roll|registration|pan\b|aadhaar|siret/i;

const asNumber = (text: string, country: string | undefined) => {
  const parsed = parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), country as CountryCode | undefined);
  return parsed?.isPossible() ? parsed : undefined;
};

/** As E.164. A number without its country is read as of the one given. */
export const phoneOf = ({ lines, links }: ResumeText, country: string | undefined): Found<string> | undefined => {
  const linked = links.flatMap((link) => /^tel:(.+)/i.exec(link)?.[1] ?? [])[0];
  const of = linked === undefined ? undefined : asNumber(decodeURIComponent(linked), country);
  if (of && linked !== undefined) return found(of.number, of.isValid() || linked.startsWith('+') ? 0.98 : 0.8, lines.find(({ text }) => text.includes(linked))?.text ?? linked);
  const seen: { readonly phone: Found<string>; readonly weight: number }[] = [];
  for (const [at, { text }] of lines.slice(0, 400).entries()) {
    if (spanOf(text) && !label.test(text)) continue;
    for (const [digits] of text.replace(ADDRESS, ' ').matchAll(NUMBER)) {
      if (/^\d{4}\s?[-/–]\s?\d{4}$/.test(digits) || /^\d{4}-\d{2}-\d{2}/.test(digits) || (other.test(text) && !label.test(text))) continue;
      const number = asNumber(digits, country);
      if (!number) continue;
      const certain = (number.isValid() ? 0.75 : 0.5) + (label.test(text) ? 0.15 : 0) + (digits.trim().startsWith('+') ? 0.1 : 0) + (at < 15 ? 0.08 : -0.1);
      seen.push({ phone: found(number.number, certain, text), weight: certain });
    }
  }
  return seen.sort((one, another) => another.weight - one.weight)[0]?.phone;
};

const LINK = /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?:[a-z0-9-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|qiita\.com|xing\.com)\/[^\s,;|<>()]+/gi;

/** Addresses on the web, each once, those of the head of the page first. */
export const linksOf = ({ lines, links }: ResumeText): Found<string>[] => {
  const seen = new Map<string, Found<string>>();
  const put = (address: string, source: string, confidence: number): void => {
    const whole = (/^https?:/i.test(address) ? address : `https://${address}`).replace(/[.,;]+$/, '');
    const key = whole.toLowerCase().replace(/^https?:\/\/(www\.)?|\/+$/g, '');
    if (!seen.has(key) && seen.size < 12 && URL.canParse(whole)) seen.set(key, found(whole, confidence, source));
  };
  for (const { text } of lines) for (const [address] of text.matchAll(LINK)) put(address, text, 0.95);
  for (const address of links) if (/^https?:/i.test(address)) put(address, address, 0.85);
  return [...seen.values()];
};

const labelled = /(?:address|location|based in|city|adresse|ville|lieu|domicile|direcci[oó]n|ciudad|domicilio|ubicaci[oó]n|residencia|現住所|住所|所在地)\s*[:：]\s*(.+)/i;
const PLACE = /^(\p{Lu}[\p{L}.'’ -]+?),\s*(\p{Lu}{2}\b(?:\s+\d{5}(?:-\d{4})?)?|\p{Lu}[\p{L}.'’ -]{2,40})(?:,\s*\p{Lu}[\p{L} .]+)?$/u;
const POSTAL = /^(?:\d{4,5}\s+\p{Lu}[\p{L}.'’ -]+|\p{Lu}[\p{L}.'’ -]+\s+\d{5,6})$/u;
const JAPANESE = /(?:東京都|北海道|(?:京都|大阪)府|[^\s\d]{2,3}県)\s?[^\s\d]{0,12}/;

/** 'San Francisco, CA', '75011 Paris', '東京都渋谷区'. */
export const isPlace = (text: string): boolean => PLACE.test(text.trim()) || POSTAL.test(text.trim());

export const placeOf = (head: readonly ResumeLine[]): Found<string> | undefined => {
  for (const { text } of head) {
    const told = labelled.exec(text)?.[1];
    if (told) return found(told.split('\t')[0]!.trim().replace(/^〒?\s*\d{3}-\d{4}\s*/, ''), 0.9, text);
  }
  for (const { text } of head.slice(0, 12))
    for (const part of text.split(/\t|\s[|•·]\s|\s{3,}/)) {
      const asked = part.trim();
      if (asked.length < 60 && isPlace(asked)) return found(asked, PLACE.test(asked) ? 0.85 : 0.7, text);
      const postal = /,\s*(\d{5}\s+\p{Lu}[\p{L}.'’ -]+)$/u.exec(asked)?.[1];
      if (postal !== undefined) return found(postal, 0.8, text);
      const japanese = JAPANESE.exec(asked)?.[0];
      if (japanese !== undefined) return found(japanese.trim(), 0.8, text);
    }
  return undefined;
};

/** The country of numbers without one: by the place where it says so, else what the caller supposes. */
export const countryHint = (lines: readonly ResumeLine[], language: string, supposed: string | undefined): string | undefined => {
  const head = lines.slice(0, 80).map(({ text }) => text).join('\n');
  if (/,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/.test(head) || /\(\d{3}\)\s*\d{3}-\d{4}/.test(head)) return 'US';
  if (/\bFrance\b/i.test(head)) return 'FR';
  if (/España|Spain/i.test(head)) return 'ES';
  if (/\bM[eé]xico\b/i.test(head)) return 'MX';
  if (/\bIndia\b/i.test(head)) return 'IN';
  return { ja: 'JP', fr: 'FR', es: 'ES' }[language] ?? supposed;
};
