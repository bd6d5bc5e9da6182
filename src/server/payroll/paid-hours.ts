/** Hours that were paid already: overtime and special wages of payslips of final runs, also of those that are held, and of final settlements. */
import { plus, ratioOf, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Ratio } from '../../domain/payroll/formula/ratio.ts';
import type { PayLineTitle } from '../../domain/payroll/payslip/pay-line.ts';
import type { Transaction } from '../db/org.ts';
import { dayKey } from '../overtime/worked-days.ts';

/** What a special wage paid for a day, less what was taken back. */
export type PaidWage = { readonly id: string; readonly title: PayLineTitle; readonly minutes: number; readonly pay: Ratio; /** It is paid besides overtime of the same hours. */ readonly onTop: boolean };

export type PaidHours = { /** Minutes by `dayKey`. */ readonly overtime: ReadonlyMap<string, number>; /** By `dayKey`. */ readonly wages: ReadonlyMap<string, readonly PaidWage[]> };

type Row = { readonly employeeId: string; readonly day: string; readonly of: 'OVERTIME' | 'SPECIAL_WAGE'; readonly id: string; readonly title: PayLineTitle; readonly minutes: number; readonly pay: string; readonly onTop: boolean };

const read = (tx: Transaction, employees: readonly string[], since: string): Promise<Row[]> =>
  tx.query<Row>(
    `select p.employee_id::text as "employeeId", x ->> 'day' as day, l ->> 'of' as of, l ->> 'id' as id, l -> 'title' as title, (x ->> 'minutes')::int as minutes, coalesce(x ->> 'pay', '0') as pay, coalesce((x ->> 'onTop')::boolean, false) as "onTop"
     from (
       select p.employee_id, p.lines from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED' where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.to_date >= $3::date
       union all select s.employee_id, s.lines from settlement s where s.org_code = $1 and s.employee_id = any($2::bigint[]) and s.status in ('FINAL', 'PAID') and s.to_date >= $3::date) p
       cross join lateral jsonb_path_query(p.lines, '$[*] ? (@.of == "SPECIAL_WAGE" || @.of == "OVERTIME")') l cross join lateral jsonb_array_elements(coalesce(l -> 'on', '[]')) x`,
    [tx.orgCode, employees, since],
  );

/** Of payslips and settlements that reach to a day or beyond it. Overtime that is paid now (`isNow`, by the id of the request) is left out, as a held payslip may have it, too. */
export const readPaidHours = async (tx: Transaction, employees: readonly string[], since: string, isNow: (id: string) => boolean): Promise<PaidHours> => {
  const overtime = new Map<string, number>();
  const wages = new Map<string, readonly PaidWage[]>();
  for (const { id, of, title, minutes, pay, onTop, ...one } of await read(tx, employees, since)) {
    const key = dayKey(one);
    if (of === 'OVERTIME') {
      if (!isNow(id)) overtime.set(key, (overtime.get(key) ?? 0) + minutes);
      continue;
    }
    const had = wages.get(key) ?? [];
    const same = had.find((wage) => wage.id === id);
    const wage = { id, title: minutes > 0 ? title : (same?.title ?? title), minutes: minutes + (same?.minutes ?? 0), pay: plus(ratioOf(pay), same?.pay ?? zero), onTop };
    wages.set(key, [...had.filter((other) => other !== same), wage]);
  }
  return { overtime, wages };
};
