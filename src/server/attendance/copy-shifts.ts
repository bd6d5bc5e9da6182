import { addDays, daysBetween, lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { bindings } from '../resource/sql.ts';
import { daysChanged, type Period } from './roster/drafts.ts';
import { planCells, type Cell } from './roster/plan-cells.ts';
import { checkPeriod, rosterPeopleSql } from './roster/roster-people.ts';

type Arguments = Period & { readonly to: string };

/** What is planned or published of the days, the draft before what it replaces; of shifts that are in use, and of days on which the person is employed. */
const copied = async (tx: Transaction, grant: Grant, { from, until, to: target, filter }: Arguments): Promise<readonly Cell[]> => {
  checkPeriod(lengthOfRange(from, until));
  const to = bindings(tx.orgCode);
  const people = rosterPeopleSql(grant, filter, to);
  const by = daysBetween(from, target);
  const rows = await tx.query<Cell>(
    `select distinct on (s.employee_id, s.day) s.employee_id::text as "employeeId", s.day::text as day, s.kind, s.work_schedule_id::text as "workScheduleId"
     from scheduled_shift s join employee e on e.org_code = s.org_code and e.id = s.employee_id left join work_schedule w on w.org_code = s.org_code and w.id = s.work_schedule_id
     where s.org_code = $1 and s.day between ${to.bind(from)}::date and ${to.bind(until)}::date and (w.id is null or w.status = 'ACTIVE') and ${people} and e.date_of_join <= s.day + ${to.bind(by)}::int
       and not exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and x.last_working_day < s.day + ${to.bind(by)}::int)
     order by s.employee_id, s.day, s.status = 'DRAFT' desc`,
    to.values,
  );
  return rows.filter(({ kind }) => kind !== 'AS_USUAL').map((cell) => ({ ...cell, day: addDays(cell.day, by) }));
};

/** Drafts of a period as another one is planned. */
export const copyShifts = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('copyShifts', args, context, grant, null, async (tx) => {
    const changes = await planCells(tx, await copied(tx, grant, args), grant.session.name);
    return { changes, answer: { changed: daysChanged(changes), told: 0 } };
  });
