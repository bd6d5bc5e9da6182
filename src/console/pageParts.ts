import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType } from 'react';
import type { PagePath } from '../domain/pages.ts';

/** What draws each page of `domain/pages.ts`; a page without a line here does not compile. */
export const pageParts: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  '/quick-menu': async () => (await import('./shell/home/QuickMenu.tsx')).QuickMenu,
  '/settings': async () => (await import('./shell/home/Settings.tsx')).Settings,
  '/search': async () => (await import('./search/Search.tsx')).Search,
  '/core-hr/employee-data-import': async () => (await import('./shell/home/ImportChoice.tsx')).ImportChoice,
  '/core-hr/org-structure': async () => (await import('./core-hr/glance/OrgStructure.tsx')).OrgStructure,
  '/core-hr/department-hierarchy': async () => (await Promise.all([import('./core-hr/tree/DepartmentHierarchy.tsx'), needMessages('core-hr')]))[0].DepartmentHierarchy,
  '/core-hr/register-face': async () => (await import('./check-in/register-face/RegisterFace.tsx')).RegisterFace,
  '/settings/general/audit-log': async () => (await import('./settings/audit-log/AuditLog.tsx')).AuditLog,
  '/settings/general/access-requests': async () => (await Promise.all([import('./settings/access-requests/AccessRequests.tsx'), needMessages('core-hr')]))[0].AccessRequests,
  '/settings/general/outgoing-mail': async () => (await import('./settings/outgoing-mail/OutgoingMail.tsx')).OutgoingMail,
  '/settings/general/sign-in-secrets': async () => (await import('./settings/sign-in-security/SignInSecrets.tsx')).SignInSecrets,
  '/settings/general/account-security': async () => (await import('./account/AccountSecurity.tsx')).AccountSecurity,
  '/settings/general/access': async () => (await Promise.all([import('./account/access/AccessExplained.tsx'), needMessages('core-hr')]))[0].AccessExplained,
  '/account/security': async () => (await import('./account/Security.tsx')).Security,
  '/account/sessions': async () => (await import('./account/Sessions.tsx')).Sessions,
  '/account/changes': async () => (await import('./settings/changes/Changes.tsx')).Changes,
  '/settings/core-hr/comp-off/coverage': async () => (await import('./settings/coverage/CompOffCoverage.tsx')).CompOffCoverage,
  '/settings/core-hr/overtime/coverage': async () => (await import('./settings/coverage/OvertimeCoverage.tsx')).OvertimeCoverage,
  '/settings/general/email-templates/built-in': async () => (await Promise.all([import('./settings/email-templates/BuiltInMails.tsx'), needMessages('settings')]))[0].BuiltInMails,
  '/core-hr/holidays/generate': async () => (await Promise.all([import('./core-hr/holidays/GenerateHolidays.tsx'), needMessages('forms')]))[0].GenerateHolidays,
  '/received-report': async () => (await import('./form-generator/ReceivedReport.tsx')).ReceivedReport,
  '/employee-self-service/organization-chart': async () => (await import('./employee-self-service/chart/OrganisationChart.tsx')).OrganisationChart,
  '/recruitment/upcoming-interviews': async () => (await Promise.all([import('./recruitment/interviews/UpcomingInterviews.tsx'), needMessages('recruitment', 'forms', 'errors')]))[0].UpcomingInterviews,
  '/recruitment/pending-feedback': async () => (await Promise.all([import('./recruitment/interviews/PendingFeedback.tsx'), needMessages('recruitment', 'errors')]))[0].PendingFeedback,
  '/recruitment/scorecard': async () => (await Promise.all([import('./recruitment/interviews/ScorecardPage.tsx'), needMessages('recruitment', 'forms', 'errors')]))[0].ScorecardPage,
  '/recruitment/schedule-interview': async () => (await Promise.all([import('./recruitment/interviews/ScheduleInterview.tsx'), needMessages('recruitment', 'forms', 'errors')]))[0].ScheduleInterview,
  '/billing': async () => (await import('./billing/Billing.tsx')).Billing,
  '/billing/plans': async () => (await import('./billing/Plans.tsx')).Plans,
  '/billing/checkout': async () => (await import('./billing/Checkout.tsx')).Checkout,
  '/billing/payment': async () => (await import('./billing/Payment.tsx')).Payment,
  '/billing/invoice': async () => (await import('./billing/Invoice.tsx')).Invoice,
};
