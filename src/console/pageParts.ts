import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType } from 'react';
import type { PagePath } from '../domain/pages.ts';

/** What draws each page of `domain/pages.ts`; a page without a line here does not compile. */
export const pageParts: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('./shell/home/Home.tsx')).Home,
  '/quick-menu': async () => (await import('./shell/home/QuickMenu.tsx')).QuickMenu,
  '/settings': async () => (await import('./shell/home/Settings.tsx')).Settings,
  '/core-hr/employee-data-import': async () => (await import('./shell/home/ImportChoice.tsx')).ImportChoice,
  '/settings/general/audit-log': async () => (await import('./settings/audit-log/AuditLog.tsx')).AuditLog,
  '/settings/general/access-requests': async () => (await Promise.all([import('./settings/access-requests/AccessRequests.tsx'), needMessages('core-hr')]))[0].AccessRequests,
  '/settings/general/outgoing-mail': async () => (await import('./settings/outgoing-mail/OutgoingMail.tsx')).OutgoingMail,
};
