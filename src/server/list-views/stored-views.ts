/** The saved views that a person has: their own, and those shared with one of their roles; administrators have every shared one. */
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';

export type SharedRole = { readonly id: string; readonly name: string; /** Lists of whoever has the role begin with the view. */ readonly isDefault: boolean };

export type StoredView = {
  readonly id: string;
  readonly screen: string;
  readonly name: string;
  readonly definition: unknown;
  readonly ownerId: string;
  readonly owner: string | null;
  readonly version: number;
  readonly roles: readonly SharedRole[];
  /** Shared with a role of the person. */
  readonly isForMe: boolean;
  /** The person's own choice of this list. */
  readonly isDefault: boolean;
  readonly isPinned: boolean;
  readonly isRoleDefault: boolean;
};

/** Of the view v, for the account $2: whether one of the person's roles stands in an array. */
const mine = (roles: string): string => `exists (select from user_role m where m.org_code = $1 and m.user_account_id = $2::bigint and m.role_id = any(${roles}))`;

const READ = `
  select v.id, v.screen, v.name, v.definition, v.owner_id::text as "ownerId", u.name as owner, v.version,
    coalesce((select json_agg(json_build_object('id', r.id::text, 'name', r.name, 'isDefault', r.id = any(v.default_for)) order by r.name, r.id) from role r where r.org_code = $1 and r.id = any(v.roles)), '[]'::json) as roles,
    ${mine('v.roles')} as "isForMe", ${mine('v.default_for')} as "isRoleDefault", coalesce(c.is_default, false) as "isDefault", coalesce(c.is_pinned, false) as "isPinned"
  from list_view v
  left join user_account u on u.org_code = v.org_code and u.id = v.owner_id
  left join list_view_choice c on c.org_code = v.org_code and c.user_account_id = $2::bigint and c.view_id = v.id
  where v.org_code = $1 and v.deleted_at is null
    and (v.owner_id = $2::bigint or ${mine('v.roles')} or ($3::boolean and exists (select from role r where r.org_code = $1 and r.id = any(v.roles))))`;

const read = (tx: Transaction, { userId, isAdmin }: Session, name: string, narrowed: string, values: readonly unknown[]): Promise<StoredView[]> =>
  tx.prepared<StoredView>(name, `${READ} ${narrowed} order by fold(v.name), v.created_at, v.id`, [tx.orgCode, userId, isAdmin, ...values]);

export const viewsOfScreen = (tx: Transaction, session: Session, screen: string): Promise<StoredView[]> => read(tx, session, 'list-views', 'and v.screen = $4', [screen]);

export const findView = async (tx: Transaction, session: Session, id: string): Promise<StoredView | undefined> => (await read(tx, session, 'list-view', 'and v.id = $4', [id]))[0];

/** Views that the console needs before any list is opened: pinned ones, and those that lists begin with. */
export const viewsAtHand = (tx: Transaction, session: Session): Promise<StoredView[]> => read(tx, session, 'list-views-at-hand', `and (c.is_pinned or c.is_default or ${mine('v.default_for')})`, []);

/** Lists that the person wants to begin with all records, whatever their roles begin with. */
export const plainStarts = async (tx: Transaction, { userId }: Session): Promise<readonly string[]> =>
  (await tx.prepared<{ screen: string }>('list-views-plain', `select screen from list_view_choice where org_code = $1 and user_account_id = $2::bigint and view_id = '' and is_default`, [tx.orgCode, userId])).map(({ screen }) => screen);
