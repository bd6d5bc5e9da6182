/** Whether an employee (alias) signs in, and so acknowledges alone what was issued. */
export const hasAccountSql = (employee: string): string => `exists (select from user_account k where k.org_code = ${employee}.org_code and k.employee_id = ${employee}.id and k.status = 'ACTIVE')`;
