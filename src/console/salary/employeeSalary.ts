import type { Reckoned } from './reckoned.ts';

/** A salary of an employee as the server tells it, with its figures as they were saved. */
export type EmployeeSalary = Partial<Reckoned> & {
  readonly salaryId: number;
  readonly version: number;
  readonly employeeId: number;
  readonly employeeName: string;
  readonly revisionStatus: 'DRAFT' | 'PENDING_APPROVAL' | 'APPROVED' | 'APPLIED' | 'CANCELLED';
  readonly revisionType: string;
  readonly isPresent: boolean;
  readonly templateName: string | null;
  readonly description?: string | null;
  readonly currency: string;
  readonly annualCTC: number;
  readonly previousCtc: number | null;
  readonly reviseCtcByPercentage: number | null;
  readonly monthlyGrossSalary: number;
  readonly annualGrossSalary: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly salaryEffectiveMonth: string;
  readonly payoutMonth: string;
  readonly revisionWithoutArrear: boolean;
  readonly requestedBy?: string | null;
  /** The reader asked for it, and so does not decide. */
  readonly isOwnRequest?: boolean;
  readonly comment?: string | null;
};
