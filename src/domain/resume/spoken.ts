/** Languages that somebody speaks, as ISO 639 codes with how well. */
import { found, type Found } from './found.ts';
import type { ResumeLine } from './line.ts';
import { plain } from './plain.ts';

export type Spoken = { readonly language: string; readonly proficiency: 'BASIC' | 'CONVERSATIONAL' | 'FLUENT' | 'NATIVE' | null };

const codes = 'en,fr,es,ja,de,it,pt,nl,zh,ko,hi,ta,te,kn,ml,mr,gu,bn,pa,ur,ar,fa,he,ru,uk,pl,cs,sk,hu,ro,bg,el,tr,sv,no,da,fi,th,vi,id,ms,fil,ca,eu,gl,hr,sr,sl,lt,lv,et,sw,km,my,ne,si'.split(',');

const names: ReadonlyMap<string, string> = new Map(
  ['en', 'fr', 'es', 'ja'].flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'language' });
    return codes.flatMap((code) => {
      const name = plain(display.of(code) ?? '');
      return name === '' ? [] : [[name, code] as const];
    });
  }),
);
const more: ReadonlyMap<string, string> = new Map([['mandarin', 'zh'], ['castellano', 'es'], ['tagalog', 'fil'], ['farsi', 'fa'], ['chinois', 'zh']]);

const steps: readonly (readonly [NonNullable<Spoken['proficiency']>, RegExp])[] = [
  ['NATIVE', /native|mother tongue|first language|bilingual|langue maternelle|natif|native|bilingue|nativo|nativa|lengua materna|materno|母語|母国語|ネイティブ/i],
  ['FLUENT', /fluent|advanced|proficient|professional|full|\bc[12]\b|courant|avanc[eé]|couramment|fluido|avanzado|alto|流暢|ビジネス|上級/i],
  ['CONVERSATIONAL', /conversation|intermediate|working|limited|\bb[12]\b|interm[eé]diaire|moyen|intermedio|medio|日常会話|中級/i],
  ['BASIC', /basic|beginner|elementary|notions|scolaire|\ba[12]\b|d[eé]butant|[eé]l[eé]mentaire|b[aá]sico|elemental|初級|基礎/i],
];

/** In their own section each name counts; the level may stand behind it, on the next line or at the same place of it. */
export const spokenOf = (lines: readonly ResumeLine[]): Found<Spoken>[] => {
  const seen = new Map<string, Found<Spoken>>();
  lines.forEach(({ text }, at) => {
    const places = text.split('\t');
    places.forEach((place, index) =>
      place.split(/[,;、|•]/).forEach((part) => {
        const words = plain(part).split(' ');
        const code = words.map((word) => names.get(word) ?? more.get(word)).find((one) => one !== undefined) ?? [...names].find(([name]) => /[\u3040-\u9fff]/.test(name) && plain(part).includes(name))?.[1];
        if (code === undefined || seen.has(code)) return;
        const after = lines[at + 1]?.text.split('\t');
        const below = places.length > 1 ? after?.[index] : after && !names.has(plain(after[0] ?? '').split(' ')[0] ?? '') ? after[0] : undefined;
        const proficiency = [part, places[index + 1] ?? '', below ?? ''].map((told) => steps.find(([, pattern]) => pattern.test(told))?.[0]).find((step) => step !== undefined) ?? null;
        seen.set(code, found({ language: code, proficiency }, proficiency === null ? 0.75 : 0.9, text));
      }),
    );
  });
  return [...seen.values()];
};
