import { suggestedPieces } from '../../domain/uniforms/suggested.ts';
import { sizeAmong, sizesOf } from '../../domain/uniforms/sizes.ts';
import type { Grant } from '../access/authorise.ts';
import { leavesOwn } from '../access/own-matter.ts';
import type { Transaction } from '../db/org.ts';
import { peopleWithinSql, readId } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { employmentProblems } from '../people/employment.ts';
import { say, sayProblems } from '../messages.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';
import { MOST_AT_ONCE } from './acting.ts';
import { itemTerms } from './item-terms.ts';
import { isDueSql, isForSql, isHeldSql } from './standing-sql.ts';

export type AheadAsked = { readonly itemId: string; readonly issuedOn: string; readonly filter?: PeopleFilter | null; readonly employeeIds?: readonly string[] | null };
type Row = { readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly entitled: number; readonly held: number; readonly due: number; readonly lastSize: string | null; readonly total: number };
export type UniformAhead = Omit<Row, 'lastSize' | 'total'> & { readonly suggested: number; readonly size: string | null; readonly problem: string | null };

/** Active people within reach and the filter, or those who are named, with what they should get of an item. */
export const readUniformsAhead = async (tx: Transaction, grant: Grant, { itemId, issuedOn, filter, employeeIds }: AheadAsked): Promise<{ readonly totalRecords: number; readonly rows: readonly UniformAhead[] }> => {
  const { language } = grant.session;
  const terms = await itemTerms(tx, readId(itemId));
  if (terms === undefined) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const item = `${to.bind(itemId)}::bigint`;
  const today = `${to.bind(await todayOf(tx))}::date`;
  const people = peopleWithinSql(grant, filter, to);
  const among = employeeIds == null ? 'true' : `e.id = any(${to.bind(employeeIds.map(readId))}::bigint[])`;
  const found = await tx.query<Row>(
    `select e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", coalesce(n.entitled, 0) as entitled, h.held, h.due, l.size as "lastSize", count(*) over ()::int as total
     from employee e left join lateral (select max(t.quantity) as entitled from uniform_entitlement t where t.org_code = $1 and t.item_id = ${item} and ${isForSql}) n on true
       cross join lateral (select coalesce(sum(u.outstanding) filter (where ${isHeldSql(today)}), 0)::int as held, coalesce(sum(u.outstanding) filter (where ${isDueSql(today)}), 0)::int as due
         from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id where u.org_code = $1 and u.employee_id = e.id and u.item_id = ${item} and u.outstanding > 0) h
       left join lateral (select u.size from uniform_issue u where u.org_code = $1 and u.employee_id = e.id and u.item_id = ${item} and u.size is not null order by u.issued_on desc, u.id desc limit 1) l on true
     where ${people} and ${among} and e.status = 'ACTIVE' order by fold(e.name), e.id limit ${MOST_AT_ONCE + 1}`,
    to.values,
  );
  const totalRecords = found[0]?.total ?? 0;
  if (totalRecords > MOST_AT_ONCE) return { totalRecords, rows: [] };
  const sizes = sizesOf(terms.sizes);
  const rows: UniformAhead[] = [];
  for (const { lastSize, total: _total, ...row } of found) {
    if (row.employeeId === grant.session.employeeId && (await leavesOwn(tx, grant.session, { form: 'UNIFORM_MONITORING', right: 'add' }))) {
      rows.push({ ...row, suggested: 0, size: null, problem: say(language, 'uniforms.ownIssue') });
      continue;
    }
    const [outside] = await employmentProblems(tx, { employeeId: row.employeeId, from: ['issuedOn', issuedOn], to: ['issuedOn', issuedOn] }, language);
    const problem = terms.onlyEntitled && row.entitled === 0 ? say(language, 'uniformIssue.onlyEntitled', { item: terms.name, name: row.name }) : outside === undefined ? null : sayProblems(language, [outside])[0]!.message;
    rows.push({ ...row, suggested: suggestedPieces(row), size: lastSize === null ? null : (sizeAmong(sizes, lastSize) ?? null), problem });
  }
  return { totalRecords, rows };
};
