import { addDays, daysBetween } from '../../domain/dates.ts';
import { workingDays } from '../../domain/leave/working-days.ts';
import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import { ownRequestFrom } from '../access/own-request.ts';
import { sayProblems } from '../messages.ts';
import { freeDaysOf } from '../people/free-days.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';

const own = ownRequestFrom('fromDate');
const LONGEST = 366;

const refuseField = ({ session }: Caller, field: string, found: Finding) => refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [{ field, ...found }]) });

/**
 * Nobody approves their own leave. Days left empty are the working days of the period by the employee's schedule and
 * the mandatory holidays of the location; for themselves people may ask for fewer (half a day), never for more.
 */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { employeeId, fromDate, toDate, days } = { ...before, ...values } as Readonly<Record<'employeeId' | 'fromDate' | 'toDate', string>> & { readonly days?: string | null };
    const isMoved = before === null || before['fromDate'] !== fromDate || before['toDate'] !== toDate;
    const isCounted = days == null || (isMoved && values['days'] === undefined);
    const isLimited = employeeId === caller.session.employeeId && (isMoved || values['days'] !== undefined);
    if (!isCounted && !isLimited) return;
    if (daysBetween(fromDate, toDate) >= LONGEST) throw refuseField(caller, 'toDate', finding('rule.max', { maxValue: addDays(fromDate, LONGEST - 1) }));
    const counted = workingDays(fromDate, toDate, await freeDaysOf(tx, employeeId, fromDate, toDate)).length;
    if (isCounted) values['days'] = String(counted);
    else if (Number(days) > counted) throw refuseField(caller, 'days', finding('rule.max', { maxValue: counted }));
  },
};
