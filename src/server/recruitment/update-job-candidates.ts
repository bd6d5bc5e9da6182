import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord } from '../resource/save.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { entityInput, inputProblems } from './candidates/specified-input.ts';
import { toldByArgument } from './candidates/told-by-argument.ts';

type Arguments = Readonly<Record<string, unknown>> & { readonly candidateId: number; readonly version?: number | null };

/** Document 1 §5 and §7: changes a candidate, of whom everything that is required is known afterwards. All that is wrong is told at once. */
export const updateJobCandidates = async (args: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const [id, resource] = [String(args.candidateId), resourceOf('Candidate')];
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), ...(args['mails'] === false ? { withoutMails: true as const } : {}) };
  const { version, found } = await withOrg(db, session.orgCode, async (tx) => {
    const [candidate] = await tx.query<{ version: number }>('select version from candidate where org_code = $1 and id = $2::bigint', [tx.orgCode, id]);
    if (!candidate || (await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
    return { version: args.version ?? candidate.version, found: sayProblems(session.language, await inputProblems(tx, args)) };
  });
  const { changeSet } = await toldByArgument(() => updateRecord(resource, id, version, entityInput(args), caller, found));
  return { errorCode: '', message: '', validationError: null, changeSet, candidateId: args.candidateId };
};
