import { useQuery } from '@tanstack/react-query';
import { ReadOwnSalaryDocument } from '../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

/** The salaries that the person is and was paid by, the latest first. */
export const useOwnSalary = () =>
  useQuery({ queryKey: ['own-salary'], queryFn: async ({ signal }) => JSON.parse((await askAnswer('payroll-admin', ReadOwnSalaryDocument, {}, signal)).salaryDetails) as readonly EmployeeSalary[], retry: false });
