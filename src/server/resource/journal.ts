/** The one way to record what changed: in the transaction that changed it. History, undo, 'as of' and conflicts read from here. */
import type { Database } from '../db/connection.ts';
import { nextId } from '../db/ids.ts';
import { jsonArray } from '../db/json-array.ts';
import type { Transaction } from '../db/org.ts';
import { reasonWithNote } from './change-note.ts';
import type { Image } from './image.ts';
import { sealedTexts } from './sealed-image.ts';

export type ChangeKind = 'ADD' | 'UPDATE' | 'DELETE';
/** By what it was made; the words stand with the enum of the schema. */
export type ChangeSource = 'FORM' | 'CELLS' | 'PASTE' | 'REPLACE' | 'MOVE' | 'STATUS' | 'DELETE' | 'IMPORT' | 'BULK' | 'UNDO' | 'REDO' | 'RULE' | 'SEED';
export type Change = { readonly entity: string; readonly id: string; readonly kind: ChangeKind; readonly before: Image | null; readonly after: Image | null };
export type ChangeSet = {
  readonly userId: string | null;
  readonly by: string;
  readonly source: ChangeSource;
  readonly form?: string | null;
  readonly reason?: string | null;
  readonly undoes?: string | null;
  /** Whose past this act erased where no record changed: the number by which the journal's keys know the person. */
  readonly erased?: string | null;
  readonly changes: readonly Change[];
};

/** Rows of one insert: few enough that the next ones are encrypted meanwhile, and many enough that a statement costs nothing beside them. */
const CHUNK = 500;
/** Inserts that were sent and not yet answered: while the database writes rows of the table itself, those of the journal line up behind them. */
const MOST = 4;

/** An id for the change-set of a transaction that is about to begin. */
export const nextChangeSet = (db: Database, orgCode: string): Promise<string> => nextId(db, orgCode, 'change_set');

/** Writes the change-set itself and puts it before the sealer; nothing else does. `records` is the number of its changes. */
export const recordChangeSet = async (tx: Pick<Transaction, 'orgCode' | 'query'>, id: string, { userId, by, form, source, reason, undoes, erased }: Omit<ChangeSet, 'changes'>, records: number): Promise<void> => {
  await tx.query(
    `with made as (insert into change_set (org_code, id, user_id, by, form, source, reason, records, undoes, erased_person) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning org_code, id)
     insert into journal_unsealed (org_code, change_set_id) select org_code, id from made`,
    [tx.orgCode, id, userId, by, form ?? null, source, reasonWithNote(tx, reason ?? null), records, undoes ?? null, erased ?? null],
  );
};

/** Writes both images of each row, encrypted, before or after the change-set that they belong to. The next ones are encrypted and sent while the database writes. */
export const recordRows = async (tx: Pick<Transaction, 'orgCode' | 'query'>, id: string, changes: readonly Change[]): Promise<void> => {
  const images = changes.flatMap(({ entity, before, after }) => [before, after].map((image) => ({ entity, image })));
  let at = 0;
  const writing: Promise<unknown>[] = [];
  for await (const texts of sealedTexts(tx, images, 2 * CHUNK)) {
    const some = changes.slice(at, at + CHUNK);
    if (writing.length >= MOST) await writing.shift();
    const written = tx.query(
      `insert into change (org_code, change_set_id, entity, row_id, kind, before, after)
       select $1, $2, x.* from unnest($3::text[], $4::bigint[], $5::text[], $6::jsonb[], $7::jsonb[]) x(entity, id, kind, before, after)`,
      [tx.orgCode, id, some.map(({ entity }) => entity), some.map((change) => change.id), some.map(({ kind }) => kind), jsonArray(texts.filter((_, place) => place % 2 === 0)), jsonArray(texts.filter((_, place) => place % 2 === 1))],
    );
    written.catch(() => undefined); // it is awaited, but not before the next ones are encrypted
    writing.push(written);
    at += CHUNK;
  }
  await Promise.all(writing);
};

/** Writes the change-set and both images of each row. `id` comes from `nextChangeSet`, outside the transaction. */
export const recordChanges = async (tx: Transaction, id: string, { changes, ...set }: ChangeSet): Promise<void> => {
  await recordChangeSet(tx, id, set, changes.length);
  await recordRows(tx, id, changes);
};
