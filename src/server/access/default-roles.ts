import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { FormRights } from '../session.ts';
import { formGroups } from './form-groups.ts';

type Line = FormRights & { readonly form: FormName };

/** A role that an organisation starts with. It may change or delete it afterwards. */
export type StartingRole = { readonly code: string; readonly name: string; readonly description: string; readonly rights: readonly Line[] };

const ALL = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const satisfies FormRights;
const VIEW = { view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' } as const satisfies FormRights;

const on = (names: readonly FormName[], rights: FormRights): Line[] => names.map((form) => ({ form, ...rights }));

const everyForm = Object.keys(forms) as FormName[];
const { everyone, self, ownToTell, ownToRead, ofTeam, team, coreHr, coreHrSettings, masters, payroll, recruitment, planning, hiring, ofPosts, ofPanels, monitoring, lossPrevention } = formGroups;

/** What managers plan and decide there they take back themselves, which takes the right to delete. */
const takesBack: readonly FormName[] = ['SHIFT_SCHEDULING', 'ATTENDANCE_BULK_ACTION', 'UNIFORM_MONITORING', 'TEAM_OVERTIME'];

export const startingRoles: readonly StartingRole[] = [
  { code: 'ADMINISTRATOR', name: 'Administrator', description: 'Everything in the organization.', rights: on(everyForm, ALL) },
  {
    code: 'HR_ADMINISTRATOR',
    name: 'HR administrator',
    description: 'Employees, organization structure, time off and attendance; no pay and no roles.',
    rights: [...on([...everyone, ...coreHr, ...masters, ...coreHrSettings, 'TEAM_SUMMARY', ...team, ...planning, ...monitoring, ...lossPrevention, 'EMPLOYEE_ADMIN', 'GENERAL_SETTINGS'], ALL), ...on(['USER_ACCOUNTS'], VIEW)],
  },
  {
    code: 'PAYROLL_ADMINISTRATOR',
    name: 'Payroll administrator',
    description: 'Salaries, payslips, tax and statutory components; reads employees, and what is agreed with candidates.',
    rights: [...on([...everyone, ...payroll, 'TEAM_LOP_RECOVERY', 'APPROVAL_MANAGEMENT', 'PAYROLL_ADMIN'], ALL), ...on(['EMPLOYEES', 'TEAM_OVERTIME', 'CANDIDATE_SALARY', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', ...masters], VIEW)],
  },
  {
    code: 'MANAGER',
    name: 'Manager',
    description: 'The people who report to the person, directly or through others.',
    rights: [...on([...everyone, 'FORM_GENERATOR'], VIEW), ...on(['TEAM_SUMMARY'], { ...VIEW, update: true, scope: 'TEAM' }), ...on(team.filter((form) => !takesBack.includes(form)), { ...ALL, delete: false, optionalChoice: false, scope: 'TEAM' }), ...on(['TOXICITY_INTELLIGENCE', 'DLP_CUSTOM_ALERT'], { ...VIEW, update: true, scope: 'TEAM' }), ...on([...takesBack, 'JOB_REQUISITION'], { ...ALL, optionalChoice: false, scope: 'TEAM' }), ...on([...ofTeam, ...ofPosts, 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'CXO_DASHBOARD', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER'], { ...VIEW, scope: 'TEAM' })],
  },
  {
    code: 'RECRUITER',
    name: 'Recruiter',
    description: 'Job posts, candidates, interviews and offers.',
    rights: [...on([...everyone, ...recruitment], ALL), ...on(hiring, { ...ALL, scope: 'TEAM' }), ...on([...masters, 'FORM_GENERATOR', 'JOB_REQUISITION', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION'], VIEW)],
  },
  {
    code: 'EMPLOYEE',
    name: 'Employee',
    description: 'The own profile, time, requests and pay.',
    rights: [...on(everyone, VIEW), ...on(['SELF_MY_PROFILE', 'CXO_DASHBOARD', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', ...ownToRead], { ...VIEW, scope: 'SELF' }), ...on([...self, ...ownToTell, ...ofPanels], { ...ALL, optionalChoice: false, scope: 'SELF' })],
  },
];
