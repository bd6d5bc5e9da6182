import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { addNew } from '../resource/new-records.ts';
import { issueToken } from './device-token.ts';
import { monitoredSince } from './monitoring-terms.ts';
import { tellMembers } from './tell-members.ts';

const NAME = { least: 2, most: 80 } as const;
/** Of one person; what is revoked does not count. */
const MOST_COMPUTERS = 10;

/** A computer of somebody who is monitored, and its token. */
export const connectDevice = async (tx: Transaction, { settings }: Pick<Context, 'settings'>, grant: Grant, employeeId: string, given: string) => {
  const name = given.trim();
  if (name.length < NAME.least) refuseProblems(grant, [{ field: 'name', ...finding('rule.minLength', { smart_count: NAME.least, length: name.length }) }]);
  if (name.length > NAME.most) refuseProblems(grant, [{ field: 'name', ...finding('rule.maxLength', { smart_count: NAME.most, length: name.length }) }]);
  if ((await monitoredSince(tx, employeeId)) === null) refuseProblems(grant, [{ field: 'employeeId', ...finding('productivity.notMonitored') }]);
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(`select count(*)::int as count from activity_device where org_code = $1 and employee_id = $2::bigint and status = 'ACTIVE'`, [tx.orgCode, employeeId]);
  if (count >= MOST_COMPUTERS) refuseProblems(grant, [{ field: 'name', ...finding('productivity.tooManyComputers', { smart_count: MOST_COMPUTERS }) }]);
  const changes = await addNew(tx, 'ActivityDevice', [{ name, employeeId, status: 'ACTIVE', issuedOn: await todayOf(tx) }], grant.session.name);
  const id = changes[0]!.id;
  await tellMembers(tx, [employeeId], grant.session.userId, { kind: 'computerConnected', words: { by: grant.session.name, name } });
  return { changes, answer: { id, token: await issueToken(tx, id), address: `${settings.publicUrl.origin}/activity/intervals` } };
};
