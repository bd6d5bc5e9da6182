import { placeInRange } from '../../domain/payroll/salary/pay-range.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { payRanges } from '../salaries/pay-range.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

type Arguments = { readonly employeeId: number; readonly annualGrossSalary?: string | null };

const NONE = { errorCode: '', message: '', grade: null, currency: null, minimum: null, maximum: null, annualGrossSalary: null, standing: null, compaRatio: null, position: null };

/** The pay range of an employee whose salary the caller may see, with where a gross salary of a year stands in it: the one that is told, or that of the salary that holds. */
export const payRangeOfEmployee = ({ employeeId, annualGrossSalary }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, String(employeeId));
    const { currency } = await readPayrollSettings(tx);
    const [range] = await payRanges(tx, currency, [id], 'true', [tx.orgCode]);
    if (range === undefined) return NONE;
    const [present] = annualGrossSalary == null ? await tx.query<{ gross: string }>('select trim_scale(s.annual_gross_salary)::text as gross from employee_salary s where s.org_code = $1 and s.employee_id = $2::bigint and s.is_present and s.currency = $3', [tx.orgCode, id, currency]) : [{ gross: annualGrossSalary }];
    const { grade, minimum, maximum } = range;
    return { ...NONE, grade, currency, minimum, maximum, annualGrossSalary: present?.gross ?? null, ...(present === undefined ? {} : placeInRange(present.gross, range)) };
  });
