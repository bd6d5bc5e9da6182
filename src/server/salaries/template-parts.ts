import type { Transaction } from '../db/org.ts';
import type { PartLists, SalaryPart } from './salary-parts.ts';

export type StoredTemplate = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly annualCTC: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly allowances: readonly SalaryPart[];
  readonly retirals: readonly SalaryPart[];
  readonly grosses: readonly SalaryPart[];
};

const part = (table: string, fields: string): string =>
  `coalesce((select json_agg(json_build_object('componentId', r.component_id::text, ${fields}) order by r.position, r.id) from ${table} r where r.org_code = t.org_code and r.salary_template_id = t.id), '[]')`;

/** The templates that fit a condition over `t`, by name, with their lines in order; `$1` is the organisation. */
export const readTemplates = (tx: Transaction, condition: string, values: readonly unknown[] = []): Promise<StoredTemplate[]> =>
  tx.query<StoredTemplate>(
    `select t.id::text as id, t.name, t.description, t.status, trim_scale(t.annual_ctc)::text as "annualCTC", t.effective_from::text as "effectiveFrom", t.effective_to::text as "effectiveTo",
       ${part('salary_template_allowance', `'percentage', trim_scale(r.percentage)::text, 'amount', trim_scale(r.amount)::text`)} as allowances,
       ${part('salary_template_retiral', `'employeeShare', trim_scale(r.employee_share)::text, 'employerShare', trim_scale(r.employer_share)::text`)} as retirals,
       ${part('salary_template_gross', `'id', r.id::text`)} as grosses
     from salary_template t where t.org_code = $1 and ${condition} order by t.name_folded, t.id`,
    [tx.orgCode, ...values],
  );

/** Lists under the names of a template's fields. */
export const listsOf = ({ allowances, retirals, grosses }: Pick<StoredTemplate, 'allowances' | 'retirals' | 'grosses'>): PartLists => [
  { key: 'allowances', kind: 'paid', parts: allowances },
  { key: 'retirals', kind: 'RETIRAL', parts: retirals },
  { key: 'grosses', kind: 'GROSS', parts: grosses },
];
