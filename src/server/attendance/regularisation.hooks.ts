import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { localAt } from '../../domain/values/zones.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { regularisationLimit } from '../people/regularisation-limit.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Language } from '../session.ts';
import { readDay } from './attendance-facts.ts';
import { settlePunches } from './regularised-punches.ts';

const own = ownRequestHooks('workDate');

/** Statuses in which nothing is asked for. */
const OVER: ReadonlySet<unknown> = new Set(['DRAFT', 'REJECTED', 'CANCELLED']);

type Request = { readonly employeeId?: string | null; readonly workDate?: string | null; readonly checkIn?: string | null; readonly checkOut?: string | null };

/** Nothing was missed of what is still to come; as a punch it would keep the employee from checking in until then. */
const aheadProblems = async (tx: Transaction, { employeeId, workDate, ...times }: Request, language: Language): Promise<Problem[]> => {
  if (employeeId == null || workDate == null) return [];
  const now = new Date();
  const { today, timeZone } = await readDay(tx, employeeId, now);
  if (workDate > today) return [{ field: 'workDate', ...finding('rule.max', { maxValue: await sayDay(tx, today, language) }) }];
  const time = localAt(now.getTime(), timeZone)[1].slice(0, 5);
  const ahead = (['checkIn', 'checkOut'] as const).filter((field) => workDate === today && (times[field] ?? '').slice(0, 5) > time);
  return ahead.map((field) => ({ field, ...finding('rule.max', { maxValue: time }) }));
};

/**
 * Nobody corrects their own attendance alone, nor asks for it more often in a month than the attendance configuration of their location allows.
 * What is approved stands among the punches of the day, and goes with the approval.
 */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { employeeId, workDate, checkIn, checkOut } = { ...before, ...values } as Readonly<Record<string, string | null | undefined>>;
    const { status } = { ...before, ...values };
    if (checkIn == null && checkOut == null) {
      const missing = finding('rule.required', {}, { fieldName: 'regularisation.checkIn' });
      throw refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, [{ field: 'checkIn', ...missing }]) });
    }
    if (!OVER.has(status)) refuseProblems(caller, await aheadProblems(tx, { employeeId, workDate, checkIn, checkOut }, caller.session.language));
    if (employeeId == null || workDate == null || employeeId !== caller.session.employeeId) return;
    if (before !== null && String(before['workDate']).slice(0, 7) === workDate.slice(0, 7)) return;
    await holdRequests(tx, employeeId);
    const { limit, used } = await regularisationLimit(tx, employeeId, workDate);
    if (used >= limit) throw refuse('REGULARISATION_LIMIT', { words: { limit } });
  },
  afterSave: (tx, caller, after, before) => settlePunches(tx, caller, before, after),
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) await settlePunches(tx, caller, image, null);
  },
};
