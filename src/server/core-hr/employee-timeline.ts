import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { refuse } from '../refuse.ts';
import { rowScope } from '../access/row-scope.ts';
import { bindings } from '../resource/sql.ts';
import type { Transaction } from '../db/org.ts';
import { timelineChanges, toldEntities, type Changes, type Told } from './timeline-changes.ts';
import { timelineDays } from './timeline-days.ts';
import { momentOf as moment, type TimelineRow } from './timeline-row.ts';

type Arguments = { readonly employeeId: string; readonly before?: string | null; readonly limit?: number | null };

const MOST = 200;

/** Of an entity seen within a narrower reach than this person, nothing is told. */
const reaching = async (tx: Transaction, told: readonly Told[], employeeId: string): Promise<readonly Told[]> => {
  const [employee] = told.filter(({ resource }) => resource.type === 'Employee');
  const open: Told[] = [];
  for (const one of told) {
    const to = bindings(tx.orgCode);
    const base = employee?.resource ?? one.resource;
    const predicate = rowScope({ ...base, person: 'id' }, one.sight.reach, one.sight.session, 'e', to.bind);
    const found = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint and ${predicate}`, to.values);
    if (found.length > 0) open.push(one);
  }
  return open;
};

/** A page of both, newest first. What happened at one moment stays on one page; of the last moment read there may be more, so it opens the next. */
const pageOf = (days: readonly TimelineRow[], { rows: changes, floor }: Changes, count: number): { readonly nextCursor: string | null; readonly rows: readonly TimelineRow[] } => {
  const all = [...days, ...changes].toSorted((a, b) => moment(b).localeCompare(moment(a)) || b.id.localeCompare(a.id));
  const above = floor === null ? all : all.filter((row) => moment(row) > floor);
  const whole = above.length > 0 || floor === null ? above : all.filter((row) => moment(row) >= floor);
  const last = whole[count - 1] ?? whole.at(-1);
  const end = last ? moment(last) : floor;
  const rows = whole.filter((row) => moment(row) >= (end ?? ''));
  return { nextCursor: floor !== null || rows.length < whole.length ? end : null, rows };
};

/** Everything that happened to an employee, newest first: what the journal keeps of their records, and the days that count. `before` is the cursor of the page above. */
export const employeeTimeline = ({ employeeId, before, limit }: Arguments, { db }: Context, grant: Grant) => {
  const count = Math.min(MOST, Math.max(1, limit ?? 30));
  if (before != null && Number.isNaN(Date.parse(before))) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'before', message: 'YYYY-MM-DDTHH:MM:SSZ' }] });
  const { session } = grant;
  return withOrg(db, session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, employeeId);
    const told = await reaching(tx, toldEntities(session), id);
    const days = (await timelineDays(tx, told, id)).filter((day) => before == null || moment(day) < before);
    const changes = await timelineChanges(tx, told, id, before ?? null, count + 1);
    return { errorCode: '', message: '', ...pageOf(days, changes, count) };
  });
};
