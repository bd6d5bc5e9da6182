/** What a claim keeps to where its expenses are reimbursements of salaries. */
import type { Claim, ClaimTerms } from '../../domain/expenses/claim.ts';
import { firstApart, lastClaimDay } from '../../domain/expenses/reimbursement.ts';
import type { Reimbursement } from '../../domain/expenses/reimbursement.ts';
import type { Language } from '../../domain/languages.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

const reimbursementsOf = ({ expenses }: Claim, { types }: ClaimTerms): readonly (Reimbursement | null)[] => expenses.map(({ expenseTypeId }) => types.find(({ id }) => id === expenseTypeId)?.reimbursement ?? null);

/** Nothing is paid back that the salary of the day pays already, and what different workflows approve is claimed apart. */
export const reimbursementProblems = async (tx: Transaction, employeeId: string, claim: Claim, terms: ClaimTerms): Promise<Problem[]> => {
  const of = reimbursementsOf(claim, terms);
  if (of.every((one) => one === null)) return [];
  const lines = of.flatMap((one, at) => (one === null ? [] : [{ at, componentId: one.componentId, day: claim.expenses[at]!.spentOn }]));
  const paid = await tx.query<{ at: number; name: string }>(
    `select l.at, c.name from unnest($3::int[], $4::bigint[], $5::date[]) as l(at, component_id, day) join salary_component c on c.org_code = $1 and c.id = l.component_id
       cross join lateral (select s.structure -> 'salaryStructure' -> 'allowances' as parts from employee_salary s where s.org_code = $1 and s.employee_id = $2::bigint and s.status = 'APPLIED' and s.effective_from <= l.day and (s.effective_to is null or s.effective_to >= l.day)
         order by s.effective_from desc limit 1) s
     where exists (select from jsonb_array_elements(case when jsonb_typeof(s.parts) = 'array' then s.parts else '[]' end) f where (f ->> 'componentId')::bigint = l.component_id and (f ->> 'annual')::numeric > 0) order by l.at`,
    [tx.orgCode, employeeId, lines.map(({ at }) => at), lines.map(({ componentId }) => componentId), lines.map(({ day }) => day)],
  );
  const apart = firstApart([...of.map((one) => one?.workflowId ?? null), ...claim.perDiems.map(() => null)]);
  return [
    ...paid.map(({ at, name }) => ({ field: `expenses.${at}.expenseTypeId`, ...finding('claimRequest.paidWithSalary', { name }) })),
    ...(apart === null ? [] : [{ field: apart < of.length ? `expenses.${apart}.expenseTypeId` : `perDiems.${apart - of.length}.perDiemId`, ...finding('claimRequest.apart') }]),
  ];
};

type Asked = { readonly claim: Claim; readonly terms: ClaimTerms; /** Of the employee. */ readonly today: string; /** Days of expenses that were handed in before. */ readonly stood: ReadonlySet<string>; readonly language: Language };

/** What somebody who asks for themselves claims too late: after the period of the expense and its days of grace. */
export const graceProblems = async (tx: Transaction, { claim, terms, today, stood, language }: Asked): Promise<Problem[]> => {
  const of = reimbursementsOf(claim, terms);
  if (of.every((one) => one?.gracePeriod == null)) return [];
  const { fiscalYearStart } = await readPayrollSettings(tx);
  const problems: Problem[] = [];
  for (const [at, { spentOn }] of claim.expenses.entries()) {
    const one = of[at];
    const until = one == null ? null : lastClaimDay(spentOn, one, fiscalYearStart);
    if (until !== null && until < today && !stood.has(spentOn)) problems.push({ field: `expenses.${at}.spentOn`, ...finding('claimRequest.graceOver', { name: one!.name, day: await sayDay(tx, until, language) }) });
  }
  return problems;
};
