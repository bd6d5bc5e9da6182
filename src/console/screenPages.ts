import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType } from 'react';
import type { ScreenEntry } from '../domain/resource.ts';

type Page = ComponentType<{ readonly screen: ScreenEntry }>;

/** Screens of an entity that show its records on a page of their own instead of the list, by path. */
export const screenPages: Readonly<Partial<Record<string, () => Promise<Page>>>> = {
  '/settings/general/ui-elements-customizer': async () => (await Promise.all([import('./settings/form-fields/FormCustomizer.tsx'), needMessages('pages', 'forms', 'errors', 'settings')]))[0].FormCustomizer,
};
