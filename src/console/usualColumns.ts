/** Columns that a list shows until a person chooses others, where its screen needs fewer or others than its entity names, by the screen's path. */
export const usualColumns: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/recruitment/job-candidates': ['name', 'jobPost', 'status', 'appliedOn', 'currentEmployer', 'experienceYears', 'ranking', 'source'],
  '/recruitment/talent-pool': ['name', 'talentPool', 'currentDesignation', 'currentEmployer', 'experienceYears', 'currentLocation', 'recruiter'],
  '/recruitment/archived-candidates': ['name', 'standing', 'archiveReason', 'blacklistReason', 'archivedOn', 'jobPost', 'status', 'recruiter'],
  '/recruitment/job-posts': ['title', 'code', 'department', 'applicants', 'candidates', 'hired', 'vacancies', 'status', 'closingDate'],
  '/my-team-finance/benefits-and-deduction/salary-advances': ['reason', 'employee', 'amount', 'instalments', 'wantedOn', 'recoverFrom', 'status', 'paidOn'],
  '/my-team-finance/benefits-and-deduction/one-time-earnings': ['name', 'employee', 'amount', 'payoutDate', 'status', 'commitmentUntil'],
  '/onboarding/individuals': ['name', 'status', 'joiningDate', 'designation', 'department', 'specialist', 'invitedOn', 'submittedOn'],
  '/onboarding/onboarded-individuals': ['name', 'employee', 'joiningDate', 'onboardedOn', 'designation', 'department', 'specialist'],
  '/document-generator': ['personName', 'name', 'signatories', 'status', 'author'],
  '/compliance-management/docusign': ['name', 'personName', 'status', 'waitsFor', 'waitsSince', 'remindedOn', 'expiresOn', 'author'],
  '/recruitment/interview-candidates': ['name', 'jobPost', 'status', 'currentDesignation', 'currentEmployer', 'experienceYears'],
  '/my-team-finance/salary-info/salary-details': ['employee', 'annualCTC', 'effectiveFrom', 'template', 'revisionType', 'status'],
  '/my-team-finance/salary-info/salary-revision': ['employee', 'revisionType', 'status', 'effectiveFrom', 'annualCTC', 'reviseCtcByPercentage', 'previousCtc', 'requestedBy'],
  '/settings/data-loss-prevention/internet-access-control/domains': ['name', 'accessStatus', 'listing', 'setBy', 'category', 'customGroup'],
  '/payroll/electronic-fund-transfer/payslips': ['employee', 'name', 'net', 'payDate', 'paidOn', 'paidReference'],
};
