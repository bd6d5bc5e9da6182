import { lazy } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenResource } from './providers/data/metadata.ts';

export type RecordPageProps = { readonly target: ScreenResource; readonly id: string };

/** Entities whose record is read on a page of its own instead of the plain one, by type. What follows its id in the address is the page's own. */
export const recordPages: Readonly<Partial<Record<string, LazyExoticComponent<ComponentType<RecordPageProps>>>>> = {
  Employee: lazy(async () => ({ default: (await Promise.all([import('./employee/profile/Profile.tsx'), needMessages('pages', 'forms', 'employee-self-service')]))[0].Profile })),
  Candidate: lazy(async () => ({ default: (await Promise.all([import('./recruitment/candidates/page/CandidatePage.tsx'), needMessages('pages', 'forms')]))[0].CandidatePage })),
  DynamicForm: lazy(async () => ({ default: (await Promise.all([import('./workflow/forms/DynamicFormPage.tsx'), needMessages('pages', 'forms', 'errors', 'dynamic-form-builder')]))[0].DynamicFormPage })),
  GeneratedDocument: lazy(async () => ({ default: (await Promise.all([import('./document-generator/page/DocumentPage.tsx'), needMessages('pages', 'forms', 'errors', 'document-signing')]))[0].DocumentPage })),
  JobPost: lazy(async () => ({ default: (await Promise.all([import('./recruitment/posts/page/JobPostPage.tsx'), needMessages('pages', 'forms')]))[0].JobPostPage })),
  HeadcountPlan: lazy(async () => ({ default: (await Promise.all([import('./man-power-planning/pages/PlanPage.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].PlanPage })),
  KeywordAlert: lazy(async () => ({ default: (await Promise.all([import('./data-loss-prevention/words/AlertPage.tsx'), needMessages('pages', 'forms', 'errors', 'monitoring')]))[0].AlertPage })),
  ToxicityAlert: lazy(async () => ({ default: (await Promise.all([import('./data-loss-prevention/words/AlertPage.tsx'), needMessages('pages', 'forms', 'errors', 'monitoring')]))[0].AlertPage })),
  JobRequisition: lazy(async () => ({ default: (await Promise.all([import('./man-power-planning/pages/RequisitionPage.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment', 'dynamic-form-builder')]))[0].RequisitionPage })),
  OnboardingIndividual: lazy(async () => ({ default: (await Promise.all([import('./recruitment/joining/IndividualPage.tsx'), needMessages('pages', 'forms', 'errors')]))[0].IndividualPage })),
  EmployeeSalary: lazy(async () => ({ default: (await Promise.all([import('./my-team-finance/PersonSalaryPage.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].PersonSalaryPage })),
  PayrollRun: lazy(async () => ({ default: (await Promise.all([import('./payroll/RunPage.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].RunPage })),
  BonusRound: lazy(async () => ({ default: (await Promise.all([import('./payroll/bonus/BonusPage.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].BonusPage })),
  Payslip: lazy(async () => ({ default: (await Promise.all([import('./payroll/PayslipPage.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].PayslipPage })),
  TaxStatement: lazy(async () => ({ default: (await Promise.all([import('./tax-and-statutory-compliance/statements/StatementPage.tsx'), needMessages('pages', 'forms', 'errors', 'tax-and-statutory')]))[0].StatementPage })),
  Settlement: lazy(async () => ({ default: (await Promise.all([import('./payroll/settlement/SettlementPage.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].SettlementPage })),
  SalaryTemplate: lazy(async () => ({ default: (await Promise.all([import('./settings/salary/SalaryTemplatePage.tsx'), needMessages('payroll-admin')]))[0].SalaryTemplatePage })),
};
