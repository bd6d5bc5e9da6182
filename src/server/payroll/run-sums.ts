import type { PayLine, PayLineKind } from '../../domain/payroll/payslip/pay-line.ts';
import type { Transaction } from '../db/org.ts';

export type RunSum = { readonly code: string; readonly kind: PayLineKind; readonly title: PayLine['title']; readonly amount: string; readonly people: number; readonly former: string | null };
export type FormerRun = { readonly id: string; readonly name: string; readonly net: string };

/** The final run before one of the same kind of period; undefined where there is none. */
export const formerRun = async (tx: Transaction, runId: string): Promise<FormerRun | undefined> =>
  (
    await tx.query<FormerRun>(
      `select f.id::text as id, f.name, trim_scale(coalesce(f.net, 0))::text as net from payroll_run r join payroll_run f on f.org_code = r.org_code and f.status = 'FINALIZED' and f.period = r.period and f.currency = r.currency and f.to_date < r.from_date
       where r.org_code = $1 and r.id = $2::bigint order by f.to_date desc limit 1`,
      [tx.orgCode, runId],
    )
  )[0];

/** What the payslips of a run that are not held come to, by component, beside those of another one. Claims are one line: each has a code of its own. */
export const runSums = (tx: Transaction, runId: string, former: string | null): Promise<RunSum[]> =>
  tx.query<RunSum>(
    `with lines as (select p.run_id, p.employee_id, case when l ->> 'of' = 'EXPENSE_CLAIM' then 'CLAIMS' else l ->> 'code' end as code, l ->> 'kind' as kind,
         case when l ->> 'of' = 'EXPENSE_CLAIM' then '{"key": "payslip.line.claims"}'::jsonb when l ->> 'of' = 'CLAWBACK' then '{"key": "payslip.line.clawbacks"}'::jsonb else l -> 'title' end as title, (l ->> 'amount')::numeric as amount
       from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.run_id = any(array_remove(array[$2::bigint, $3::bigint], null)) and not p.is_held)
     select code, kind, (array_agg(title order by run_id = $2::bigint desc))[1] as title, trim_scale(coalesce(sum(amount) filter (where run_id = $2::bigint), 0))::text as amount,
       (count(distinct employee_id) filter (where run_id = $2::bigint))::int as people, case when $3::bigint is not null then trim_scale(coalesce(sum(amount) filter (where run_id = $3::bigint), 0))::text end as former
     from lines group by code, kind order by array_position(array['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'], kind), sum(amount) desc, code`,
    [tx.orgCode, runId, former],
  );
