/** What job boards fetch: made at most once a minute for each address, however often it is asked for. */
import { createHash } from 'node:crypto';
import { organisationNamed } from '../../auth/organisation-of-request.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { isUnchanged } from '../../http/negotiate.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { organisationOfVisit } from '../organisation-of-visit.ts';
import { visitIn } from '../visit.ts';
import { boards, boardSettings, FILES, isKey, keyOfBoard, type Board, type BoardSetting } from './boards.ts';
import { feedPosts } from './feed-posts.ts';
import { jsonFeed, xmlFeed, type Feed } from './write-feed.ts';

const MINUTE = 60_000;
/** Addresses that are kept: beyond so many they begin anew. */
const MOST = 500;

type Made = { readonly at: number; readonly body: Buffer; readonly etag: string; readonly key: string | null };
type Kept = Map<string, { readonly at: number; readonly made: Promise<Made | null> }>;

/** One a database: servers of one process share nothing else. */
const kept = new WeakMap<object, Kept>();

/** What a board may fetch was changed: whatever was made before serves no more in this process, and in others for a minute at most. */
export const forgetFeeds = (db: object): void => void kept.delete(db);

const noteFetch = (context: Context, orgCode: string, board: Board): Promise<unknown> =>
  withOrg(context.db, orgCode, (tx) =>
    tx.query('insert into job_board_fetch (org_code, board, by) values ($1, $2, $3) on conflict (org_code, board) do update set at = now(), by = excluded.by', [orgCode, board, String(context.request.headers['user-agent'] ?? '-').replaceAll('\u0000', '').slice(0, 200)]),
  );

const settingOf = async (tx: Transaction, board: Board): Promise<BoardSetting> => (await boardSettings(tx)).find((one) => one.board === board)!;

/** The feed as it is now; null where there is no organisation of that name, or it does not let the board fetch. */
const make = async (context: Context, board: Board): Promise<Made | null> => {
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null) return null;
  const found = await withOrg(context.db, orgCode, async (tx) => {
    const setting = await settingOf(tx, board);
    if (!setting.isOn) return null;
    const visit = await visitIn(tx, context, 'en');
    const link = (path: string): string => `${visit.origin}${visit.canonical(path)}`;
    const feed: Feed = { organisation: visit.organisation, source: visit.settings.tenantUniqueKey, home: link('/careers'), advertiserId: setting.advertiserId, seat: visit.seat, currency: visit.currency, equalOpportunity: visit.settings.equalOpportunityStatement, posts: await feedPosts(tx, visit.today), urlOf: (code) => link(`/careers/${encodeURIComponent(code)}`) };
    return { setting, text: board === 'ANY' ? jsonFeed(feed) : xmlFeed(feed) };
  });
  if (found === null) return null;
  await noteFetch(context, orgCode, board);
  const body = Buffer.from(found.text);
  return { at: Date.now(), body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, key: found.setting.needsKey ? keyOfBoard(context.settings, orgCode, found.setting) : null };
};

const placeOf = (context: Context, board: Board): string => JSON.stringify([board, organisationNamed(context), context.url.searchParams.get('org'), context.request.headers.host?.toLowerCase() ?? '']);

const feedOf = (context: Context, board: Board): Promise<Made | null> => {
  const own: Kept = kept.get(context.db) ?? new Map();
  kept.set(context.db, own);
  const place = placeOf(context, board);
  const had = own.get(place);
  if (had && Date.now() - had.at < MINUTE) return had.made;
  if (own.size >= MOST) own.clear();
  const made = make(context, board);
  own.set(place, { at: Date.now(), made });
  // What failed is asked again by the next one.
  made.then((answer) => (answer === null ? own.delete(place) : undefined), () => own.delete(place));
  return made;
};

/** Another process may have given the board a new key since the feed was made: whoever has it need not wait. */
const hasNewKey = async (context: Context, board: Board, given: string | null): Promise<boolean> => {
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null || given === null) return false;
  const setting = await withOrg(context.db, orgCode, (tx) => settingOf(tx, board));
  return setting.isOn && setting.needsKey && isKey(given, keyOfBoard(context.settings, orgCode, setting));
};

/** The feed for whoever asks; null where the address lacks the key that it takes. */
const feedFor = async (context: Context, board: Board): Promise<Made | null> => {
  const given = context.url.searchParams.get('key');
  const made = await feedOf(context, board);
  if (made === null || made.key === null || isKey(given, made.key)) return made;
  if (!(await hasNewKey(context, board, given))) return null;
  kept.get(context.db)?.delete(placeOf(context, board));
  return feedOf(context, board);
};

export const feedRoute = async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const board = boards.find((one) => FILES[one] === context.params['file']);
  const made = board === undefined ? null : await feedFor(context, board);
  if (made === null) throw refuse('HTTP_404');
  const headers = { etag: made.etag, 'cache-control': made.key === null ? 'public, max-age=60' : 'private, max-age=60', vary: 'org_code', 'last-modified': new Date(made.at).toUTCString(), 'x-content-type-options': 'nosniff' };
  if (isUnchanged(context.request, made.etag)) {
    context.response.writeHead(304, headers).end();
    return;
  }
  context.response.writeHead(200, { ...headers, 'content-type': board === 'ANY' ? 'application/json; charset=utf-8' : 'application/xml; charset=utf-8', 'content-length': made.body.length }).end(made.body);
};
