import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';
import { readRosterSetting } from './roster/roster-setting.ts';

type Choice = { readonly id: string; readonly name: string };

/** What a planner may narrow the roster by: departments and locations of those within reach; groups where the reach is everybody. */
export const rosterChoices = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const of = (table: 'department' | 'location'): Promise<Choice[]> => {
      const to = bindings(tx.orgCode);
      return tx.query<Choice>(`select t.id::text as id, t.name from ${table} t where t.org_code = $1 and t.id in (select e.${table}_id from employee e where e.org_code = $1 and e.status = 'ACTIVE' and ${employeesOf(grant, to)}) order by t.name, t.id`, to.values);
    };
    const groups = grant.scope === 'ALL' ? await tx.query<Choice>(`select id::text as id, name from custom_employee_group where org_code = $1 and status = 'ACTIVE' order by name, id`, [tx.orgCode]) : [];
    return { errorCode: '', message: '', weekBegins: (await readRosterSetting(tx)).weekBegins, departments: await of('department'), locations: await of('location'), groups };
  });
