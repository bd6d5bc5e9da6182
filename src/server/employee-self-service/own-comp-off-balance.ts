import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { balancesAnswer, countedColumns } from './comp-off-rows.ts';
import type { Counted } from './comp-off-rows.ts';

/** What the caller earned of compensatory off, took, lost and has left. */
export const ownCompOffBalance = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const rows = await tx.query<Counted>(`select ${countedColumns} from employee e left join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = $1 and e.id = $2::bigint`, [tx.orgCode, session.employeeId]);
    return balancesAnswer(tx, rows, rows.length);
  });
