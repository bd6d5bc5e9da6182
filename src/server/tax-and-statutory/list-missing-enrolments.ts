import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import { reachOf } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { formOfScheme, isThere, withStanding } from '../statutory/standing-sql.ts';
import { withWages } from '../statutory/wages-sql.ts';

type Arguments = { readonly scheme: StatutoryScheme; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly employeeId: number; readonly name: string; readonly employeeNumber: string | null; readonly designation: string | null; readonly location: string | null; readonly state: string | null; readonly dateOfJoin: string; readonly reason: string };

const MOST = 200;

/** Who should be enrolled in a scheme and is not, within the caller's reach on the form of the scheme: a right on another scheme opens nobody of this one. */
export const listMissingEnrolments = ({ scheme, search, offset, limit }: Arguments, { db }: Context, { session }: Grant) => {
  const reach = reachOf(session, formOfScheme[scheme], 'VIEW');
  return withOrg(db, session.orgCode, async (tx) => {
    if (reach === null) return { errorCode: '', message: '', totalRecords: 0, rows: [] };
    const [{ country }, today] = [await readPayrollSettings(tx), await todayOf(tx)];
    const to = bindings(tx.orgCode);
    const at = { day: `${to.bind(today)}::date`, country: `${to.bind(country)}::text` };
    const words = search?.trim() ?? '';
    const named = words === '' ? 'true' : `position(fold(${to.bind(words)}) in fold(e.name || ' ' || coalesce(e.employee_number, ''))) > 0`;
    const rows = await tx.query<Row & { readonly total: number }>(
      `select e.id::int as "employeeId", e.name, e.employee_number as "employeeNumber", d.title as designation, l.name as location, l.address ->> 'state' as state, e.date_of_join::text as "dateOfJoin", x.reason, count(*) over ()::int as total
       from employee e left join location l on l.org_code = e.org_code and l.id = e.location_id left join designation d on d.org_code = e.org_code and d.id = e.designation_id ${withWages('w', at.day)} ${withStanding(scheme, at)}
       where e.org_code = $1 and x.standing = 'MISSING' and ${isThere(at)} and ${employeesWithin(reach, session, to)} and ${named}
       order by fold(e.name), e.id limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int offset ${to.bind(Math.max(offset ?? 0, 0))}::int`,
      to.values,
    );
    return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
  });
};
