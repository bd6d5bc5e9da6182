import { finding } from '../../../domain/problem.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Hooks } from '../../resource/hooks.ts';

/** Alerts are changed by acts and by undoing them: nobody touches those about themselves in either way. */
export const alertSteps: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const { employeeId } = caller.session;
    if (employeeId !== null && String({ ...before, ...values }['employeeId']) === employeeId) refuseProblems(caller, [{ field: 'employeeId', ...finding('wordAlerts.own') }]);
  },
};
