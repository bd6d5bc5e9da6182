/** The one gate before every way to an answer: may this person do this, and on whose records. */
import type { FormName } from '../../../generated/forms.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { Right, Scope } from '../../domain/resource.ts';
import { refuse } from '../refuse.ts';
import type { FormRights, Session } from '../session.ts';
import { narrowedTo, widerReach } from './reach.ts';
import type { Reach } from './reach.ts';

/** One `@access` of a root field: any one of its forms suffices. Without forms, any signed-in person. `isWhole`: only a right that reaches everybody opens it. */
export type Guard = { readonly forms: readonly FormName[]; readonly right: Right; readonly scope: Scope; readonly isWhole?: true };
export type Grant = Reach & { readonly session: Session; /** The forms that opened it. */ readonly forms: readonly FormName[] };

const HELD = { VIEW: 'view', ADD: 'add', UPDATE: 'update', DELETE: 'delete', OPTIONAL_CHOICE: 'optionalChoice' } as const satisfies Record<Right, keyof FormRights>;
const REFUSALS: Readonly<Record<Right, ErrorCode>> = { VIEW: '_DB0100', ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103', OPTIONAL_CHOICE: '_DB0100' };

/** Whose records a person reaches by a right on a form; null without the right. */
export const reachOf = (session: Session, form: FormName, right: Right): Reach | null => {
  const rights = session.rights.get(form);
  if (rights?.[HELD[right]] !== true) return null;
  const changes = right === 'VIEW' ? {} : { changes: true as const };
  return rights.withSelf === true ? { scope: rights.scope, withSelf: true, ...changes } : { scope: rights.scope, ...changes };
};

type Opened = { readonly form: FormName; readonly reach: Reach };

const openedBy = (session: Session, { forms, right, scope, isWhole }: Guard): Opened[] =>
  forms.flatMap((form) => {
    const reach = reachOf(session, form, right);
    return reach === null || (isWhole && reach.scope !== 'ALL') ? [] : [{ form, reach: narrowedTo(reach, scope) }];
  });

/**
 * The widest scope on which the session may do it; what several guards open adds up. `form`, an argument of the
 * request, narrows: to its own guard where it is one of the guarding forms, else to what the person may view on that
 * form as well. Refuses without a session, and by the right that is missing, or as `refused` says.
 */
export const authorise = (session: Session | null, guards: readonly Guard[], form?: FormName | null, refused?: ErrorCode): Grant => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const isGuarding = guards.some(({ forms }) => form != null && forms.includes(form));
  const opened = guards.flatMap((guard) => openedBy(session, guard)).filter((way) => !isGuarding || way.form === form);
  const denied = refused ?? REFUSALS[guards[0]?.right ?? 'VIEW'];
  const isOpenToAll = guards.some(({ forms }) => forms.length === 0);
  if (opened.length === 0 && !isOpenToAll) throw refuse(denied);
  const reach = isOpenToAll ? ({ scope: 'ALL' } as const) : opened.map((way) => way.reach).reduce(widerReach);
  const grant = { session, ...reach, forms: opened.map((way) => way.form) };
  if (form == null || isGuarding) return grant;
  const onForm = reachOf(session, form, 'VIEW');
  if (onForm === null) throw refuse(denied);
  return { ...grant, ...(reach.scope === 'ALL' ? onForm : narrowedTo(reach, onForm.scope)) };
};
