import type { FormName } from '../../../generated/forms.ts';
import type { FormRights } from '../session.ts';

type Rights = ReadonlyMap<FormName, FormRights>;

/** Document 0 §6: the update right on any of these makes a person an administrator. */
const ADMIN_FORMS = [
  'ADMIN',
  'EMPLOYEE_ADMIN',
  'PAYROLL_ADMIN',
  'SERVICE_PROVIDER_ADMIN',
  'PRODUCTIVITY_MONITORING_ADMIN',
] as const satisfies readonly FormName[];

const RECRUITER_FORMS = ['JOB_POSTS', 'JOB_CANDIDATES'] as const satisfies readonly FormName[];

/** Whether the person counts as an administrator. */
export const isAdmin = (rights: Rights): boolean => ADMIN_FORMS.some((form) => rights.get(form)?.update === true);

/** Whether the person recruits: may change job posts or candidates. */
export const isRecruiter = (rights: Rights): boolean => RECRUITER_FORMS.some((form) => rights.get(form)?.update === true);
