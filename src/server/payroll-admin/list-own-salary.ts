import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { currencySymbol } from '../salaries/currency-of.ts';
import { readEmployeeSalaries } from '../salaries/employee/read-salaries.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

/** The salaries that the person is and was paid by; what is being thought about is for those who decide. */
export const listOwnSalary = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const own = session.employeeId === null ? 'false' : `t.employee_id = ${to.bind(session.employeeId)}::bigint and t.status = 'APPLIED'`;
    const salaries = await readEmployeeSalaries(tx, { to, which: own, isViewMode: true, userId: session.userId });
    // Who asked and what was said is between those who decide.
    const shown = salaries.map(({ requestedBy: _by, isOwnRequest: _own, comment: _said, description: _why, ...salary }) => salary);
    return { errorCode: '', message: '', currencySymbol: currencySymbol((await readPayrollSettings(tx)).currency), salaryDetails: JSON.stringify(shown) };
  });
