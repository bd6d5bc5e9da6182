import { finding } from '../../domain/problem.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { sayProblems } from '../messages.ts';
import { regularisationLimit } from '../people/regularisation-limit.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import { settlePunches } from './regularised-punches.ts';

const own = ownRequestHooks('workDate');

/**
 * Nobody corrects their own attendance alone, nor asks for it more often in a month than the attendance configuration of their location allows.
 * What is approved stands among the punches of the day, and goes with the approval.
 */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { employeeId, workDate, checkIn, checkOut } = { ...before, ...values } as Readonly<Record<string, string | null | undefined>>;
    if (checkIn == null && checkOut == null) {
      const missing = finding('rule.required', {}, { fieldName: 'regularisation.checkIn' });
      throw refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, [{ field: 'checkIn', ...missing }]) });
    }
    if (employeeId == null || workDate == null || employeeId !== caller.session.employeeId) return;
    if (before !== null && String(before['workDate']).slice(0, 7) === workDate.slice(0, 7)) return;
    const { limit, used } = await regularisationLimit(tx, employeeId, workDate);
    if (used >= limit) throw refuse('REGULARISATION_LIMIT', { words: { limit } });
  },
  afterSave: (tx, caller, after, before) => settlePunches(tx, caller, before, after),
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) await settlePunches(tx, caller, image, null);
  },
};
