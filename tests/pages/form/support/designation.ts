import { designation } from '../../../../generated/core-hr/resources.ts';
import { screens } from '../../../../generated/screens.ts';
import type { ScreenEntry } from '../../../../src/domain/resource.ts';

export const screen: ScreenEntry = screens.find(({ path }) => path === '/core-hr/designations') ?? (() => { throw new Error('No designations'); })();
export const resource = designation;

/** A designation as the data provider answers it. */
export const analyst = {
  id: '412',
  version: 5,
  code: 'DSG-0412',
  title: 'Payroll Analyst',
  level: { id: '3', title: 'Specialist', code: 'L3' },
  levelId: '3',
  grade: { id: '5', title: 'Grade 5', code: 'G5' },
  gradeId: '5',
  description: null,
  probationDays: 90,
  employeeConfirmation: 'AUTOMATIC',
  noticePeriodWithinProbationDays: 15,
  noticePeriodAfterProbationDays: 60,
  noticePeriodPayByEmployer: true,
  noticePeriodPayByEmployee: false,
  attendanceEnforcedPayment: true,
  attendanceEnforcedGeoLocation: false,
  status: 'ACTIVE',
  createdAt: '2025-04-01T04:00:00Z',
  createdBy: 'Meera Krishnan',
  updatedAt: '2026-11-20T04:12:00Z',
  updatedBy: 'Meera Krishnan',
} as const;
