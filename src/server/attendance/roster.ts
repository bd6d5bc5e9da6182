import { addDays, lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { isOnLeaveSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { plannedDay, readPersonDays, readShifts, warningsOf, type PersonDays, type RosterShift } from './roster/person-days.ts';
import { checkPeriod, rosterPeopleSql, type RosterFilter } from './roster/roster-people.ts';
import { readRosterSetting, rulesOf, type RosterSetting } from './roster/roster-setting.ts';

type Arguments = { readonly from: string; readonly until: string; readonly filter?: RosterFilter | null; readonly offset?: number | null; readonly limit?: number | null };
type Counts = { readonly totalRecords: number; readonly drafts: number };

const MOST_PEOPLE = 200;
/** Beyond, days are not added up: nobody plans so many at once. */
const MOST_COUNTED = 1000;

const countsOf = async (tx: Transaction, grant: Grant, { from, until, filter }: Arguments): Promise<Counts> => {
  const to = bindings(tx.orgCode);
  const people = rosterPeopleSql(grant, filter, to);
  const [counts] = await tx.query<Counts>(
    `with e as (select e.id from employee e where ${people})
     select (select count(*) from e)::int as "totalRecords", (select count(*) from scheduled_shift s where s.org_code = $1 and s.status = 'DRAFT' and s.day between ${to.bind(from)}::date and ${to.bind(until)}::date and s.employee_id in (select e.id from e))::int as drafts`,
    to.values,
  );
  return counts!;
};

const totalsOf = (tx: Transaction, grant: Grant, { from, until, filter }: Arguments): Promise<{ day: string; people: number }[]> => {
  const to = bindings(tx.orgCode);
  const people = rosterPeopleSql(grant, filter, to);
  return tx.query(
    `select d.day::text as day, count(*) filter (where ${isWorkingDaySql('d.day')} and e.date_of_join <= d.day and not ${isOnLeaveSql('d.day')})::int as people
     from employee e cross join (select x::date as day from generate_series(${to.bind(from)}::date, ${to.bind(until)}::date, interval '1 day') x) d ${withShiftOn('d.day', 'PLANNED')} where ${people} group by d.day order by d.day`,
    to.values,
  );
};

/** The days that are shown with what speaks against them; those before tell how it came to it. */
const shown = ({ days, ...person }: PersonDays, shifts: ReadonlyMap<string, RosterShift>, setting: RosterSetting, from: string) => {
  const planned = days.map((day) => plannedDay(day, shifts));
  const warnings = warningsOf(days, shifts, rulesOf(setting));
  const minutes = planned.filter(({ day, isAway }) => day >= from && !isAway).reduce((sum, { shift }) => sum + Math.round((shift?.hours ?? 0) * 60), 0);
  return { ...person, hours: String(Math.round((minutes / 60) * 100) / 100), days: days.filter(({ day }) => day >= from).map((day) => ({ ...day, warnings: warnings.get(day.day) ?? [] })) };
};

/** The people of a planner with their days from `from` to `until`, as they will be once drafts are published. `before` is how many days more are looked at for warnings. */
export const rosterPage = async (tx: Transaction, grant: Grant, { from, until, filter, offset, limit }: Arguments, setting: RosterSetting) => {
  const shifts = await readShifts(tx);
  const to = bindings(tx.orgCode);
  const page = `limit ${to.bind(Math.min(Math.max(limit ?? 100, 0), MOST_PEOPLE))} offset ${to.bind(Math.max(offset ?? 0, 0))}`;
  const before = Math.max(7, setting.maximumConsecutiveDays);
  const people = await readPersonDays(tx, to, `select e.* from employee e where ${rosterPeopleSql(grant, filter, to)} order by e.name, e.id ${page}`, { from: addDays(from, -before), until, of: 'PLANNED' });
  return { shifts: [...shifts.values()], people: people.map((person) => shown(person, shifts, setting, from)) };
};

/** The plan of shifts of those within reach: what each day will be once drafts are published, and what speaks against it. */
export const roster = (args: Arguments, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    checkPeriod(lengthOfRange(args.from, args.until));
    const grant = await withMembers(tx, asked, asked.session);
    const setting = await readRosterSetting(tx);
    const counts = await countsOf(tx, grant, args);
    const today = await todayOf(tx);
    return {
      errorCode: '', message: '', ...counts, today, publishedAhead: addDays(today, setting.publishDaysAhead),
      ...(await rosterPage(tx, grant, args, setting)), totals: counts.totalRecords > MOST_COUNTED ? null : await totalsOf(tx, grant, args),
    };
  });
