import { addDays, daysBetween } from '../../domain/dates.ts';
import { countWorkingDays } from '../../domain/leave/working-days.ts';
import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { sayProblems } from '../messages.ts';
import { compOffLeaveProblems } from '../people/comp-off-account.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { freeDaysOf } from '../people/free-days.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { closedSince, correctClosed } from '../leave-closure/correct-closed.ts';
import { COUNTED, leaveClash } from '../people/leave-clash.ts';
import { leaveProblems } from '../people/leave-terms.ts';
import type { LeaveAsked } from '../people/leave-terms.ts';
import { sayDay } from '../people/say-day.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values, Written } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Transaction } from '../db/org.ts';

const own = ownRequestHooks('LeaveRequest', 'fromDate');
/** Days of a period for which the days of leave are counted or limited, and of any other. */
const LONGEST = 366;
const LONGEST_GIVEN = 3653;

const refuseField = ({ session }: Caller, field: string, found: Finding) => refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [{ field, ...found }]) });

/** Days left empty are counted; for themselves people may ask for fewer (half a day), never for more. */
const count = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const { employeeId, fromDate, toDate, days } = { ...before, ...values } as Readonly<Record<'employeeId' | 'fromDate' | 'toDate', string>> & { readonly days?: string | null };
  const isMoved = before === null || before['fromDate'] !== fromDate || before['toDate'] !== toDate;
  const isCounted = days == null || (isMoved && values['days'] === undefined);
  const isLimited = employeeId === caller.session.employeeId && (isMoved || values['days'] !== undefined);
  const longest = isCounted || isLimited ? LONGEST : LONGEST_GIVEN;
  if ((isMoved || isCounted || isLimited) && daysBetween(fromDate, toDate) >= longest) throw refuseField(caller, 'toDate', finding('rule.max', { maxValue: await sayDay(tx, addDays(fromDate, longest - 1), caller.session.language) }));
  if (!isCounted && !isLimited) return;
  const counted = countWorkingDays(fromDate, toDate, await freeDaysOf(tx, employeeId, fromDate, toDate));
  if (counted === 0) throw refuseField(caller, 'toDate', finding('leaveRequest.noWorkingDays'));
  if (isCounted) values['days'] = String(counted);
  else if (Number(days) > counted) throw refuseField(caller, 'days', finding('rule.max', { maxValue: counted }));
};

/** Whether the days, or that they count, are new. */
const isNewTime = (whole: Values, before: Image | null): boolean =>
  before === null || !COUNTED.has(before['status']) || ['employeeId', 'fromDate', 'toDate'].some((key) => String(whole[key]) !== String(before[key])) || Number(whole['days']) !== Number(before['days']);

/** `instead`: others that are not written yet. Where there are some, nothing is. */
const refuseClash = async (tx: Transaction, caller: Caller, whole: Values, before: Image | null, instead?: readonly Written[]): Promise<void> => {
  if (!COUNTED.has(whole['status']) || !isNewTime(whole, before)) return;
  const asked = whole as unknown as LeaveAsked;
  if (instead === undefined) await holdRequests(tx, asked.employeeId);
  const clash = await leaveClash(tx, asked, instead?.map(({ after }) => after as unknown as LeaveAsked & { readonly status: unknown }));
  if (clash === undefined) return;
  const [from, to] = [await sayDay(tx, clash.from, caller.session.language), await sayDay(tx, clash.to, caller.session.language)];
  throw refuseField(caller, 'fromDate', finding('leaveRequest.sameDays', { from, to }));
};

/** What people ask for themselves keeps to the leave policy, and to what compensatory off has left. */
const refuseBeyond = async (tx: Transaction, caller: Caller, asked: LeaveAsked): Promise<void> => {
  const { language } = caller.session;
  refuseProblems(caller, await leaveProblems(tx, asked, language));
  refuseProblems(caller, await compOffLeaveProblems(tx, asked, language));
};

/** Within a closed year a request is not deleted, and what was done to it before the closure is not undone: neither would tell the balances. */
const refuseClosed = async (tx: Transaction, caller: Caller, before: Image | null, after: Image | null): Promise<void> => {
  const isUndo = caller.source === 'UNDO';
  const closed = await closedSince(tx, isUndo, before, after);
  if (closed !== undefined) throw refuseField(caller, 'status', finding(isUndo ? 'leaveRequest.closedUndo' : 'leaveRequest.closedDelete', closed));
};

/**
 * Nobody approves their own leave, and no day is leave twice, whoever enters it. The days are the working days of the period by the employee's schedule and the mandatory
 * holidays of the location; what people ask for themselves keeps to the leave policy that holds for them. What a closure did with the days of its year follows them.
 */
export const hooks: Hooks = withWorkflow('LEAVE', 'fromDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await count(tx, caller, values, before);
    const whole: Values = { ...before, ...values, id: before?.id ?? values['id'] ?? null };
    if (caller.source === 'UNDO') await refuseClosed(tx, caller, before, whole as Image);
    else await refuseClash(tx, caller, whole, before);
    if (isAskedForOneself(caller, values, before, ['leaveTypeId', 'fromDate', 'toDate', 'days'])) await refuseBeyond(tx, caller, whole as unknown as LeaveAsked);
    await refuseOutsideEmployment(tx, caller, values, before, 'fromDate', 'toDate');
  },
  afterSave: async (tx, caller, after, before) => {
    if (caller.source === 'UNDO') await refuseClash(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  together: (tx, caller, written) => correctClosed(tx, caller.session.name, written),
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) await refuseClosed(tx, caller, image, null);
  },
  fit: async (tx, caller, written) => {
    for (const { after, before } of written) await refuseClash(tx, caller, after, before, written);
  },
});
