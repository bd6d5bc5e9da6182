import { checkOutDay } from '../../domain/attendance/checkOutDay.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { localAt } from '../../domain/values/zones.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { refuseFinalized } from '../people/attendance-final.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { regularisationLimit } from '../people/regularisation-limit.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { correctedMoments } from './corrected-moments.ts';
import { settlePunches } from './regularised-punches.ts';

const own = ownRequestHooks('Regularisation', 'workDate');

type Asked = Readonly<Record<'employeeId' | 'workDate', string> & Record<'id' | 'checkIn' | 'checkOut', string | null>>;

/** Whether another request of the day, waiting or approved, names the same of its check-in and check-out. */
const isAskedTwice = async (tx: Transaction, { id, employeeId, workDate, checkIn, checkOut }: Asked): Promise<boolean> => {
  const found = await tx.query(
    `select from regularisation r where r.org_code = $1 and r.employee_id = $2::bigint and r.work_date = $3::date and r.status in ('PENDING', 'APPROVED') and r.id is distinct from $4::bigint
       and (r.check_in is not null and $5 or r.check_out is not null and $6) limit 1`,
    [tx.orgCode, employeeId, workDate, id, checkIn !== null, checkOut !== null],
  );
  return found.length > 0;
};

/** Statuses in which nothing is asked for. */
const OVER: ReadonlySet<unknown> = new Set(['DRAFT', 'REJECTED', 'CANCELLED']);

type Told = Pick<Asked, 'employeeId' | 'workDate'> & Readonly<Record<'checkIn' | 'checkOut', string | null | undefined>>;

const backward = finding('rule.notBefore', {}, { fieldName: 'regularisation.checkOut', minFieldName: 'regularisation.checkIn' });

/** A check-out before its check-in is on the next day, unless nobody is at work for so long. */
const orderProblems = ({ checkIn, checkOut }: Pick<Told, 'checkIn' | 'checkOut'>): Problem[] =>
  checkIn != null && checkOut != null && checkOutDay(checkIn, checkOut) === null ? [{ field: 'checkOut', ...backward }] : [];

/** Nothing was missed of what is still to come; as a punch it would keep the employee from checking in until then. */
const aheadProblems = async (tx: Transaction, told: Told): Promise<Problem[]> => {
  const now = new Date();
  const { day: { today, timeZone }, ...moments } = await correctedMoments(tx, told, now);
  if (told.workDate > today) return [{ field: 'workDate', ...finding('regularisation.ahead') }];
  const ahead = (['checkIn', 'checkOut'] as const).filter((field) => Date.parse(moments[field] ?? '') > now.getTime());
  const time = localAt(now.getTime(), timeZone)[1].slice(0, 5);
  return ahead.map((field) => ({ field, ...((told[field] ?? '').slice(0, 5) > time ? finding('rule.max', { maxValue: time }) : finding('regularisation.timeAhead')) }));
};

/** The day of the request, and the one that it was for. */
const daysTouched = ({ employeeId, workDate }: Pick<Asked, 'employeeId' | 'workDate'>, before: Image | null) =>
  [{ employeeId, day: workDate }, ...(before === null ? [] : [{ employeeId: String(before['employeeId']), day: String(before['workDate']) }])];

/**
 * Nobody corrects their own attendance alone, nor asks for it more often in a month than the attendance configuration of their location allows, nor for the same twice.
 * Days to come have nothing to correct.
 * What is approved stands among the punches of the day, and goes with the approval.
 */
export const hooks: Hooks = withWorkflow('REGULARISATION', 'workDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const { employeeId, workDate, checkIn, checkOut } = { ...before, ...values } as Readonly<Record<string, string | null | undefined>>;
    const { status } = { ...before, ...values };
    if (checkIn == null && checkOut == null) {
      const missing = finding('rule.required', {}, { fieldName: 'regularisation.checkIn' });
      throw refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, [{ field: 'checkIn', ...missing }]) });
    }
    if (employeeId == null || workDate == null) return;
    await refuseOutsideEmployment(tx, caller, values, before, 'workDate');
    await refuseFinalized(tx, caller, daysTouched({ employeeId, workDate }, before), 'workDate');
    refuseProblems(caller, orderProblems({ checkIn, checkOut }));
    if (!OVER.has(status)) refuseProblems(caller, await aheadProblems(tx, { employeeId, workDate, checkIn, checkOut }));
    if (!isAskedForOneself(caller, values, before, ['workDate', 'checkIn', 'checkOut'])) return;
    await holdRequests(tx, employeeId);
    if (await isAskedTwice(tx, { id: before?.id ?? null, employeeId, workDate, checkIn: checkIn ?? null, checkOut: checkOut ?? null })) refuseProblems(caller, [{ field: 'workDate', ...finding('regularisation.sameDay') }]);
    // One that waits is counted already; a draft is not, however often it was looked at.
    if (before?.['status'] === 'PENDING' && String(before['workDate']).slice(0, 7) === workDate.slice(0, 7)) return;
    const { limit, used } = await regularisationLimit(tx, employeeId, workDate);
    if (used >= limit) throw refuse('REGULARISATION_LIMIT', { words: { limit } });
  },
  afterSave: async (tx, caller, after, before) => {
    await settlePunches(tx, caller, before, after);
    await own.afterSave(tx, caller, after, before);
  },
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    await refuseFinalized(tx, caller, images.map((image) => ({ employeeId: String(image['employeeId']), day: String(image['workDate']) })), 'workDate');
    for (const image of images) await settlePunches(tx, caller, image, null);
  },
});
