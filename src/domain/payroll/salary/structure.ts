/** Whether components make a salary at all, whatever its amount. */
import { checkFormula } from '../formula/check.ts';
import { facts } from '../formula/names.ts';
import type { FormulaName } from '../formula/names.ts';
import { formulaOf } from './component.ts';
import type { SalaryComponent } from './component.ts';
import { cycleIn, needsOf } from './dependencies.ts';
import type { ReadComponent } from './dependencies.ts';
import { formulaProblem, salaryProblem } from './problem.ts';
import type { SalaryProblem } from './problem.ts';

export type Structure = { readonly components: readonly ReadComponent[] } | { readonly problems: readonly SalaryProblem[] };

/** The components with their formulas read, or everything that keeps them from being reckoned: names that are missing, cycles, no or several balances. */
export const structureOf = (components: readonly SalaryComponent[]): Structure => {
  const known: readonly FormulaName[] = [...facts.SALARY, ...components.map(({ code }) => ({ name: code, type: 'number' as const }))];
  const problems: SalaryProblem[] = [];
  const read = components.flatMap((component): ReadComponent[] => {
    const text = formulaOf(component);
    if (text === null) return [{ component, formula: null }];
    const checked = checkFormula(text, { known });
    if ('formula' in checked) return [{ component, formula: checked.formula }];
    problems.push(formulaProblem(component, text, checked.problem));
    return [];
  });
  const balances = components.filter(({ basis }) => basis === 'BALANCE');
  if (balances.length === 0) problems.push(salaryProblem(null, 'salary.noBalance'));
  for (const one of balances.slice(1)) problems.push(salaryProblem(one, 'salary.twoBalances', { other: balances[0]!.name }));
  const twice = components.find(({ code }, at) => components.findIndex((one) => one.code === code) < at);
  if (twice) problems.push(salaryProblem(twice, 'salary.twice'));
  if (problems.length > 0) return { problems };
  const cycle = cycleIn(needsOf(read));
  return cycle ? { problems: [cycleProblem(components, cycle)] } : { components: read };
};

/** Names the components that need each other, in their order. */
export const cycleProblem = (components: readonly SalaryComponent[], cycle: readonly string[]): SalaryProblem => {
  const component = components.find(({ code }) => cycle.includes(code)) ?? null;
  return salaryProblem(component, 'salary.cycle', { path: cycle.join(' → ') });
};
