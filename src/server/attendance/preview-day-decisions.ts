import { decideDay, type DecisionKind } from '../../domain/attendance/decideDay.ts';
import { lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { askedPeopleSql, type PeopleFilter } from '../people/asked-people.ts';
import { factsOfPeriod } from './days/day-facts.ts';
import { checkPeriod } from './roster/roster-people.ts';

type Arguments = {
  readonly kind: DecisionKind;
  readonly from: string;
  readonly until: string;
  readonly filter?: PeopleFilter | null;
  readonly employeeIds?: readonly string[] | null;
  readonly checkIn?: string | null;
  readonly checkOut?: string | null;
};

/** Days of people of one answer and of one act. */
export const MOST_DAYS_DECIDED = 2000;

const minutesOnly = (time: string | null | undefined): string | null => time?.slice(0, 5) ?? null;

/** What a decision would come to, day by day, and why some days cannot be decided so. */
export const previewDayDecisions = ({ kind, from, until, filter, employeeIds, checkIn, checkOut }: Arguments, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    checkPeriod(lengthOfRange(from, until));
    const grant = await withMembers(tx, asked, asked.session);
    const counting = bindings(tx.orgCode);
    const [counted] = await tx.query<{ people: number }>(`select count(*)::int as people from employee e where ${askedPeopleSql(grant, filter, counting, from, employeeIds)}`, counting.values);
    const totalRecords = counted!.people * lengthOfRange(from, until);
    if (totalRecords > MOST_DAYS_DECIDED) return { errorCode: '', message: '', totalRecords, rows: [] };
    const to = bindings(tx.orgCode);
    const facts = await factsOfPeriod(tx, to, grant.session.employeeId, askedPeopleSql(grant, filter, to, from, employeeIds), from, until, MOST_DAYS_DECIDED);
    const rows = facts.map(({ employeeId, employeeName, employeeNumber, day, ...fact }) => ({ employeeId, employeeName, employeeNumber, day, ...decideDay({ kind, checkIn: minutesOnly(checkIn), checkOut: minutesOnly(checkOut) }, fact) }));
    return { errorCode: '', message: '', totalRecords, rows };
  });
