import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { copyLines, type CopyAsked } from '../data-loss-prevention/internet/copy-lines.ts';
import { addWebsites, changeWebsites } from '../data-loss-prevention/internet/list-websites.ts';
import { domainCaller } from '../data-loss-prevention/internet/websites.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Arguments = CopyAsked & { readonly replaces?: boolean | null };

/** Copies the classification of a custom group; one undo takes it back. */
export const copyInternetClassification = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('copyInternetClassification', args, context, grant, null, async (tx) => {
    const lines = await copyLines(tx, grant, args);
    const news = lines.filter(({ act }) => act === 'ADD');
    const other = args.replaces === false ? [] : lines.flatMap(({ act, now, category, listing }) => (act === 'CHANGE' && now !== null ? [{ id: now.id, input: { category, listing } }] : []));
    const caller = domainCaller(context, grant);
    const changed = await changeWebsites(tx, caller, other);
    const added = await addWebsites(tx, caller, args.toGroupId ?? null, news.map(({ domain, category, listing }) => ({ name: domain, category, listing })));
    return { changes: [...changed, ...added], answer: { added: news.length, changed: other.length } };
  });
