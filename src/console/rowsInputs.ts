import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { InputProps } from './fields/input/types.ts';

/** Child rows that have an input of their own instead of the table, by their type. */
export const rowsInputs: Readonly<Partial<Record<string, LazyExoticComponent<ComponentType<InputProps>>>>> = {
  RoleRight: lazy(async () => {
    const [{ RightsMatrix }] = await Promise.all([import('./settings/roles/RightsMatrix.tsx'), needMessages('pages', 'forms')]);
    return { default: RightsMatrix };
  }),
  JobPostMember: lazy(async () => ({ default: (await Promise.all([import('./recruitment/posts/MembersInput.tsx'), needMessages('pages')]))[0].MembersInput })),
};
