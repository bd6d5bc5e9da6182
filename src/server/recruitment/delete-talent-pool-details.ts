import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

type Arguments = { readonly talentPoolId: number; readonly moveTo?: number | null };

/** Document 1 §7: deletes a pool. With candidates it says how many, and takes the pool to which they go first. */
export const deleteTalentPoolDetails = async ({ talentPoolId, moveTo }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const caller = { db, session: grant.session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const done = await deleteRecords(resourceOf('TalentPool'), [String(talentPoolId)], caller, moveTo == null ? null : String(moveTo));
  return { errorCode: '', message: '', validationError: null, ...done };
};
