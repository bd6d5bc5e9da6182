import { screens } from '../../../../generated/screens.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { Scope } from '../../../domain/resource.ts';

/** On whose records a form is meant to be used: as its name says, else the widest of its screens. */
export const usualScope = (form: FormName | null | undefined): Scope => {
  if (/^(SELF|MY)_/.test(form ?? '')) return 'SELF';
  if (form?.startsWith('TEAM_')) return 'TEAM';
  const scopes = screens.filter((screen) => screen.form === form).map(({ scope }) => scope);
  if (scopes.length === 0 || scopes.includes('ALL')) return 'ALL';
  return scopes.includes('TEAM') ? 'TEAM' : 'SELF';
};
