import type { Transaction } from '../db/org.ts';

export type MonitoringTerms = { readonly isOn: boolean; readonly purpose: string; readonly keepsOutsideSchedule: boolean; readonly membersMayConnect: boolean; readonly keepsIntervalsDays: number; readonly keepsDaysMonths: number };

/** The settings of monitoring; an organization that has none records nothing. */
export const readTerms = async (tx: Transaction): Promise<MonitoringTerms | null> =>
  (
    await tx.query<MonitoringTerms>(
      `select is_on as "isOn", purpose, keeps_outside_schedule as "keepsOutsideSchedule", members_may_connect as "membersMayConnect", keeps_intervals_days as "keepsIntervalsDays", keeps_days_months as "keepsDaysMonths"
       from monitoring_setting where org_code = $1 order by id limit 1`,
      [tx.orgCode],
    )
  )[0] ?? null;

/** From which day on the work of an employee is recorded; null of whom nothing is recorded. */
export const monitoredSince = async (tx: Transaction, employeeId: string): Promise<string | null> =>
  (
    await tx.query<{ since: string }>(
      `select m.since from monitored_member m join employee e on e.org_code = m.org_code and e.id = m.employee_id where m.org_code = $1 and m.employee_id = $2::bigint and m.status = 'ACTIVE' and e.status = 'ACTIVE'`,
      [tx.orgCode, employeeId],
    )
  )[0]?.since ?? null;

/** As a predicate over `e`: recorded now. */
export const isMonitoredSql = `(e.status = 'ACTIVE' and exists (select from monitored_member m where m.org_code = e.org_code and m.employee_id = e.id and m.status = 'ACTIVE') and exists (select from monitoring_setting x where x.org_code = e.org_code and x.is_on))`;
