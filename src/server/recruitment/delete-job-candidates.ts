import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

/** Document 1 §7: deletes candidates with what means nothing without them. */
export const deleteJobCandidates = async ({ candidateId }: { readonly candidateId: readonly number[] }, { db, idempotencyKey }: Context, grant: Grant) => {
  const caller = { db, session: grant.session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { deleted, changeSet } = await deleteRecords(resourceOf('Candidate'), [...new Set(candidateId.map(String))], caller);
  return { errorCode: '', message: '', validationError: null, changeSet, candidateCount: deleted };
};
