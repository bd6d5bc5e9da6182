import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord } from '../resource/save.ts';
import { entityInput, inputProblems } from './candidates/specified-input.ts';
import { toldByArgument } from './candidates/told-by-argument.ts';

/** Document 1 §5 and §7: adds a candidate of whom everything that is required is known. All that is wrong is told at once. */
export const insertJobCandidates = async (args: Readonly<Record<string, unknown>>, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const found = sayProblems(session.language, await withOrg(db, session.orgCode, (tx) => inputProblems(tx, args)));
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), ...(args['mails'] === false ? { withoutMails: true as const } : {}) };
  const { id, changeSet } = await toldByArgument(() => addRecord(resourceOf('Candidate'), entityInput(args), caller, found));
  return { errorCode: '', message: '', validationError: null, changeSet, candidateId: Number(id) };
};
