import type { ClawbackTerms } from '../../domain/payroll/clawback.ts';
import type { Transaction } from '../db/org.ts';

/** A paid earning whose employee leaves within its commitment period, with the clawback that was proposed already, if any. */
export type Due = {
  readonly earningId: string;
  readonly exitId: string;
  readonly employeeId: string;
  readonly earningName: string;
  readonly amount: string;
  readonly payoutDate: string;
  readonly commitmentMonths: number;
  readonly commitmentFrom: string;
  readonly commitmentUntil: string;
  readonly lastWorkingDay: string;
} & ClawbackTerms;

/**
 * Those of some employees, by the approved exit that ends their employment: one whose last day lies before the day of joining is of a former one. A kind that asks nothing back
 * any more asks for nothing; an earning of which something is asked back because of another exit is not asked for twice.
 */
export const dueClawbacks = (tx: Transaction, employees: readonly string[]): Promise<Due[]> =>
  tx.query<Due>(
    `select o.id::text as "earningId", x.id::text as "exitId", e.id::text as "employeeId", coalesce(o.name, k.display_name, k.title) as "earningName", trim_scale(o.amount)::text as amount, o.payout_date::text as "payoutDate",
       o.commitment_months as "commitmentMonths", o.commitment_from::text as "commitmentFrom", o.commitment_until::text as "commitmentUntil", x.last_working_day::text as "lastWorkingDay",
       k.clawback_configuration as configuration, trim_scale(k.clawback_amount)::text as fixed, k.clawback_formula as formula
     from employee e join exit x on x.org_code = e.org_code and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join
       join one_time_earning o on o.org_code = e.org_code and o.employee_id = e.id and o.status = 'PAID' and o.commitment_until >= x.last_working_day
       join adhoc_allowance k on k.org_code = o.org_code and k.id = o.kind_id and k.clawback_configuration is not null
     where e.org_code = $1 and e.id = any($2::bigint[])
       and not exists (select from clawback c where c.org_code = $1 and c.earning_id = o.id and c.exit_id <> x.id and c.status <> 'WITHDRAWN')
     order by x.id, o.id`,
    [tx.orgCode, employees],
  );

/** Clawbacks of some exits that still follow them: what is confirmed in a pay cycle that was finalized has been deducted. */
export const followingClawbacks = async (tx: Transaction, exits: readonly string[], employees: readonly string[]): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select c.id::text as id from clawback c left join payroll_cycle p on p.org_code = c.org_code and p.id = c.payroll_period_id
       where c.org_code = $1 and (c.exit_id = any($2::bigint[]) or c.employee_id = any($3::bigint[])) and not (c.status = 'CONFIRMED' and coalesce(p.status, '') = 'FINALIZED') order by c.id`,
      [tx.orgCode, exits, employees],
    )
  ).map(({ id }) => id);
