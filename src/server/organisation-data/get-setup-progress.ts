import { ownSteps, setupSteps } from '../../domain/setup-steps.ts';
import type { SetupStep } from '../../domain/setup-steps.ts';
import type { Context } from '../context.ts';
import { readOrg } from '../db/read-org.ts';
import { refuse } from '../refuse.ts';

/** When a step is done; each of the organisation $1. */
const done: Readonly<Record<SetupStep['key'], string>> = {
  ORGANISATION: 'exists (select 1 from organisation where org_code = $1 and address is not null)',
  LOCATIONS: 'exists (select 1 from location where org_code = $1)',
  DEPARTMENTS: 'exists (select 1 from department where org_code = $1)',
  DESIGNATIONS: 'exists (select 1 from designation where org_code = $1)',
  EMPLOYEES: 'exists (select 1 from employee where org_code = $1)',
  ACCOUNTS: '(select count(*) > 1 from (select 1 from user_account where org_code = $1 limit 2) as account)',
  WORK_SCHEDULES: 'exists (select 1 from work_schedule where org_code = $1)',
  HOLIDAYS: 'exists (select 1 from holiday where org_code = $1)',
  LEAVE_TYPES: 'exists (select 1 from leave_type where org_code = $1)',
  SALARY_COMPONENTS: 'exists (select 1 from salary_component where org_code = $1)',
  SALARIES: 'exists (select 1 from employee_salary where org_code = $1)',
  PAY_CYCLES: 'exists (select 1 from payroll_cycle where org_code = $1)',
  PAYROLL: `exists (select 1 from payroll_run where org_code = $1 and status = 'FINALIZED')`,
  JOB_POSTS: 'exists (select 1 from job_post where org_code = $1)',
};

/** How far the organisation is set up, of what the caller may do about it; asked in one statement. */
export const getSetupProgress = async (_: unknown, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const steps = ownSteps((form, right) => session.rights.get(form)?.[right] === true);
  if (steps.length === 0) return { errorCode: '', message: '', steps: [] };
  const [row] = await readOrg<Readonly<Record<SetupStep['key'], boolean>>>(db, session.orgCode, {
    name: 'setup-progress',
    text: `select ${setupSteps.map(({ key }) => `${done[key]} as "${key}"`).join(', ')}`,
    values: [session.orgCode],
  });
  return { errorCode: '', message: '', steps: steps.map(({ key }) => ({ step: key, isDone: row?.[key] === true })) };
};
