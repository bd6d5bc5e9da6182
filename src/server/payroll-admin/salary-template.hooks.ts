import { calculateSalary } from '../../domain/payroll/salary/calculate-salary.ts';
import { structureOf } from '../../domain/payroll/salary/structure.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { annualCtcOf } from '../salaries/annual-ctc.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import { readComponents } from '../salaries/salary-components.ts';
import { factsOfNobody } from '../salaries/salary-facts.ts';
import { chosenComponents, placedProblems } from '../salaries/salary-parts.ts';
import type { SalaryPart } from '../salaries/salary-parts.ts';
import { listsOf } from '../salaries/template-parts.ts';

const partsOf = (value: unknown): readonly SalaryPart[] => (value ?? []) as readonly SalaryPart[];

/** A template in use can be reckoned: its lists hold what belongs there, its formulas find their components, one takes the balance, and its own CTC suffices. An inactive one may be unfinished. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    if (whole['status'] !== 'ACTIVE') return;
    const lists = listsOf({ allowances: partsOf(whole['allowances']), retirals: partsOf(whole['retirals']), grosses: partsOf(whole['grosses']) });
    const { components, problems, places } = chosenComponents(lists, await readComponents(tx));
    refuseProblems(caller, problems);
    const structure = structureOf(components);
    if ('problems' in structure) return refuseProblems(caller, placedProblems(structure.problems, places, 'allowances'));
    if (whole['annualCTC'] == null) return;
    const settings = await readPayrollSettings(tx);
    const cost = annualCtcOf({ annualCTC: String(whole['annualCTC']) }, settings.currency);
    if ('problem' in cost) return refuseProblems(caller, [{ ...cost.problem, field: 'annualCTC' }]);
    const answer = calculateSalary({ annualCTC: cost.annualCTC, components, facts: factsOfNobody(String(whole['effectiveFrom'])), roundOff: roundOffOf(settings) });
    if ('problems' in answer) refuseProblems(caller, placedProblems(answer.problems, new Map(), 'annualCTC'));
  },
};
