import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { rowScope } from '../access/row-scope.ts';
import { bindings } from '../resource/sql.ts';
import type { Transaction } from '../db/org.ts';
import { timelineChanges, toldEntities, type Told } from '../timeline/changes.ts';
import { readPage, type PageAsked } from '../timeline/page.ts';
import { timelineDays } from './timeline-days.ts';

type Arguments = PageAsked & { readonly employeeId: string };

/** Entities whose records make up somebody's life in the organisation; what happens daily (punches) is left to its own screens. */
const TOLD = [
  'Employee', 'JobChange', 'FamilyMember', 'Education', 'Experience', 'EmployeeDocument', 'Passport', 'Visa', 'Licence', 'EmployeeAccreditation', 'Award', 'BankAccount', 'LeaveRequest', 'CompOff', 'Exit',
] as const;
const BY_DAY: ReadonlySet<string> = new Set(['JobChange', 'Award']);

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
export const employeeTimeline = ({ employeeId, ...page }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, employeeId);
    const told = await reaching(tx, toldEntities(grant.session, TOLD), id);
    return readPage(page, await timelineDays(tx, told, id), (before, limit) => timelineChanges(tx, told, { type: 'Employee', id, byDay: BY_DAY }, before, limit), grant.session.timeZone);
  });
