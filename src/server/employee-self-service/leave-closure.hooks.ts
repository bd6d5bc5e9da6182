import { finding } from '../../domain/problem.ts';
import { closeLeaveYear } from '../leave-closure/close-leave-year.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const told = ['name', 'year', 'leaveTypeId', 'note'];

/** A closure is closed by running it and opened by undoing that; in between it stays as it is. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    if (whole['status'] === 'CLOSED' && before?.['status'] !== 'CLOSED') refuseProblems(caller, [{ field: 'status', ...finding('leaveClosure.byRun') }]);
    const isChanged = before !== null && told.some((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(whole[key] ?? null));
    if (before?.['status'] === 'CLOSED' && isChanged) refuseProblems(caller, [{ field: 'status', ...finding('leaveClosure.closed') }]);
  },
  beforeDelete: async (_tx, caller, images) => {
    if (images.some(({ status }) => status === 'CLOSED')) refuseProblems(caller, [{ field: 'status', ...finding('leaveClosure.closed') }]);
  },
  close: closeLeaveYear,
};
