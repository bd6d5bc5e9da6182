import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';

const count = (kinds: string): string => `(count(*) filter (where ${kinds}))::int`;

/** Document 0 §7: who checked in today, by the kind of the workplace of their last check-in. Without a workplace they are at the office. */
export const getWorkPlaceCount = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const to = bindings(tx.orgCode);
    const day = to.bind(await todayOf(tx));
    const [counts] = await tx.query(
      `select ${count(`c.kind = 'OFFICE'`)} as office, ${count(`c.kind = 'FIELD'`)} as field, ${count(`c.kind = 'WORK_FROM_HOME'`)} as "workFromHome", ${count(`c.kind = 'OTHER'`)} as others
       from (select distinct on (p.employee_id) coalesce(k.kind, 'OFFICE') as kind
             from punch p join employee e on e.org_code = p.org_code and e.id = p.employee_id left join work_place k on k.org_code = p.org_code and k.id = p.work_place_id
             where p.org_code = $1 and p.type = 'IN' and p.work_date = ${day}::date and ${employeesOf(grant, to)} order by p.employee_id, p.at desc, p.id desc) c`,
      to.values,
    );
    return { errorCode: '', message: '', ...counts };
  });
