import { role as roleResource, userAccount } from '../../../generated/core-hr/resources.ts';
import type { FormName } from '../../../generated/forms.ts';
import { choiceForms } from '../../domain/choice-forms.ts';
import type { Resource, Scope } from '../../domain/resource.ts';
import { reachOf } from '../access/authorise.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { updateRecord } from '../resource/save.ts';
import { readImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import type { WaitingRequest } from './waiting-request.ts';
import type { Way } from './ways.ts';

type Asking = { readonly context: Context; readonly session: Session; readonly request: WaitingRequest };

/** Saves a change of a role or an account through the same door as its form: rules, hooks and journal hold. */
const change = async ({ context, session, request }: Asking, resource: Resource, form: FormName, id: string, next: (before: Image) => object): Promise<void> => {
  const reach = reachOf(session, form, 'UPDATE');
  if (reach === null) throw refuse('_DB0102');
  const before = await withOrg(context.db, session.orgCode, async (tx) => (await readImages(tx, resource, [id], false)).get(id));
  if (!before) throw refuse('NOT_FOUND');
  const named = say(session.language, request.form === null ? 'accessRequest.anyForm' : `form.${request.form}`);
  const reason = say(session.language, 'accessRequest.reason', { form: named });
  await updateRecord(resource, id, before.version, { ...next(before) }, { db: context.db, session, reach, form, reason });
};

type Stored = { readonly position?: number };

/** Rows as a form would send them back: their place is their order. */
const asSent = <Row>(rows: unknown): Row[] => ((rows ?? []) as Stored[]).map(({ position: _position, ...row }) => row as Row);

const withLine = (lines: readonly RoleRightRow[], form: FormName, scope: Scope): object[] => {
  const needed = { view: true, ...(choiceForms.has(form) ? { optionalChoice: true } : {}), scope };
  if (lines.some((line) => line.form === form)) return lines.map((line) => (line.form === form ? { ...line, ...needed } : line));
  return [...lines, { form, add: false, update: false, delete: false, optionalChoice: false, ...needed }];
};

/** Gives the role to the person, or to the role what opens the form: the view right, on some forms the optional choice as well. The hooks of roles and accounts refuse what is wider than the caller's own rights. */
export const openForm = async (asking: Asking, { way, roleId }: Way, scope: Scope): Promise<void> => {
  const { form, userId } = asking.request;
  if (way === 'GIVE') await change(asking, userAccount, 'USER_ACCOUNTS', userId, ({ roles }) => ({ roles: [...asSent<object>(roles), { roleId }] }));
  else if (form !== null) await change(asking, roleResource, 'ROLES', roleId, ({ rights }) => ({ rights: withLine(asSent<RoleRightRow>(rights), form, scope) }));
};
