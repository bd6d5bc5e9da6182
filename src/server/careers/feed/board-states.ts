/** The job boards of the organisation with how they stand. */
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { todayOf } from '../../people/today.ts';
import type { Language } from '../../session.ts';
import { boardSettings, type BoardSetting } from './boards.ts';
import { IN_FEED } from './feed-posts.ts';

type Fetch = { readonly board: string; readonly at: Date; readonly by: string };
type BoardState = BoardSetting & { readonly posts: number; readonly lastFetchedAt: Date | null; readonly lastFetchedBy: string | null; /** Empty for nothing. */ readonly warning: string };

/** A board that knows advertisers by a number takes no posts without one. */
export const needsNumber = ({ board }: Pick<BoardSetting, 'board'>): boolean => board === 'JOBSTREET';
const isIncomplete = (setting: BoardSetting): boolean => setting.isOn && needsNumber(setting) && setting.advertiserId === null;

export const boardStates = async (tx: Transaction, language: Language): Promise<readonly BoardState[]> => {
  const [count] = await tx.query<{ posts: number }>(`select count(*)::int as posts from job_post p where ${IN_FEED}`, [tx.orgCode, await todayOf(tx)]);
  const fetches = await tx.query<Fetch>('select board, at, by from job_board_fetch where org_code = $1', [tx.orgCode]);
  return (await boardSettings(tx)).map((setting) => {
    const last = fetches.find(({ board }) => board === setting.board);
    return { ...setting, posts: count!.posts, lastFetchedAt: last?.at ?? null, lastFetchedBy: last?.by ?? null, warning: isIncomplete(setting) ? say(language, 'boards.incomplete', { name: say(language, `enum.JobBoard.${setting.board}`) }) : '' };
  });
};
