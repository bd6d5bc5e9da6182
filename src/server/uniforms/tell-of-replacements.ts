import type { Database } from '../db/connection.ts';
import { inEachOrganisation } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { todayOf } from '../people/today.ts';
import { DUE_DAYS } from './standing-sql.ts';
import { tellOfUniform } from './tell.ts';

/** Issues that one transaction tells of. */
const MOST = 500;

type Due = { readonly id: string; readonly employeeId: string; readonly item: string; readonly dueOn: string };

const tell = async (tx: Transaction): Promise<number> => {
  const due = await tx.query<Due>(
    `update uniform_issue u set told_of = u.due_on from uniform_item i where u.org_code = $1 and u.id in (select x.id from uniform_issue x join employee a on a.org_code = x.org_code and a.id = x.employee_id and a.status = 'ACTIVE' where x.org_code = $1 and x.outstanding > 0 and x.due_on between $2::date - ${DUE_DAYS} and $2::date + ${DUE_DAYS} and x.told_of is distinct from x.due_on order by x.due_on, x.id limit ${MOST})
       and i.org_code = u.org_code and i.id = u.item_id
     returning u.id::text as id, u.employee_id::text as "employeeId", i.name as item, u.due_on::text as "dueOn"`,
    [tx.orgCode, await todayOf(tx)],
  );
  for (const { employeeId, item, dueOn } of due) await tellOfUniform(tx, employeeId, null, { kind: 'uniformDue', words: { item }, days: { day: dueOn } });
  return due.length;
};

/** Employees hear once of each piece that is to be replaced within 30 days. Answers of how many. An organisation that fails is logged and does not keep the others. */
export const tellOfReplacements = (db: Database, log: Logger): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'employees were not told of uniforms that are to be replaced' }, (code) => withOrg(db, code, (tx) => tell(tx)));
