import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import type { Transaction } from '../db/org.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { readTimeOffSetting } from '../people/time-off-setting.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const own = ownRequestHooks('date');

type Request = { readonly id: string | null; readonly employeeId: string; readonly date: string; readonly fromTime: string; readonly toTime: string };

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const problemsOf = async (tx: Transaction, { id, employeeId, date, fromTime, toTime }: Request): Promise<Problem[]> => {
  const setting = await readTimeOffSetting(tx);
  if (setting === null) return [];
  if (!setting.shortTimeOffEnabled) return [{ field: 'date', ...finding('timeOff.switchedOff') }];
  if (minutes(toTime) - minutes(fromTime) > setting.shortTimeOffMaximumMinutes) return [{ field: 'toTime', ...finding('timeOff.tooManyMinutes', { smart_count: setting.shortTimeOffMaximumMinutes }) }];
  await holdRequests(tx, employeeId);
  const [row] = await tx.query<{ used: number; clashes: number }>(
    `select count(*)::int as used, (count(*) filter (where t.date = $3::date and t.from_time < $6::time and t.to_time > $5::time))::int as clashes from short_time_off t where t.org_code = $1 and t.employee_id = $2::bigint and t.status in ('PENDING', 'APPROVED') and t.id is distinct from $4::bigint
       and t.date >= date_trunc('month', $3::date)::date and t.date < (date_trunc('month', $3::date) + interval '1 month')::date`,
    [tx.orgCode, employeeId, date, id, fromTime, toTime],
  );
  if ((row?.clashes ?? 0) > 0) return [{ field: 'fromTime', ...finding('timeOff.sameHours') }];
  return (row?.used ?? 0) < setting.shortTimeOffPerMonth ? [] : [{ field: 'date', ...finding('timeOff.tooManyRequests', { smart_count: setting.shortTimeOffPerMonth }) }];
};

/** Nobody approves hours off for themselves, nor asks for more of them than the time off settings take, nor twice for the same hours. */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    if (!isAskedForOneself(caller, values, before, ['date', 'fromTime', 'toTime'])) return;
    refuseProblems(caller, await problemsOf(tx, { ...before, ...values, id: before?.id ?? null } as unknown as Request));
  },
};
