/** Durations in hours: '2h 30m', '2 h 30 min', '2時間30分', '2:30', '2.5'. */
import { fromScaled, isDecimal, shortest } from '../decimal.ts';
import type { Language } from '../languages.ts';
import { divideRounded } from '../money.ts';
import { formatNumber, parseNumber } from './numbers.ts';

const HOURS = String.raw`(?:h|hr|hrs|hour|hours|heure|heures|hora|horas|時間)`;
const MINUTES = String.raw`(?:m|min|mins|minute|minutes|minuto|minutos|分)`;
const WORDS = new RegExp(String.raw`^(?:([\d.,]+)\s*${HOURS})?\s*(?:(\d+)\s*${MINUTES}?)?\.?$`, 'iu');
const HAS_UNIT = new RegExp(String.raw`[\d.,]\s*(?:${HOURS}|${MINUTES})`, 'iu');

/** Hours with four decimals, rounded half up: 20 minutes are 0.3333. */
const ofMinutes = (minutes: bigint): string => fromScaled(divideRounded(minutes * 10_000n, 60n, 'halfUp'), 4);

const add = (hours: string, minutes: string): string => {
  const [whole = '0', fraction = ''] = hours.split('.');
  const scale = fraction.length;
  const factor = 10n ** BigInt(scale);
  const total = BigInt(whole + fraction) * 60n + BigInt(minutes) * factor;
  return fromScaled(divideRounded(total * 10_000n, 60n * factor, 'halfUp'), 4);
};

/** Hours as exact decimal text, at most 4 decimals, or null. A plain number is hours. */
export const parseDuration = (input: string, language: Language): string | null => {
  const text = input.normalize('NFKC').trim();
  const clock = /^(\d{1,5}):([0-5]\d)$/.exec(text);
  if (clock) return add(clock[1] ?? '0', clock[2] ?? '0');
  if (!HAS_UNIT.test(text)) {
    const hours = parseNumber(text, language);
    return hours !== null && !hours.startsWith('-') ? add(hours, '0') : null;
  }
  const words = WORDS.exec(text);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  const hours = words[1] === undefined ? '0' : parseNumber(words[1], language);
  return hours === null ? null : add(hours, words[2] ?? '0');
};

/** V-009: hours of a plain decimal number or of text such as '2h 30m'; anything else is 0. */
export const durationHours = (text: string): number => Number(parseDuration(text, 'en') ?? 0);

/** Hours and minutes where the value is whole minutes, otherwise hours as a number: en 2h 30m, fr 2 h 30 min, ja 2時間30分, sp 2 h 30 min. */
export const formatDuration = (hours: string, language: Language): string => {
  if (!isDecimal(hours)) return hours;
  const minutes = Math.round(Number(hours) * 60);
  if (!Number.isSafeInteger(minutes) || minutes < 0 || ofMinutes(BigInt(minutes)) !== shortest(hours)) return formatNumber(hours, language);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const number = String(whole);
  const [h, m] = language === 'en' ? ['h', 'm'] : language === 'ja' ? ['時間', '分'] : ['\u00a0h', '\u00a0min'];
  const parts = [whole > 0 || rest === 0 ? `${number}${h}` : '', rest > 0 ? `${rest}${m}` : ''].filter(Boolean);
  return parts.join(language === 'ja' ? '' : ' ');
};
