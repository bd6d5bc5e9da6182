import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType } from 'react';
import type { ScreenEntry } from '../domain/resource.ts';

type Page = ComponentType<{ readonly screen: ScreenEntry }>;

const reportBuilder = async (): Promise<Page> => (await Promise.all([import('./form-generator/ReportBuilder.tsx'), needMessages('pages', 'forms', 'errors', 'settings')]))[0].ReportBuilder;

const workflowBuilder = async (): Promise<Page> => (await Promise.all([import('./workflow/WorkflowBuilder.tsx'), needMessages('pages', 'forms', 'errors', 'dynamic-form-builder')]))[0].WorkflowBuilder;

/** Screens of an entity that show its records on a page of their own instead of the list, the form of a new one (`/create`) or of one (`/:id`), by path. */
export const screenPages: Readonly<Partial<Record<string, () => Promise<Page>>>> = {
  '/form-generator': reportBuilder,
  '/form-generator/create': reportBuilder,
  '/form-generator/:id': reportBuilder,
  '/settings/general/custom-reports/create': reportBuilder,
  '/employee-self-service/holiday-choices': async () => (await Promise.all([import('./employee-self-service/holidays/OwnHolidayChoices.tsx'), needMessages('pages', 'forms', 'errors', 'employee-self-service')]))[0].OwnHolidayChoices,
  '/my-finance/my-declarations/fbp-declaration': async () => (await Promise.all([import('./tax-and-statutory-compliance/FbpDeclaration.tsx'), needMessages('pages', 'forms', 'errors', 'employee-self-service')]))[0].FbpDeclaration,
  '/my-finance/my-declarations/nps-declaration': async () => (await Promise.all([import('./tax-and-statutory-compliance/NpsDeclaration.tsx'), needMessages('pages', 'forms', 'errors', 'employee-self-service')]))[0].NpsDeclaration,
  '/settings/integration': async () => (await Promise.all([import('./recruitment/posts/boards/JobBoards.tsx'), needMessages('pages', 'forms', 'errors', 'recruitment')]))[0].JobBoards,
  '/settings/general/ui-elements-customizer': async () => (await Promise.all([import('./settings/form-fields/FormCustomizer.tsx'), needMessages('pages', 'forms', 'errors', 'settings')]))[0].FormCustomizer,
  '/workflow/workflow-builder/create': workflowBuilder,
  '/workflow/workflow-builder/:id': workflowBuilder,
};
