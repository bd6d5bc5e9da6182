import type { Grant } from '../access/authorise.ts';
import { leavesOwn } from '../access/own-matter.ts';
import type { Transaction } from '../db/org.ts';
import { peopleWithinSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { hasAccountSql } from './has-account-sql.ts';
import { isLeavingSql, standingSql, standingsJson, withExit } from './standing-sql.ts';

export type UniformConcern = 'MISSING' | 'DUE' | 'UNACKNOWLEDGED' | 'UNSIGNED' | 'TO_RETURN';
export type BoardAsked = { readonly filter?: PeopleFilter | null; readonly concern?: UniformConcern | null; readonly offset?: number | null; readonly limit?: number | null };

export type Standing = { readonly itemId: string; readonly item: string; readonly entitled: number; readonly held: number; readonly missing: number; readonly due: number; readonly dueOn: string | null };
export type UniformPerson = {
  readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly designation: string | null; readonly department: string | null; readonly isLeaving: boolean; readonly lastWorkingDay: string | null; readonly isOwn: boolean;
  readonly entitled: number; readonly held: number; readonly missing: number; readonly due: number; readonly unacknowledged: number; readonly unsigned: number; readonly toReturn: number; readonly standings: readonly Standing[];
};
type Counts = { readonly totalRecords: number; readonly missing: number; readonly due: number; readonly unacknowledged: number; readonly unsigned: number; readonly toReturn: number; readonly hasItems: boolean };

const MOST = 200;

const CONCERNS: Readonly<Record<UniformConcern, string>> = { MISSING: 'm.missing > 0', DUE: 'm.due > 0', UNACKNOWLEDGED: 'm.unacknowledged > 0', UNSIGNED: 'm.unsigned > 0', TO_RETURN: 'm.to_return > 0' };

/** People within reach who are entitled to something or have something, by name, with how many of them each concern is about: in one statement. */
export const readUniformBoard = async (tx: Transaction, grant: Grant, { filter, concern, offset, limit }: BoardAsked): Promise<Counts & { readonly rows: readonly UniformPerson[] }> => {
  const to = bindings(tx.orgCode);
  const today = `${to.bind(await todayOf(tx))}::date`;
  const people = peopleWithinSql(grant, filter, to);
  // Where nobody else could, the own is like everybody's.
  const own = `${to.bind((await leavesOwn(tx, grant.session, { form: 'UNIFORM_MONITORING', right: 'update' })) ? grant.session.employeeId : null)}::bigint`;
  const [page, from] = [`${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int`, `${to.bind(Math.max(offset ?? 0, 0))}::int`];
  const isFound = concern == null ? 'true' : CONCERNS[concern];
  const [answer] = await tx.query<Counts & { rows: readonly UniformPerson[] | null }>(
    `with people as materialized (select e.*, x.last_working_day, ${isLeavingSql} as is_leaving from employee e ${withExit} where ${people}
         and (e.status = 'ACTIVE' or exists (select from uniform_issue u where u.org_code = $1 and u.employee_id = e.id and u.outstanding > 0))), ${standingSql(today)},
       sums as (select s.employee_id, sum(s.entitled)::int as entitled, sum(s.held)::int as held, sum(s.missing)::int as missing, sum(s.due)::int as due, sum(s.out)::int as out from standing s group by s.employee_id),
       waiting as (select u.employee_id, count(*)::int as count, ${hasAccountSql('e')} as able from uniform_issue u join people e on e.id = u.employee_id where u.org_code = $1 and u.acknowledged_at is null and u.outstanding > 0 and e.status = 'ACTIVE' group by u.employee_id, e.org_code, e.id),
       marked as materialized (select e.id, e.name, e.employee_number, e.designation_id, e.department_id, e.is_leaving, e.last_working_day, s.entitled, s.held, s.missing, s.due, case when w.able then w.count else 0 end as unacknowledged, case when not w.able then w.count else 0 end as unsigned, case when e.is_leaving then s.out else 0 end as to_return
         from people e join sums s on s.employee_id = e.id left join waiting w on w.employee_id = e.id where e.status = 'ACTIVE' or s.out > 0),
       chosen as (select m.* from marked m where ${isFound} order by fold(m.name), m.id limit ${page} offset ${from})
     select (count(*) filter (where ${isFound}))::int as "totalRecords", (count(*) filter (where ${CONCERNS.MISSING}))::int as missing, (count(*) filter (where ${CONCERNS.DUE}))::int as due, (count(*) filter (where ${CONCERNS.UNACKNOWLEDGED}))::int as unacknowledged, (count(*) filter (where ${CONCERNS.UNSIGNED}))::int as unsigned,
       (count(*) filter (where ${CONCERNS.TO_RETURN}))::int as "toReturn", exists (select from uniform_item where org_code = $1) as "hasItems",
       (select json_agg(json_build_object('employeeId', c.id::text, 'name', c.name, 'employeeNumber', c.employee_number, 'designation', g.title, 'department', d.name, 'isLeaving', c.is_leaving, 'lastWorkingDay', c.last_working_day, 'isOwn', coalesce(c.id = ${own}, false),
           'entitled', c.entitled, 'held', c.held, 'missing', c.missing, 'due', c.due, 'unacknowledged', c.unacknowledged, 'unsigned', c.unsigned, 'toReturn', c.to_return, 'standings', ${standingsJson('c.id')}) order by fold(c.name), c.id)
         from chosen c left join designation g on g.org_code = $1 and g.id = c.designation_id left join department d on d.org_code = $1 and d.id = c.department_id) as rows
     from marked m`,
    to.values,
  );
  const { rows, ...counts } = answer!;
  return { ...counts, rows: rows ?? [] };
};
