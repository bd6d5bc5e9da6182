import type { Plan } from '../../domain/bonus/bonus-of.ts';
import { lackingField } from '../../domain/bonus/lacking.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

/** A plan has what it is reckoned by. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const lacking = lackingField({ calculation: whole['calculation'] as Plan['calculation'], amount: whole['amount'], percent: whole['percent'], componentId: whole['componentId'] });
    refuseProblems(caller, lacking === null ? [] : [{ field: lacking === 'component' ? 'componentId' : lacking, ...finding('rule.required', {}, { fieldName: `bonusPlan.${lacking}` }) }]);
  },
};
