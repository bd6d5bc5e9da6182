import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadEmployeeSalariesDocument } from '../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { Row } from '../providers/data/row.ts';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

/** All salaries of the person whose salary the record is, the latest first, with their figures; read again with each version of the record. Nothing is asked before it is there. */
export const useEmployeeSalaries = (record: Row | undefined) => {
  const employeeId = record === undefined ? undefined : Number(record['employeeId']);
  return useQuery({
    queryKey: ['employee-salaries', employeeId, record?.id, record?.['version']],
    enabled: employeeId !== undefined,
    queryFn: async ({ signal }) => JSON.parse((await askAnswer('payroll-admin', ReadEmployeeSalariesDocument, { employeeId: employeeId! }, signal)).salaryDetails) as readonly EmployeeSalary[],
    placeholderData: keepPreviousData,
    retry: false,
  });
};
