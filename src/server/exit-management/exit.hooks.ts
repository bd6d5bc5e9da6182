import { finding } from '../../domain/problem.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const own = ownRequestHooks('Exit', 'lastWorkingDay', null);
const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

const leavesOnce = keptAmong(async (tx, _caller, whole, before, instead) => {
  const employeeId = String(whole['employeeId']);
  const isNew = !COUNTED.has(before?.['status']) || String(before?.['employeeId']) !== employeeId;
  if (!isNew || !COUNTED.has(whole['status'])) return [];
  await holdRequests(tx, employeeId);
  const stored = await tx.query(
    `select from exit where org_code = $1 and employee_id = $2::bigint and status in ('PENDING', 'APPROVED') and id is distinct from $3::bigint and id <> all ($4::bigint[]) limit 1`,
    [tx.orgCode, employeeId, whole['id'], instead.ids],
  );
  const isTwice = stored.length > 0 || insteadOf(instead, whole, (one) => COUNTED.has(one['status']) && String(one['employeeId']) === employeeId) !== undefined;
  return isTwice ? [{ field: 'employeeId', ...finding('exit.twice') }] : [];
});

/** Nobody accepts their own notice, and nobody leaves twice: a second exit waits until the first is rejected or cancelled. */
export const hooks: Hooks = {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    refuseProblems(caller, await leavesOnce.problems(tx, caller, values, before));
  },
  afterSave: async (tx, caller, after, before) => {
    await leavesOnce.afterSave(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  fit: leavesOnce.fit,
};
