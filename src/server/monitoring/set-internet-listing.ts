import { fixingPatterns, type Listing } from '../../domain/data-loss-prevention/internetRules.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { changeWebsites } from '../data-loss-prevention/internet/list-websites.ts';
import { readPatterns } from '../data-loss-prevention/internet/patterns.ts';
import { domainCaller, namedWebsites } from '../data-loss-prevention/internet/websites.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Arguments = { readonly ids: readonly number[]; readonly listing: Listing };

/** Blocks, unblocks or whitelists domains. Those whose status a wildcard sets are left alone and named; where there are no others it is refused, and said which wildcard (V-090). */
export const setInternetListing = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('setInternetListing', args, context, grant, null, async (tx) => {
    const websites = await namedWebsites(tx, args.ids);
    const fixing = fixingPatterns(await readPatterns(tx));
    const differing = websites.filter(({ listing }) => listing !== args.listing);
    const fixed = args.listing === 'WHITELISTED' ? [] : differing.filter(({ name, listing }) => (args.listing === 'BLOCKED' || listing !== 'WHITELISTED') && fixing({ name, listing: 'NONE' }) !== undefined);
    const moved = differing.filter((website) => !fixed.includes(website));
    const [first] = fixed;
    if (moved.length === 0 && first !== undefined) refuseProblems(grant, [{ field: 'listing', ...finding('activityClassification.setByPattern', { pattern: fixing({ name: first.name, listing: 'NONE' })!.pattern }) }]);
    const changes = await changeWebsites(tx, domainCaller(context, grant), moved.map(({ id }) => ({ id, input: { listing: args.listing } })));
    return { changes, answer: { changed: moved.length, unchanged: websites.length - differing.length, setByWildcard: fixed.map(({ name }) => name) } };
  });
