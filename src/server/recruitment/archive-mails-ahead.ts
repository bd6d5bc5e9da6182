import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';
import { resourceOf } from '../resource/registry.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { archivedAhead } from './mail/archive-mails.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly archiveStatusId?: number | null; readonly mailSubject?: string | null; readonly mailContent?: string | null };

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

/** What candidates read who are archived and told of it. */
export const archiveMailsAhead = ({ candidateId, archiveStatusId, mailSubject, mailContent }: Arguments, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const ids = [...new Set(candidateId.map(String))];
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
  return withOrg(db, session.orgCode, async (tx) => {
    const beyond = await beyondReach(tx, resourceOf('Candidate'), ids, caller);
    const told = { candidates: ids.filter((id) => !beyond.has(id)), subject: textOf(mailSubject), body: textOf(mailContent), statusId: archiveStatusId == null ? null : String(archiveStatusId) };
    return { errorCode: '', message: '', mails: await archivedAhead(tx, told, session.language) };
  });
};
