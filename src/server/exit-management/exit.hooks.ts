import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { deleteWithExits, followExits } from '../clawback/settle-clawbacks.ts';
import { isLeavingSql } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const own = ownRequestHooks('Exit', 'lastWorkingDay', null);
const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

const leavesOnce = keptAmong(async (tx, _caller, whole, before, instead) => {
  const employeeId = String(whole['employeeId']);
  if (!COUNTED.has(whole['status'])) return [];
  await holdRequests(tx, employeeId);
  const [told] = await tx.query<{ joined: string; isTwice: boolean }>(
    `select e.date_of_join::text as joined, exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and ${isLeavingSql} and x.id is distinct from $3::bigint and x.id <> all ($4::bigint[])) as "isTwice"
     from employee e where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, whole['id'], instead.ids],
  );
  if (told === undefined) return [];
  const isCounted = (one: Values | null): boolean => one !== null && String(one['employeeId']) === employeeId && (one['status'] === 'PENDING' || (one['status'] === 'APPROVED' && String(one['lastWorkingDay']) >= told.joined));
  if (isCounted(before) || !isCounted(whole)) return [];
  const isTwice = told.isTwice || insteadOf(instead, whole, isCounted) !== undefined;
  return isTwice ? [{ field: 'employeeId', ...finding('exit.twice') }] : [];
});

const COUNTS_FOR_SETTLEMENT = ['status', 'noticeDate', 'lastWorkingDay', 'employeeId'] as const;

/** What a settlement that is no draft rests on stays as it is. */
const settledProblems = async (tx: Transaction, values: Values, before: Image | null): Promise<readonly Problem[]> => {
  if (before === null || !COUNTS_FOR_SETTLEMENT.some((key) => key in values && String(values[key]) !== String(before[key]))) return [];
  const [settled] = await tx.query(`select s.id from settlement s where s.org_code = $1 and s.exit_id = $2::bigint and s.status <> 'DRAFT'`, [tx.orgCode, before.id]);
  return settled ? [{ field: 'status', ...finding('exit.settled') }] : [];
};

/** Nobody accepts their own notice, and nobody leaves twice: a second exit waits until the first is rejected or cancelled, or the employee came back after it. What is asked back of one-time earnings follows. */
export const hooks: Hooks = withWorkflow('EXIT', 'lastWorkingDay', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    refuseProblems(caller, await leavesOnce.problems(tx, caller, values, before));
    refuseProblems(caller, await settledProblems(tx, values, before));
  },
  afterSave: async (tx, caller, after, before) => {
    await leavesOnce.afterSave(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  fit: leavesOnce.fit,
  together: (tx, { session }, written) => followExits(tx, session.name, written),
  alongDelete: (tx, _caller, images) => deleteWithExits(tx, images.map(({ id }) => id)),
});
