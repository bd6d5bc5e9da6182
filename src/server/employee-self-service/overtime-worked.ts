import { lengthOfRange } from '../../domain/dates.ts';
import { hoursText } from '../../domain/overtime/hours-text.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { daysBeyond } from '../overtime/days-beyond.ts';
import { askedPeopleSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { bindings } from '../resource/sql.ts';

type Asked = { readonly from: string; readonly until: string; readonly filter?: PeopleFilter | null; readonly employeeIds?: readonly string[] | null };
type Person = { readonly id: string; readonly name: string; readonly number: string };

/** People and days of one answer. */
const MOST = 31_000;
const MOST_DAYS = 31;

/** Who worked beyond the shift in a period, by name and day. */
export const overtimeWorked = ({ from, until, filter, employeeIds }: Asked, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const length = lengthOfRange(from, until);
    if (length < 1) refuseProblems(asked, [{ field: 'until', ...finding('rule.periodBackwards') }]);
    if (length > MOST_DAYS) refuseProblems(asked, [{ field: 'until', ...finding('attendanceFinalization.tooLong') }]);
    const grant = await withMembers(tx, asked, asked.session);
    const to = bindings(tx.orgCode);
    const people = await tx.query<Person>(`select e.id::text as id, e.name, e.employee_number as number from employee e where ${askedPeopleSql(grant, filter, to, from, employeeIds)} order by e.name, e.id limit ${Math.floor(MOST / length) + 1}`, to.values);
    const totalRecords = people.length * length;
    if (totalRecords > MOST) return { errorCode: '', message: '', totalRecords, rows: [] };
    const found = Map.groupBy(await daysBeyond(tx, people.map(({ id }) => id), from, until), ({ employeeId }) => employeeId);
    const rows = people.flatMap(({ id, name, number }) =>
      (found.get(id) ?? []).map(({ day, kind, worked, minutes, status }) => ({ employeeId: id, employeeName: name, employeeNumber: number, day, dayKind: kind, workedHours: hoursText(worked), hours: hoursText(minutes), status, isOwn: id === grant.session.employeeId })),
    );
    return { errorCode: '', message: '', totalRecords, rows };
  });
