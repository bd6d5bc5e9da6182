/** Undoing a change-set: every record goes back to its before-image, or nothing does. Undoing that is redoing. */
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse, type Refusal } from '../refuse.ts';
import type { Session } from '../session.ts';
import { isPostgresError } from './constraint.ts';
import { nextChangeSet, recordChangeSet } from './journal.ts';
import { once } from './once.ts';
import { quote } from './sql.ts';
import { checkUndo, readGroups, type StoredSet } from './undo/check.ts';
import type { Group } from './undo/group.ts';
import { askHooks } from './undo/hooks.ts';
import { letGo } from './undo/let-go.ts';
import { undoOrder } from './undo/order.ts';
import { following } from './undo/passes.ts';
import { afterwards, putBack, readNow, type Now, type PutBack } from './undo/put-back.ts';
import { refuseOutOfReach } from './undo/rights.ts';

/** Records of a change-set that may take longer than a request does. */
export const LARGE = 2000;

type Stored = StoredSet & { readonly form: string | null; readonly records: number };

/** Somebody was quicker than the checks: the refusal that they would have been. */
const asRefusal = ({ resource, kind, caller }: Group, code: string): Refusal => {
  const { language } = caller.session;
  const title = say(language, resource.name, { smart_count: 1 });
  const another = say(language, 'error.anotherRecord');
  if (code === '23505') return refuse('UNDO_TAKEN', { words: { title, fields: say(language, `${resource.name}.${(resource.unique[0]?.[0] ?? resource.title).replace(/Id$/, '')}`) } });
  return kind === 'ADD' ? refuse('UNDO_REFERENCED', { words: { title, by: another } }) : refuse('UNDO_PARENT_GONE', { words: { title, parent: another } });
};

const undoGroup = async (tx: Transaction, group: Group, next: string, now: Now): Promise<PutBack> => {
  try {
    return await putBack(tx, group, next, now);
  } catch (error) {
    throw isPostgresError(error) && ['23505', '23503'].includes(error.code) ? asRefusal(group, error.code) : error;
  }
};

/** Locks what goes back, so that it stays as it is checked. */
const lockRecords = async (tx: Transaction, groups: readonly Group[]): Promise<void> => {
  for (const { changeSet, resource } of groups)
    await tx.query(
      `select from ${quote(resource.table)} t where t.org_code = $1 and t.id in (select c.row_id from change c where c.org_code = $1 and c.change_set_id = $2 and c.entity = $3) order by t.id for update`,
      [tx.orgCode, changeSet, resource.type],
    );
};

export type Undoing = {
  readonly db: Database;
  readonly session: Session;
  /** Told how many of the records are done; refuses when the person wants no more. */
  readonly advance?: ((done: number, total: number) => Promise<void>) | undefined;
};

/** The rows of the journal are few beside the tables that they lead to, and the database does not know whose ids they hold: merged by order, it would walk a table from its beginning. */
const leadByJournal = (tx: Transaction): Promise<unknown> => tx.query('set local enable_mergejoin = off');

/** Refuses whoever may not undo the change-set or does not reach all of its records, before anything else of it is told. */
export const refuseStranger = async (tx: Transaction, set: StoredSet, db: Database, session: Session): Promise<void> => {
  await leadByJournal(tx);
  for (const group of await readGroups(tx, set, db, session)) await refuseOutOfReach(tx, group);
};

/** Undoes in the caller's transaction, into the change-set `next`; answers how many records it was about. Refuses, with the reason, what later changes, rights, unique values or references forbid. */
export const undoWithin = async (tx: Transaction, id: string, next: string, undoing: Undoing): Promise<number> => {
  const { db, session } = undoing;
  const [set] = await tx.query<Stored>('select id, undone_by as "undoneBy", form, source, records from change_set where org_code = $1 and id = $2 for update', [tx.orgCode, id]);
  if (!set) throw refuse('UNDO_NOT_FOUND');
  // The role's limit of a minute is for requests; each record that goes is looked for in every table that may refer to it.
  await leadByJournal(tx);
  if (set.records > LARGE) await tx.query("set local statement_timeout = '30min'");
  const found = await readGroups(tx, set, db, session);
  const onLooked = undoing.advance && (await following(tx, found, set.records, undoing.advance));
  const groups = found.map((group): Group => ({ ...group, ...(onLooked ? { onLooked } : {}) }));
  // How many records it is about is told only to whoever reaches them.
  if (onLooked) for (const group of groups) await refuseOutOfReach(tx, group);
  await onLooked?.(0);
  await lockRecords(tx, groups);
  const inTheWay = await checkUndo(tx, groups);
  const ordered = await undoOrder(tx, groups);
  for (const group of ordered) await askHooks(tx, group);
  const now = await readNow(tx, groups, inTheWay);
  await letGo(tx, inTheWay);
  let last: Promise<void> = Promise.resolve();
  const back = new Map<Group, PutBack>();
  for (const group of ordered) {
    await onLooked?.(0);
    const done = await undoGroup(tx, group, next, now);
    back.set(group, done);
    await last;
    last = done.journalling;
  }
  await last;
  for (const [group, { filed }] of back) if (group.kind !== 'ADD') await afterwards(tx, group, now, filed);
  for (const group of groups) if (group.kind !== 'ADD') await refuseOutOfReach(tx, group);
  await tx.query('update change_set set undone_by = $3 where org_code = $1 and id = $2', [tx.orgCode, id, next]);
  await recordChangeSet(tx, next, { userId: session.userId, by: session.name, source: set.source === 'UNDO' ? 'REDO' : 'UNDO', form: set.form, undoes: id }, set.records);
  await undoing.advance?.(set.records, set.records);
  return set.records;
};

/** Undoes in one request, as `undoWithin`; answers the change-set that holds the undoing. */
export const undoChangeSet = async (id: string, db: Database, session: Session, idempotencyKey: string | null = null): Promise<string> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('UNDO_NOT_FOUND');
  const next = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey }, 'undoChangeSet', { id }, async () => {
    await undoWithin(tx, id, next, { db, session });
    return next;
  }));
};
