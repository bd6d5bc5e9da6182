/** Addresses that lead to another one: alternative readings of the specification (decision 1) and slugs of the menu that differ from the route's (decision 5). */
export type Redirect = { readonly from: string; readonly to: string };

export const redirects: readonly Redirect[] = [
  { from: '/dashboard', to: '/' },
  { from: '/settings/productivity-monitoring/members/audit-log', to: '/productivity-monitoring/members/audit-log' },
  { from: '/tax-and-statutory-compliance/payroll/tax-rules', to: '/payroll/tax-rules' },
  { from: '/tax-and-statutory-compliance/payroll/labour-welfare-fund', to: '/payroll/labour-welfare-fund' },
  { from: '/tax-and-statutory-compliance/statutory-components/payroll/tax-rules', to: '/payroll/tax-rules' },
  { from: '/tax-and-statutory-compliance/statutory-components/payroll/labour-welfare-fund', to: '/payroll/labour-welfare-fund' },
  { from: '/compliance-forms/form-24q', to: '/tax-and-statutory-compliance/compliance-forms/form-24q' },
  { from: '/tax-relief', to: '/tax-and-statutory-compliance/tax-relief' },
  { from: '/activity-dashboard/cxo-dashboard', to: '/productivity-monitoring/activity-dashboard/cxo-dashboard' },
  { from: '/my-team-finance/benefits-and-deduction/air-ticket-settlement-summary', to: '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary' },
  { from: '/settings/benefits-and-deduction/travel-and-expense', to: '/settings/benefits-and-deduction/travel-and-expenses' },
  { from: '/my-finance/travel-and-expenses', to: '/my-finance/travel-and-expenses/claim-request' },
  { from: '/my-team/travel-and-expenses', to: '/my-team/travel-and-expenses/claim-request' },
  { from: '/settings/core-hr/geo-fencing-&-selfie-attendance', to: '/settings/core-hr/geo-fencing-and-selfie-attendance' },
  { from: '/man-power-planning/settings', to: '/man-power-planning/settings/general' },
  { from: '/settings/payroll', to: '/settings/payroll/general' },
  { from: '/core-hr/designation', to: '/core-hr/designations' },
  { from: '/core-hr/designation/import-update-designation', to: '/core-hr/designations/import' },
  { from: '/core-hr/designation/import-update-accreditation', to: '/core-hr/designations/accreditations/import' },
  { from: '/core-hr/department-hierarchy/:id', to: '/core-hr/departments/:id' },
];
