import type { Category } from '../../domain/activity/classify.ts';
import { accessDomain } from '../../domain/data-loss-prevention/accessDomain.ts';
import { fixingPatterns, type Listing } from '../../domain/data-loss-prevention/internetRules.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { addWebsites, changeWebsites } from '../data-loss-prevention/internet/list-websites.ts';
import { readPatterns } from '../data-loss-prevention/internet/patterns.ts';
import { domainCaller, knownGroup, refuseManyDomains, websitesOf } from '../data-loss-prevention/internet/websites.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Arguments = { readonly domains: readonly string[]; readonly listing: Listing; readonly category?: Category | null; readonly customGroupId?: number | null };

/** Puts domains on a list; what is on it already is skipped, and of a single one, or of nothing but such, it is refused (V-064). */
export const addInternetDomains = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('addInternetDomains', args, context, grant, null, async (tx) => {
    refuseManyDomains(args.domains);
    const wrong = args.domains.filter((domain) => accessDomain(domain) === null);
    if (wrong.length > 0) refuseProblems(grant, [{ field: 'domains', ...finding('internetAccess.noDomains', { domains: wrong.slice(0, 5).join(', '), smart_count: wrong.length }) }]);
    const group = await knownGroup(tx, args.customGroupId);
    const names = [...new Set(args.domains.map((domain) => accessDomain(domain)!))];
    const there = new Map((await websitesOf(tx, group, names)).map((website) => [website.name, website]));
    const fixing = fixingPatterns(args.listing === 'BLOCKED' ? await readPatterns(tx) : []);
    const fixed = names.filter((name) => fixing({ name, listing: there.get(name)?.listing ?? 'NONE' }) !== undefined);
    const open = names.filter((name) => !fixed.includes(name));
    const news = open.filter((name) => !there.has(name));
    const moved = open.flatMap((name) => there.get(name) ?? []).filter(({ listing }) => listing !== args.listing);
    // What a wildcard blocks is blocked already.
    if (news.length + moved.length === 0) throw refuse('DOMAIN_REFUSED');
    const caller = domainCaller(context, grant);
    const changed = await changeWebsites(tx, caller, moved.map(({ id }) => ({ id, input: { listing: args.listing, ...(args.category == null ? {} : { category: args.category }) } })));
    const added = await addWebsites(tx, caller, group, news.map((name) => ({ name, category: args.category ?? 'NEUTRAL', listing: args.listing })));
    return { changes: [...changed, ...added], answer: { added: news.length + moved.length, skipped: open.length - news.length - moved.length, setByWildcard: fixed } };
  });
