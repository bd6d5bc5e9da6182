import type { PayLine, PayLineKind } from '../../domain/payroll/payslip/pay-line.ts';
import type { Transaction } from '../db/org.ts';

/** What the payslips of a run come to by component, as the run keeps it. */
export type KeptSum = { readonly code: string; readonly kind: PayLineKind; readonly title: PayLine['title']; /** Decimal text. */ readonly amount: string; readonly people: number };
export type RunSum = KeptSum & { readonly former: string | null };
export type FormerRun = { readonly id: string; readonly name: string; readonly net: string };

/** Claims are one line: each has a code of its own. */
const CODE = `case when l ->> 'of' = 'EXPENSE_CLAIM' then 'CLAIMS' else l ->> 'code' end`;
const TITLE = `case when l ->> 'of' = 'EXPENSE_CLAIM' then '{"key": "payslip.line.claims"}'::jsonb when l ->> 'of' = 'CLAWBACK' then '{"key": "payslip.line.clawbacks"}'::jsonb else l -> 'title' end`;

/** The sums of payslips `p` as the run keeps them, from a query of payslips with a `sign`: 1 where they join the sums, -1 where they leave them. */
const sumsOf = (payslips: string, more = ''): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'title', title, 'amount', trim_scale(amount)::text, 'people', people) order by kind, code) filter (where people > 0), '[]') from (
    select kind, code, (array_agg(title))[1] as title, sum(amount) as amount, sum(people)::int as people from (
      ${more}select kind, code, (array_agg(title))[1] as title, sum(sign * amount) as amount, min(sign) as people from (select p.id, p.sign, l ->> 'kind' as kind, ${CODE} as code, ${TITLE} as title, (l ->> 'amount')::numeric as amount from (${payslips}) p cross join jsonb_array_elements(p.lines) l) line group by id, kind, code
    ) slip group by kind, code) sum)`;

/** Of all payslips of the run $2 of the organisation $1 that are not held. */
export const ownSumsSql = sumsOf('select id, lines, 1 as sign from payslip where org_code = $1 and run_id = $2::bigint and not is_held');

/** Of the run `r` as it keeps them, with the payslips $3, which are held now and were not, or the other way round. */
export const movedSumsSql = sumsOf(
  'select id, lines, case when is_held then -1 else 1 end as sign from payslip where org_code = $1 and run_id = $2::bigint and id = any($3::bigint[])',
  `select k ->> 'kind' as kind, k ->> 'code' as code, k -> 'title' as title, (k ->> 'amount')::numeric as amount, (k ->> 'people')::int as people from jsonb_array_elements(r.sums) k union all `,
);

/** The final run before one of the same kind of period; undefined where there is none. */
export const formerRun = async (tx: Transaction, runId: string): Promise<FormerRun | undefined> =>
  (
    await tx.query<FormerRun>(
      `select f.id::text as id, f.name, trim_scale(coalesce(f.net, 0))::text as net from payroll_run r join payroll_run f on f.org_code = r.org_code and f.status = 'FINALIZED' and f.period = r.period and f.currency = r.currency and f.to_date < r.from_date
       where r.org_code = $1 and r.id = $2::bigint order by f.to_date desc limit 1`,
      [tx.orgCode, runId],
    )
  )[0];

const KINDS: readonly PayLineKind[] = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'];
/** Of amounts that are only set in an order. */
const size = ({ amount, former }: RunSum): number => Number(amount) + Number(former ?? 0);

/** What the payslips of a run that are not held come to, by component, beside those of another one; the largest of each kind first. */
export const runSums = async (tx: Transaction, runId: string, former: string | null): Promise<readonly RunSum[]> => {
  const kept = new Map((await tx.query<{ id: string; sums: KeptSum[] | null }>('select id::text as id, sums from payroll_run where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, former === null ? [runId] : [runId, former]])).map(({ id, sums }) => [id, sums ?? []]));
  const [own, before] = [kept.get(runId) ?? [], former === null ? [] : (kept.get(former) ?? [])];
  const keyOf = ({ kind, code }: KeptSum): string => `${kind} ${code}`;
  const formerly = new Map(before.map((sum) => [keyOf(sum), sum.amount]));
  const known = new Set(own.map(keyOf));
  const sums = [
    ...own.map((sum): RunSum => ({ ...sum, former: former === null ? null : (formerly.get(keyOf(sum)) ?? '0') })),
    ...before.filter((sum) => !known.has(keyOf(sum))).map((sum): RunSum => ({ ...sum, amount: '0', people: 0, former: sum.amount })),
  ];
  return sums.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || size(other) - size(one) || (one.code < other.code ? -1 : 1));
};
