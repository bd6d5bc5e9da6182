/** The one gate before every way to an answer: may this person do this, and on whose records. */
import type { FormName } from '../../../generated/forms.ts';
import type { Right, Scope } from '../../domain/resource.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { refuse } from '../refuse.ts';
import type { FormRights, Session } from '../session.ts';
import { narrower, wider } from './merge-rights.ts';

/** One `@access` of a root field: any one of them suffices. Without forms, any signed-in person. */
export type Guard = { readonly forms: readonly FormName[]; readonly right: Right; readonly scope: Scope };
export type Grant = { readonly session: Session; readonly scope: Scope; /** The forms that opened it. */ readonly forms: readonly FormName[] };

const HELD: Readonly<Record<Right, keyof Omit<FormRights, 'scope'>>> = { VIEW: 'view', ADD: 'add', UPDATE: 'update', DELETE: 'delete', OPTIONAL_CHOICE: 'optionalChoice' };
const REFUSALS: Readonly<Record<Right, ErrorCode>> = { VIEW: '_DB0100', ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103', OPTIONAL_CHOICE: '_DB0100' };

/**
 * The widest scope on which the session may do it. `form` narrows to one of the guarding forms, it never widens.
 * Refuses without a session, and by the right that is missing.
 */
export const authorise = (session: Session | null, guards: readonly Guard[], form?: FormName | null): Grant => {
  if (!session) throw refuse('401');
  let grant: Grant | undefined;
  for (const { forms, right, scope } of guards) {
    if (forms.length === 0) return { session, scope: 'ALL', forms: [] };
    for (const name of forms) {
      if (form && form !== name) continue;
      const rights = session.rights.get(name);
      if (!rights?.[HELD[right]]) continue;
      const within = narrower(scope, rights.scope);
      grant = { session, scope: grant ? wider(grant.scope, within) : within, forms: [...(grant?.forms ?? []), name] };
    }
  }
  if (!grant) throw refuse(REFUSALS[guards[0]?.right ?? 'VIEW']);
  return grant;
};
