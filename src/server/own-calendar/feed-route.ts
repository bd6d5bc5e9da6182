/** What calendar programs fetch: without a session, by an address that is a secret. The rights are the person's of now, asked again each time. */
import { createHash } from 'node:crypto';
import { reachOf } from '../access/authorise.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { isUnchanged } from '../http/negotiate.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { refuse } from '../refuse.ts';
import { isFeedKey } from './feed-address.ts';
import { ownInterviews } from './own-interviews.ts';

const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const FILE = /^(\d{1,18})-([A-Za-z0-9_-]{40})\.ics$/;
/** Programs fetch each quarter of an hour at most; more often is a loop, or somebody else. */
const MOST_A_MINUTE = 12;
const MINUTE_MS = 60_000;
type Window = { readonly since: number; count: number };
const fetched = new WeakMap<Database, Map<string, Window>>();

const limitFeed = (db: Database, place: string): void => {
  const fetches = fetched.get(db) ?? new Map<string, Window>();
  fetched.set(db, fetches);
  const now = performance.now();
  if (fetches.size > 20_000) fetches.clear();
  const had = fetches.get(place);
  const window = had && now - had.since < MINUTE_MS ? had : { since: now, count: 0 };
  window.count += 1;
  fetches.set(place, window);
  if (window.count > MOST_A_MINUTE) throw refuse('RATE_LIMITED', { words: { seconds: 60 }, retryAfterSeconds: 60 });
};

const calendarRoute = async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const { params, settings, db, request, response } = context;
  const orgCode = params['organisation'] ?? '';
  const [, accountId, key = ''] = FILE.exec(params['file'] ?? '') ?? [];
  if (!CODE.test(orgCode) || accountId === undefined) throw refuse('HTTP_404');
  limitFeed(db, `${orgCode} ${accountId}`);
  const text = await withOrg(db, orgCode, async (tx) => {
    const [feed] = await tx.query<{ number: number | null; isStale: boolean }>(`select feed_number as number, feed_fetched_at is null or feed_fetched_at < now() - interval '10 minutes' as "isStale" from own_calendar where org_code = $1 and user_account_id = $2::bigint`, [orgCode, accountId]);
    if (feed?.number == null || !isFeedKey(settings, { orgCode, accountId, number: feed.number }, key)) return null;
    const [session] = await sessionsOf(tx, [accountId]);
    if (!session || reachOf(session, 'UPCOMING_INTERVIEWS', 'VIEW') === null || reachOf(session, 'MY_INTEGRATION', 'VIEW') === null) return null;
    if (feed.isStale) await tx.query('update own_calendar set feed_fetched_at = now() where org_code = $1 and user_account_id = $2::bigint', [orgCode, accountId]);
    return ownInterviews(tx, session, `${settings.publicUrl.origin}/v3/recruitment/upcoming-interviews`);
  });
  // A wrong key, an ended address and a person who may not any more are one answer.
  if (text === null) throw refuse('HTTP_404');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  if (isUnchanged(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="interviews.ics"' }).end(text);
};

export const ownCalendarRoutes: readonly Route[] = [{ method: 'GET', path: '/calendars/:organisation/:file', handle: answeringRefusals(calendarRoute) }];
