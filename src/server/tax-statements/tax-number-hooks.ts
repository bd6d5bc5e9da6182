import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isPan, isPersonPan, isTan, tidyNumber } from '../../domain/tax-statements/tax-numbers.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const KINDS = { TAN: [isTan, 'taxDeductor.noTan'], PAN: [isPan, 'taxDeductor.noPan'], PERSON: [isPersonPan, 'taxDeductor.noPersonPan'] } as const;

/** Numbers of the tax authority are kept in capitals, and only where they could be ones. */
export const taxNumberHooks = (fields: Readonly<Record<string, keyof typeof KINDS>>): Hooks => ({
  apart: true,
  beforeSave: async (_tx, caller, values) => {
    const problems = Object.entries(fields).flatMap(([field, kind]): Problem[] => {
      if (typeof values[field] !== 'string') return [];
      const [isOne, message] = KINDS[kind];
      const number = tidyNumber(values[field]);
      values[field] = number;
      return isOne(number) ? [] : [{ field, ...finding(message) }];
    });
    refuseFields(caller, problems);
  },
});
