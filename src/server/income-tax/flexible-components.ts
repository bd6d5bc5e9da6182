import { shortest } from '../../domain/decimal.ts';
import { decimalText, plus, ratioOf, zero } from '../../domain/payroll/formula/ratio.ts';
import type { FlexiComponent } from '../../domain/income-tax/flexi-benefit.ts';
import type { Transaction } from '../db/org.ts';
import type { KnownComponent } from './taxed-components.ts';

/** The components that an employee may divide the flexible benefit over, by the salary that holds on a day (YYYY-MM-DD): those that it plans, and others in use. Without a plan there are none. */
export const flexibleComponents = async (tx: Transaction, employeeId: string, day: string, components: ReadonlyMap<string, KnownComponent>): Promise<readonly (FlexiComponent & { readonly component: KnownComponent })[]> => {
  const [kept] = await tx.query<{ paid: readonly { readonly componentId: string; readonly annual: string }[] }>(
    `select coalesce((select jsonb_agg(jsonb_build_object('componentId', f ->> 'componentId', 'annual', f ->> 'annual')) from jsonb_array_elements(coalesce(s.structure -> 'salaryStructure' -> 'allowances', '[]')) f), '[]') as paid
     from employee_salary s where s.org_code = $1 and s.employee_id = $2::bigint and s.status = 'APPLIED' and s.salary_effective_month <= $3 and (s.ends_on is null or s.ends_on >= $4::date)
     order by s.salary_effective_month desc, s.effective_from desc limit 1`,
    [tx.orgCode, employeeId, day.slice(0, 7), day],
  );
  const planned = new Map<string, string>();
  for (const { componentId, annual } of kept?.paid ?? []) planned.set(componentId, decimalText(plus(planned.has(componentId) ? ratioOf(planned.get(componentId)!) : zero, ratioOf(shortest(annual))), 2));
  const flexible = [...components.values()].filter(({ isFlexible }) => isFlexible);
  if (!flexible.some(({ id }) => planned.has(id))) return [];
  return flexible
    .filter(({ id, isActive, isRestricted }) => planned.has(id) || (isActive && !isRestricted))
    .map((component) => ({ component, id: component.id, name: component.name, planned: planned.get(component.id) ?? '0', limit: component.limit, isFixed: component.isRestricted }));
};
