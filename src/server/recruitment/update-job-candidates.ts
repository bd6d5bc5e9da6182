import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord } from '../resource/save.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { entityInput, refuseBlank, refuseResume } from './candidates/specified-input.ts';
import { toldByArgument } from './candidates/told-by-argument.ts';

type Arguments = Readonly<Record<string, unknown>> & { readonly candidateId: number; readonly version?: number | null };

/** Document 1 §5 and §7: changes a candidate, of whom everything that is required is known afterwards. */
export const updateJobCandidates = async (args: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const [id, resource] = [String(args.candidateId), resourceOf('Candidate')];
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), ...(args['mails'] === false ? { withoutMails: true as const } : {}) };
  refuseBlank(args, grant);
  const version = await withOrg(db, session.orgCode, async (tx) => {
    const [candidate] = await tx.query<{ version: number }>('select version from candidate where org_code = $1 and id = $2::bigint', [tx.orgCode, id]);
    if (!candidate || (await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
    await refuseResume(tx, args, grant);
    return args.version ?? candidate.version;
  });
  const { changeSet } = await toldByArgument(() => updateRecord(resource, id, version, entityInput(args), caller));
  return { errorCode: '', message: '', validationError: null, changeSet, candidateId: args.candidateId };
};
