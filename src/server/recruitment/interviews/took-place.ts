/** A submitted scorecard says that the candidate was met: such a round is not called off, nobody failed to appear, and no other time is found for it. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';

/** Of a round, that somebody submitted a scorecard. */
export const wasScored = (alias: string): string => `exists (select from scorecard w where w.org_code = ${alias}.org_code and w.scheduled_round_id = ${alias}.id and w.status = 'SUBMITTED')`;

/** Who submitted one, said at the field that holds otherwise. */
export const tookPlaceProblems = async (tx: Transaction, roundId: string, field: string): Promise<readonly Problem[]> => {
  const members = await tx.query<{ name: string }>(`select e.name from scorecard s join employee e on e.org_code = s.org_code and e.id = s.panel_member_id where s.org_code = $1 and s.scheduled_round_id = $2::bigint and s.status = 'SUBMITTED' order by e.name`, [tx.orgCode, roundId]);
  return members.length === 0 ? [] : [{ field, ...finding('interview.tookPlace', { names: members.map(({ name }) => name).join(', '), smart_count: members.length }) }];
};
