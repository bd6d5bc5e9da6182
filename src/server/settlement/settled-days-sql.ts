/**
 * Whether a settlement pays somebody days of a period (SQL): one of an exit that is approved, whose last working day lies in the pay cycle that the settlement was reckoned for. One that was reckoned for another day pays none
 * until it is reckoned anew.
 */
export const settledDaysSql = (employee: string, from: string, to: string): string =>
  `exists (select from settlement n join exit nx on nx.org_code = n.org_code and nx.id = n.exit_id and nx.status = 'APPROVED' and nx.last_working_day between n.from_date and n.to_date
     where n.org_code = $1 and n.employee_id = ${employee} and n.from_date <= ${to} and n.to_date >= ${from})`;
