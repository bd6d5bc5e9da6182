import { firstOfMonth, lastOfMonth } from '../../domain/dates.ts';
import { uniformRate } from '../../domain/uniforms/rate.ts';
import type { Grant } from '../access/authorise.ts';
import { leavesOwn } from '../access/own-matter.ts';
import type { Transaction } from '../db/org.ts';
import { peopleWithinSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { bindings } from '../resource/sql.ts';
import { isForSql } from './standing-sql.ts';

export type ComplianceAsked = { readonly month: string; readonly filter?: PeopleFilter | null; readonly offset?: number | null; readonly limit?: number | null };

type Row = {
  readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly designation: string | null; readonly observed: number; readonly worn: number; readonly incomplete: number; readonly notWorn: number;
  readonly lastDay: string | null; readonly lastItem: string | null; readonly lastRemark: string | null; readonly isOwn: boolean;
};
type Counts = { readonly totalRecords: number; readonly observed: number; readonly worn: number; readonly incomplete: number; readonly notWorn: number; readonly unobserved: number };

const MOST = 500;

const PARTS = ['observed', 'worn', 'incomplete', 'not_worn'] as const;

/** People within reach whom a uniform is for, or who were observed, with the days of a month on which they were seen in it: in one statement. */
export const readCompliance = async (tx: Transaction, grant: Grant, { month, filter, offset, limit }: ComplianceAsked): Promise<Counts & { readonly rows: readonly (Row & { readonly rate: number | null })[] }> => {
  const to = bindings(tx.orgCode);
  const [from, until] = [`${to.bind(firstOfMonth(month))}::date`, `${to.bind(lastOfMonth(month))}::date`];
  const people = peopleWithinSql(grant, filter, to);
  // Where nobody else could, the own is like everybody's.
  const own = `${to.bind((await leavesOwn(tx, grant.session, { form: 'UNIFORM_MONITORING', right: 'add' })) ? grant.session.employeeId : null)}::bigint`;
  const [page, start] = [`${to.bind(Math.min(Math.max(limit ?? 200, 1), MOST))}::int`, `${to.bind(Math.max(offset ?? 0, 0))}::int`];
  const order = (alias: string): string => `${alias}.observed = 0, ${alias}.worn::numeric / nullif(${alias}.observed, 0), fold(${alias}.name), ${alias}.id`;
  const sum = (column: string): string => `coalesce(sum(p.${column}), 0)::int`;
  const [answer] = await tx.query<Counts & { rows: readonly Row[] | null }>(
    `with found as materialized (
       select e.id, e.name, e.employee_number, e.designation_id, ${PARTS.map((part) => `coalesce(o.${part}, 0) as ${part}`).join(', ')} from employee e
         left join lateral (select count(*)::int as observed, (count(*) filter (where v.state = 'WORN'))::int as worn, (count(*) filter (where v.state = 'INCOMPLETE'))::int as incomplete, (count(*) filter (where v.state = 'NOT_WORN'))::int as not_worn
           from uniform_observation v where v.org_code = $1 and v.employee_id = e.id and v.date between ${from} and ${until}) o on true
       where ${people} and (o.observed > 0 or (e.status = 'ACTIVE' and e.date_of_join <= ${until} and (exists (select from uniform_entitlement t where t.org_code = $1 and ${isForSql}) or exists (select from uniform_issue u where u.org_code = $1 and u.employee_id = e.id and u.outstanding > 0))))),
     chosen as (select f.* from found f order by ${order('f')} limit ${page} offset ${start})
     select count(*)::int as "totalRecords", ${sum('observed')} as observed, ${sum('worn')} as worn, ${sum('incomplete')} as incomplete, ${sum('not_worn')} as "notWorn", (count(*) filter (where p.observed = 0))::int as unobserved,
       (select json_agg(json_build_object('employeeId', c.id::text, 'name', c.name, 'employeeNumber', c.employee_number, 'designation', g.title, 'observed', c.observed, 'worn', c.worn, 'incomplete', c.incomplete, 'notWorn', c.not_worn,
           'lastDay', l.day, 'lastItem', l.item, 'lastRemark', l.remark, 'isOwn', coalesce(c.id = ${own}, false)) order by ${order('c')})
         from chosen c left join designation g on g.org_code = $1 and g.id = c.designation_id
           left join lateral (select v.date as day, v.remark, i.name as item from uniform_observation v left join uniform_item i on i.org_code = v.org_code and i.id = v.item_id where v.org_code = $1 and v.employee_id = c.id and v.date between ${from} and ${until} and v.state <> 'WORN'
             order by v.date desc limit 1) l on true) as rows
     from found p`,
    to.values,
  );
  const { rows, ...counts } = answer!;
  return { ...counts, rows: (rows ?? []).map((row) => ({ ...row, rate: uniformRate(row.worn, row.observed) })) };
};
