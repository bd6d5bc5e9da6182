/** What a form of a stranger carries: a name for the sending, and when the form was given out. Signed, so that neither can be made up. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secrets/key-for.ts';
import type { KeySettings } from '../secrets/root-key.ts';

/** Sent sooner than a person can read the first line, it was a program. */
const SOONEST_MS = 2000;
const LATEST_MS = 7 * 24 * 60 * 60 * 1000;

const sign = (settings: KeySettings, about: string, key: string, began: string): string => createHmac('sha256', keyFor(settings, 'public forms')).update(`${about}\n${key}\n${began}`).digest('base64url');

/** `at`: when the form is given out, in milliseconds. */
export const newFormToken = (settings: KeySettings, about: string, at = Date.now()): string => {
  const [key, began] = [randomUUID(), at.toString(36)];
  return `${key}.${began}.${sign(settings, about, key, began)}`;
};

/** The name of the sending, or why there is none: the form is too old or not ours, or came back too soon. */
export const readFormToken = (settings: KeySettings, about: string, token: string): { readonly key: string; readonly isTooSoon: boolean } | null => {
  const [key = '', began = '', mac = ''] = token.split('.');
  const [given, right] = [Buffer.from(mac), Buffer.from(sign(settings, about, key, began))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const age = Date.now() - Number.parseInt(began, 36);
  return age > LATEST_MS ? null : { key, isTooSoon: age < SOONEST_MS };
};
