/** Who belongs to a custom employee group, as SQL that others join. `e` is the employee and $1 the organisation. */

const PARTS = ['department_id', 'location_id', 'designation_id', 'employee_type_id', 'business_unit_id', 'manager_id'] as const;

/** A rule is fitted by whoever fits each part that it names; `r` is a row of rules. */
const fits = [
  ...PARTS.map((part) => `(r.${part} is null or r.${part} = e.${part})`),
  // The person’s own grade, where they have one, is not that of the designation.
  '(r.grade_id is null or r.grade_id = coalesce(e.grade_id, (select d.grade_id from designation d where d.org_code = $1 and d.id = e.designation_id)))',
].join(' and ');

export type GroupSource = {
  /** A table expression with the columns of `group_rule`. */
  readonly rules: string;
  /** Table expressions with `employee_id`. */
  readonly members: string;
  readonly exceptions: string;
};

/** Members by choice and by rule, but for the exceptions. Employees who left belong to it as well: ask their status where it matters. */
export const fitsGroupSql = ({ rules, members, exceptions }: GroupSource): string =>
  `(exists (select from ${members} m where m.employee_id = e.id) or (exists (select from ${rules} r where ${fits}) and not exists (select from ${exceptions} x where x.employee_id = e.id)))`;

/** Whether employee `e` belongs to the group whose id the expression `group` is. */
export const isInGroupSql = (group: string): string => {
  const of = (table: string): string => `(select * from ${table} where org_code = $1 and custom_employee_group_id = ${group})`;
  return fitsGroupSql({ rules: of('group_rule'), members: of('group_member'), exceptions: of('group_exception') });
};

/** The ids of the active employees of a group, for `in (…)` and joins. */
export const employeesOfGroup = (group: string): string => `(select e.id from employee e where e.org_code = $1 and e.status = 'ACTIVE' and ${isInGroupSql(group)})`;
