import { forms } from '../../../generated/forms.ts';
import { lastOfMonth } from '../../domain/dates.ts';
import { isMonth } from '../../domain/payroll/salary/paid-months.ts';
import { finding } from '../../domain/problem.ts';
import { reachOf, type Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuseWord } from '../refuse-word.ts';
import type { Caller } from '../resource/caller.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord, updateRecord } from '../resource/save.ts';
import type { SalaryPart } from '../salaries/salary-parts.ts';

type Arguments = Readonly<Partial<Record<'templateName' | 'templateStatus' | 'description' | 'annualCTC' | 'annualGrossSalary' | 'monthlyGrossSalary' | 'effectiveFrom' | 'effectiveTo' | 'salaryEffectiveMonth' | 'salaryEffectiveTo' | 'payoutMonth' | 'revisionType' | 'revisionStatus' | 'reviseCtcByPercentage' | 'previousCtc', string | null>>> & {
  readonly formId?: number | null;
  readonly salaryId?: number | null;
  readonly employeeId: number;
  readonly templateId?: number | null;
  readonly allowanceDetails?: readonly SalaryPart[] | null;
  readonly retiralDetails?: readonly SalaryPart[] | null;
  readonly grossIds?: readonly number[] | null;
  readonly revisionWithoutArrear?: boolean | null;
  readonly version?: number | null;
};

const AS_GIVEN = ['description', 'annualCTC', 'annualGrossSalary', 'monthlyGrossSalary', 'effectiveFrom', 'salaryEffectiveMonth', 'payoutMonth', 'reviseCtcByPercentage', 'previousCtc', 'revisionWithoutArrear'] as const;

/** 'Pending approval' and PENDING_APPROVAL are one word. */
const wordOf = (grant: Grant, field: 'revisionType' | 'revisionStatus', value: string | null | undefined): string | null => {
  if (value == null || value.trim() === '') return null;
  const word = value.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');
  const { options = [] } = resourceOf('EmployeeSalary').fields.find(({ key }) => key === (field === 'revisionStatus' ? 'status' : field))!;
  if (!options.includes(word)) throw refuseWord(grant.session.language, field, value, options);
  return word;
};

const ids = (parts: readonly SalaryPart[]) => parts.map(({ componentId, ...part }) => ({ ...part, componentId: String(componentId) }));

/** The last day of a salary that was agreed for a time. */
const endOf = (grant: Grant, { effectiveTo, salaryEffectiveTo }: Arguments): string | null => {
  if (effectiveTo != null) return effectiveTo;
  if (salaryEffectiveTo == null) return null;
  if (!isMonth(salaryEffectiveTo)) refuseProblems(grant, [{ field: 'salaryEffectiveTo', ...finding('salary.month') }]);
  return lastOfMonth(`${salaryEffectiveTo}-01`);
};

/** What the request gives of the salary; what it leaves out stays as it is. */
const given = (args: Arguments, grant: Grant, templateId: string | null): Record<string, unknown> => {
  const [type, end] = [wordOf(grant, 'revisionType', args.revisionType), endOf(grant, args)];
  const { allowanceDetails, retiralDetails, grossIds } = args;
  return {
    ...Object.fromEntries(AS_GIVEN.flatMap((key) => (args[key] == null ? [] : [[key, args[key]]]))),
    ...(type === null ? {} : { revisionType: type }),
    ...(end === null ? {} : { endsOn: end }),
    ...(templateId === null ? {} : { templateId }),
    ...(allowanceDetails == null ? {} : { allowances: ids(allowanceDetails) }),
    ...(retiralDetails == null ? {} : { retirals: ids(retiralDetails) }),
    ...(grossIds == null ? {} : { grosses: grossIds.map((componentId) => ({ componentId: String(componentId) })) }),
  };
};

/** Document 1 §7: a salary of an employee, new or changed, each by its own right. */
export const addUpdateSalaryDetails = async (args: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  if (args.formId !== forms.SALARY_DETAILS) mayViewForm(args.formId, session);
  const resource = resourceOf('EmployeeSalary');
  const templateId = await withOrg(db, session.orgCode, async (tx) => {
    if (args.templateId != null || args.templateName == null) return args.templateId == null ? null : String(args.templateId);
    const [named] = await tx.query<{ id: string }>('select id::text as id from salary_template where org_code = $1 and name_folded = fold($2)', [tx.orgCode, args.templateName]);
    if (!named) throw refuse('NOT_FOUND');
    return named.id;
  });
  const status = wordOf(grant, 'revisionStatus', args.revisionStatus);
  const isNew = args.salaryId == null;
  const adding = screenReach(session, resource, 'ADD');
  // What a screen does not show is not added by its right.
  const addedOn = (['SALARY_DETAILS', 'SALARY_REVISION'] as const).filter((form) => reachOf(session, form, 'ADD') !== null);
  const reach = isNew ? adding && { ...adding, forms: addedOn } : reachOf(session, 'SALARY_REVISION', 'UPDATE');
  if (reach === null) throw refuse(isNew ? '_DB0101' : '_DB0102');
  const caller: Caller = { db, session, reach, form: isNew ? (addedOn[0] ?? null) : 'SALARY_REVISION', reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const input = given(args, grant, templateId);
  const save = async () => {
    if (isNew) return addRecord(resource, { ...input, employeeId: String(args.employeeId), ...(status === null ? {} : { status }) }, caller);
    const [found] = await withOrg(db, session.orgCode, (tx) => tx.query<{ version: number; status: string }>('select version, status from employee_salary where org_code = $1 and id = $2::bigint and employee_id = $3::bigint', [tx.orgCode, args.salaryId, args.employeeId]));
    if (!found) throw refuse('NOT_FOUND');
    return updateRecord(resource, String(args.salaryId), args.version ?? found.version, { ...input, ...(status === null || status === found.status ? {} : { status }) }, caller);
  };
  const { id, changeSet, message = '' } = await save();
  const [saved] = await withOrg(db, session.orgCode, (tx) => tx.query<{ status: string }>('select status from employee_salary where org_code = $1 and id = $2::bigint', [tx.orgCode, id]));
  return { errorCode: '', message, validationError: null, changeSet, salaryId: Number(id), revisionStatus: saved?.status ?? null };
};
