import { needMessages } from './providers/i18nMessages.ts';
import type { RecordAct } from './resource/acts/recordAct.ts';

/** What people do with records of an entity besides editing and deleting them, by type: offered for a selection, in the record's panel and on its page. They come with the first record that is chosen. */
export const recordActs: Readonly<Partial<Record<string, () => Promise<readonly RecordAct[]>>>> = {
  ActivityClassification: async () => (await Promise.all([import('./data-loss-prevention/internet/domainActs.ts'), needMessages('pages', 'forms', 'errors', 'monitoring')]))[0].domainActs,
  Candidate: async () => (await Promise.all([import('./recruitment/candidates/acts/candidateActs.ts'), needMessages('pages', 'forms', 'errors')]))[0].candidateActs,
  OnboardingIndividual: async () => (await Promise.all([import('./recruitment/joining/individualActs.ts'), needMessages('pages', 'forms', 'errors')]))[0].individualActs,
  DynamicForm: async () => (await Promise.all([import('./workflow/forms/acts/formActs.ts'), needMessages('pages', 'forms', 'errors', 'dynamic-form-builder')]))[0].formActs,
  GeneratedDocument: async () => (await Promise.all([import('./document-generator/acts/documentActs.ts'), needMessages('pages', 'forms', 'errors', 'document-signing')]))[0].documentActs,
  JobPost: async () => (await Promise.all([import('./recruitment/posts/acts/postActs.ts'), needMessages('pages', 'forms', 'errors')]))[0].postActs,
  HeadcountPlan: async () => (await Promise.all([import('./man-power-planning/acts/planActs.ts'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].planActs,
  KeywordAlert: async () => (await Promise.all([import('./data-loss-prevention/words/alertActs.ts'), needMessages('pages', 'forms', 'errors', 'monitoring')]))[0].keywordAlertActs,
  ToxicityAlert: async () => (await Promise.all([import('./data-loss-prevention/words/alertActs.ts'), needMessages('pages', 'forms', 'errors', 'monitoring')]))[0].toxicityAlertActs,
  JobRequisition: async () => (await Promise.all([import('./man-power-planning/acts/requisitionActs.ts'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].requisitionActs,
  PayrollRun: async () => (await Promise.all([import('./payroll/acts/runActs.ts'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].runActs,
  BonusRound: async () => (await Promise.all([import('./payroll/bonus/bonusActs.ts'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].bonusActs,
  Payslip: async () => (await Promise.all([import('./payroll/acts/payslipActs.ts'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].payslipActs,
  SalaryAdvance: async () => (await Promise.all([import('./payroll/advance/advanceActs.ts'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].advanceActs,
  TaxStatement: async () => (await Promise.all([import('./tax-and-statutory-compliance/statements/statementActs.ts'), needMessages('pages', 'forms', 'errors', 'tax-and-statutory')]))[0].statementActs,
  Settlement: async () => (await Promise.all([import('./payroll/settlement/settlementActs.ts'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].settlementActs,
  EmployeeSalary: async () => (await Promise.all([import('./my-team-finance/acts/salaryActs.ts'), needMessages('pages', 'forms', 'errors')]))[0].salaryActs,
};
