import { hoursText, minutesOf } from '../../domain/overtime/hours-text.ts';
import { finding } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { administers } from '../approvals/administers.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { attendanceProblem, lookAtDay } from '../overtime/look-at-day.ts';
import { preApprovalProblems } from '../overtime/pre-approval-problems.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const own = ownRequestHooks('OvertimeRequest', 'workDate', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

const isBlank = (value: unknown): boolean => value == null || String(value).trim() === '';

const onceADay = keptAmong(async (tx, _caller, whole, before, instead) => {
  const same = (one: Values | null): boolean => one !== null && ASKED.has(one['status']) && String(one['employeeId']) === String(whole['employeeId']) && one['workDate'] === whole['workDate'];
  if (!ASKED.has(whole['status']) || same(before)) return [];
  await holdRequests(tx, String(whole['employeeId']));
  const [stored] = await tx.query(
    `select from overtime_request q where q.org_code = $1 and q.employee_id = $2::bigint and q.work_date = $3::date and q.status in ('PENDING', 'APPROVED') and q.id is distinct from $4::bigint and q.id <> all ($5::bigint[]) limit 1`,
    [tx.orgCode, whole['employeeId'], whole['workDate'], whole['id'], instead.ids],
  );
  return stored !== undefined || insteadOf(instead, whole, same) !== undefined ? [{ field: 'workDate', ...finding('overtimeRequest.twice') }] : [];
});

/** What a pay run or a settlement paid stays until that is opened again. */
const refusePaid = async (tx: Transaction, caller: Caller, before: Image | null): Promise<void> => {
  const paidOn = before?.['paidOn'];
  if (paidOn != null) refuseProblems(caller, [{ field: 'status', ...finding('overtimeRequest.paid', { day: await sayDay(tx, String(paidOn), caller.session.language) }) }]);
};

/** Whether it asks for hours anew. A draft may wait; what is approved is looked at again when it is paid. */
const isAsked = (whole: Values, before: Image | null): boolean =>
  ASKED.has(whole['status']) && (before === null || !ASKED.has(before['status']) || String(before['employeeId']) !== String(whole['employeeId']) || before['workDate'] !== whole['workDate'] || isBlank(whole['hours']) || minutesOf(String(before['hours'])) !== minutesOf(String(whole['hours'])) || (!isBlank(before['remark']) && isBlank(whole['remark'])));

/** Whether more minutes than attendance has are said to count: by those who administer overtime now, or for as many of the same day before. */
const isExcused = ({ session }: Caller, whole: Values, before: Image | null, minutes: number): boolean => {
  if (isBlank(whole['remark'])) return false;
  return administers(session, 'OVERTIME') || (before !== null && String(before['employeeId']) === String(whole['employeeId']) && before['workDate'] === whole['workDate'] && minutes <= minutesOf(String(before['hours'])));
};

/** Covered, on a day that was worked or may be planned, and no more hours than attendance has: of whoever enters it, unless those who administer overtime say why. */
const settle = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const { language } = caller.session;
  const whole: Values = { ...before, ...values };
  const one = { employeeId: String(whole['employeeId']), day: String(whole['workDate']) };
  await holdRequests(tx, one.employeeId);
  const looked = await lookAtDay(tx, one);
  if (looked === undefined) return;
  if (looked.problem !== null) return refuseProblems(caller, [{ field: 'workDate', ...looked.problem }]);
  if (isBlank(whole['hours'])) {
    if (looked.open === null) return refuseProblems(caller, [{ field: 'hours', ...finding('overtimeRequest.hoursNeeded') }]);
    values['hours'] = hoursText(looked.open);
  }
  const minutes = isBlank(whole['hours']) ? looked.open! : minutesOf(String(whole['hours']));
  const problem = isExcused(caller, whole, before, minutes) ? null : attendanceProblem(looked, minutes, language);
  if (problem !== null) refuseProblems(caller, [{ field: 'hours', ...problem }]);
  if (minutes === 0) refuseProblems(caller, [{ field: 'hours', ...finding('overtimeRequest.nothing') }]);
  Object.assign(values, { dayKind: looked.attended.kind, recorded: looked.attended.isRecorded && looked.attended.worked > 0 ? hoursText(looked.beyond) : null });
  if (isAskedForOneself(caller, values, before, ['workDate', 'hours', 'reason'])) refuseProblems(caller, [...(await preApprovalProblems(tx, { id: before?.id ?? null, ...one }, language))]);
  refuseProblems(caller, [...(await onceADay.problems(tx, caller, values, before))]);
};

/** Nobody decides their own overtime, a day is asked for once, and no more hours than were worked. What was paid stays. */
export const hooks: Hooks = withWorkflow('OVERTIME', 'workDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refusePaid(tx, caller, before);
    if (caller.source === 'UNDO') return;
    for (const key of ['dayKind', 'recorded', 'paidOn']) delete values[key];
    const whole: Values = { ...before, ...values };
    if (whole['employeeId'] == null || whole['workDate'] == null) return;
    if (!isBlank(whole['remark']) && whole['remark'] !== before?.['remark'] && !administers(caller.session, 'OVERTIME')) refuseProblems(caller, [{ field: 'remark', ...finding('overtimeRequest.remarkByHr') }]);
    await refuseOutsideEmployment(tx, caller, values, before, 'workDate');
    if (isAsked(whole, before)) await settle(tx, caller, values, before);
    if (isBlank(whole['hours']) && isBlank(values['hours'])) refuseProblems(caller, [{ field: 'hours', ...finding('overtimeRequest.hoursNeeded') }]);
    if (isBlank(whole['reason'])) values['reason'] = say(caller.session.language, 'overtimeRequest.ofDay', { day: await sayDay(tx, String(whole['workDate']), caller.session.language) });
  },
  afterSave: async (tx, caller, after, before) => {
    await onceADay.afterSave(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  fit: onceADay.fit,
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) await refusePaid(tx, caller, image);
  },
});
