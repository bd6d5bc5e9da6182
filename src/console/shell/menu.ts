import type { MenuIcon } from './menuIcons.tsx';

export type MenuGroup = 'mine' | 'myTeam' | 'manage' | 'settings';
export type MenuSection = {
  /** Its label is the message `shell.section.<key>`. */
  readonly key: string;
  readonly group: MenuGroup;
  readonly icon: MenuIcon;
  readonly paths: readonly string[];
};

const coreHr = (...names: readonly string[]): readonly string[] => names.map((name) => `/core-hr/${name}`);
const coreHrSettings = (...names: readonly string[]): readonly string[] => names.map((name) => `/settings/core-hr/${name}`);
const referenceLists = (...names: readonly string[]): readonly string[] => names.map((name) => `/settings/reference-lists/${name}`);
const recruitment = (...names: readonly string[]): readonly string[] => names.map((name) => `/recruitment/${name}`);
const lossPrevention = (...names: readonly string[]): readonly string[] => names.map((name) => `/settings/data-loss-prevention/${name}`);

/** The menu in its order (specification 0 §2, decisions 2 to 5). A path shows once its screen exists and the person may view it; a section once it has one. */
export const menu: readonly MenuSection[] = [
  { key: 'myProfile', group: 'mine', icon: 'user', paths: ['/employee-self-service/my-profile', '/employee-self-service/organization-chart', '/employee-self-service/my-uniform'] },
  { key: 'ownAttendance', group: 'mine', icon: 'clock', paths: ['/employee-self-service/attendance', '/employee-self-service/attendance/regularisations', '/employee-self-service/attendance/decisions', '/employee-self-service/pre-approval', '/employee-self-service/timesheets', '/employee-self-service/lop-recovery', '/employee-self-service/overtime'] },
  { key: 'timeOffSelfService', group: 'mine', icon: 'calendar', paths: ['/employee-self-service/time-off', '/employee-self-service/leave-request', '/employee-self-service/compensatory-off', '/employee-self-service/compensatory-off-balance', '/employee-self-service/short-time-off', '/employee-self-service/on-duty', '/employee-self-service/holiday-choices'] },
  { key: 'myTravel', group: 'mine', icon: 'receipt', paths: ['/my-finance/travel-and-expenses/travel-request', '/my-finance/travel-and-expenses/claim-request', '/benefits/air-ticket-claim'] },
  { key: 'myDeclarations', group: 'mine', icon: 'file', paths: ['/my-finance/my-declarations', '/my-finance/my-declarations/fbp-declaration', '/my-finance/my-declarations/nps-declaration'] },
  { key: 'myPay', group: 'mine', icon: 'wallet', paths: ['/my-finance/my-pay', '/my-finance/my-pay/my-salary', '/my-finance/my-pay/my-payslip', '/my-finance/my-pay/my-advances', '/my-finance/my-pay/my-settlement', '/my-finance/my-pay/my-bonus'] },
  { key: 'teamSummary', group: 'myTeam', icon: 'users', paths: ['/my-team/team-summary', '/my-team/team-summary/reports', '/my-team/exit-management', '/my-team/uniform-monitoring', '/my-team/uniform-monitoring/issues', '/my-team/uniform-monitoring/compliance', '/my-team/uniform-monitoring/observations'] },
  { key: 'teamAttendance', group: 'myTeam', icon: 'clock', paths: ['/my-team/attendance', '/my-team/attendance/attendance-approvals', '/my-team/attendance/attendance-bulk-action', '/my-team/attendance/attendance-finalization', '/my-team/attendance/attendance-finalization/finalized', '/my-team/early-checkout', '/my-team/pre-approval', '/my-team/timesheets', '/my-team/lop-recovery', '/my-team/overtime'] },
  { key: 'teamTimeOff', group: 'myTeam', icon: 'calendar', paths: ['/my-team/time-off', '/my-team/leave-request', '/my-team/compensatory-off', '/my-team/compensatory-off-balance', '/my-team/short-time-off', '/my-team/on-duty', '/my-team/holiday-choices', '/my-team/reports'] },
  { key: 'teamTravel', group: 'myTeam', icon: 'receipt', paths: ['/my-team/travel-and-expenses/travel-request', '/my-team/travel-and-expenses/claim-request'] },
  {
    key: 'employeeData',
    group: 'manage',
    icon: 'users',
    paths: coreHr('employees', 'custom-employee-groups', 'projects', 'holidays', 'user-accounts', 'document-subtype', 'document-subtype/categories', 'document-subtype/types', 'employee-data-import', 'accreditation-category-and-type', 'accreditation-category-and-type/categories', 'accreditation-category-and-type/enforcement-groups', 'job-changes', 'family-members', 'education', 'experience', 'employee-documents', 'awards', 'passports', 'visas', 'licences', 'accreditations', 'bank-accounts', 'register-face'),
  },
  {
    key: 'orgStructure',
    group: 'manage',
    icon: 'building',
    paths: coreHr('org-structure', 'employee-type', 'grades', 'locations', 'department-hierarchy', 'departments', 'designations', 'designations/accreditations', 'job-roles', 'work-schedule', 'business-unit', 'organization-group', 'location-type', 'location-area', 'brand', 'job-levels', 'service-providers'),
  },
  { key: 'timeRecords', group: 'manage', icon: 'clock', paths: coreHr('attendance-records', 'attendance-records/regularisations', 'attendance-records/decisions', 'attendance-records/finalized', 'attendance-records/work-from-home', 'attendance-records/timesheets', 'time-off-management', 'time-off-management/short-time-off', 'time-off-management/comp-off-override', 'time-off-management/leave-override', 'time-off-management/on-duty', 'time-off-management/holiday-choices', 'time-off-management/time-off-closure', 'leave-policy', 'leave-closure') },
  { key: 'recruitment', group: 'manage', icon: 'briefcase', paths: recruitment('dashboard', 'job-candidates', 'job-candidates/duplicate-candidates', 'applications', 'job-posts', 'upcoming-interviews', 'pending-feedback', 'talent-pool', 'talent-pool/pools', 'archived-candidates', 'candidate-salaries', 'offers', 'onboarding', 'interview-rounds-master', 'my-integration') },
  { key: 'manPowerPlanning', group: 'manage', icon: 'layers', paths: ['/man-power-planning/table-of-organization', '/man-power-planning/table-of-organization/positions', '/man-power-planning/table-of-organization/plans', '/man-power-planning/hiring-forecast', '/man-power-planning/job-requisition'] },
  {
    key: 'payrollData',
    group: 'manage',
    icon: 'wallet',
    paths: ['/my-team-finance/salary-info', '/my-team-finance/salary-info/salary-details', '/my-team-finance/salary-info/salary-revision', '/my-team-finance/benefits-and-deduction', '/my-team-finance/benefits-and-deduction/one-time-earnings', '/my-team-finance/benefits-and-deduction/salary-advances', '/my-team-finance/benefits-and-deduction/salary-advances/outstanding', '/my-team-finance/clawback', '/payroll/salary-payslip', '/payroll/salary-payslip/bi-monthly', '/payroll/salary-payslip/payslips', '/payroll/full-and-final-settlement', '/payroll/full-and-final-settlement/settlements', '/payroll/full-and-final-settlement/rules', '/payroll/bonus', '/payroll/bonus/lines', '/payroll/bonus/plans', '/payroll/electronic-fund-transfer', '/payroll/electronic-fund-transfer/payslips', '/settings/benefits-and-deduction/air-ticketing-policy', '/settings/benefits-and-deduction/air-ticketing-policy/sectors', '/settings/benefits-and-deduction/air-ticketing-policy/fares', '/settings/benefits-and-deduction/air-ticketing-policy/homes', '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary', '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary/claims', '/settings/benefits-and-deduction/travel-and-expenses/claims', '/settings/benefits-and-deduction/travel-and-expenses/travel-requests', '/settings/benefits-and-deduction/travel-and-expenses/expense-types', '/core-hr/per-diem', '/settings/benefits-and-deduction/travel-and-expenses', '/my-team-finance/benefits-and-deduction/reports', '/settings/payroll/cycles'],
  },
  { key: 'statutory', group: 'manage', icon: 'stamp', paths: ['/tax-and-statutory-compliance/statutory-components', ...['provident-fund', 'nps', 'insurance', 'gratuity'].map((name) => `/tax-and-statutory-compliance/statutory-components/${name}`), '/payroll/tax-rules', '/payroll/labour-welfare-fund', '/tax-and-statutory-compliance/tax-relief', '/tax-and-statutory-compliance/tax-relief/claims', '/tax-and-statutory-compliance/tax-relief/regimes', '/payroll/tds-history', '/tax-and-statutory-compliance/compliance-forms/form-24q', ...['challans', 'tax-numbers', 'deductor'].map((name) => `/tax-and-statutory-compliance/compliance-forms/form-24q/${name}`), ...['rates', 'registrations', 'gratuity/rules'].map((name) => `/tax-and-statutory-compliance/statutory-components/${name}`)] },
  { key: 'documents', group: 'manage', icon: 'file', paths: ['/document-generator', '/document-generator/templates', '/compliance-management/docusign', '/compliance-management/docusign/configuration'] },
  { key: 'reports', group: 'manage', icon: 'chart', paths: ['/form-generator'] },
  { key: 'activityDashboard', group: 'manage', icon: 'chart', paths: ['/productivity-monitoring/activity-dashboard/cxo-dashboard', '/productivity-monitoring/activity-dashboard/days', '/productivity-monitoring/members', '/productivity-monitoring/devices'] },
  { key: 'lossPreventionBoards', group: 'manage', icon: 'shield', paths: ['/data-loss-prevention/location-intelligence', '/data-loss-prevention/key-logger', '/data-loss-prevention/custom-alerts', '/data-loss-prevention/custom-alerts/alerts', '/data-loss-prevention/toxicity-intelligence', '/data-loss-prevention/toxicity-intelligence/alerts'] },
  { key: 'roster', group: 'manage', icon: 'roster', paths: ['/roster-management/shift-scheduling', '/roster-management/shift-rotation', '/payroll/payroll-reconciliation', '/roster-management/shift-swap', '/roster-management/shift-swap-approvals'] },
  {
    key: 'coreHrSettings',
    group: 'settings',
    icon: 'sliders',
    paths: ['/workflow/workflow-builder', '/workflow/dynamic-form-builder', '/workflow/dynamic-form-builder/responses', ...coreHrSettings('time-off', 'leave-types', 'work-places', 'comp-off', 'comp-off/coverage', 'comp-off/grant', 'special-wages', 'overtime', 'overtime/coverage', 'coverage', 'employee-number-series', 'attendance-configuration', 'geo-fencing-and-selfie-attendance', 'holidays', 'pre-approvals', 'lop-recovery', 'roster', 'uniform-items', 'uniform-items/entitlements', 'uniform-items/stock', 'uniform-items/on-hand', 'general', 'roles')],
  },
  { key: 'taxSettings', group: 'settings', icon: 'receipt', paths: ['fbp-declaration', 'fbp-declaration/employees', 'fbp-declaration/declarations', 'nps-declaration', 'nps-declaration/employees', 'nps-declaration/declarations'].map((name) => `/settings/tax-and-statutory-compliance/${name}`) },
  {
    key: 'referenceLists',
    group: 'settings',
    icon: 'list',
    paths: referenceLists('professions', 'skills', 'courses', 'institutions', 'specializations', 'religions', 'relationships', 'work-authorizations', 'banks', 'account-types', 'insurance-types', 'tax-codes', 'timekeeping-categories', 'career-tracks'),
  },
  { key: 'recruitmentSettings', group: 'settings', icon: 'briefcase', paths: [...['general', 'career-page-designer', 'hiring-flow', 'hiring-flow/stages', 'hiring-flow/statuses', 'clients', 'functional-areas', 'qualifications', 'sources', 'archive-reasons', 'blacklist-reasons', 'offer-letters'].map((name) => `/settings/recruitment/${name}`), '/settings/integration', '/settings/integration/recruitment', '/man-power-planning/settings/general'] },
  { key: 'lossPrevention', group: 'settings', icon: 'shield', paths: lossPrevention('internet-access-control', ...['domains', 'wildcards', 'exceptions', 'attempts'].map((name) => `internet-access-control/${name}`), 'location-tracking', 'location-tracking/work-locations', 'key-logging', 'additional-screenshots', 'custom-alert', 'toxicity-identifier', 'audit-log') },
  { key: 'monitoringSettings', group: 'settings', icon: 'chart', paths: ['/settings/productivity-monitoring/general', '/settings/productivity-monitoring/classifications', '/settings/productivity-monitoring/audit-log', '/productivity-monitoring/members/audit-log'] },
  { key: 'generalSettings', group: 'settings', icon: 'building', paths: ['/settings/general/general-settings', '/settings/general/currencies', '/settings/general/custom-fields', '/settings/general/email-templates', '/settings/general/access-requests', '/settings/general/access', '/settings/general/sign-in-security', '/settings/general/sign-in-secrets', '/settings/general/account-security', '/settings/general/outgoing-mail', '/settings/general/audit-log', '/settings/general/custom-reports', '/settings/general/ui-elements-customizer', '/billing'] },
];
