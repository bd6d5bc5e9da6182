import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { FormRights, Session } from '../session.ts';
import { mergeRights } from './merge-rights.ts';
import type { RoleRightRow } from './merge-rights.ts';
import { wider } from './reach.ts';

const KEYS = ['view', 'add', 'update', 'delete', 'optionalChoice'] as const;

/**
 * Nobody gives away what they do not have: refuses with ACCESS_DENIED when the rights of a role that is being written
 * go beyond those of the person who writes it.
 */
export const refuseWiderRights = (session: Session, lines: readonly RoleRightRow[]): void => {
  for (const [form, given] of mergeRights(lines)) {
    if (!isWithin(given, session.rights.get(form))) throw refuse('ACCESS_DENIED', { validationError: [{ field: 'rights', message: form }] });
  }
};

/** Whether these lines give nothing that the person does not have. */
export const isNoWider = (session: Session, lines: readonly RoleRightRow[]): boolean => [...mergeRights(lines)].every(([form, given]) => isWithin(given, session.rights.get(form)));

const isWithin = (given: FormRights, own: FormRights | undefined): boolean =>
  own !== undefined && KEYS.every((key) => !given[key] || own[key]) && wider(own.scope, given.scope) === own.scope;

/** Whether these rights go beyond the person's own. */
export const hasWiderRights = (session: Session, lines: readonly RoleRightRow[]): boolean => [...mergeRights(lines)].some(([form, given]) => !isWithin(given, session.rights.get(form)));

/** The lines of these roles. */
export const readRoleRights = (tx: Transaction, roleIds: readonly string[]): Promise<readonly RoleRightRow[]> =>
  tx.query<FormRights & { readonly form: FormName }>(
    `select form, "view", "add", "update", "delete", optional_choice as "optionalChoice", scope
     from role_right where org_code = $1 and role_id = any ($2::bigint[])`,
    [tx.orgCode, roleIds],
  );

/** As `refuseWiderRights`, for roles that are being given to a user account. */
export const refuseWiderRoles = async (tx: Transaction, session: Session, roleIds: readonly string[]): Promise<void> => refuseWiderRights(session, await readRoleRights(tx, roleIds));
