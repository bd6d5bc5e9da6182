import type { SalaryFacts } from '../../domain/payroll/salary/calculate-salary.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';
import type { Bindings } from '../resource/sql.ts';

/** What formulas know where no employee is meant. */
export const factsOfNobody = (day: string): SalaryFacts => ({ yearsOfService: 0, daysInMonth: daysInMonth(day), grade: '', location: '', employeeType: '' });

const daysInMonth = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const factsWithin = async (tx: Transaction, employeeId: number | string, day: string, within: (to: Bindings) => string): Promise<SalaryFacts> => {
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<Omit<SalaryFacts, 'daysInMonth'>>(
    `select greatest(0, extract(year from age(${to.bind(day)}::date, e.date_of_join)))::int as "yearsOfService", coalesce(g.code, '') as grade, coalesce(l.code, '') as location, coalesce(t.code, '') as "employeeType"
     from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id left join grade g on g.org_code = e.org_code and g.id = coalesce(e.grade_id, d.grade_id)
       left join location l on l.org_code = e.org_code and l.id = e.location_id left join employee_type t on t.org_code = e.org_code and t.id = e.employee_type_id
     where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint and ${within(to)}`,
    to.values,
  );
  if (row === undefined) throw refuse('NOT_FOUND');
  return { ...row, daysInMonth: daysInMonth(day) };
};

/** What formulas know of an employee on a day, within the caller's reach where one is named (YYYY-MM-DD); years of service are completed ones, and the grade is the person’s own before that of the designation. */
export const factsOf = (tx: Transaction, employeeId: number, day: string, grant: Grant | null): Promise<SalaryFacts> => factsWithin(tx, employeeId, day, (to) => (grant === null ? 'true' : employeesOf(grant, to)));

/** As `factsOf`, of an employee whom the caller was found to reach. */
export const factsOfEmployee = (tx: Transaction, employeeId: string, day: string): Promise<SalaryFacts> => factsWithin(tx, employeeId, day, () => 'true');
