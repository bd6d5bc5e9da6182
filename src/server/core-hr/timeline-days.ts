/** The part of a timeline that records themselves know: the days that count in somebody's life here. */
import type { Transaction } from '../db/org.ts';
import type { Told } from '../timeline/changes.ts';
import type { TimelineRow } from '../timeline/row.ts';

type Day = Pick<TimelineRow, 'kind' | 'on' | 'entity' | 'recordId' | 'title' | 'reason'>;

const EMPLOYEE = `select d.kind, d.on::text as "on", 'Employee' as entity, e.id::text as "recordId", null as title, null as reason from employee e
  cross join lateral (values ('JOINED', e.date_of_join), ('PROBATION_ENDS', e.probation_date), ('CONFIRMED', e.confirmation_date), ('RESIGNED', e.resignation_date)) as d(kind, "on")
  where e.org_code = $1 and e.id = $2::bigint and d.on is not null`;

/** By entity, each of $1 the organisation and $2 the employee. */
const DAYS: Readonly<Record<string, string>> = {
  Employee: EMPLOYEE,
  Award: `select 'AWARDED' as kind, a.awarded_on::text as "on", 'Award' as entity, a.id::text as "recordId", a.name as title, a.description as reason from award a where a.org_code = $1 and a.employee_id = $2::bigint`,
  JobChange: `select 'JOB_CHANGE' as kind, j.effective_on::text as "on", 'JobChange' as entity, j.id::text as "recordId", j.kind as title, j.reason from job_change j where j.org_code = $1 and j.employee_id = $2::bigint and j.status <> 'CANCELLED'`,
};

/** All such days of an employee whom the session reaches, in no particular order. */
export const timelineDays = async (tx: Transaction, told: readonly Told[], employeeId: string): Promise<TimelineRow[]> => {
  const statements = told.flatMap(({ resource }) => DAYS[resource.type] ?? []);
  if (statements.length === 0) return [];
  const days = await tx.query<Day>(statements.join(' union all '), [tx.orgCode, employeeId]);
  return days.map((day) => ({ ...day, id: `${day.kind}-${day.recordId}`, at: null, by: null, change: null, source: null, fields: [] }));
};
