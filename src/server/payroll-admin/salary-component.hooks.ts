import { namesIn } from '../../domain/payroll/formula/ast.ts';
import { canBeNamed } from '../../domain/payroll/formula/names.ts';
import { parseFormula } from '../../domain/payroll/formula/parse.ts';
import { formulaOf, isFundWage } from '../../domain/payroll/salary/component.ts';
import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import { cycleIn } from '../../domain/payroll/salary/dependencies.ts';
import { cycleProblem } from '../../domain/payroll/salary/structure.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { keptAmong } from '../resource/kept-among.ts';
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

const PAID: ReadonlySet<unknown> = new Set(['EARNING', 'BONUS', 'FLEXIBLE_BENEFIT']);
const OF_CASH: ReadonlySet<string> = new Set(['PROVIDENT_FUND', 'INSURANCE', 'NPS', 'GRATUITY']);

/** What is given in kind is earned, and no part of wages that are paid in cash: of funds, insurance and gratuity. */
const inKind = (whole: Values): Problem[] => {
  if (whole['perks'] !== true) return [];
  if (!PAID.has(whole['type'])) return [{ field: 'perks', ...finding('salaryComponent.kindIsEarned') }];
  const counts = ['considerForEPF', 'considerForProvidentFund', 'considerForInsurance'].find((key) => whole[key] === true) ?? (((whole['benefitsAssociation'] ?? []) as readonly string[]).some((one) => OF_CASH.has(one)) ? 'benefitsAssociation' : undefined);
  return counts === undefined ? [] : [{ field: counts, ...finding('salaryComponent.kindIsNoWage') }];
};

/** The codes that a component's own formula names; what takes the balance, or cannot be read, names none. */
const named = (component: SalaryComponent): readonly string[] => {
  const parsed = parseFormula(formulaOf(component) ?? '');
  return 'formula' in parsed ? namesIn(parsed.formula) : [];
};

/** Components that change at once may need each other the other way round by then. */
const reckonable = keptAmong(async (tx, caller, whole, before, instead) => {
  const stored = await readComponents(tx);
  const codes = new Map([...stored, ...(instead.images as readonly Values[]), whole].map((one) => [String(one['id'] ?? ''), String(one['code'])]));
  const asComponent = (one: Values): SalaryComponent => {
    const id = String(one['id'] ?? '');
    return { ...stored.find((kept) => kept.id === id), ...one, id, code: String(one['code']), percentOf: one['percentOfId'] == null ? null : (codes.get(String(one['percentOfId'])) ?? null) } as SalaryComponent;
  };
  const component = asComponent(whole);
  const others = [...stored.filter(({ id }) => id !== component.id && !instead.ids.includes(id)), ...instead.images.filter(({ id }) => id !== component.id).map(asComponent)];
  const all = [...others, component];
  const cycle = cycleIn(new Map([...all.map((one): [string, readonly string[]] => [one.code, named(one)]), ['providentFundWage', all.filter(isFundWage).map(({ code }) => code)]]));
  if (cycle?.includes(component.code)) {
    const { message, args, labels } = cycleProblem(all, cycle);
    return [{ field: component.basis === 'CUSTOM_FORMULA' ? 'customFormula' : 'percentOfId', message, args, labels }];
  }
  if (before === null) return [];
  const settings = await readPayrollSettings(tx);
  return brokenTemplates(tx, caller.session, 'basis', { components: [...others, asComponent(before)], settings }, { components: all, settings }, holds(component.id));
});

/** A component can be named and reckoned, needs no component that needs it, and leaves the templates in use whole. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const code = String(whole['code']);
    refuseProblems(caller, [...(canBeNamed(code) ? [] : [{ field: 'code', ...finding('salaryComponent.code.unfit') }]), ...lacks(whole), ...inKind(whole)]);
    refuseProblems(caller, await reckonable.problems(tx, caller, values, before));
  },
  afterSave: reckonable.afterSave,
  fit: reckonable.fit,
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) {
      const names = await usersOfFormulas(tx, String(image['code']), images.map(({ id }) => id));
      if (names.length > 0) refuseProblems(caller, [{ field: 'code', ...finding('salaryComponent.inUse', { names: names.join(', ') }) }]);
    }
  },
};
