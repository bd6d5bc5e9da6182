import { openSpans } from '../../domain/attendance/openSpans.ts';
import { lengthOfRange } from '../../domain/dates.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { readId, type PeopleFilter } from '../people/asked-people.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew } from '../resource/new-records.ts';
import { bindings } from '../resource/sql.ts';
import { countPeople, MOST_PEOPLE, stateSql } from './attendance-to-finalize.ts';
import { holdDays, stampFinalized } from '../people/hold-days.ts';
import { settledWithin } from './days/settled.ts';
import { checkPeriod } from './roster/roster-people.ts';

type Arguments = { readonly from: string; readonly until: string; readonly employeeIds?: readonly string[] | null; readonly filter?: PeopleFilter | null };
type Row = { readonly id: string; readonly state: string; readonly taken: readonly { readonly from: string; readonly until: string }[]; /** The last day of the period that is over where the person works. */ readonly until: string };

const peopleOf = (tx: Transaction, grant: Grant, { from, until, filter }: Arguments): Promise<Row[]> => {
  const to = bindings(tx.orgCode);
  const within = settledWithin(tx, to, grant, filter, from, until);
  const [first, last] = [to.bind(from), to.bind(until)];
  return tx.query<Row>(
    `${within} select s."employeeId" as id, ${stateSql} as state, s.until,
       (select coalesce(json_agg(json_build_object('from', z.from_date, 'until', z.to_date)), '[]') from attendance_finalization z where z.org_code = $1 and z.employee_id = s."employeeId"::bigint and z.from_date <= ${last}::date and z.to_date >= ${first}::date) as taken
     from s order by s.name, s."employeeId"`,
    to.values,
  );
};

/** Finalizes what is settled, in one change-set; who has open days is left, and told of by their number. */
export const finalizeAttendance = (args: Arguments, context: Context, asked: Grant) =>
  inChangeSet('finalizeAttendance', args, context, asked, null, async (tx) => {
    checkPeriod(lengthOfRange(args.from, args.until));
    if (args.until >= (await todayOf(tx))) refuseProblems(asked, [{ field: 'until', ...finding('attendanceFinalization.notOver') }]);
    const grant = await withMembers(tx, asked, asked.session);
    await holdDays(tx);
    if ((await countPeople(tx, grant, args.filter, args.from)) > MOST_PEOPLE) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_PEOPLE } });
    const wanted = args.employeeIds == null ? null : new Set(args.employeeIds.map(readId));
    const people = (await peopleOf(tx, grant, args)).filter(({ id }) => wanted?.has(id) ?? true);
    if (wanted !== null && people.length !== wanted.size) throw refuse('NOT_FOUND');
    const ready = people.filter(({ id, state }) => state === 'READY' && id !== grant.session.employeeId);
    const records = ready.flatMap(({ id, taken, until }) => openSpans({ from: args.from, until }, taken).map((span) => ({ employeeId: id, fromDate: span.from, toDate: span.until })));
    const changes = await addNew(tx, 'AttendanceFinalization', records, grant.session.name);
    await stampFinalized(tx, changes.map(({ id }) => id));
    return { changes, answer: { added: ready.length, left: people.length - ready.length } };
  });
