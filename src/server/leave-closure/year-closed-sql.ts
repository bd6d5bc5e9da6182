/** Whether a year of a leave type was closed: what was left of it stands in the next year, was paid or lapsed. A closure of every leave type closes those that have a policy. Both are SQL expressions. */
export const yearClosedSql = (year: string, leaveType: string): string =>
  `exists (select from leave_closure lc where lc.org_code = $1 and lc.status = 'CLOSED' and lc.year = ${year} and (lc.leave_type_id = ${leaveType} or (lc.leave_type_id is null and exists (select from leave_policy lp where lp.org_code = $1 and lp.leave_type_id = ${leaveType}))))`;
