import { ownRequestFrom } from '../access/own-request.ts';
import { regularisationLimit } from '../people/regularisation-limit.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

const own = ownRequestFrom('workDate');

/** Nobody corrects their own attendance alone, nor asks for it more often in a month than the attendance configuration of their location allows. */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { employeeId, workDate } = { ...before, ...values } as Readonly<Record<string, string>>;
    if (employeeId === undefined || workDate === undefined || employeeId !== caller.session.employeeId) return;
    if (before !== null && String(before['workDate']).slice(0, 7) === workDate.slice(0, 7)) return;
    const { limit, used } = await regularisationLimit(tx, employeeId, workDate);
    if (used >= limit) throw refuse('REGULARISATION_LIMIT', { words: { limit } });
  },
};
