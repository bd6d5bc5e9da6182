import { fields, lists } from '../../resource/tabs/recordTabs.ts';
import { Overview } from './Overview.tsx';
import { Timeline } from './Timeline.tsx';
import type { RecordTab } from '../../resource/tabs/recordTabs.ts';

/** The tabs of a person's record in their order; one shows where the person who looks may see a part of it. */
export const profileTabs: readonly RecordTab[] = [
  { key: 'overview', Part: Overview },
  { key: 'personal', parts: [fields('personal')] },
  { key: 'job', parts: [fields('job', 'dates'), ...lists(['JobChange'])] },
  { key: 'contact', parts: [fields('contact')] },
  { key: 'family', parts: lists(['FamilyMember']) },
  { key: 'education', parts: lists(['Education']) },
  { key: 'experience', parts: lists(['Experience']) },
  { key: 'documents', parts: lists(['EmployeeDocument']) },
  { key: 'travel', parts: lists(['Passport', 'Visa', 'Licence']) },
  { key: 'accreditation', parts: lists(['EmployeeAccreditation']) },
  { key: 'awards', parts: lists(['Award']) },
  { key: 'time-off', parts: lists(['LeaveRequest', 'LeaveBalance', 'ShortTimeOff', 'CompOff', 'LopRecovery', 'OvertimeRequest']) },
  { key: 'pay', parts: [fields('pay'), ...lists(['EmployeeSalary', 'BankAccount', 'OneTimeEarning', 'Clawback'])] },
  { key: 'timeline', Part: Timeline },
];
