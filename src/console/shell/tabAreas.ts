/** Addresses that the specification shows as tabs of one area (specification 0 §2); its name is the message `shell.area.<key>`. */
export type TabArea = { readonly key: string; readonly paths: readonly string[] };

const under = (parent: string, ...names: readonly string[]): readonly string[] => names.map((name) => `${parent}/${name}`);

export const tabAreas: readonly TabArea[] = [
  { key: 'attendance', paths: ['/employee-self-service/attendance', ...under('/employee-self-service/attendance', 'regularisations', 'decisions'), '/employee-self-service/pre-approval', '/employee-self-service/timesheets', '/employee-self-service/lop-recovery'] },
  { key: 'timeOff', paths: under('/employee-self-service', 'time-off', 'leave-request', 'compensatory-off', 'short-time-off', 'on-duty', 'compensatory-off-balance') },
  { key: 'myDeclarations', paths: ['/my-finance/my-declarations', ...under('/my-finance/my-declarations', 'fbp-declaration', 'nps-declaration')] },
  { key: 'myTravel', paths: under('/my-finance/travel-and-expenses', 'travel-request', 'claim-request') },
  { key: 'myPay', paths: ['/my-finance/my-pay', ...under('/my-finance/my-pay', 'my-salary', 'my-payslip', 'my-settlement', 'my-bonus')] },
  { key: 'teamAttendance', paths: ['/my-team/attendance', ...under('/my-team/attendance', 'attendance-approvals', 'attendance-bulk-action', 'attendance-finalization'), '/my-team/early-checkout', '/my-team/pre-approval', '/my-team/timesheets', '/my-team/lop-recovery'] },
  { key: 'teamTimeOff', paths: under('/my-team', 'time-off', 'leave-request', 'compensatory-off', 'short-time-off', 'on-duty', 'compensatory-off-balance', 'reports') },
  { key: 'teamTravel', paths: under('/my-team/travel-and-expenses', 'travel-request', 'claim-request') },
  { key: 'teamSummary', paths: ['/my-team/team-summary', '/my-team/team-summary/reports'] },
  { key: 'salaryInfo', paths: ['/my-team-finance/salary-info', ...under('/my-team-finance/salary-info', 'salary-details', 'salary-revision')] },
  { key: 'benefits', paths: ['/my-team-finance/benefits-and-deduction', ...under('/my-team-finance/benefits-and-deduction', 'air-ticketing-settlement-summary', 'air-ticketing-settlement-summary/claims', 'one-time-earnings', 'reports'), '/my-team-finance/clawback'] },
  { key: 'statutory', paths: ['/tax-and-statutory-compliance/statutory-components', ...under('/tax-and-statutory-compliance/statutory-components', 'provident-fund', 'nps', 'insurance', 'gratuity'), '/payroll/tax-rules', '/payroll/labour-welfare-fund', ...under('/tax-and-statutory-compliance/statutory-components', 'rates', 'registrations')] },
  { key: 'form24q', paths: ['/tax-and-statutory-compliance/compliance-forms/form-24q', ...under('/tax-and-statutory-compliance/compliance-forms/form-24q', 'challans', 'tax-numbers', 'deductor')] },
  { key: 'taxRelief', paths: ['/tax-and-statutory-compliance/tax-relief', ...under('/tax-and-statutory-compliance/tax-relief', 'claims', 'regimes')] },
  { key: 'fbpSettings', paths: ['/settings/tax-and-statutory-compliance/fbp-declaration', ...under('/settings/tax-and-statutory-compliance/fbp-declaration', 'employees', 'declarations')] },
  { key: 'npsSettings', paths: ['/settings/tax-and-statutory-compliance/nps-declaration', ...under('/settings/tax-and-statutory-compliance/nps-declaration', 'employees', 'declarations')] },
  { key: 'bonus', paths: ['/payroll/bonus', ...under('/payroll/bonus', 'lines', 'plans')] },
  { key: 'payslips', paths: ['/payroll/salary-payslip', ...under('/payroll/salary-payslip', 'bi-monthly', 'payslips')] },
  { key: 'transfers', paths: ['/payroll/electronic-fund-transfer', '/payroll/electronic-fund-transfer/payslips'] },
  { key: 'settlements', paths: ['/payroll/full-and-final-settlement', ...under('/payroll/full-and-final-settlement', 'settlements', 'rules')] },
  { key: 'timeOffManagement', paths: ['/core-hr/time-off-management', ...under('/core-hr/time-off-management', 'short-time-off', 'on-duty', 'comp-off-override', 'leave-override', 'time-off-closure')] },
  { key: 'attendanceRecords', paths: ['/core-hr/attendance-records', ...under('/core-hr/attendance-records', 'regularisations', 'decisions', 'finalized', 'work-from-home', 'timesheets')] },
  { key: 'travelAndExpenses', paths: [...under('/settings/benefits-and-deduction/travel-and-expenses', 'claims', 'travel-requests', 'expense-types'), '/settings/benefits-and-deduction/travel-and-expenses'] },
  { key: 'airTickets', paths: ['/settings/benefits-and-deduction/air-ticketing-policy', ...under('/settings/benefits-and-deduction/air-ticketing-policy', 'sectors', 'fares', 'homes')] },
  { key: 'payrollSettings', paths: under('/settings/payroll', 'general', 'salary-components', 'salary-template') },
  { key: 'compOffSettings', paths: ['/settings/core-hr/comp-off', ...under('/settings/core-hr/comp-off', 'coverage', 'grant')] },
  { key: 'overtimeSettings', paths: ['/settings/core-hr/overtime', '/settings/core-hr/overtime/coverage'] },
  { key: 'docusign', paths: ['/compliance-management/docusign', '/compliance-management/docusign/signatures', '/compliance-management/docusign/configuration'] },
  { key: 'documents', paths: ['/document-generator', '/document-generator/templates'] },
  { key: 'internetAccess', paths: ['/settings/data-loss-prevention/internet-access-control', ...under('/settings/data-loss-prevention/internet-access-control', 'domains', 'wildcards', 'exceptions', 'attempts')] },
  { key: 'locationTracking', paths: ['/settings/data-loss-prevention/location-tracking', '/settings/data-loss-prevention/location-tracking/work-locations'] },
  { key: 'shiftSwap', paths: under('/roster-management', 'shift-swap', 'shift-swap-approvals') },
];
