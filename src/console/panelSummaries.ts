import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentType } from 'react';
import type { ScreenResource } from './providers/data/metadata.ts';
import type { Row } from './providers/data/row.ts';

type Part = ComponentType<{ readonly target: ScreenResource; readonly record: Row }>;

/** What one looks for first in a record, as the first tab of its panel, and what is done next with it, at the panel's foot; by type. */
export const panelSummaries: Readonly<Partial<Record<string, { readonly Summary: Part; readonly Foot?: Part }>>> = {
  Candidate: {
    Summary: apart(async () => (await Promise.all([import('./recruitment/candidates/panel/Summary.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].Summary),
    Foot: apart(async () => (await Promise.all([import('./recruitment/candidates/panel/NextStep.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].NextStep),
  },
  EmployeeSalary: {
    Summary: apart(async () => (await Promise.all([import('./my-team-finance/SalarySummary.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].SalarySummary),
    Foot: apart(async () => (await Promise.all([import('./my-team-finance/SalaryFoot.tsx'), needMessages('pages')]))[0].SalaryFoot),
  },
  Payslip: { Summary: apart(async () => (await Promise.all([import('./payroll/PayslipSummary.tsx'), needMessages('pages', 'forms', 'errors', 'payroll-admin')]))[0].PayslipSummary) },
  CandidateSalary: {
    Summary: apart(async () => (await Promise.all([import('./recruitment/salary/SalarySummary.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment', 'payroll-admin')]))[0].SalarySummary),
  },
};
