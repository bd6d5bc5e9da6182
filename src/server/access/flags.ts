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

/** Forms whose rights make an administrator or a recruiter. */
export const RIGHTS_OF_FLAGS: readonly FormName[] = [...ADMIN_FORMS, ...RECRUITER_FORMS];

/** Whether the person counts as an administrator. */
export const isAdmin = (rights: Rights): boolean => adminFormsOf(rights).length > 0;

/** The forms that make the person an administrator. */
export const adminFormsOf = (rights: Rights): FormName[] => updatable(rights, ADMIN_FORMS);

/** Whether the person recruits: may change job posts or candidates. */
export const isRecruiter = (rights: Rights): boolean => recruiterFormsOf(rights).length > 0;

/** The forms that make the person a recruiter. */
export const recruiterFormsOf = (rights: Rights): FormName[] => updatable(rights, RECRUITER_FORMS);

const updatable = (rights: Rights, forms: readonly FormName[]): FormName[] => forms.filter((form) => rights.get(form)?.update === true);
