/** Both sides of a swap, as their days are published. */
import { addDays } from '../../../domain/dates.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import type { SwapSide } from '../../../domain/roster/swapProblem.ts';
import { swapProblem } from '../../../domain/roster/swapProblem.ts';
import { toInstant } from '../../../domain/values/zones.ts';
import type { Transaction } from '../../db/org.ts';
import { sayDay } from '../../people/say-day.ts';
import { bindings } from '../../resource/sql.ts';
import type { Language } from '../../session.ts';
import { plannedDay, readPersonDays, readShifts, type PersonDays } from './person-days.ts';
import { readRosterSetting, type RosterSetting } from './roster-setting.ts';

export type Side = SwapSide & Pick<PersonDays, 'employeeId' | 'designation' | 'zone'>;
export type Swap = { readonly employeeId: string; readonly day: string; readonly colleagueId: string; readonly colleagueDay: string | null };

const HOUR = 3_600_000;

/** By employee. The days around the period are there as well. */
export const readSides = async (tx: Transaction, employeeIds: readonly string[], from: string, until: string): Promise<ReadonlyMap<string, Side>> => {
  const shifts = await readShifts(tx);
  const to = bindings(tx.orgCode);
  const people = await readPersonDays(tx, to, `select e.* from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.id = any(${to.bind(employeeIds)}::bigint[])`, { from: addDays(from, -1), until: addDays(until, 1), of: 'PUBLISHED' });
  return new Map(people.map(({ employeeId, name, designation, zone, days }) => [
    employeeId,
    { employeeId, name, designation, zone, days: new Map(days.map((one) => [one.day, { ...plannedDay(one, shifts), isAway: one.isOnLeave || one.isOnDuty || !one.isEmployed, isRostered: one.source !== 'SCHEDULE' }])) },
  ]));
};

/** ISO instant at which the shift of a day begins; null without one. */
export const beginning = ({ days, zone }: Side, day: string): string | null => {
  const shift = days.get(day)?.shift;
  return shift == null ? null : toInstant(day, shift.startsAt, zone);
};

/** Whether a shift begins so many hours from now, or later. */
export const isAhead = (side: Side, day: string, hours: number, now: number): boolean => {
  const at = beginning(side, day);
  return at !== null && Date.parse(at) - now >= hours * HOUR;
};

const sidesOf = async (tx: Transaction, { employeeId, day, colleagueId, colleagueDay }: Swap): Promise<readonly [mine: Side, theirs: Side] | null> => {
  const days = [day, colleagueDay ?? day].toSorted() as [string, string];
  const sides = await readSides(tx, [employeeId, colleagueId], ...days);
  const [mine, theirs] = [sides.get(employeeId), sides.get(colleagueId)];
  return mine === undefined || theirs === undefined ? null : [mine, theirs];
};

/** Shifts are swapped among the colleagues of a department, where the settings say so only of a designation. */
export const mayBeColleagueSql = ({ swapWithinDesignation }: RosterSetting): string => `e.department_id is not distinct from m.department_id${swapWithinDesignation ? ' and e.designation_id is not distinct from m.designation_id' : ''}`;

const colleagueProblem = async (tx: Transaction, { employeeId, colleagueId }: Swap, setting: RosterSetting): Promise<string | null> => {
  if (employeeId === colleagueId) return 'self';
  const [found] = await tx.query<{ department: boolean; designation: boolean }>(
    `select e.department_id is not distinct from m.department_id as department, e.designation_id is not distinct from m.designation_id as designation from employee m join employee e on e.org_code = m.org_code and e.id = $3::bigint where m.org_code = $1 and m.id = $2::bigint`,
    [tx.orgCode, employeeId, colleagueId],
  );
  if (found?.department !== true) return 'otherTeam';
  return setting.swapWithinDesignation && !found.designation ? 'otherDesignation' : null;
};

export type Judged = { readonly problems: readonly Problem[]; /** Of the days; null without a shift. */ readonly workScheduleId: string | null; readonly colleagueWorkScheduleId: string | null };

/** Whether the days of both allow the swap, at least `hours` before the earlier of both shifts; and which shifts they are. */
export const judgeDays = async (tx: Transaction, language: Language, swap: Swap, hours: number, late: 'tooLate' | 'over'): Promise<Judged> => {
  const { day, colleagueDay } = swap;
  const sides = await sidesOf(tx, swap);
  if (sides === null) return { problems: [{ field: 'colleagueId', ...finding('shiftSwap.self') }], workScheduleId: null, colleagueWorkScheduleId: null };
  const [mine, theirs] = sides;
  const shifts = { workScheduleId: mine.days.get(day)?.shift?.id ?? null, colleagueWorkScheduleId: colleagueDay === null ? null : (theirs.days.get(colleagueDay)?.shift?.id ?? null) };
  const found = swapProblem(mine, theirs, day, colleagueDay);
  if (found !== null) return { ...shifts, problems: [{ field: found.field === 'colleague' ? 'colleagueId' : found.field, ...finding(`shiftSwap.${found.kind}`, { name: found.name, day: await sayDay(tx, found.day, language) }) }] };
  const now = Date.now();
  const isLate = !isAhead(mine, day, hours, now) || (colleagueDay !== null && !isAhead(theirs, colleagueDay, hours, now));
  return { ...shifts, problems: isLate ? [{ field: 'day', ...finding(`shiftSwap.${late}`, { smart_count: hours }) }] : [] };
};

/** What keeps a swap from being asked for. */
export const judgeSwap = async (tx: Transaction, language: Language, swap: Swap): Promise<Judged> => {
  const setting = await readRosterSetting(tx);
  const nothing = { workScheduleId: null, colleagueWorkScheduleId: null };
  if (!setting.swapAllowed) return { ...nothing, problems: [{ field: 'day', ...finding('shiftSwap.notAllowed') }] };
  const other = await colleagueProblem(tx, swap, setting);
  if (other !== null) return { ...nothing, problems: [{ field: 'colleagueId', ...finding(`shiftSwap.${other}`) }] };
  return judgeDays(tx, language, swap, setting.swapNoticeHours, 'tooLate');
};
