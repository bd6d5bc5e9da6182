import { finding } from '../../domain/problem.ts';
import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord, updateRecord } from '../resource/save.ts';

type Arguments = { readonly talentPoolId?: number | null; readonly talentPool: string; readonly description?: string | null };

/** Document 1 §7: a new pool, or other words for one; each by its own right. Who may only change pools has to name one. */
export const addUpdateTalentPool = async ({ talentPoolId, talentPool, description }: Arguments, { db, idempotencyKey }: Context, { session }: Grant) => {
  const resource = resourceOf('TalentPool');
  const reach = reachOf(session, 'TALENT_POOL', talentPoolId == null ? 'ADD' : 'UPDATE');
  if (reach === null) {
    if (talentPoolId != null) throw refuse('_DB0102');
    refuseFields({ session }, [{ field: 'talentPoolId', ...finding('rule.required', {}, { fieldName: 'talentPool' }) }]);
    throw refuse('_DB0101');
  }
  const caller = { db, session, reach, form: 'TALENT_POOL' as const, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const input = { name: talentPool, ...(description === undefined ? {} : { description }) };
  const save = async (id: number) => {
    const [pool] = await withOrg(db, session.orgCode, (tx) => tx.query<{ version: number }>('select version from talent_pool where org_code = $1 and id = $2::bigint', [tx.orgCode, id]));
    if (!pool) throw refuse('NOT_FOUND');
    return updateRecord(resource, String(id), pool.version, input, caller);
  };
  const { id, changeSet } = talentPoolId == null ? await addRecord(resource, input, caller) : await save(talentPoolId);
  return { errorCode: '', message: '', validationError: null, changeSet, talentPoolId: Number(id) };
};
