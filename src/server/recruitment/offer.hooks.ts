import { finding } from '../../domain/problem.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const ofCandidate = (answer: unknown): boolean => answer === 'ACCEPTED' || answer === 'DECLINED';

/** Offers are written by sending, withdrawing and answering; here is what undoing may not do: what a candidate answered stands, a candidate has one offer that waits, and only as long as they are considered. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, now) => {
    if (now !== null && ofCandidate(now['answer']) && values['answer'] !== now['answer']) throw refuse('OFFER_CLOSED');
    if (values['answer'] !== 'PENDING') return;
    const others = await tx.query(`select from offer where org_code = $1 and candidate_id = $2::bigint and answer = 'PENDING' and id is distinct from $3::bigint`, [tx.orgCode, values['candidateId'], values['id'] ?? null]);
    if (others.length > 0) throw refuse('OFFER_WAITS');
    const considered = await tx.query(`select from candidate where org_code = $1 and id = $2::bigint and standing = 'ACTIVE' for share`, [tx.orgCode, values['candidateId']]);
    if (considered.length === 0) refuseFields(caller, [{ field: 'candidateId', ...finding('offers.needsActive') }]);
  },
};
