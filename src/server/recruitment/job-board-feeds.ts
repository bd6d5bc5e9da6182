import type { Grant } from '../access/authorise.ts';
import { boardSettings, FILES, keyOfBoard } from '../careers/feed/boards.ts';
import { IN_FEED } from '../careers/feed/feed-posts.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { todayOf } from '../people/today.ts';

type Fetch = { readonly board: string; readonly at: string; readonly by: string };

/** The feeds that job boards fetch: their addresses, what is in them, and who was there last. */
export const jobBoardFeeds = async (_args: unknown, { db, settings }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [count] = await tx.query<{ posts: number }>(`select count(*)::int as posts from job_post p where ${IN_FEED}`, [tx.orgCode, await todayOf(tx)]);
    const fetches = await tx.query<Fetch>('select board, at, by from job_board_fetch where org_code = $1', [tx.orgCode]);
    const feeds = (await boardSettings(tx)).map((setting) => {
      const { board, isOn, advertiserId, needsKey } = setting;
      const last = fetches.find((one) => one.board === board);
      const address = new URL(`/v3/careers/feed/${FILES[board]}`, settings.publicUrl.origin);
      address.searchParams.set('org', session.orgCode);
      if (needsKey) address.searchParams.set('key', keyOfBoard(settings, session.orgCode, setting));
      const isIncomplete = isOn && board === 'JOBSTREET' && advertiserId === null;
      return { board, isOn, advertiserId, needsKey, address: address.href, posts: count!.posts, lastFetchedAt: last?.at ?? null, lastFetchedBy: last?.by ?? null, warning: isIncomplete ? say(session.language, 'error.INTEGRATION_INCOMPLETE') : '' };
    });
    return { errorCode: '', message: '', feeds };
  });
