/** Payslips whose instalments of advances are not what would be deducted now. */
import { deducted, dueIn, outstandingOf } from '../../domain/advances/plan.ts';
import { monthOf } from '../../domain/advances/months.ts';
import { toMinor } from '../../domain/money.ts';
import type { Transaction } from '../db/org.ts';
import { closesMonthSql } from '../payroll/closes-month-sql.ts';
import { asAdvance, paidOf } from './read-advances.ts';
import type { KnownAdvance } from './read-advances.ts';

type Slip = { readonly id: string; readonly employeeId: string; readonly month: string; readonly currency: string; /** Minor units do not fit decimal text: gross less all other deductions. */ readonly left: string; readonly isClosing: boolean; readonly leaves: boolean; readonly taken: Readonly<Record<string, string>> };

/** Those of these payslips whose employee has, or had, an advance that was paid. */
const readSlips = (tx: Transaction, payslips: readonly string[]): Promise<Slip[]> =>
  tx.query<Slip>(
    `select p.id::text as id, p.employee_id::text as "employeeId", p.to_date::text as month, p.currency, trim_scale(p.gross - p.deductions + coalesce(t.sum, 0))::text as left, ${closesMonthSql('p')} as "isClosing",
       exists (select from exit x join employee e on e.org_code = $1 and e.id = p.employee_id where x.org_code = $1 and x.employee_id = p.employee_id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and x.last_working_day <= p.to_date) as leaves, coalesce(t.taken, '{}') as taken
     from payslip p left join lateral (select sum((l ->> 'amount')::numeric) as sum, json_object_agg(l ->> 'id', l ->> 'amount') as taken from jsonb_array_elements(p.lines) l where l ->> 'of' = 'ADVANCE_RECOVERY') t on true
     where p.org_code = $1 and p.id = any($2::bigint[]) and (t.sum is not null or exists (select from salary_advance a where a.org_code = $1 and a.employee_id = p.employee_id and a.status = 'APPROVED' and a.paid_on is not null))`,
    [tx.orgCode, payslips],
  );

const isMoved = (slip: Slip, advances: readonly KnownAdvance[]): boolean => {
  const { id, currency, taken } = slip;
  const known = advances.map((one) => ({ id: one.id, advance: asAdvance(one, { currency, withHeld: true, without: new Set([id]) }) }));
  const dues = known.map(({ advance }) => (slip.leaves ? outstandingOf(advance) : slip.isClosing ? dueIn(advance, monthOf(slip.month)) : 0n));
  const now = new Map(deducted(dues, toMinor(slip.left, currency, 'halfUp')).map((amount, at) => [known[at]!.id, amount]));
  const ids = new Set([...now.keys(), ...Object.keys(taken)]);
  return [...ids].some((one) => (now.get(one) ?? 0n) !== toMinor(taken[one] ?? '0', currency, 'halfUp'));
};

export const movedRecoveries = async (tx: Transaction, payslips: readonly string[]): Promise<readonly string[]> => {
  const slips = await readSlips(tx, payslips);
  if (slips.length === 0) return [];
  const advances = Map.groupBy(await paidOf(tx, [...new Set(slips.map(({ employeeId }) => employeeId))]), ({ employeeId }) => employeeId);
  return slips.filter((slip) => isMoved(slip, advances.get(slip.employeeId) ?? [])).map(({ id }) => id);
};
