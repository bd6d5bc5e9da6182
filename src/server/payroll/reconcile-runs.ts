import { fromMinor } from '../../domain/money.ts';
import { changeReasons, componentChanges } from '../../domain/payroll/payslip/reconcile.ts';
import type { StoredLine } from '../../domain/payroll/payslip/stored-line.ts';
import type { Transaction } from '../db/org.ts';
import type { Language } from '../session.ts';
import { titleIn } from './payslip-sheet.ts';

type Row = {
  readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string | null; readonly payslipId: string | null; readonly formerNet: string | null; readonly net: string | null; readonly difference: string;
  readonly lines: readonly StoredLine[] | null; readonly formerLines: readonly StoredLine[] | null; readonly days: number | null; readonly formerDays: number | null; readonly total: number;
};

export type Compared = { readonly runId: string; readonly formerId: string | null; readonly currency: string; readonly search: string; readonly offset: number; readonly limit: number; readonly language: Language };

/** What somebody is paid, whatever the order of its lines: two payslips with the same are as before. */
const made = (alias: string): string => `(select md5(coalesce(string_agg(x.k || x.a, ',' order by x.k), '')) from (select l ->> 'kind' || (l ->> 'code') as k, sum((l ->> 'amount')::numeric)::text as a from jsonb_array_elements(${alias}.lines) l group by 1) x)`;

const beside = `(select * from payslip where org_code = $1 and run_id = $2::bigint and not is_held) n full join (select * from payslip where org_code = $1 and run_id = $3::bigint and not is_held) f on f.employee_id = n.employee_id`;

/** People whose pay differs between two runs, the greatest differences first. */
export const changedPeople = async (tx: Transaction, { runId, formerId, currency, search, offset, limit, language }: Compared) => {
  const rows = await tx.query<Row>(
    `select e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", n.id::text as "payslipId", trim_scale(f.net)::text as "formerNet", trim_scale(n.net)::text as net,
       trim_scale(coalesce(n.net, 0) - coalesce(f.net, 0))::text as difference, n.lines, f.lines as "formerLines", n.to_date - n.from_date + 1 as days, f.to_date - f.from_date + 1 as "formerDays", (count(*) over ())::int as total
     from ${beside} join employee e on e.org_code = $1 and e.id = coalesce(n.employee_id, f.employee_id)
     where (n.id is null or f.id is null or n.net <> f.net or ${made('n')} <> ${made('f')}) and ($4 = '' or fold(e.name || ' ' || coalesce(e.employee_number, '')) like '%' || fold($4) || '%')
     order by abs(coalesce(n.net, 0) - coalesce(f.net, 0)) desc, e.name, e.id offset $5 limit $6`,
    [tx.orgCode, runId, formerId, search, offset, limit],
  );
  const slip = (lines: readonly StoredLine[] | null, days: number | null) => (lines === null ? null : { lines, cycleDays: days ?? 0 });
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ lines, formerLines, days, formerDays, total: _total, ...row }) => ({
      ...row,
      reasons: changeReasons(slip(lines, days), slip(formerLines, formerDays), currency),
      components: componentChanges(lines ?? [], formerLines ?? [], currency).map(({ title, former, now, ...change }) => ({ ...change, title: titleIn(language, title), former: fromMinor(former, currency), now: fromMinor(now, currency) })),
    })),
  };
};

/** How many are paid in both runs just as before. */
export const unchangedPeople = async (tx: Transaction, runId: string, formerId: string | null): Promise<number> =>
  (await tx.query<{ count: number }>(`select count(*)::int as count from ${beside} where n.id is not null and f.id is not null and n.net = f.net and ${made('n')} = ${made('f')}`, [tx.orgCode, runId, formerId]))[0]?.count ?? 0;
