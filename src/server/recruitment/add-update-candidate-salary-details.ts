import { forms } from '../../../generated/forms.ts';
import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { refuse, Refusal } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord, updateRecord } from '../resource/save.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import type { SalaryPart } from '../salaries/salary-parts.ts';

type Arguments = {
  readonly formId?: number | null;
  readonly candidateId: number;
  readonly templateId?: number | null;
  readonly annualCTC: string;
  readonly annualGrossSalary: string;
  readonly monthlyGrossSalary: string;
  readonly effectiveFrom?: string | null;
  readonly salaryEffectiveMonth?: string | null;
  readonly allowanceDetails?: readonly SalaryPart[] | null;
  readonly retiralDetails?: readonly SalaryPart[] | null;
  readonly grossIds?: readonly number[] | null;
  readonly isEditMode: boolean;
  readonly version?: number | null;
};

const ids = (parts: readonly SalaryPart[]) => parts.map(({ componentId, ...part }) => ({ ...part, componentId: String(componentId) }));

/** What the request gives of the salary; what it leaves out stays as it is. */
const given = ({ templateId, allowanceDetails, retiralDetails, grossIds, effectiveFrom, salaryEffectiveMonth }: Arguments): Record<string, unknown> => ({
  ...(templateId == null ? {} : { templateId: String(templateId) }),
  ...(effectiveFrom == null ? {} : { effectiveFrom }),
  ...(salaryEffectiveMonth == null ? {} : { salaryEffectiveMonth }),
  ...(allowanceDetails == null ? {} : { allowances: ids(allowanceDetails) }),
  ...(retiralDetails == null ? {} : { retirals: ids(retiralDetails) }),
  ...(grossIds == null ? {} : { grosses: grossIds.map((componentId) => ({ componentId: String(componentId) })) }),
});

/** Document 1 §7: a candidate's salary, new or changed, each by its own right. */
export const addUpdateCandidateSalaryDetails = async (args: Arguments, { db, idempotencyKey }: Context, { session }: Grant) => {
  if (args.formId !== forms.CANDIDATE_SALARY) mayViewForm(args.formId, session);
  const resource = resourceOf('CandidateSalary');
  const reach = reachOf(session, 'CANDIDATE_SALARY', args.isEditMode ? 'UPDATE' : 'ADD');
  if (reach === null) throw refuse(args.isEditMode ? '_DB0102' : '_DB0101');
  const caller = { db, session, reach, form: 'CANDIDATE_SALARY' as const, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { annualCTC, annualGrossSalary, monthlyGrossSalary } = args;
  const input = { ...given(args), annualCTC, annualGrossSalary, monthlyGrossSalary };
  const find = async () => (await withOrg(db, session.orgCode, (tx) => tx.query<{ id: string; version: number }>('select id::text as id, version from candidate_salary where org_code = $1 and candidate_id = $2::bigint', [tx.orgCode, args.candidateId])))[0];
  const change = async () => {
    const found = await find();
    if (!found) throw refuse('NOT_FOUND');
    return updateRecord(resource, found.id, args.version ?? found.version, input, caller);
  };
  const add = async () => {
    try {
      return await addRecord(resource, { ...input, candidateId: String(args.candidateId) }, caller);
    } catch (error) {
      // Somebody else made it after the caller looked.
      if (error instanceof Refusal && error.details.validationError?.some(({ field }) => field === 'candidateId') && (await find()) && (await withOrg(db, session.orgCode, (tx) => reachesCandidate(tx, session, String(args.candidateId))))) throw refuse('SALARY_MADE');
      throw error;
    }
  };
  const { id, changeSet } = args.isEditMode ? await change() : await add();
  return { errorCode: '', message: '', validationError: null, changeSet, salaryId: Number(id), salaryCount: changeSet === null ? 0 : 1 };
};
