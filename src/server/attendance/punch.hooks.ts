import { employmentProblems } from '../people/employment.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

/** What is entered by hand counts for a day on which the person is employed. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const { employeeId, workDate } = { ...before, ...values };
    if (caller.source === 'UNDO' || (before !== null && String(before['employeeId']) === String(employeeId) && before['workDate'] === workDate)) return;
    const day = ['workDate', String(workDate)] as const;
    refuseProblems(caller, await employmentProblems(tx, { employeeId: String(employeeId), from: day, to: day }, caller.session.language));
  },
};
