import { fixingPatterns } from '../../../domain/data-loss-prevention/internetRules.ts';
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { refuseProblems, type Told } from '../../refuse-problems.ts';
import { readPatterns } from './patterns.ts';
import { knownGroup, websitesOf, type Website } from './websites.ts';

export type CopyAsked = { readonly fromGroupId: number; readonly toGroupId?: number | null };
export type CopyLine = Pick<Website, 'category' | 'listing'> & { readonly domain: string; readonly act: 'ADD' | 'CHANGE' | 'SAME'; readonly now: Website | null };

/** What copying the websites of a group comes to. A website whose status a wildcard sets keeps its list: the wildcard holds there as well. */
export const copyLines = async (tx: Transaction, caller: Told, { fromGroupId, toGroupId }: CopyAsked): Promise<CopyLine[]> => {
  if (fromGroupId === toGroupId) refuseProblems(caller, [{ field: 'toGroupId', ...finding('internetAccess.sameGroup') }]);
  const from = await websitesOf(tx, await knownGroup(tx, fromGroupId));
  const there = new Map((await websitesOf(tx, await knownGroup(tx, toGroupId), from.map(({ name }) => name))).map((website) => [website.name, website]));
  const fixing = fixingPatterns(await readPatterns(tx));
  return from.map(({ name, category, listing: told }): CopyLine => {
    const now = there.get(name) ?? null;
    const listing = told !== 'WHITELISTED' && fixing({ name, listing: told }) !== undefined ? (now?.listing ?? 'NONE') : told;
    const act = now === null ? 'ADD' : now.category === category && now.listing === listing ? 'SAME' : 'CHANGE';
    return { domain: name, category, listing, act, now };
  });
};
