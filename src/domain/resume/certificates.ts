/** Certificates with who gave them and when. */
import { dateOf } from './dates.ts';
import { unbulleted } from './entries.ts';
import { found, type Found } from './found.ts';
import type { ResumeLine } from './line.ts';

export type Certificate = { readonly name: string; readonly receivedFrom: string | null; readonly receivedOn: string | null };

const clean = (text: string): string => text.replace(/[([（]\s*[)\]）]/g, '').replace(/^[\s,;:|–—-]+|[\s,;:|–—(-]+$/g, '').trim();

/** Where room parts them, an entry is its lines; else each line is one. Three beside each other are three. */
export const certificatesOf = (lines: readonly ResumeLine[]): Found<Certificate>[] => {
  const beside = lines[0]?.text.split('\t') ?? [];
  const columns = lines.length > 1 && beside.length > 1 && beside.every((part) => dateOf(part, true) === null && part.length > 4) && lines.slice(1).every(({ text }) => text.split('\t').length === beside.length);
  const entries: string[][] = columns
    ? beside.map((_, at) => lines.map(({ text }) => text.split('\t')[at]!))
    : lines.reduce<string[][]>((kept, { text, isApart }, at) => {
        const parted = lines.slice(1).some((line) => line.isApart) && lines.some((line, place) => place > 0 && !line.isApart);
        if (at > 0 && parted && !isApart) kept.at(-1)!.push(text);
        else kept.push([text]);
        return kept;
      }, []);
  return entries.flatMap((entry) => {
    const texts = entry.flatMap((text) => unbulleted(text).split('\t'));
    const date = texts.map((text) => dateOf(text, true)).find((one) => one !== null) ?? null;
    const [name = '', ...rest] = texts.map((text) => clean(date ? text.replace(date.text, '') : text)).filter((text) => text !== '').flatMap((text) => text.split(date ? /\s[–—|]\s|,\s+/ : /\s[–—|]\s/)).map(clean);
    // A sentence or a date alone names none.
    if (name.length < 3 || name.length > 160) return [];
    const given = rest.find((text) => text.length > 1 && text.length < 120) ?? null;
    return [found({ name: name.replace(/\s*(?:取得|合格)$/, ''), receivedFrom: given, receivedOn: date?.date ?? null }, 0.7 + (date ? 0.1 : 0) + (given === null ? 0 : 0.1), entry.join(' · '))];
  }).slice(0, 30);
};
