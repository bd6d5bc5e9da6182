import { minutesOfDay } from '../../domain/attendance/minutesOfDay.ts';
import { daysBetween } from '../../domain/dates.ts';
import { isBackwards, minutesOff } from '../../domain/leave/hoursOff.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { readTimeOffSetting } from '../people/time-off-setting.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';
import type { Instead } from '../resource/kept-among.ts';

const own = ownRequestHooks('ShortTimeOff', 'date');

type Request = { readonly id: string | null; readonly employeeId: string; readonly date: string; readonly fromTime: string; readonly toTime: string };

/** Stored times have seconds, sent ones may have none. */
const clock = (time: unknown): string => String(time).slice(0, 5);

const backwards = finding('rule.notBefore', {}, { fieldName: 'shortTimeOff.toTime', minFieldName: 'shortTimeOff.fromTime' });

const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

/** The moment at which hours of a day end, which may be after midnight. */
const endSql = (date: string, from: string, to: string): string => `(${date} + ${to} + case when ${to} < ${from} then interval '1 day' else interval '0' end)`;

/** When the hours begin and end, in minutes since the beginning of `day`. */
const spanOf = (day: string, { date, fromTime, toTime }: Pick<Request, 'date' | 'fromTime' | 'toTime'>): readonly [from: number, to: number] => {
  const from = daysBetween(day, date) * 1440 + minutesOfDay(clock(fromTime));
  return [from, from + minutesOff(clock(fromTime), clock(toTime))];
};

/** The hours of another request of the same person that these overlap. */
const clashOf = async (tx: Transaction, { id, employeeId, date, fromTime, toTime }: Request, instead: Instead = { ids: [], images: [] }): Promise<{ from: string; to: string } | undefined> => {
  const [clash] = await tx.query<{ from: string; to: string }>(
    `select to_char(t.from_time, 'HH24:MI') as from, to_char(t.to_time, 'HH24:MI') as to from short_time_off t
     where t.org_code = $1 and t.employee_id = $2::bigint and t.date between $3::date - 1 and $3::date + 1 and t.status in ('PENDING', 'APPROVED') and t.id is distinct from $4::bigint and t.id <> all ($7::bigint[])
       and t.date + t.from_time < ${endSql('$3::date', '$5::time', '$6::time')} and ${endSql('t.date', 't.from_time', 't.to_time')} > $3::date + $5::time order by t.date, t.from_time limit 1`,
    [tx.orgCode, employeeId, date, id, fromTime, toTime, instead.ids],
  );
  if (clash) return clash;
  const [from, to] = spanOf(date, { date, fromTime, toTime });
  const isClash = (one: Image): boolean => {
    const [start, end] = spanOf(date, one as unknown as Request);
    return COUNTED.has(one['status']) && String(one['employeeId']) === String(employeeId) && start < to && end > from;
  };
  const other = insteadOf(instead, { id }, isClash);
  return other && { from: clock(other['fromTime']), to: clock(other['toTime']) };
};

/** The limits of the organisation, for what people ask for themselves. */
const limitProblems = async (tx: Transaction, { id, employeeId, date, fromTime, toTime }: Request): Promise<Problem[]> => {
  const setting = await readTimeOffSetting(tx);
  if (setting === null) return [];
  if (!setting.shortTimeOffEnabled) return [{ field: 'date', ...finding('timeOff.switchedOff') }];
  if (minutesOff(fromTime, toTime) > setting.shortTimeOffMaximumMinutes) return [{ field: 'toTime', ...finding('timeOff.tooManyMinutes', { smart_count: setting.shortTimeOffMaximumMinutes }) }];
  const [row] = await tx.query<{ used: number }>(
    `select count(*)::int as used from short_time_off t where t.org_code = $1 and t.employee_id = $2::bigint and t.status in ('PENDING', 'APPROVED') and t.id is distinct from $4::bigint
       and t.date >= date_trunc('month', $3::date)::date and t.date < (date_trunc('month', $3::date) + interval '1 month')::date`,
    [tx.orgCode, employeeId, date, id],
  );
  return (row?.used ?? 0) < setting.shortTimeOffPerMonth ? [] : [{ field: 'date', ...finding('timeOff.tooManyRequests', { smart_count: setting.shortTimeOffPerMonth }) }];
};

/** Whether the hours, or that they count, are new. */
const isNewTime = (whole: Values, before: Image | null): boolean =>
  before === null ||
  (COUNTED.has(whole['status']) && !COUNTED.has(before['status'])) ||
  String(whole['employeeId']) !== String(before['employeeId']) ||
  whole['date'] !== before['date'] ||
  ['fromTime', 'toTime'].some((key) => clock(whole[key]) !== clock(before[key]));

/** No hour is off twice. */
const apart = keptAmong(async (tx, _caller, whole, before, instead) => {
  if (!COUNTED.has(whole['status']) || !isNewTime(whole, before)) return [];
  const request = whole as unknown as Request;
  await holdRequests(tx, request.employeeId);
  const clash = await clashOf(tx, request, instead);
  return clash ? [{ field: 'fromTime', ...finding('timeOff.sameHoursOf', clash) }] : [];
});

/** Nobody approves hours off for themselves, nor asks for more of them than the time off settings take. Whoever enters them, they have a length, and no hour is off twice. */
export const hooks: Hooks = withWorkflow('SHORT_TIME_OFF', 'date', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refuseOutsideEmployment(tx, caller, values, before, 'date');
    const whole: Values = { ...before, ...values };
    const request = { ...whole, id: before?.id ?? null } as unknown as Request;
    const isOwn = isAskedForOneself(caller, values, before, ['date', 'fromTime', 'toTime']);
    const isTimed = isNewTime(whole, before);
    if (!isOwn && !isTimed) return;
    if (isTimed && clock(request.fromTime) === clock(request.toTime)) refuseProblems(caller, [{ field: 'toTime', ...finding('timeOff.noHours') }]);
    if (isTimed && isBackwards(clock(request.fromTime), clock(request.toTime))) refuseProblems(caller, [{ field: 'toTime', ...backwards }]);
    await holdRequests(tx, request.employeeId);
    const clash = isOwn && caller.source !== 'UNDO' ? await clashOf(tx, request) : undefined;
    if (clash !== undefined) refuseProblems(caller, [{ field: 'fromTime', ...finding('timeOff.sameHours', clash) }]);
    refuseProblems(caller, await apart.problems(tx, caller, values, before));
    if (isOwn) refuseProblems(caller, await limitProblems(tx, request));
  },
  afterSave: async (tx, caller, after, before) => {
    await apart.afterSave(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  fit: apart.fit,
});
