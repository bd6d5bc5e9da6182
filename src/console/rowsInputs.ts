import type { ComponentType } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { InputProps } from './fields/input/types.ts';

/** Child rows that have an input of their own instead of the table, by their type. */
export const rowsInputs: Readonly<Partial<Record<string, ComponentType<InputProps>>>> = {
  RoleRight: apart(async () => (await Promise.all([import('./settings/roles/RightsMatrix.tsx'), needMessages('pages', 'forms')]))[0].RightsMatrix),
  DynamicFormQuestion: apart(async () => (await Promise.all([import('./workflow/forms/QuestionsInput.tsx'), needMessages('pages', 'forms', 'dynamic-form-builder')]))[0].QuestionsInput),
  CustomAlertKeyword: apart(async () => (await Promise.all([import('./data-loss-prevention/words/KeywordsInput.tsx'), needMessages('errors', 'monitoring')]))[0].KeywordsInput),
  ToxicityKeyword: apart(async () => (await Promise.all([import('./data-loss-prevention/words/KeywordsInput.tsx'), needMessages('errors', 'monitoring')]))[0].KeywordsInput),
  CustomAlertAddress: apart(async () => (await Promise.all([import('./data-loss-prevention/words/AddressesInput.tsx'), needMessages('errors', 'monitoring')]))[0].AddressesInput),
  ToxicityAddress: apart(async () => (await Promise.all([import('./data-loss-prevention/words/AddressesInput.tsx'), needMessages('errors', 'monitoring')]))[0].AddressesInput),
  JobPostMember: apart(async () => (await Promise.all([import('./recruitment/posts/MembersInput.tsx'), needMessages('pages')]))[0].MembersInput),
};
