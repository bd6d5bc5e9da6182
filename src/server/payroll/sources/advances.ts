import { deducted, dueIn, outstandingOf } from '../../../domain/advances/plan.ts';
import type { Advance } from '../../../domain/advances/plan.ts';
import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { payslipTotals, withoutReplaced } from '../../../domain/payroll/payslip/payslip-totals.ts';
import { asAdvance, paidOf, readAdvances } from '../../advances/read-advances.ts';
import type { KnownAdvance } from '../../advances/read-advances.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly amount: string };

/** Advances that are approved, go with a payroll run and are wanted by the end of the cycle: paid beside what is earned, so neither a wage nor taxed. Whoever leaves gets none. */
export const advanceSource: LineSource = async (tx, { currency, toDate }, people) => {
  const rows = await tx.query<Row>(
    `select a.id::text as id, a.employee_id::text as "employeeId", trim_scale(a.amount)::text as amount from salary_advance a join employee e on e.org_code = a.org_code and e.id = a.employee_id
     where a.org_code = $1 and a.employee_id = any($2::bigint[]) and a.status = 'APPROVED' and a.paid_on is null and a.way = 'PAYROLL' and a.wanted_on <= $3::date
       and not exists (select from exit x where x.org_code = $1 and x.employee_id = a.employee_id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) order by a.wanted_on, a.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), toDate],
  );
  return rows.map(({ id, employeeId, amount }): PayLine => ({ employeeId, code: 'ADVANCE', title: { key: 'payslip.line.advance' }, kind: 'REIMBURSEMENT', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'SALARY_ADVANCE', entity: 'SalaryAdvance', id } }));
};

const line = ({ id, employeeId }: KnownAdvance, amount: bigint): PayLine => ({ employeeId, code: 'ADVANCERECOVERY', title: { key: 'payslip.line.advanceRecovery' }, kind: 'DEDUCTION', amount, source: { of: 'ADVANCE_RECOVERY', entity: 'SalaryAdvance', id } });

/**
 * Instalments of the month, after contributions and taxes: with the whole month or the half that closes it, and of whoever leaves all that is left. Never more than the salary leaves; what is paid back counts
 * for nothing there. The rest comes with the next cycle.
 */
export const advanceRecoverySource: LineSource = async (tx, { currency, month, part }, people, soFar) => {
  const due = new Map(people.filter(({ leaves }) => part !== 'FIRST' || leaves).map((person) => [person.employeeId, person]));
  if (due.size === 0) return [];
  const advances = Map.groupBy(await paidOf(tx, [...due.keys()]), ({ employeeId }) => employeeId);
  return [...advances].flatMap(([employeeId, known]) => {
    const { gross, deductions } = payslipTotals(withoutReplaced(soFar.get(employeeId) ?? []));
    const dueOf = (advance: Advance): bigint => (due.get(employeeId)!.leaves ? outstandingOf(advance) : dueIn(advance, month));
    const taken = deducted(known.map((one) => dueOf(asAdvance(one, { currency, withHeld: true }))), gross - deductions);
    return known.flatMap((one, at) => (taken[at] === 0n ? [] : [line(one, taken[at]!)]));
  });
};

/** All that is left of the advances of whoever leaves, however little is paid: of a settlement it may be more than that. `held`: by advance, the pay dates of held payslips that pay it, for they are released with the settlement. */
export const lastAdvancesWith = (held: ReadonlyMap<string, string>): LineSource => async (tx, { currency }, people) => {
  const known = await readAdvances(tx, `a.employee_id = any($2::bigint[]) and a.status = 'APPROVED' and (a.paid_on is not null or a.id = any($3::bigint[]))`, [people.map(({ employeeId }) => employeeId), [...held.keys()]]);
  return known.flatMap((one) => {
    const left = outstandingOf(asAdvance({ ...one, paidOn: one.paidOn ?? held.get(one.id) ?? null }, { currency, withHeld: true }));
    return left <= 0n ? [] : [{ ...line(one, left), how: { key: 'settlement.how.advance', args: { advance: one.amount, currency } } }];
  });
};
