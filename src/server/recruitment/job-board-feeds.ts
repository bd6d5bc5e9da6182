import type { Grant } from '../access/authorise.ts';
import { boardStates } from '../careers/feed/board-states.ts';
import { FILES, keyOfBoard } from '../careers/feed/boards.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** The feeds that job boards fetch: their addresses, what is in them, and who was there last. */
export const jobBoardFeeds = async (_args: unknown, { db, settings }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const feeds = (await boardStates(tx, session.language)).map((state) => {
      const { board, isOn, advertiserId, needsKey, posts, lastFetchedAt, lastFetchedBy, warning } = state;
      const address = new URL(`/v3/careers/feed/${FILES[board]}`, settings.publicUrl.origin);
      address.searchParams.set('org', session.orgCode);
      if (needsKey) address.searchParams.set('key', keyOfBoard(settings, session.orgCode, state));
      return { board, isOn, advertiserId, needsKey, address: address.href, posts, lastFetchedAt, lastFetchedBy, warning };
    });
    return { errorCode: '', message: '', feeds };
  });
