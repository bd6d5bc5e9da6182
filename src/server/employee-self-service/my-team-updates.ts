import { addDays, daysBetween } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Row = { readonly date: string };
type Condition = (bind: (value: unknown) => string) => string;

const NEAR = 30;
const MOST = 100;

const list = async (tx: Transaction, grant: Grant, today: string, date: string, condition: Condition, join = '') => {
  const to = bindings(tx.orgCode);
  const rows = await tx.query<Row>(
    `select e.id::int as "employeeId", e.employee_number as "userDefinedEmployeeId", e.name as "employeeName", e.photo as "employeePhotoPath", d.title as "designationName", ${date}::text as date
     from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id ${join}
     where e.org_code = $1 and e.status = 'ACTIVE' and ${condition(to.bind)} and ${employeesOf(grant, to)} order by ${date}, e.name, e.id limit ${MOST}`,
    to.values,
  );
  return rows.map((row) => ({ ...row, daysLeft: daysBetween(today, row.date) }));
};

/** Who leaves is told by the right to view exits, on whom both that right and the caller's reach take in. */
const offboarding = async (tx: Transaction, grant: Grant, today: string) => {
  const exits = screenReach(grant.session, resourceOf('Exit'), 'VIEW');
  if (exits === null) return [];
  const seen = bindings(tx.orgCode);
  const within = await tx.query<{ id: string }>(`select x.employee_id as id from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id where x.org_code = $1 and ${employeesWithin(exits, grant.session, seen)}`, seen.values);
  const ids = within.map(({ id }) => id);
  const condition: Condition = (bind) => `x.status in ('PENDING', 'APPROVED') and x.last_working_day >= ${bind(today)}::date and e.id = any(${bind(ids)}::bigint[])`;
  return list(tx, grant, today, 'x.last_working_day', condition, 'join exit x on x.org_code = e.org_code and x.employee_id = e.id');
};

/** Document 0 §3 and §7: probations about to end or past their end undecided, people who join, people who leave; at most 100 of each. */
export const myTeamUpdates = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const today = await todayOf(tx);
    const probation = await list(tx, grant, today, 'e.probation_date', (bind) => {
      const day = `${bind(today)}::date`;
      return `e.probation_date <= ${bind(addDays(today, NEAR))}::date and e.date_of_join <= ${day} and e.confirmation_date is null`;
    });
    const newJoining = await list(tx, grant, today, 'e.date_of_join', (bind) => `e.date_of_join between ${bind(addDays(today, -NEAR))}::date and ${bind(addDays(today, NEAR))}::date`);
    return { errorCode: '', message: '', probation, newJoining, offboarding: await offboarding(tx, grant, today) };
  });
