import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';

/** Document 0 §7: how many employees are within reach, and how many of them have not left. */
export const getEmployeeCount = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const to = bindings(tx.orgCode);
    const [counts] = await tx.query(
      `select count(*)::int as total, (count(*) filter (where e.status = 'ACTIVE'))::int as active from employee e where e.org_code = $1 and ${employeesOf(grant, to)}`,
      to.values,
    );
    return { errorCode: '', message: '', ...counts };
  });
