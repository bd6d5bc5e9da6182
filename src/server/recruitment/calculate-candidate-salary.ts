import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { SalaryPart } from '../salaries/salary-parts.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import { reckonSalary } from './salary/reckon.ts';

type Arguments = {
  readonly candidateId: number;
  readonly templateId?: number | null;
  readonly annualCTC: string;
  readonly effectiveFrom?: string | null;
  readonly salaryEffectiveMonth?: string | null;
  readonly allowanceDetails?: readonly SalaryPart[] | null;
  readonly retiralDetails?: readonly SalaryPart[] | null;
  readonly grossIds?: readonly number[] | null;
};

const MOST = 200;

/** What a candidate's salary would come to, reckoned as it is when it is saved. */
export const calculateCandidateSalary = ({ candidateId, allowanceDetails, retiralDetails, grossIds, ...asked }: Arguments, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    if (!(await reachesCandidate(tx, session, String(candidateId)))) throw refuse('NOT_FOUND');
    const lists = { allowances: allowanceDetails ?? [], retirals: retiralDetails ?? [], grosses: (grossIds ?? []).map((componentId) => ({ componentId })) };
    if (Object.values(lists).some(({ length }) => length > MOST)) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
    const { structure } = await reckonSalary(tx, { session }, { ...asked, ...lists, candidateId: String(candidateId) });
    return { errorCode: '', message: '', validationError: null, salaryDetails: JSON.stringify(structure) };
  });
