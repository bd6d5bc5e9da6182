/** Blind until submitted: nobody judges whom they have read of, also not who arranges the round. */
import { finding, type Problem } from '../../../domain/problem.ts';
import { accountsOf } from '../../notifications/accounts-of.ts';
import { rowScope } from '../../access/row-scope.ts';
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

/** Those of the people who may read a scorecard of the round that somebody else submitted. */
const namesOfKnowing = async (tx: Transaction, roundId: string, members: readonly string[]): Promise<readonly string[]> => {
  if (members.length === 0) return [];
  const submitted = await tx.query(`select from scorecard where org_code = $1 and scheduled_round_id = $2::bigint and status = 'SUBMITTED' limit 1`, [tx.orgCode, roundId]);
  if (submitted.length === 0) return [];
  const names: string[] = [];
  for (const session of await sessionsOf(tx, await accountsOf(tx, ...members))) {
    const to = bindings(tx.orgCode);
    const scope = rowScope(resourceOf('Scorecard'), { scope: 'ALL' }, session, 's', to.bind);
    const read = await tx.query(`select from scorecard s where s.org_code = $1 and s.scheduled_round_id = ${to.bind(roundId)}::bigint and s.status = 'SUBMITTED' and s.panel_member_id <> ${to.bind(session.employeeId)}::bigint and ${scope} limit 1`, to.values);
    if (read.length > 0) names.push(session.name);
  }
  return names;
};

/** Of people about to be asked for a scorecard those who may read one of the round that somebody submitted: they could have left the panel to do so. */
export const knowingProblems = async (tx: Transaction, roundId: string, members: readonly string[]): Promise<readonly Problem[]> => {
  const names = await namesOfKnowing(tx, roundId, members);
  return names.length === 0 ? [] : [{ field: 'panel', ...finding('interview.knowsAlready', { names: names.join(', ') }) }];
};

/** Those of the panel who are asked for a scorecard. */
export const askedOf = (round: Image): readonly string[] => ((round['panel'] ?? []) as readonly { readonly employeeId: unknown; readonly response: string }[]).filter(({ response }) => response !== 'DECLINED').map(({ employeeId }) => String(employeeId));

/** A result opens the scorecards to the panel, also to who wrote none: they are not asked for theirs again by taking the result back. */
export const reopeningProblems = async (tx: Transaction, before: Image, after: Image): Promise<readonly Problem[]> => {
  if (before['result'] === 'PENDING' || after['result'] !== 'PENDING') return [];
  const sent = await tx.query<{ id: string }>(`select panel_member_id::text as id from scorecard where org_code = $1 and scheduled_round_id = $2::bigint and status = 'SUBMITTED'`, [tx.orgCode, before.id]);
  const names = await namesOfKnowing(tx, before.id, askedOf(after).filter((member) => !sent.some(({ id }) => id === member)));
  return names.length === 0 ? [] : [{ field: 'result', ...finding('interview.staysDecided', { names: names.join(', ') }) }];
};

/** Whether the person is asked for a scorecard of the round and has not sent it; once there is a result, nobody is asked any more. */
export const owesOwn = async (tx: Transaction, session: Session, roundId: string): Promise<boolean> =>
  session.employeeId !== null &&
  (await tx.query(
    `select from scorecard s join scheduled_round_member p on p.org_code = s.org_code and p.scheduled_round_id = s.scheduled_round_id and p.employee_id = s.panel_member_id and p.response <> 'DECLINED'
       join scheduled_round r on r.org_code = s.org_code and r.id = s.scheduled_round_id and r.result = 'PENDING'
     where s.org_code = $1 and s.scheduled_round_id = $2::bigint and s.panel_member_id = $3::bigint and s.status <> 'SUBMITTED'`,
    [tx.orgCode, roundId, session.employeeId],
  )).length > 0;
