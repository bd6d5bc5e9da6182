/** Lengths of time: decimal hours as text on the wire, hours and minutes for people. */

const words: Readonly<Record<string, readonly [hours: string, minutes: string, between: string]>> = {
  fr: [' h', ' min', ' '],
  ja: ['時間', '分', ''],
  sp: [' h', ' min', ' '],
};

/** Hours as '2h 30m' in the person's language, minutes rounded to whole ones; other text unchanged. */
export const writeDuration = (value: unknown, language: string): string => {
  if (value === null || value === undefined || value === '') return '';
  const hours = Number(value);
  if (!Number.isFinite(hours)) return String(value);
  const [h, m, between] = words[language] ?? ['h', 'm', ' '];
  const all = Math.round(Math.abs(hours) * 60);
  const whole = Math.floor(all / 60);
  const rest = all % 60;
  const parts = [...(whole > 0 || rest === 0 ? [`${whole}${h}`] : []), ...(rest > 0 ? [`${rest}${m}`] : [])];
  return (hours < 0 ? '−' : '') + parts.join(between);
};

/** Decimal hours, at most four digits after the point, of '2h 30m', '2 h 30 min', '2時間30分', '2:30', '90m', '2.5' or '2,5'; undefined when it is none. */
export const readDuration = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (/^\d+(?:[.,]\d+)?$/.test(plain)) return plain.replace(',', '.');
  const clock = /^(\d+):([0-5]\d)$/.exec(plain);
  const said = /^(?:(\d+(?:[.,]\d+)?)(?:h|hours?|hrs?|heures?|horas?|時間))?(?:(\d+)(?:m|min|minutes?|minutos?|分)?)?$/.exec(plain);
  const found = clock ?? said;
  if (!found || plain === '') return undefined;
  const hours = Number((found[1] ?? '0').replace(',', '.')) + Number(found[2] ?? 0) / 60;
  return String(Math.round(hours * 10_000) / 10_000);
};
