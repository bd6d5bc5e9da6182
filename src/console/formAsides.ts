import { lazy } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { FormAsideProps } from './resource/form/FormAside.tsx';

type Aside = ComponentType<FormAsideProps>;

const aside = (load: () => Promise<Aside>): LazyExoticComponent<Aside> => lazy(async () => ({ default: await load() }));

/** What stands below the fields of an entity's form: previews of what the fields make. */
export const formAsides: Readonly<Partial<Record<string, LazyExoticComponent<Aside>>>> = {
  UserAccount: aside(async () => (await Promise.all([import('./account/access/AccountAside.tsx'), needMessages('pages', 'forms')]))[0].AccountAside),
  Role: aside(async () => (await Promise.all([import('./account/access/RoleAside.tsx'), needMessages('pages', 'forms')]))[0].RoleAside),
  EmployeeNumberSeries: aside(async () => (await import('./employee/NumberPreview.tsx')).NumberPreview),
  Announcement: aside(async () => (await import('./announcements/AnnouncementPreview.tsx')).AnnouncementPreview),
  LeaveClosure: aside(async () => (await import('./core-hr/leave-closure/ClosureAside.tsx')).ClosureAside),
  EmailTemplate: aside(async () => (await import('./settings/email-templates/MailPreview.tsx')).MailPreview),
  Report: aside(async () => (await Promise.all([import('./form-generator/ReportAside.tsx'), needMessages('pages')]))[0].ReportAside),
  SalaryTemplate: aside(async () => (await Promise.all([import('./settings/salary/SalaryAside.tsx'), needMessages('payroll-admin')]))[0].SalaryAside),
  Organisation: aside(async () => (await import('./settings/general/BrandPreview.tsx')).BrandPreview),
};
