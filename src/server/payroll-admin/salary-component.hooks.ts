import { namesIn } from '../../domain/payroll/formula/ast.ts';
import { canBeNamed } from '../../domain/payroll/formula/names.ts';
import { parseFormula } from '../../domain/payroll/formula/parse.ts';
import { formulaOf } from '../../domain/payroll/salary/component.ts';
import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import { cycleIn } from '../../domain/payroll/salary/dependencies.ts';
import { cycleProblem } from '../../domain/payroll/salary/structure.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { brokenTemplates, holds } from '../salaries/broken-templates.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readComponents } from '../salaries/salary-components.ts';
import { usersOfFormulas } from '../salaries/users-of-formulas.ts';

const needs: Readonly<Record<string, readonly [field: string, message: string][]>> = {
  FIXED_AMOUNT: [['amount', 'salaryComponent.amountNeeded']],
  PERCENT_OF_CTC: [['percentage', 'salaryComponent.percentageNeeded']],
  PERCENT_OF_GROSS: [['percentage', 'salaryComponent.percentageNeeded']],
  PERCENT_OF_COMPONENT: [['percentage', 'salaryComponent.percentageNeeded'], ['percentOfId', 'salaryComponent.percentOfNeeded']],
  CUSTOM_FORMULA: [['customFormula', 'salaryComponent.formulaNeeded']],
};
const shares = ['employerShare', 'employeeShare', 'employerShareAmount', 'employeeShareAmount'];
const amounts = ['employerShareAmount', 'employeeShareAmount'];

/** What a component lacks to be reckoned. A retiral of fixed amounts has them in its shares. */
const lacks = (whole: Values): Problem[] => {
  const { type, basis } = whole;
  if (basis === 'BALANCE') return type === 'RETIRAL' || type === 'GROSS' ? [{ field: 'basis', ...finding('salaryComponent.notBalance') }] : [];
  if (type === 'RETIRAL' && shares.every((field) => whole[field] == null)) return [{ field: 'employerShare', ...finding('salaryComponent.shareNeeded') }];
  if (type === 'RETIRAL' && basis === 'FIXED_AMOUNT' && amounts.some((field) => whole[field] != null)) return [];
  return (needs[String(basis)] ?? []).flatMap(([field, message]) => (whole[field] == null ? [{ field, ...finding(message) }] : []));
};

/** The codes that a component's own formula names; what takes the balance, or cannot be read, names none. */
const named = (component: SalaryComponent): readonly string[] => {
  const parsed = parseFormula(formulaOf(component) ?? '');
  return 'formula' in parsed ? namesIn(parsed.formula) : [];
};

/** A component can be named and reckoned, needs no component that needs it, and leaves the templates in use whole. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const code = String(whole['code']);
    refuseProblems(caller, [...(canBeNamed(code) ? [] : [{ field: 'code', ...finding('salaryComponent.code.unfit') }]), ...lacks(whole)]);
    const known = await readComponents(tx);
    const kept = known.find(({ id }) => id === String(before?.id));
    const percentOf = whole['percentOfId'] == null ? null : (known.find(({ id }) => id === String(whole['percentOfId']))?.code ?? null);
    const component = { ...kept, ...whole, id: String(before?.id ?? ''), code, percentOf } as SalaryComponent;
    const all = [...known.filter(({ id }) => id !== component.id), component];
    const cycle = cycleIn(new Map(all.map((one) => [one.code, named(one)])));
    if (cycle?.includes(code)) {
      const { message, args, labels } = cycleProblem(all, cycle);
      refuseProblems(caller, [{ field: component.basis === 'CUSTOM_FORMULA' ? 'customFormula' : 'percentOfId', message, args, labels }]);
    }
    if (before === null) return;
    const settings = await readPayrollSettings(tx);
    refuseProblems(caller, await brokenTemplates(tx, caller.session, 'basis', { components: known, settings }, { components: all, settings }, holds(component.id)));
  },
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) {
      const names = await usersOfFormulas(tx, String(image['code']), images.map(({ id }) => id));
      if (names.length > 0) refuseProblems(caller, [{ field: 'code', ...finding('salaryComponent.inUse', { names: names.join(', ') }) }]);
    }
  },
};
