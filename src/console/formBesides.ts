import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentType } from 'react';
import type { FormAsideProps } from './resource/form/FormAside.tsx';

/** What stands beside the fields of an entity's form where there is room: a view of what they make, which one wants to see while one fills them in. */
export const formBesides: Readonly<Partial<Record<string, ComponentType<Pick<FormAsideProps, 'id' | 'values'>>>>> = {
  AirTicketClaim: apart(async () => (await import('./employee-self-service/tickets/TicketsBeside.tsx')).TicketsBeside),
  SalaryAdvance: apart(async () => (await Promise.all([import('./payroll/advance/AdvanceBeside.tsx'), needMessages('payroll-admin')]))[0].AdvanceBeside),
  CustomEmployeeGroup: apart(async () => (await import('./core-hr/custom-groups/GroupPreview.tsx')).GroupPreview),
  CareerPage: apart(async () => (await import('./recruitment/career-page/CareerPreview.tsx')).CareerPreview),
  EmployeeSalary: apart(async () => (await Promise.all([import('./my-team-finance/SalaryPreview.tsx'), needMessages('pages', 'payroll-admin')]))[0].SalaryPreview),
};
