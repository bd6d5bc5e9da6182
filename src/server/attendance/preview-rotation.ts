import { addDays } from '../../domain/dates.ts';
import { daysOf } from '../../domain/leave/working-days.ts';
import { rotationDay, type RotationStep } from '../../domain/roster/rotationDay.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { employeesOf, isHolidayOfSql } from '../people/day-sql.ts';
import { employeesOfGroup } from '../people/group-members.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';
import { readShifts } from './roster/person-days.ts';

type Member = { readonly employeeId: string; readonly startsAtDay?: number | null; readonly fromDate?: string | null; readonly toDate?: string | null };
type Arguments = {
  readonly startsOn: string;
  readonly endsOn?: string | null;
  readonly worksOnHolidays?: boolean | null;
  readonly steps: readonly { readonly workScheduleId?: string | null; readonly days: number }[];
  readonly members?: readonly Member[] | null;
  readonly customGroupId?: string | null;
};
type Person = { readonly id: string; readonly name: string; readonly holidays: readonly string[]; readonly total: number };

const SHOWN = 12;
const AHEAD = 27;
const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** Those who are named and those of the group, within reach, by name. */
const peopleOf = (tx: Transaction, grant: Grant, { members, customGroupId }: Arguments, from: string): Promise<Person[]> => {
  const to = bindings(tx.orgCode);
  const ids = (members ?? []).map(({ employeeId }) => employeeId);
  if (![...ids, ...(customGroupId == null ? [] : [customGroupId])].every(isId)) throw refuse('NOT_FOUND');
  const inGroup = customGroupId == null || grant.scope !== 'ALL' ? 'false' : `e.id in ${employeesOfGroup(`${to.bind(customGroupId)}::bigint`)}`;
  return tx.query<Person>(
    `select e.id::text as id, e.name, count(*) over ()::int as total, array(select h.date::text from holiday h where h.org_code = $1 and h.date between ${to.bind(from)}::date and ${to.bind(addDays(from, AHEAD))}::date and ${isHolidayOfSql}) as holidays
     from employee e where e.org_code = $1 and e.status = 'ACTIVE' and ${employeesOf(grant, to)} and (e.id = any(${to.bind(ids)}::bigint[]) or ${inGroup}) order by e.name, e.id limit ${SHOWN}`,
    to.values,
  );
};

/** What a rotation would say of the next four weeks, before it is saved. */
export const previewRotation = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { startsOn, endsOn, worksOnHolidays, members } = args;
    const today = await todayOf(tx);
    const from = startsOn > today ? startsOn : today;
    const steps: RotationStep[] = args.steps.filter(({ days }) => days >= 1 && days <= 31).slice(0, 100).map(({ workScheduleId, days }) => ({ workScheduleId: workScheduleId ?? null, days }));
    const found = steps.length === 0 ? [] : await peopleOf(tx, grant, args, from);
    const people = found.map(({ id, name, holidays }) => {
      const member = members?.find(({ employeeId }) => employeeId === id);
      const isPart = (day: string): boolean => day >= (member?.fromDate ?? startsOn) && day <= (member?.toDate ?? day) && day <= (endsOn ?? day) && (worksOnHolidays !== false || !holidays.includes(day));
      return { name, days: daysOf(from, addDays(from, AHEAD)).map((day) => ({ day, workScheduleId: isPart(day) ? rotationDay(steps, startsOn, member?.startsAtDay ?? 1, day) : null })) };
    });
    return { errorCode: '', message: '', shifts: [...(await readShifts(tx)).values()], people, more: Math.max(0, (found[0]?.total ?? 0) - found.length) };
  });
