/** Writing saved views. They arrange what people see and are no record of work: no journal; a deleted one comes back within 30 days. */
import { randomBytes } from 'node:crypto';
import { MOST_VIEW_NAME, readView, type ViewDefinition } from '../../domain/lists/listView.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { listedAt } from './listed-screen.ts';
import { mayChangeView, mayShareViews } from './rights.ts';
import { findView, type StoredView } from './stored-views.ts';

export type ViewInput = { readonly name: string; /** Without one a view keeps what it has, also what the person does not see of it. */ readonly definition?: unknown; readonly roles?: readonly string[] | null; readonly defaultFor?: readonly string[] | null };
export type ViewKey = { readonly id?: string | null; readonly version?: number | null; readonly screen: string };

/** Of one person on one screen. */
const MOST_VIEWS = 50;

const problem = (field: string, message: string) => refuse('BAD_USER_INPUT', { validationError: [{ field, message }] });

const fitting = ({ name, definition, roles, defaultFor }: ViewInput, isNew: boolean): { name: string; definition: ViewDefinition | null; roles: readonly string[]; defaultFor: readonly string[] } => {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MOST_VIEW_NAME) throw problem('name', `1–${MOST_VIEW_NAME}`);
  const isKept = !isNew && (definition === null || definition === undefined);
  const read = isKept ? null : readView(definition);
  if (read === undefined) throw problem('definition', 'This is no definition of a view.');
  const shared = [...new Set(roles ?? [])];
  return { name: trimmed, definition: read, roles: shared, defaultFor: [...new Set(defaultFor ?? [])].filter((role) => shared.includes(role)) };
};

/** The view that the person may change; refuses others, and one that was changed meanwhile. */
export const changeableView = async (tx: Transaction, session: Session, id: string, version?: number | null): Promise<StoredView> => {
  await tx.query('select from list_view where org_code = $1 and id = $2 for update', [tx.orgCode, id]);
  const view = await findView(tx, session, id);
  if (!view) throw refuse('NOT_FOUND');
  if (!mayChangeView(session, view)) throw refuse('ACCESS_DENIED');
  if (version !== null && version !== undefined && version !== view.version) throw refuse('CONFLICT');
  return view;
};

const refuseNamesake = async (tx: Transaction, { userId, language }: Session, screen: string, name: string, id: string): Promise<void> => {
  const own = await tx.query<{ id: string; isSame: boolean }>(
    'select id, fold(name) = fold($4::text) as "isSame" from list_view where org_code = $1 and owner_id = $2::bigint and screen = $3 and deleted_at is null and id <> $5',
    [tx.orgCode, userId, screen, name, id],
  );
  if (own.some(({ isSame }) => isSame)) throw problem('name', say(language, 'views.nameTaken'));
  if (own.length >= MOST_VIEWS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_VIEWS } });
};

const refuseUnknownRoles = async (tx: Transaction, roles: readonly string[]): Promise<void> => {
  if (roles.length === 0) return;
  const known = await tx.query('select from role where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, roles.filter((role) => /^\d{1,18}$/.test(role))]);
  if (known.length !== roles.length) throw problem('roles', 'A role does not exist.');
};

/** A role's lists begin with one view of a screen: the last that was told so. */
const takeDefaults = (tx: Transaction, screen: string, id: string, defaultFor: readonly string[]): Promise<unknown> =>
  tx.query('update list_view set default_for = array(select role from unnest(default_for) role where role <> all($4::bigint[])) where org_code = $1 and screen = $2 and id <> $3 and default_for && $4::bigint[]', [tx.orgCode, screen, id, defaultFor]);

/** Keeps a new view, or what was changed of one; answers its id. */
export const keepView = async (tx: Transaction, session: Session, { id, version, screen }: ViewKey, input: ViewInput): Promise<string> => {
  listedAt(session, screen);
  const before = id === null || id === undefined ? undefined : await changeableView(tx, session, id, version);
  const { name, definition, roles, defaultFor } = fitting(input, before === undefined);
  if (before && before.screen !== screen) throw refuse('NOT_FOUND');
  if (roles.length > 0 && !mayShareViews(session)) throw refuse('ACCESS_DENIED');
  const key = before?.id ?? randomBytes(9).toString('base64url');
  if (!before || before.ownerId === session.userId) await refuseNamesake(tx, session, screen, name, key);
  const sharedBefore = new Set(before?.roles.map((role) => role.id));
  await refuseUnknownRoles(tx, roles.filter((role) => !sharedBefore.has(role)));
  await takeDefaults(tx, screen, key, defaultFor);
  await tx.query(
    `insert into list_view (org_code, id, screen, name, definition, owner_id, roles, default_for) values ($1, $2, $3, $4, $5::jsonb, $6::bigint, $7::bigint[], $8::bigint[])
     on conflict (org_code, id) do update set name = excluded.name, definition = excluded.definition, roles = excluded.roles, default_for = excluded.default_for, version = list_view.version + 1, updated_at = now()`,
    [tx.orgCode, key, screen, name, JSON.stringify(definition ?? before?.definition), session.userId, roles, defaultFor],
  );
  return key;
};

/** Takes a view away from everybody; what was deleted a month ago goes for good. */
export const removeView = async (tx: Transaction, session: Session, id: string): Promise<void> => {
  await changeableView(tx, session, id);
  await tx.query('delete from list_view where org_code = $1 and deleted_at < now() - interval \'30 days\'', [tx.orgCode]);
  await tx.query('update list_view set deleted_at = now(), updated_at = now() where org_code = $1 and id = $2', [tx.orgCode, id]);
};

/** Brings back what the person may have deleted. */
export const returnView = async (tx: Transaction, session: Session, id: string): Promise<string> => {
  const [back] = await tx.query<{ screen: string; name: string; isMine: boolean }>('update list_view set deleted_at = null, updated_at = now() where org_code = $1 and id = $2 and deleted_at is not null returning screen, name, owner_id = $3::bigint as "isMine"', [tx.orgCode, id, session.userId]);
  if (!back) throw refuse('NOT_FOUND');
  const { screen } = await changeableView(tx, session, id);
  listedAt(session, screen);
  if (back.isMine) await refuseNamesake(tx, session, screen, back.name, id);
  return screen;
};
