/** The address at which a person's calendar program fetches their interviews: whoever has it reads them, so it is theirs alone and can be replaced. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secrets/key-for.ts';
import type { KeySettings } from '../secrets/root-key.ts';

export type Feed = { readonly orgCode: string; readonly accountId: string; readonly number: number };

/** Reckoned from the installation's secret, so that it is kept nowhere; another number is another key. */
const keyOf = (settings: KeySettings, { orgCode, accountId, number }: Feed): string =>
  createHmac('sha256', keyFor(settings, 'calendar addresses')).update(`${orgCode} ${accountId} ${number}`).digest('base64url').slice(0, 40);

export const feedPath = (settings: KeySettings, feed: Feed): string => `/calendars/${encodeURIComponent(feed.orgCode)}/${feed.accountId}-${keyOf(settings, feed)}.ics`;

export const isFeedKey = (settings: KeySettings, feed: Feed, given: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(keyOf(settings, feed))];
  return one.length === other.length && timingSafeEqual(one, other);
};
