/** An offer that gets its answer, whoever gives it: the first one wins, and salary and candidate follow in the same change-set. */
import { keptAfterJoining } from '../../../domain/recruitment/kept-until.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';

export type Closing = { readonly answer: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED'; readonly values?: Readonly<Record<string, unknown>> };

const SALARY = { ACCEPTED: 'ACCEPTED', DECLINED: 'DECLINED', WITHDRAWN: 'DRAFT', EXPIRED: 'DRAFT' } as const;

const rewrite = async (tx: Transaction, type: string, before: Image, values: Readonly<Record<string, unknown>>, by: string): Promise<Change> => {
  const [after] = await updateImages(tx, resourceOf(type), [{ ...before, ...values }], by);
  return { entity: type, id: before.id, kind: 'UPDATE', before, after: after! };
};

/** What was agreed is not erased before anybody comes to the first day. */
const keptFor = async (tx: Transaction, candidate: Image, joiningDate: string): Promise<Readonly<Record<string, unknown>>> => {
  const { retentionMonths } = await readSetting<{ readonly retentionMonths: number }>(tx, 'RecruitmentGeneralSetting');
  return { retainUntil: keptAfterJoining(candidate['retainUntil'] as string | null, joiningDate, retentionMonths) };
};

/** Nobody is paid before the first day that was agreed on; a later day that the salary names stays. */
const paidFrom = (salary: Image, joiningDate: string): Readonly<Record<string, unknown>> => {
  const month = joiningDate.slice(0, 7);
  return {
    ...(String(salary['effectiveFrom']) < joiningDate ? { effectiveFrom: joiningDate } : {}),
    ...(String(salary['salaryEffectiveMonth'] ?? '') < month ? { salaryEffectiveMonth: month } : {}),
  };
};

/** What was changed; null where the offer has its answer already, or its last day is over. */
export const closeOffer = async (tx: Transaction, offerId: string, { answer, values = {} }: Closing, by: string): Promise<readonly Change[] | null> => {
  // The row is held until the transaction ends: whoever comes second finds the answer of the first.
  const offer = (await readImages(tx, resourceOf('Offer'), [offerId])).get(offerId);
  const today = await todayOf(tx);
  const isOver = offer !== undefined && String(offer['expiresOn']) < today;
  if (!offer || offer['answer'] !== 'PENDING' || (isOver && (answer === 'ACCEPTED' || answer === 'DECLINED'))) return null;
  const changes = [await rewrite(tx, 'Offer', offer, { ...values, answer, respondedOn: new Date().toISOString() }, by)];
  const [salary] = await tx.query<{ id: string }>(`select id::text as id from candidate_salary where org_code = $1 and candidate_id = $2::bigint and status = 'OFFERED'`, [tx.orgCode, offer['candidateId']]);
  const kept = salary && (await readImages(tx, resourceOf('CandidateSalary'), [salary.id])).get(salary.id);
  if (kept) changes.push(await rewrite(tx, 'CandidateSalary', kept, { status: SALARY[answer], ...(answer === 'ACCEPTED' ? paidFrom(kept, String(offer['joiningDate'])) : {}) }, by));
  const candidateId = String(offer['candidateId']);
  const candidate = answer === 'ACCEPTED' || answer === 'DECLINED' ? (await readImages(tx, resourceOf('Candidate'), [candidateId])).get(candidateId) : undefined;
  if (candidate) changes.push(await rewrite(tx, 'Candidate', candidate, { offerRespondedOn: today, ...(answer === 'ACCEPTED' ? await keptFor(tx, candidate, String(offer['joiningDate'])) : {}) }, by));
  return changes;
};
