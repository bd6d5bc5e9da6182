import { ratioOf } from '../../domain/payroll/formula/ratio.ts';
import type { HeldSalary, SalaryPart } from '../../domain/payroll/payslip/held-salaries.ts';
import type { PayPeriod } from '../../domain/payroll/salary/component.ts';
import type { Transaction } from '../db/org.ts';

type Figure = { readonly componentId: number; readonly code: string; readonly name: string; readonly type: string; readonly period: PayPeriod; readonly monthly: string | null; readonly annual: string; readonly lastMonth: string | null };
type Share = { readonly componentId: number; readonly employeeShareMonthly: string | null; readonly employeeShareAnnual: string; readonly employeeShareLastMonth: string | null };
type Row = Omit<HeldSalary, 'parts'> & { readonly employeeId: string; readonly figures: readonly Figure[]; readonly shares: readonly Share[] | null };
type Component = { readonly id: number; readonly isAsIs: boolean; readonly isInKind: boolean; readonly benefit: string | null };

const exact = (text: string | null): ReturnType<typeof ratioOf> | null => (text === null ? null : ratioOf(text));

const partsOf = ({ figures, shares }: Row, components: ReadonlyMap<number, Component>): readonly SalaryPart[] =>
  figures.flatMap((figure): SalaryPart[] => {
    const component = components.get(figure.componentId);
    const told = { code: figure.code, name: figure.name, period: figure.period, isAsIs: component?.isAsIs === true, benefit: figure.type === 'RETIRAL' ? (component?.benefit ?? null) : null };
    const isInKind = figure.type !== 'RETIRAL' && component?.isInKind === true;
    const own: SalaryPart = { ...told, isInKind, kind: figure.type === 'RETIRAL' || isInKind ? 'EMPLOYER' : 'EARNING', annual: ratioOf(figure.annual), monthly: exact(figure.monthly), lastMonth: exact(figure.lastMonth) };
    const share = figure.type === 'RETIRAL' ? shares?.find(({ componentId }) => componentId === figure.componentId) : undefined;
    if (share === undefined) return [own];
    return [own, { ...told, kind: 'DEDUCTION', annual: ratioOf(share.employeeShareAnnual), monthly: exact(share.employeeShareMonthly), lastMonth: exact(share.employeeShareLastMonth) }];
  });

/** The salaries of employees that hold or held, until a day, in the currency of payroll: those of each in the order of their days, with their figures as they were reckoned. */
export const readHeldSalaries = async (tx: Transaction, employees: readonly string[], { currency, until }: { readonly currency: string; readonly until: string }): Promise<ReadonlyMap<string, readonly HeldSalary[]>> => {
  const components = new Map((await tx.query<Component>(`select id::int as id, as_is_payment as "isAsIs", perks as "isInKind", benefits_association[1] as benefit from salary_component where org_code = $1`, [tx.orgCode])).map((one) => [one.id, one]));
  const rows = await tx.query<Row>(
    `select s.id::text as id, s.employee_id::text as "employeeId", s.effective_from::text as "effectiveFrom", s.ends_on::text as "endsOn", s.salary_effective_month as "salaryEffectiveMonth", s.payout_month as "payoutMonth", s.revision_without_arrear as "withoutArrear",
       (select coalesce(json_agg(json_build_object('componentId', f -> 'componentId', 'code', f ->> 'code', 'name', f ->> 'name', 'type', f ->> 'type', 'period', f ->> 'period', 'monthly', f ->> 'monthly', 'annual', f ->> 'annual', 'lastMonth', f ->> 'lastMonth')), '[]')
          from unnest(array['allowances', 'retirals']) k, jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> k, '[]')) f) as figures,
       s.structure -> 'employeeRetiralDetails' as shares
     from employee_salary s where s.org_code = $1 and s.employee_id = any($2::bigint[]) and s.status = 'APPLIED' and s.currency = $3 and s.effective_from <= $4::date order by s.employee_id, s.effective_from, s.id`,
    [tx.orgCode, employees, currency, until],
  );
  const held = new Map<string, HeldSalary[]>();
  for (const row of rows) {
    const { id, effectiveFrom, endsOn, salaryEffectiveMonth, payoutMonth, withoutArrear } = row;
    held.set(row.employeeId, [...(held.get(row.employeeId) ?? []), { id, effectiveFrom, endsOn, salaryEffectiveMonth, payoutMonth, withoutArrear, parts: partsOf(row, components) }]);
  }
  return held;
};
