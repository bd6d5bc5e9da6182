import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { ownDays, sumOf, type OwnDay } from '../people/own-days.ts';
import { bindings } from '../resource/sql.ts';

const count = (kinds: string): string => `(count(*) filter (where ${kinds}))::int`;

const FIGURES = ['office', 'field', 'workFromHome', 'others'] as const;
type Count = Readonly<Record<(typeof FIGURES)[number], number>>;

const countOf = async (tx: Transaction, grant: Grant, { day, whereSql }: OwnDay): Promise<Count> => {
  const to = bindings(tx.orgCode);
  const [found] = await tx.query<Count>(
    `select ${count(`c.kind = 'OFFICE'`)} as office, ${count(`c.kind = 'FIELD'`)} as field, ${count(`c.kind = 'WORK_FROM_HOME'`)} as "workFromHome", ${count(`c.kind = 'OTHER'`)} as others
     from (select distinct on (p.employee_id) coalesce(k.kind, 'OFFICE') as kind
           from punch p join employee e on e.org_code = p.org_code and e.id = p.employee_id left join location l on l.org_code = e.org_code and l.id = e.location_id
           left join work_place k on k.org_code = p.org_code and k.id = p.work_place_id
           where p.org_code = $1 and p.type = 'IN' and p.work_date = ${to.bind(day)}::date and ${whereSql(to)} and ${employeesOf(grant, to)} order by p.employee_id, p.at desc, p.id desc) c`,
    to.values,
  );
  return found!;
};

/** Document 0 §7: who checked in today where they work, by the kind of the workplace of their last check-in. Without a workplace they are at the office. */
export const getWorkPlaceCount = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const counts: Count[] = [];
    for (const own of await ownDays(tx)) counts.push(await countOf(tx, grant, own));
    return { errorCode: '', message: '', ...sumOf(counts, FIGURES) };
  });
