import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

const ofCandidate = (answer: unknown): boolean => answer === 'ACCEPTED' || answer === 'DECLINED';

/** Offers are written by sending, withdrawing and answering; here is what undoing may not do: what a candidate answered stands, and a candidate has one offer that waits. */
export const hooks: Hooks = {
  beforeSave: async (tx, _caller, values, now) => {
    if (now !== null && ofCandidate(now['answer']) && values['answer'] !== now['answer']) throw refuse('OFFER_CLOSED');
    if (values['answer'] !== 'PENDING') return;
    const others = await tx.query(`select from offer where org_code = $1 and candidate_id = $2::bigint and answer = 'PENDING' and id is distinct from $3::bigint`, [tx.orgCode, values['candidateId'], values['id'] ?? null]);
    if (others.length > 0) throw refuse('OFFER_WAITS');
  },
};
