import { finding } from '../../domain/problem.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

const own = ownRequestHooks('Exit', 'lastWorkingDay', null);
const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

/** Nobody accepts their own notice, and nobody leaves twice: a second exit waits until the first is rejected or cancelled. */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    const whole: Values = { ...before, ...values };
    const isNew = !COUNTED.has(before?.['status']) || String(before?.['employeeId']) !== String(whole['employeeId']);
    if (!isNew || !COUNTED.has(whole['status'])) return;
    await holdRequests(tx, String(whole['employeeId']));
    const others = await tx.query(`select from exit where org_code = $1 and employee_id = $2::bigint and status in ('PENDING', 'APPROVED') and id is distinct from $3::bigint limit 1`, [tx.orgCode, whole['employeeId'], before?.id ?? null]);
    if (others.length > 0) refuseProblems(caller, [{ field: 'employeeId', ...finding('exit.twice') }]);
  },
};
