import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../data-loss-prevention/key-logs/key-logging-terms.ts';
import { withOrg } from '../db/org.ts';
import { loggedIn, refuseLogs, type LogsAsked } from './key-logs/asked-logs.ts';

const MOST = 500;

/** What the logs of the range may be narrowed by: departments, people and applications that occur there. */
export const keyLogChoices = ({ of, fromDate, toDate }: LogsAsked, { db }: Context, grant: Grant) => {
  refuseLogs(grant, { of, fromDate, toDate });
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const columns = await columnsOf(tx);
    const { to, from } = loggedIn(grant, { of, fromDate, toDate }, columns);
    const [row] = await tx.query<{ departments: object[] | null; people: object[] | null; applications: string[] | null }>(
      `with seen as (select distinct k.department_id, e.id, e.name, k.application from ${from})
       select (select json_agg(x order by x.name) from (select distinct d.id::text as id, d.name from seen s join department d on d.org_code = $1 and d.id = s.department_id limit ${MOST}) x) as departments,
         (select json_agg(x order by x.name, x.id) from (select distinct s.id::text as id, s.name from seen s limit ${MOST}) x) as people,
         (select json_agg(x.application order by x.application) from (select distinct s.application from seen s where s.application is not null limit ${MOST}) x) as applications`,
      to.values,
    );
    return { errorCode: '', message: '', departments: row?.departments ?? [], people: row?.people ?? [], applications: columns.applications ? (row?.applications ?? []) : [] };
  });
};
