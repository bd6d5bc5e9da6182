import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';

/** Whether a contract stands on the candidate's record: an accepted offer, or the employee whom they became. It is kept as long as employment records are. */
export const isHired = async ({ db }: Pick<Context, 'db'>, orgCode: string, candidateId: string): Promise<boolean> => {
  const found = await withOrg(db, orgCode, (tx) =>
    tx.query(`select from candidate c where c.org_code = $1 and c.id = $2::bigint and (c.employee_id is not null or exists (select from offer o where o.org_code = $1 and o.candidate_id = c.id and o.answer = 'ACCEPTED'))`, [tx.orgCode, candidateId]),
  );
  return found.length > 0;
};
