/** Entries of a section: the lines that name one, and what is told below them. */
import { spanOf, type Span } from './dates.ts';
import type { ResumeLine } from './line.ts';

export type Entry = { readonly heads: readonly string[]; readonly span: Span | null; readonly told: readonly string[]; readonly source: string };

const BULLET = /^\s*(?:[•●○◦▪■□‣⁃∙·*➢✓✔►▶–—-]|・|\d{1,2}[.)])\s*/;
const DURATION = /\(?\b\d+\s*(?:years?|yrs?|ans?|años?|年)\s*(?:(?:and|et|y)?\s*\d+\s*(?:months?|mos?|mois|meses|ヶ月|か月))?\)?|\(?\b\d+\s*(?:months?|mos?|mois|meses|ヶ月|か月)\)?/gi;

export const isBullet = (text: string): boolean => BULLET.test(text);
export const unbulleted = (text: string): string => text.replace(BULLET, '');

/** Whether a line may name an entry: short, no point of a list and no sentence. */
const isHead = ({ text }: ResumeLine): boolean => !isBullet(text) && text.length <= 130 && !/^https?:|^www\./i.test(text.trim()) && !(/[.。;]$/.test(text) && text.length > 45) && !/^\p{Ll}/u.test(text);

/** What remains of a line without its time. */
export const withoutSpan = (text: string, span: Span | null): string =>
  (span === null ? text : text.replace(span.text, '\t')).replace(DURATION, '').replace(/[([（]\s*[)\]）]/g, '').replace(/(?:^|\t)[\s,;|–—-]+|[\s,;|–—(-]+(?=$|\t)/g, '\t').replace(/^\t+|\t+$/g, '').trim();

/** Parts an entry around each line with a time from and to, by the short lines above and below it. */
export const datedEntries = (lines: readonly ResumeLine[]): Entry[] => {
  const spans = lines.map(({ text }) => spanOf(text));
  const anchors = spans.flatMap((span, at) => (span && (!isBullet(lines[at]!.text) || lines[at]!.text.includes('\t')) ? [at] : []));
  const starts = anchors.map((anchor, index) => {
    const lowest = index === 0 ? -1 : anchors[index - 1]!;
    let start = anchor;
    for (let back = 0; back < 3 && start - 1 > lowest && !(lines[start]!.isApart && !isBullet(lines[start]!.text)) && isHead(lines[start - 1]!); back += 1) start -= 1;
    return start;
  });
  return anchors.map((anchor, index) => {
    const start = starts[index]!;
    const end = starts[index + 1] ?? lines.length;
    const span = spans[anchor]!;
    const heads: string[] = [];
    const told: string[] = [];
    const anchored = lines[anchor]!.text;
    for (let at = start; at <= anchor; at += 1) {
      const rest = at === anchor ? withoutSpan(anchored, span) : lines[at]!.text;
      if (at === anchor && isBullet(anchored)) told.push(unbulleted(rest));
      else if (rest !== '') heads.push(rest);
    }
    let at = anchor + 1;
    // What names it may follow its time: the next short line or two, until room or a list begins.
    const wanted = isBullet(anchored) ? 0 : Math.max(0, 3 - heads.length);
    for (let more = 0; more < wanted && at < end && isHead(lines[at]!) && !lines[at]!.isApart && lines[at]!.text.length <= 90; more += 1, at += 1) heads.push(lines[at]!.text);
    for (; at < end; at += 1) told.push(unbulleted(lines[at]!.text.replace(DURATION, '')).trim());
    return { heads, span, told: told.filter((text) => text !== '' && !/^https?:/i.test(text)), source: lines.slice(start, anchor + 1).map(({ text }) => text).join(' · ') };
  });
};
