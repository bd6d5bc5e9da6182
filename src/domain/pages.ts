/** The screens that no entity declares: each has a page of its own, which the console finds by its path. Server and console share this list. */
import type { FormName } from '../../generated/forms.ts';

export type Page = {
  /** Without the base path: `/billing`. Its name is the message `screen.<path with dots>`, else that of its form. */
  readonly path: string;
  /** The form whose view right opens it; null where every signed-in person may. */
  readonly form: FormName | null;
  /** Stands in the frame itself and in no section of the menu. */
  readonly isFrame?: true;
  /** Opened by a link of another page, which its address needs: menu and palette do not offer it. */
  readonly isStep?: true;
};

export const pages = [
  { path: '/', form: 'DASHBOARD', isFrame: true },
  { path: '/quick-menu', form: 'QUICK_MENU', isFrame: true },
  { path: '/approvals/approval-management', form: 'APPROVAL_MANAGEMENT', isFrame: true },
  { path: '/settings', form: null, isFrame: true },
  { path: '/search', form: null, isFrame: true },
  { path: '/core-hr/employee-data-import', form: 'EMPLOYEE_DATA_IMPORT' },
  { path: '/core-hr/org-structure', form: 'ORG_STRUCTURE' },
  { path: '/core-hr/department-hierarchy', form: 'DEPARTMENT_HIERARCHY' },
  { path: '/core-hr/register-face', form: 'REGISTER_FACE' },
  { path: '/settings/general/outgoing-mail', form: 'OUTBOX_MAIL' },
  { path: '/settings/general/access-requests', form: 'USER_ACCOUNTS' },
  { path: '/settings/general/audit-log', form: 'CHANGES' },
  { path: '/settings/general/sign-in-secrets', form: 'USER_ACCOUNTS' },
  { path: '/settings/general/account-security', form: 'USER_ACCOUNTS' },
  { path: '/settings/general/access', form: 'USER_ACCOUNTS' },
  { path: '/account/security', form: null, isFrame: true },
  { path: '/account/sessions', form: null, isFrame: true },
  { path: '/account/changes', form: null, isFrame: true },
  { path: '/settings/core-hr/comp-off/coverage', form: 'COMP_OFF_SETTINGS' },
  { path: '/settings/core-hr/overtime/coverage', form: 'OVERTIME_SETTINGS' },
  { path: '/core-hr/holidays/generate', form: 'HOLIDAYS', isStep: true },
  { path: '/job-post', form: 'JOB_POST', isStep: true },
  { path: '/recruitment/job-posts/from-template', form: 'JOB_POSTS', isStep: true },
  { path: '/settings/recruitment/hiring-flow', form: 'HIRING_FLOW' },
  { path: '/settings/general/email-templates/built-in', form: 'EMAIL_TEMPLATES', isStep: true },
  { path: '/received-report', form: null, isStep: true },
  { path: '/employee-self-service/organization-chart', form: 'SELF_ORGANIZATION_CHART' },
  { path: '/employee-self-service/compensatory-off-balance', form: 'SELF_COMPENSATORY_OFF_BALANCE' },
  { path: '/my-team/compensatory-off-balance', form: 'TEAM_COMPENSATORY_OFF_BALANCE' },
  { path: '/my-team-finance/benefits-and-deduction', form: 'BENEFITS_AND_DEDUCTION' },
  { path: '/my-team-finance/benefits-and-deduction/one-time-earnings/give', form: 'ONE_TIME_EARNINGS', isStep: true },
  { path: '/employee-self-service/documents-to-sign', form: null, isFrame: true },
  { path: '/employee-self-service/forms-to-fill', form: null, isFrame: true },
  { path: '/document-generator/new', form: 'DOCUMENT_GENERATOR', isStep: true },
  { path: '/recruitment/dashboard', form: 'RECRUITMENT_DASHBOARD' },
  { path: '/recruitment/onboarding', form: 'RECRUITMENT_ONBOARDING' },
  { path: '/recruitment/upcoming-interviews', form: 'UPCOMING_INTERVIEWS' },
  { path: '/recruitment/pending-feedback', form: 'PENDING_FEEDBACK' },
  { path: '/recruitment/scorecard', form: 'PENDING_FEEDBACK', isStep: true },
  { path: '/recruitment/schedule-interview', form: 'JOB_CANDIDATES', isStep: true },
  { path: '/recruitment/job-candidates/resumes', form: 'JOB_CANDIDATES', isStep: true },
  { path: '/recruitment/job-candidates/duplicate-candidates', form: 'DUPLICATE_CANDIDATES' },
  { path: '/recruitment/job-candidates/duplicate-candidates/:candidateId', form: 'DUPLICATE_CANDIDATES', isStep: true },
  { path: '/recruitment/my-integration', form: 'MY_INTEGRATION' },
  { path: '/settings/integration/recruitment', form: 'RECRUITMENT_INTEGRATION' },
  { path: '/my-finance/my-pay', form: 'MY_PAY' },
  { path: '/my-finance/my-pay/my-salary', form: 'MY_SALARY' },
  { path: '/my-team-finance/salary-info', form: 'SALARY_INFO' },
  { path: '/my-team-finance/salary-info/without-salary', form: 'SALARY_DETAILS', isStep: true },
  { path: '/tax-and-statutory-compliance/statutory-components', form: 'STATUTORY_COMPONENTS' },
  { path: '/tax-and-statutory-compliance/statutory-components/laws', form: 'STATUTORY_COMPONENTS', isStep: true },
  { path: '/tax-and-statutory-compliance/statutory-components/gratuity', form: 'GRATUITY' },
  { path: '/tax-and-statutory-compliance/statutory-components/provident-fund/missing', form: 'PROVIDENT_FUND', isStep: true },
  { path: '/tax-and-statutory-compliance/statutory-components/insurance/missing', form: 'INSURANCE', isStep: true },
  { path: '/tax-and-statutory-compliance/statutory-components/nps/missing', form: 'NPS', isStep: true },
  { path: '/payroll/tax-rules/missing', form: 'PROFESSIONAL_TAX', isStep: true },
  { path: '/payroll/labour-welfare-fund/missing', form: 'LABOUR_WELFARE_FUND', isStep: true },
  { path: '/tax-and-statutory-compliance/tax-relief', form: 'TAX_RELIEF' },
  { path: '/settings/tax-and-statutory-compliance/fbp-declaration/employees', form: 'FBP_DECLARATION_SETTINGS' },
  { path: '/settings/tax-and-statutory-compliance/nps-declaration/employees', form: 'NPS_DECLARATION_SETTINGS' },
  { path: '/payroll/payroll-reconciliation', form: 'PAYROLL_RECONCILIATION' },
  { path: '/payroll/full-and-final-settlement', form: 'FULL_AND_FINAL_SETTLEMENT' },
  { path: '/roster-management/shift-scheduling', form: 'SHIFT_SCHEDULING' },
  { path: '/roster-management/shift-swap', form: 'SHIFT_SWAP' },
  { path: '/my-team/attendance/attendance-bulk-action/decide', form: 'ATTENDANCE_BULK_ACTION', isStep: true },
  { path: '/my-team/attendance/attendance-finalization', form: 'ATTENDANCE_FINALIZATION' },
  { path: '/my-team/early-checkout', form: 'TEAM_EARLY_CHECKOUT' },
  { path: '/my-team/team-summary/reports', form: 'TEAM_SUMMARY_REPORTS' },
  { path: '/my-team/reports', form: 'TEAM_REPORTS' },
  { path: '/man-power-planning/table-of-organization', form: 'TABLE_OF_ORGANIZATION' },
  { path: '/man-power-planning/hiring-forecast', form: 'HIRING_FORECAST' },
  { path: '/billing', form: 'BILLING' },
  { path: '/billing/plans', form: 'BILLING' },
  { path: '/billing/checkout', form: 'BILLING', isStep: true },
  { path: '/billing/payment', form: 'BILLING', isStep: true },
  { path: '/billing/invoice', form: 'BILLING', isStep: true },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];
