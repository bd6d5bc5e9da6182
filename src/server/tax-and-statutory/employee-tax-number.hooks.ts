import { finding } from '../../domain/problem.ts';
import { isPersonPan, tidyNumber } from '../../domain/tax-statements/tax-numbers.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** Kept in capitals, and only where it could be one of a human being. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values) => {
    if (typeof values['number'] !== 'string') return;
    values['number'] = tidyNumber(values['number']);
    refuseFields(caller, isPersonPan(values['number'] as string) ? [] : [{ field: 'number', ...finding('taxDeductor.noPersonPan') }]);
  },
};
