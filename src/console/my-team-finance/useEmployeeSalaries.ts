import { useQuery } from '@tanstack/react-query';
import { ReadEmployeeSalariesDocument } from '../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

/** All salaries of an employee, the latest first, with their figures; nothing is asked before it is known of whom. */
export const useEmployeeSalaries = (employeeId: number | undefined) =>
  useQuery({
    queryKey: ['employee-salaries', employeeId],
    enabled: employeeId !== undefined,
    queryFn: async ({ signal }) => JSON.parse((await askAnswer('payroll-admin', ReadEmployeeSalariesDocument, { employeeId: employeeId! }, signal)).salaryDetails) as readonly EmployeeSalary[],
    retry: false,
  });
