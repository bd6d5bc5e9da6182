/** The one gate before every way to an answer: may this person do this, and on whose records. */
import type { FormName } from '../../../generated/forms.ts';
import type { Right, Scope } from '../../domain/resource.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { refuse } from '../refuse.ts';
import type { FormRights, Session } from '../session.ts';
import { narrowest, widest, type Reach } from './reach.ts';

/** One `@access` of a root field: any one of its forms suffices. Without forms, any signed-in person. */
export type Guard = { readonly forms: readonly FormName[]; readonly right: Right; readonly scope: Scope };
export type Grant = { readonly session: Session; readonly reach: Reach; /** The forms that opened it. */ readonly forms: readonly FormName[] };

const HELD: Readonly<Record<Right, keyof Omit<FormRights, 'scope'>>> = { VIEW: 'view', ADD: 'add', UPDATE: 'update', DELETE: 'delete', OPTIONAL_CHOICE: 'optionalChoice' };
const REFUSALS: Readonly<Record<Right, ErrorCode>> = { VIEW: '_DB0100', ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103', OPTIONAL_CHOICE: '_DB0100' };

/** On whose records the session holds the right on the form; null when on none. */
export const reachOf = (session: Session, form: FormName, right: Right): Reach | null => {
  const rights = session.rights.get(form);
  return rights?.[HELD[right]] === true ? { scope: rights.scope } : null;
};

/**
 * Everything that the guards open to the session. `form` narrows to one of the guarding forms, it never widens.
 * Refuses without a session, and by the right that is missing.
 */
export const authorise = (session: Session | null, guards: readonly Guard[], { form }: { form?: FormName | null } = {}): Grant => {
  if (!session) throw refuse('UNAUTHENTICATED');
  const opened = guards.flatMap(({ forms, right, scope }) =>
    forms.flatMap((name) => {
      const held = form && form !== name ? null : reachOf(session, name, right);
      const reach = held && narrowest({ scope }, held);
      return reach ? [{ name, reach }] : [];
    }),
  );
  if (guards.some(({ forms }) => forms.length === 0)) return { session, reach: { scope: 'ALL' }, forms: [] };
  if (opened.length === 0) throw refuse(REFUSALS[guards[0]?.right ?? 'VIEW']);
  return { session, reach: widest(opened.map(({ reach }) => reach)), forms: opened.map(({ name }) => name) };
};
