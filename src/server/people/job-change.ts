/** What a job change does to the employee on the day it takes effect. */
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

/** Fields that a job change and an employee have alike, by key, and the columns of the former. */
export const CHANGED = {
  designationId: 'designation_id',
  departmentId: 'department_id',
  locationId: 'location_id',
  gradeId: 'grade_id',
  employeeTypeId: 'employee_type_id',
  managerId: 'manager_id',
  workScheduleId: 'work_schedule_id',
  businessUnitId: 'business_unit_id',
} as const;
const keys = Object.keys(CHANGED) as readonly (keyof typeof CHANGED)[];

/** Fields that changes of a later day have set already: an earlier one leaves them. */
const setLater = async (tx: Transaction, { id, employeeId, effectiveOn }: Readonly<Record<string, unknown>>): Promise<ReadonlySet<string>> => {
  const [row] = await tx.query<Readonly<Record<string, boolean | null>>>(
    `select ${keys.map((key) => `bool_or(${CHANGED[key]} is not null) as "${key}"`).join(', ')} from job_change
     where org_code = $1 and employee_id = $2::bigint and effective_on > $3::date and status = 'APPLIED' and id <> $4::bigint`,
    [tx.orgCode, employeeId, effectiveOn, id],
  );
  return new Set(keys.filter((key) => row?.[key] === true));
};

/** Whether the manager that a change names is the person or reports to them by now. */
export const isCircle = async (tx: Transaction, employeeId: unknown, managerId: unknown): Promise<boolean> => {
  if (managerId === null || managerId === undefined) return false;
  const rows = await tx.query(
    `with recursive above(id) as (select $2::bigint union select e.manager_id from employee e join above a on e.id = a.id where e.org_code = $1 and e.manager_id is not null) select from above where id = $3::bigint`,
    [tx.orgCode, managerId, employeeId],
  );
  return rows.length > 0;
};

/**
 * Writes into the employee what the change says, but for what a later one says. Answers it for the change-set; nothing where the employee is so already.
 * Changes that are saved together are all looked at before the first is written: two of them may close a circle that neither closes alone.
 */
export const applyToEmployee = async (tx: Transaction, change: Image, by: string): Promise<readonly Change[]> => {
  const resource = resourceOf('Employee');
  const id = String(change['employeeId']);
  const before = (await readImages(tx, resource, [id])).get(id);
  if (!before) return [];
  const later = await setLater(tx, change);
  const wanted = keys.filter((key) => change[key] !== null && change[key] !== undefined && !later.has(key) && String(change[key]) !== String(before[key] ?? ''));
  if (wanted.length === 0) return [];
  if (wanted.includes('managerId') && (await isCircle(tx, id, change['managerId']))) throw refuse('TREE_LOOP');
  const [after] = await updateImages(tx, resource, [{ ...before, ...Object.fromEntries(wanted.map((key) => [key, change[key]])) }], by);
  return after ? [{ entity: 'Employee', id, kind: 'UPDATE', before, after }] : [];
};
