import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mailsOfNew } from '../resource/along.ts';
import type { Caller } from '../resource/caller.ts';
import { resourceOf } from '../resource/registry.ts';
import { droppedInputs, type DroppedLine } from './resumes/dropped-inputs.ts';

/** Which mails leave where dropped resumes become candidates. */
export const droppedMailsAhead = ({ candidates }: { readonly candidates: readonly DroppedLine[] }, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
  return withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', mails: await mailsOfNew(tx, resourceOf('Candidate'), caller, await droppedInputs(tx, session, candidates)) }));
};
