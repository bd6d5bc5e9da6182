import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { refuse } from '../refuse.ts';
import { rowScope } from '../access/row-scope.ts';
import { bindings } from '../resource/sql.ts';
import type { Transaction } from '../db/org.ts';
import { timelineChanges, toldEntities, type Told } from './timeline-changes.ts';
import { timelineDays } from './timeline-days.ts';
import { momentOf } from './timeline-row.ts';

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

/** Everything that happened to an employee, newest first: what the journal keeps of their records, and the days that count. `before` is the cursor of the page above. */
export const employeeTimeline = ({ employeeId, before, limit }: Arguments, { db }: Context, grant: Grant) => {
  const count = Math.min(MOST, Math.max(1, limit ?? 30));
  if (before != null && Number.isNaN(Date.parse(before))) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'before', message: 'YYYY-MM-DDTHH:MM:SSZ' }] });
  const { session } = grant;
  return withOrg(db, session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, employeeId);
    const told = await reaching(tx, toldEntities(session), id);
    const days = (await timelineDays(tx, told, id)).filter((day) => before == null || momentOf(day) < before);
    // One more than asked for tells whether there is an older page.
    const changes = await timelineChanges(tx, told, id, before ?? null, count + 1);
    const all = [...days, ...changes].toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)) || b.id.localeCompare(a.id));
    const rows = all.slice(0, count);
    const last = rows.at(-1);
    return { errorCode: '', message: '', nextCursor: all.length > count && last ? momentOf(last) : null, rows };
  });
};
