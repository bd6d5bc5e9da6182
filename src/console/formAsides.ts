import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentType } from 'react';
import type { FormAsideProps } from './resource/form/FormAside.tsx';

type Aside = ComponentType<FormAsideProps>;

/** What stands below the fields of an entity's form: previews of what the fields make. */
export const formAsides: Readonly<Partial<Record<string, Aside>>> = {
  Timesheet: apart(async () => (await import('./employee-self-service/timesheet/WeekAside.tsx')).WeekAside),
  UserAccount: apart(async () => (await Promise.all([import('./account/access/AccountAside.tsx'), needMessages('pages', 'forms')]))[0].AccountAside),
  Role: apart(async () => (await Promise.all([import('./account/access/RoleAside.tsx'), needMessages('pages', 'forms')]))[0].RoleAside),
  EmployeeNumberSeries: apart(async () => (await import('./employee/NumberPreview.tsx')).NumberPreview),
  Announcement: apart(async () => (await import('./announcements/AnnouncementPreview.tsx')).AnnouncementPreview),
  ClaimRequest: apart(async () => (await import('./employee-self-service/claim/ClaimAside.tsx')).ClaimAside),
  DocumentTemplate: apart(async () => (await Promise.all([import('./document-generator/form/TemplateAside.tsx'), needMessages('pages', 'document-signing')]))[0].TemplateAside),
  GeneratedDocument: apart(async () => (await Promise.all([import('./document-generator/form/DocumentAside.tsx'), needMessages('pages', 'document-signing')]))[0].DocumentAside),
  TaxReliefClaim: apart(async () => (await Promise.all([import('./tax-and-statutory-compliance/ReliefAside.tsx'), needMessages('pages', 'employee-self-service')]))[0].ReliefAside),
  JobRequisition: apart(async () => (await Promise.all([import('./man-power-planning/requisition/FitAside.tsx'), needMessages('pages')]))[0].FitAside),
  LeaveClosure: apart(async () => (await import('./core-hr/leave-closure/ClosureAside.tsx')).ClosureAside),
  HolidayChoice: apart(async () => (await Promise.all([import('./employee-self-service/holidays/OfferAside.tsx'), needMessages('pages')]))[0].OfferAside),
  LopRecovery: apart(async () => (await Promise.all([import('./employee-self-service/lop/LopDaysAside.tsx'), needMessages('employee-self-service')]))[0].LopDaysAside),
  OvertimeRequest: apart(async () => (await Promise.all([import('./employee-self-service/overtime/OvertimeAside.tsx'), needMessages('employee-self-service')]))[0].OvertimeAside),
  DynamicForm: apart(async () => (await Promise.all([import('./workflow/forms/FormPreview.tsx'), needMessages('pages', 'forms', 'dynamic-form-builder')]))[0].FormPreview),
  EmailTemplate: apart(async () => (await import('./settings/email-templates/MailPreview.tsx')).MailPreview),
  Report: apart(async () => (await Promise.all([import('./form-generator/ReportAside.tsx'), needMessages('pages')]))[0].ReportAside),
  SalaryTemplate: apart(async () => (await Promise.all([import('./settings/salary/SalaryAside.tsx'), needMessages('payroll-admin')]))[0].SalaryAside),
  ShiftRotation: apart(async () => (await Promise.all([import('./roster-management/rotations/RotationAside.tsx'), needMessages('pages')]))[0].RotationAside),
  Organisation: apart(async () => (await import('./settings/general/BrandPreview.tsx')).BrandPreview),
};
