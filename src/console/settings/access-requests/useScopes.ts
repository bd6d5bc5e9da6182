import { useSession } from '../../providers/authSession.ts';
import { usualScope } from './usualScope.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { Scope } from '../../../domain/resource.ts';

const scopes: readonly Scope[] = ['SELF', 'TEAM', 'ALL'];

/** On whose records the deciding person may give the view right: never more than they have; `usual` is what the form is meant for. */
export const useScopes = (form: FormName | null): { readonly offered: readonly Scope[]; readonly usual: Scope } => {
  const rights = useSession()?.rights;
  const own = (form && rights?.[form]?.scope) || 'SELF';
  const offered = scopes.slice(0, scopes.indexOf(own) + 1);
  const usual = usualScope(form);
  return { offered, usual: offered.includes(usual) ? usual : own };
};
