import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType } from 'react';
import type { PagePath } from '../domain/pages.ts';

/** What draws the pages that the frame itself leads to. */
export const nearPageParts = {
  '/': async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  '/quick-menu': async () => (await import('./shell/home/QuickMenu.tsx')).QuickMenu,
  '/approvals/approval-management': async () => (await Promise.all([import('./approvals/ApprovalManagement.tsx'), needMessages('pages', 'errors', 'dynamic-form-builder')]))[0].ApprovalManagement,
  '/settings': async () => (await import('./shell/home/Settings.tsx')).Settings,
  '/search': async () => (await import('./search/Search.tsx')).Search,
} as const satisfies Readonly<Partial<Record<PagePath, () => Promise<ComponentType>>>>;

export type NearPath = keyof typeof nearPageParts;
