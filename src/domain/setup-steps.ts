/** What an organisation needs before people can work with it, in the order in which one thing needs another: server and console share this list. */
import type { FormName } from '../../generated/forms.ts';

export type SetupPart = 'organisation' | 'people' | 'time' | 'pay' | 'hiring';

export type SetupStep = {
  /** The name of the step in the schema; its words are the messages `setup.<key>` and `setup.<key>.why`. */
  readonly key: 'ORGANISATION' | 'LOCATIONS' | 'DEPARTMENTS' | 'DESIGNATIONS' | 'EMPLOYEES' | 'ACCOUNTS' | 'WORK_SCHEDULES' | 'HOLIDAYS' | 'LEAVE_TYPES' | 'SALARY_COMPONENTS' | 'SALARIES' | 'PAY_CYCLES' | 'PAYROLL' | 'JOB_POSTS';
  readonly part: SetupPart;
  /** The form and the right by which the step is taken: nobody is asked for what they may not do. */
  readonly form: FormName;
  readonly right: 'add' | 'update';
  /** Where it is taken, without the base path. */
  readonly path: string;
  /** A file brings it in: the wizard is at `<path>/import`. */
  readonly isImported?: true;
};

/** An employee needs a location, a department and a designation; an account and a salary need an employee, a salary its components, a payroll run salaries and a cycle. */
export const setupSteps: readonly SetupStep[] = [
  { key: 'ORGANISATION', part: 'organisation', form: 'GENERAL_SETTINGS', right: 'update', path: '/settings/general/general-settings' },
  { key: 'LOCATIONS', part: 'organisation', form: 'LOCATIONS', right: 'add', path: '/core-hr/locations', isImported: true },
  { key: 'DEPARTMENTS', part: 'organisation', form: 'DEPARTMENT_HIERARCHY', right: 'add', path: '/core-hr/departments', isImported: true },
  { key: 'DESIGNATIONS', part: 'organisation', form: 'DESIGNATIONS', right: 'add', path: '/core-hr/designations', isImported: true },
  { key: 'EMPLOYEES', part: 'people', form: 'EMPLOYEES', right: 'add', path: '/core-hr/employees', isImported: true },
  { key: 'ACCOUNTS', part: 'people', form: 'USER_ACCOUNTS', right: 'add', path: '/core-hr/user-accounts' },
  { key: 'WORK_SCHEDULES', part: 'time', form: 'WORK_SCHEDULE', right: 'add', path: '/core-hr/work-schedule', isImported: true },
  { key: 'HOLIDAYS', part: 'time', form: 'HOLIDAYS', right: 'add', path: '/core-hr/holidays', isImported: true },
  { key: 'LEAVE_TYPES', part: 'time', form: 'TIME_OFF', right: 'add', path: '/settings/core-hr/leave-types', isImported: true },
  { key: 'SALARY_COMPONENTS', part: 'pay', form: 'SALARY_COMPONENTS', right: 'add', path: '/settings/payroll/salary-components', isImported: true },
  { key: 'SALARIES', part: 'pay', form: 'SALARY_DETAILS', right: 'add', path: '/my-team-finance/salary-info/salary-details' },
  { key: 'PAY_CYCLES', part: 'pay', form: 'PAYROLL_GENERAL_SETTINGS', right: 'add', path: '/settings/payroll/cycles' },
  { key: 'PAYROLL', part: 'pay', form: 'SALARY_PAYSLIP_BI_MONTHLY', right: 'add', path: '/payroll/salary-payslip' },
  { key: 'JOB_POSTS', part: 'hiring', form: 'JOB_POSTS', right: 'add', path: '/recruitment/job-posts', isImported: true },
];

/** The steps that somebody with these rights may take. */
export const ownSteps = (may: (form: FormName, right: 'add' | 'update') => boolean): readonly SetupStep[] => setupSteps.filter(({ form, right }) => may(form, right));
