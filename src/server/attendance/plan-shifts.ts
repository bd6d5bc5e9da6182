import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { sayDay } from '../people/say-day.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { bindings } from '../resource/sql.ts';
import { daysChanged } from './roster/drafts.ts';
import { planCells, type Cell } from './roster/plan-cells.ts';

type Told = Omit<Cell, 'workScheduleId'> & { readonly workScheduleId?: string | null };

const MOST = 2000;
const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** The cells as they are wanted, the last of a day; refuses what is no cell, people out of reach, and shifts that are not in use. */
const checkCells = async (tx: Transaction, grant: Grant, told: readonly Told[]): Promise<readonly Cell[]> => {
  if (told.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const cells = [...new Map(told.map((cell) => [`${cell.employeeId} ${cell.day}`, { ...cell, workScheduleId: cell.workScheduleId ?? null }])).values()];
  const schedules = [...new Set(cells.flatMap(({ workScheduleId }) => workScheduleId ?? []))];
  if (cells.some(({ employeeId }) => !isId(employeeId)) || !schedules.every(isId)) throw refuse('NOT_FOUND');
  const lacking = cells.find(({ kind, workScheduleId }) => (kind === 'SHIFT') !== (workScheduleId !== null));
  if (lacking) refuseProblems(grant, [{ field: 'workScheduleId', ...finding(lacking.kind === 'SHIFT' ? 'scheduledShift.needsSchedule' : 'scheduledShift.noSchedule') }]);
  await refuseUnreached(tx, grant, cells);
  const known = await tx.query(`select from work_schedule w where w.org_code = $1 and w.status = 'ACTIVE' and w.id = any($2::bigint[])`, [tx.orgCode, schedules]);
  if (known.length !== schedules.length) refuseProblems(grant, [{ field: 'workScheduleId', ...finding('error.REFERENCE_MISSING', {}, { field: 'scheduledShift.workSchedule' }) }]);
  return cells;
};

/** Nobody plans for people out of reach, nor days on which they are not employed. */
const refuseUnreached = async (tx: Transaction, grant: Grant, cells: readonly Cell[]): Promise<void> => {
  const to = bindings(tx.orgCode);
  const ids = [...new Set(cells.map(({ employeeId }) => employeeId))];
  const people = await tx.query<{ id: string; name: string; first: string; last: string | null }>(
    `select e.id::text as id, e.name, e.date_of_join::text as first, (select max(x.last_working_day)::text from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) as last
     from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.id = any(${to.bind(ids)}::bigint[]) and ${employeesOf(grant, to)}`,
    to.values,
  );
  if (people.length !== ids.length) throw refuse('NOT_FOUND');
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { employeeId, day } of cells) {
    const { name, first, last } = byId.get(employeeId)!;
    if (day < first) refuseProblems(grant, [{ field: 'day', ...finding('employment.tooEarly', { name, day: await sayDay(tx, first, grant.session.language) }) }]);
    if (last !== null && day > last) refuseProblems(grant, [{ field: 'day', ...finding('employment.tooLate', { name, day: await sayDay(tx, last, grant.session.language) }) }]);
  }
};

/** Drafts of days of people within reach, in one change-set. */
export const planShifts = (args: { readonly cells: readonly Told[] }, context: Context, grant: Grant) =>
  inChangeSet('planShifts', args, context, grant, null, async (tx) => {
    const changes = await planCells(tx, await checkCells(tx, grant, args.cells), grant.session.name);
    return { changes, answer: { changed: daysChanged(changes), told: 0 } };
  });
