import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

type Need = readonly [when: boolean, field: string, message: string];

/** Each way to reckon an amount or a clawback has what it reckons with. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const isBound = whole['commitmentPeriod'] === true;
    const needs: readonly Need[] = [
      [whole['calculationType'] === 'FIXED_AMOUNT', 'amount', 'salaryComponent.amountNeeded'],
      [whole['calculationType'] === 'CUSTOM_FORMULA', 'customFormula', 'salaryComponent.formulaNeeded'],
      [isBound, 'commitmentPeriodMonths', 'adhocAllowance.monthsNeeded'],
      [isBound, 'clawbackConfiguration', 'adhocAllowance.clawbackNeeded'],
      [isBound && whole['clawbackConfiguration'] === 'FIXED_AMOUNT', 'clawbackAmount', 'salaryComponent.amountNeeded'],
      [isBound && whole['clawbackConfiguration'] === 'CUSTOM_FORMULA', 'clawbackFormula', 'salaryComponent.formulaNeeded'],
    ];
    refuseProblems(caller, needs.flatMap(([isNeeded, field, message]) => (isNeeded && whole[field] == null ? [{ field, ...finding(message) }] : [])));
  },
};
