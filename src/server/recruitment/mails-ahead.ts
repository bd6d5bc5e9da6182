import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';
import type { MailsAhead } from '../resource/hooks.ts';
import { candidatesMails } from './mail/mails-ahead.ts';
import { remainingAhead } from './posts/remaining.ts';
import { statusesAtPost } from './pipeline/statuses-at-post.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly statusId?: number | null; readonly jobPostIds?: readonly number[] | null; readonly portalAccess?: boolean | null; readonly remainingOf?: string | null };

/** Which mails leave where candidates are considered and come to a status, for the posts or where they stand. */
export const mailsAhead = ({ candidateId, statusId, jobPostIds, portalAccess, remainingOf }: Arguments, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const ids = [...new Set(candidateId.map(String))];
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
  const along = { standing: 'ACTIVE', ...(portalAccess == null ? {} : { portalAccess }) };
  return withOrg(db, session.orgCode, async (tx) => {
    const mails: MailsAhead[] = [];
    if (remainingOf != null) return { errorCode: '', message: '', mails: statusId == null || !/^\d{1,18}$/.test(remainingOf) ? [] : await remainingAhead(tx, caller, remainingOf, String(statusId)) };
    if (jobPostIds == null) mails.push(...(await candidatesMails(tx, caller, ids.map((id) => ({ id, values: { ...along, ...(statusId == null ? {} : { statusId: String(statusId) }) } })))));
    for (const post of jobPostIds ?? []) {
      const statusAt = await statusesAtPost(tx, ids, String(post), statusId);
      mails.push(...(await candidatesMails(tx, caller, ids.map((id) => ({ id, values: { ...along, jobPostId: String(post), statusId: statusAt(id) } })))));
    }
    return { errorCode: '', message: '', mails };
  });
};
