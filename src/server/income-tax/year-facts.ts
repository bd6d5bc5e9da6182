/** What is known of the year of employees, all of them in one statement. */
import { ageOn } from '../../domain/age.ts';
import { decimalText, plus, ratioOf, zero } from '../../domain/payroll/formula/ratio.ts';
import type { PaidPart, YearFacts } from '../../domain/income-tax/person-year.ts';
import { taxedOnce } from '../../domain/payroll/payslip/taxed-once.ts';
import type { Regime, ReliefSection, TaxRules } from '../../domain/income-tax/rules.ts';
import type { Transaction } from '../db/org.ts';

export type PersonFacts = YearFacts & {
  readonly employeeId: string;
  /** By which the year is taxed. */
  readonly regime: Regime;
  /** Whether it was chosen for the year; else it is the default of the organisation. */
  readonly isChosen: boolean;
  readonly isEligibleForPension: boolean;
  /** The last month that is paid in the year, YYYY-MM. */
  readonly lastMonth: string;
  /** Deducted in the months of the year before the one that was asked for. */
  readonly deducted: string;
  /** Deducted in that month already: elsewhere, or with another payslip. */
  readonly deductedNow: string;
};

type Asked = {
  readonly rules: TaxRules;
  /** Null for everybody who is paid in the year. */
  readonly employeeIds: readonly string[] | null;
  /** Claims with these statuses count. */
  readonly claims: readonly ('PENDING' | 'APPROVED')[];
  /** YYYY-MM: what was deducted before it counts. */
  readonly month: string;
  /** By employee, the tax on employment that is deducted in that month, decimal text; of who is not named, and of the months that come, it is what they paid a year before: some states take it monthly, some twice a year. */
  readonly employmentTax?: ReadonlyMap<string, string> | undefined;
};

type Row = Omit<PersonFacts, 'age' | 'claims' | 'parts' | 'once' | 'flexi' | 'employmentTax'> & {
  /** Of final payslips, beside what they pay of overtime and special wages in the year, which joins what is paid once: of the year before the month, of that month a year ago, and of the months a year ago that come after it. */
  readonly employmentTax: { readonly paid: string; readonly now: string; readonly later: string };
  readonly born: string | null;
  readonly parts: readonly PaidPart[];
  readonly once: YearFacts['once'];
  readonly flexi: YearFacts['flexi'];
  readonly claims: readonly { readonly section: ReliefSection; readonly amount: string; readonly raised: boolean; readonly metro: boolean }[];
};

/** Of each employee and month the salary that it is paid by, with the part of the month in which they are employed. */
const monthsSql = `select e.id as employee_id, to_char(m.first, 'YYYY-MM') as month, s.id as salary_id,
      (least(m.last, coalesce(x.last_day, m.last)) - greatest(m.first, e.date_of_join) + 1)::numeric / (m.last - m.first + 1) / 12 as part
    from people e
    cross join (select d::date as first, (d + interval '1 month' - interval '1 day')::date as last from generate_series($2::date, $3::date, interval '1 month') d) m
    left join lateral (select max(x.last_working_day) as last_day from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) x on true
    join lateral (select s.id, s.ends_on from employee_salary s where s.org_code = $1 and s.employee_id = e.id and s.status in ('APPLIED', 'APPROVED') and s.currency = $6 and s.salary_effective_month <= to_char(m.first, 'YYYY-MM')
      order by s.salary_effective_month desc, s.effective_from desc limit 1) s on s.ends_on is null or s.ends_on >= m.first
    where e.date_of_join <= m.last and (x.last_day is null or x.last_day >= m.first)`;

const figures = (of: string, annual: string, code: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('componentId', f ->> 'componentId', ${code} 'annual', f ->> '${annual}')) from jsonb_array_elements(coalesce(${of}, '[]')) f where f ->> '${annual}' is not null), '[]')`;

const sql = `with people as (select e.* from employee e where e.org_code = $1 and ($4::bigint[] is null or e.id = any($4::bigint[]))),
  months as (${monthsSql}),
  parts as (select p.employee_id, max(p.last_month) as last_month, jsonb_agg(jsonb_build_object('part', p.part::text, 'paid', ${figures("s.structure -> 'salaryStructure' -> 'allowances'", 'annual', "'code', f ->> 'code',")},
      'kept', ${figures("s.structure -> 'employeeRetiralDetails'", 'employeeShareAnnual', '')}) order by s.effective_from) as parts
    from (select employee_id, salary_id, round(sum(part), 8) as part, max(month) as last_month from months group by employee_id, salary_id) p join employee_salary s on s.org_code = $1 and s.id = p.salary_id group by p.employee_id),
  taxed as materialized (select y.employee_id, to_char(y.to_date, 'YYYY-MM') as month, to_char(y.to_date + interval '1 year', 'YYYY-MM') as later,
      (select sum((h #>> '{}')::numeric) from jsonb_path_query(y.lines, '$[*] ? (${taxedOnce.map((of) => `@.of == "${of}"`).join(' || ')}).amount') h) as hours, (jsonb_path_query_first(y.lines, '$[*] ? (@.code == "PROFESSIONAL_TAX").amount') #>> '{}')::numeric as amount
    from payslip y where y.org_code = $1 and ($4::bigint[] is null or y.employee_id = any($4::bigint[])) and y.status = 'FINAL' and y.currency = $6 and y.to_date >= least(($8 || '-01')::date - interval '1 year', $2::date) and y.to_date < greatest(($8 || '-01')::date, $3::date + 1)),
  taxes as (select a.employee_id, sum(a.amount) filter (where a.month >= to_char($2::date, 'YYYY-MM') and a.month < $8) as paid, sum(a.amount) filter (where a.later = $8) as now,
      sum(a.amount) filter (where a.month < $8 and a.later > $8 and a.later <= p.last_month) as later, sum(a.hours) filter (where a.month >= to_char($2::date, 'YYYY-MM')) as hours
    from taxed a join parts p on p.employee_id = a.employee_id group by a.employee_id)
  select e.id::text as "employeeId", e.date_of_birth::text as born, e.eligible_for_nps as "isEligibleForPension", p.parts, p.last_month as "lastMonth",
    coalesce(r.regime, g.default_tax_regime, 'NEW') as regime, coalesce(r.way in ('CHOSEN', 'BY_PAYROLL'), false) as "isChosen",
    coalesce((select jsonb_agg(jsonb_build_object('amount', trim_scale(o.amount)::text, 'isTaxed', k.tax_inclusion)) from one_time_earning o join adhoc_allowance k on k.org_code = o.org_code and k.id = o.kind_id
      where o.org_code = $1 and o.employee_id = e.id and o.status in ('APPROVED', 'PAID') and o.payout_date between $2::date and $3::date), '[]') || case when t.hours > 0 then jsonb_build_array(jsonb_build_object('amount', trim_scale(t.hours)::text, 'isTaxed', true)) else '[]' end as once,
    (select coalesce((select jsonb_agg(jsonb_build_object('componentId', l.component_id::text, 'amount', trim_scale(l.amount)::text) order by l."position", l.id) from fbp_declaration_line l where l.org_code = $1 and l.fbp_declaration_id = f.id), '[]')
      from fbp_declaration f where f.org_code = $1 and f.employee_id = e.id and f.financial_year = $5 and f.status = 'SUBMITTED') as flexi,
    coalesce((select trim_scale(n.percentage)::text from nps_declaration n where n.org_code = $1 and n.employee_id = e.id and n.financial_year = $5 and n.status = 'SUBMITTED'), '0') as "pensionPercent",
    coalesce((select jsonb_agg(jsonb_build_object('section', c.section, 'amount', trim_scale(c.amount)::text, 'raised', c.raised, 'metro', c.metro)) from tax_relief_claim c
      where c.org_code = $1 and c.employee_id = e.id and c.financial_year = $5 and c.status = any($7::text[])), '[]') as claims,
    coalesce((select trim_scale(sum(d.amount))::text from tax_deduction d where d.org_code = $1 and d.employee_id = e.id and d.month >= to_char($2::date, 'YYYY-MM') and d.month < $8), '0') as deducted,
    coalesce((select trim_scale(d.amount)::text from tax_deduction d where d.org_code = $1 and d.employee_id = e.id and d.month = $8), '0') as "deductedNow",
    json_build_object('paid', coalesce(t.paid, 0)::text, 'now', coalesce(t.now, 0)::text, 'later', coalesce(t.later, 0)::text) as "employmentTax"
  from people e join parts p on p.employee_id = e.id
  left join tax_regime_choice r on r.org_code = $1 and r.employee_id = e.id and r.financial_year = $5
  left join payroll_general_setting g on g.org_code = $1
  left join taxes t on t.employee_id = e.id`;

/** By employee; those who are paid nothing in the year have none. */
export const yearFacts = async (tx: Transaction, { rules, employeeIds, claims, month, employmentTax }: Asked): Promise<ReadonlyMap<string, PersonFacts>> => {
  const rows = await tx.query<Row>(sql, [tx.orgCode, rules.from, rules.to, employeeIds, rules.year, rules.currency, claims, month]);
  return new Map(
    rows.map(({ born, claims: claimed, employmentTax: { paid, now, later }, ...row }): [string, PersonFacts] => [
      row.employeeId,
      { ...row, employmentTax: decimalText([paid, employmentTax?.get(row.employeeId) ?? now, later].map((amount) => ratioOf(amount)).reduce(plus, zero), 2), age: born === null ? null : ageOn(born, rules.to), claims: claimed.map(({ section, amount, raised, metro }) => ({ section, amount: ratioOf(amount), isRaised: raised, isMetro: metro })) },
    ]),
  );
};
