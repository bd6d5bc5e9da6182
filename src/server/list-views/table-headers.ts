/** The columns of a list as the specified operations of data tables know them: those of the view that the person's list begins with. */
import { shownFields } from '../../domain/customisation/customise.ts';
import { emptyView, readView } from '../../domain/lists/listView.ts';
import { formOf } from '../access-requests/form-of.ts';
import { ownWords, resourceOfSession } from '../customisation/form-fields.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { resources } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import { chooseView } from './choose-view.ts';
import { keepView } from './keep-view.ts';
import { listedAt, viewFields } from './listed-screen.ts';
import { findView, plainStarts, viewsOfScreen } from './stored-views.ts';
import { startOf, toldView, type ToldView } from './told-view.ts';

export type HeadersOf = { readonly formId: number; /** The last part of the screen's address. */ readonly screenType?: string | null };
type Listed = ReturnType<typeof listedAt>;

/** The list of a form, the first where it has several and none is named. Refuses forms without a list and those that the person may not view. */
export const listOfForm = (session: Session, { formId, screenType }: HeadersOf): Listed => {
  const form = formOf(formId);
  const paths = resources.flatMap(({ screens }) => screens.filter((screen) => screen.form === form).map(({ path }) => path));
  const path = screenType ? paths.find((one) => one.endsWith(`/${screenType}`)) : paths[0];
  if (path === undefined && paths.length === 0) throw refuse('_DB0100');
  if (path === undefined) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'screenType', message: paths.join(', ') }] });
  return listedAt(session, path);
};

const startView = async (tx: Transaction, session: Session, listed: Listed): Promise<ToldView | undefined> => {
  const stored = await viewsOfScreen(tx, session, listed.screen.path);
  const start = startOf(stored, (await plainStarts(tx, session)).includes(listed.screen.path));
  return start && toldView(session, viewFields(session, listed), start);
};

export const tableHeaders = async (tx: Transaction, session: Session, listed: Listed) => {
  const resource = resourceOfSession(listed.resource, session);
  const { columns } = viewFields(session, listed);
  const own = ownWords(session);
  const shown = (await startView(tx, session, listed))?.definition.columns ?? shownFields(resource).filter(({ name, inList }) => inList && columns.has(name)).map(({ name }) => name);
  const headers = shownFields(resource).filter(({ name }) => columns.has(name)).map(({ name, inList }) => {
    const key = `${resource.name}.${name}`;
    const place = shown.indexOf(name);
    return { Header_Key: name, Header_Name: own[key] ?? say(session.language, key), Is_Default: inList, Is_Visible: place >= 0, Sort_Order: place < 0 ? null : place + 1 };
  });
  return headers.toSorted((one, other) => (one.Sort_Order ?? headers.length + 1) - (other.Sort_Order ?? headers.length + 1));
};

/** Keeps the columns in the person's own view that their list begins with, or in a new one that it begins with from now on. */
export const keepTableHeaders = async (tx: Transaction, session: Session, listed: Listed, keys: readonly string[]): Promise<void> => {
  const screen = listed.screen.path;
  const { columns } = viewFields(session, listed);
  const unknown = keys.find((key) => !columns.has(key));
  if (unknown !== undefined) throw refuse('UNKNOWN_FIELD', { words: { field: unknown.slice(0, 60) } });
  const start = await startView(tx, session, listed);
  const named = say(session.language, 'views.myColumns');
  const own = start?.isMine && start.roles.length === 0 ? start : (await viewsOfScreen(tx, session, screen)).find((view) => view.name === named && view.ownerId === session.userId && view.roles.length === 0);
  // Of their own view stays what they do not see; a copy of another's holds what they see of it.
  const whole = own && own.id === start?.id ? readView((await findView(tx, session, own.id))?.definition) : start?.definition;
  const { columns: _, ...rest } = whole ?? emptyView;
  const definition = keys.length === 0 ? rest : { ...rest, columns: keys };
  const id = await keepView(tx, session, { id: own?.id ?? null, screen }, { name: own?.name ?? named, definition });
  await chooseView(tx, session, { screen, id, isDefault: true });
};
