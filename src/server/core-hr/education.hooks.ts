import { finding, type Problem } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const problemsOf = (listed: unknown, other: unknown): Problem[] => {
  if (isGiven(listed) && isGiven(other)) return [{ field: 'otherInstitution', ...finding('rule.institution.both') }];
  return isGiven(listed) || isGiven(other) ? [] : [{ field: 'institutionId', ...finding('rule.institution.one') }];
};

/** One institution, of the list or named: people who write their own record may not add to the reference lists. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    refuseFields(caller, problemsOf(whole['institutionId'], whole['otherInstitution']));
  },
};
