/** Months and other words of dates in four languages. */
import { plain } from './plain.ts';

const names: readonly string[] = [
  'january jan janvier janv enero ene',
  'february feb fevrier fevr fev febrero',
  'march mar mars marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juin junio',
  'july jul juillet juil julio',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre setiembre set',
  'october oct octobre octubre',
  'november nov novembre noviembre',
  'december dec decembre diciembre dic',
];
const months: ReadonlyMap<string, number> = new Map(names.flatMap((list, at) => list.split(' ').map((name) => [name, at + 1] as const)));

export const monthOf = (name: string): number | undefined => months.get(plain(name));

/** Names as a pattern: letters and an accent here and there. */
export const MONTH = '(?:jan(?:uary|vier|v)?|ene(?:ro)?|feb(?:ruary|rero)?|f[eé]v(?:rier|r)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may(?:o)?|mai|june?|juin|junio|july?|juil(?:let)?|julio|aug(?:ust)?|ao[uû]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|setiembre|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|d[eé]c(?:ember|embre)?|dic(?:iembre)?)\\.?';

export const NOW = "(?:present|current(?:ly)?|now|today|to date|ongoing|pr[eé]sent|actuel(?:lement)?|aujourd['’]hui|en cours|ce jour|actualidad|actual(?:mente)?|presente|la fecha|hoy|現在(?:に至る)?|現職|在職中|至今|今)";
