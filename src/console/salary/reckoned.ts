import type { CalculateSalaryQuery } from '../../../generated/payroll-admin/operations.ts';

/** What calculateSalary answers, and other endpoints as JSON text. */
export type Reckoned = CalculateSalaryQuery['answer'];
export type Figure = Reckoned['salaryStructure']['allowances'][number];
