import type { ComponentType } from 'react';
import type { PagePath } from '../domain/pages.ts';

/** What draws each page of `domain/pages.ts`; a page without a line here does not compile. */
export const pageParts: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/settings/general/outgoing-mail': async () => (await import('./settings/outgoing-mail/OutgoingMail.tsx')).OutgoingMail,
};
