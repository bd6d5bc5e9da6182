import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isPan, isPersonPan, isTan, tidyNumber } from '../../domain/tax-statements/tax-numbers.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const NUMBERS = [['tan', isTan, 'taxDeductor.noTan'], ['pan', isPan, 'taxDeductor.noPan'], ['responsiblePan', isPersonPan, 'taxDeductor.noPersonPan']] as const;

/** Numbers are kept in capitals, and only where they could be ones. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values) => {
    const problems: Problem[] = [];
    for (const [field, isOne, message] of NUMBERS) {
      if (typeof values[field] !== 'string') continue;
      values[field] = tidyNumber(values[field]);
      if (!isOne(values[field] as string)) problems.push({ field, ...finding(message) });
    }
    refuseFields(caller, problems);
  },
};
