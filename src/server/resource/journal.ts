/** The one way to record what changed: in the transaction that changed it. History, undo, 'as of' and conflicts read from here. */
import type { Database } from '../db/connection.ts';
import { nextId } from '../db/ids.ts';
import { jsonArray } from '../db/json-array.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import { sealedTexts } from './sealed-image.ts';

export type ChangeKind = 'ADD' | 'UPDATE' | 'DELETE';
export type ChangeSource = 'FORM' | 'IMPORT' | 'BULK' | 'UNDO' | 'RULE' | 'SEED';
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

/** Rows of one insert: a parameter stays well under the protocol's limit. */
const CHUNK = 2000;

/** An id for the change-set of a transaction that is about to begin. */
export const nextChangeSet = (db: Database, orgCode: string): Promise<string> => nextId(db, orgCode, 'change_set');

/** Writes the change-set itself and puts it before the sealer; nothing else does. `records` is the number of its changes. */
export const recordChangeSet = async (tx: Pick<Transaction, 'orgCode' | 'query'>, id: string, { userId, by, form, source, reason, undoes, erased }: Omit<ChangeSet, 'changes'>, records: number): Promise<void> => {
  await tx.query(
    `with made as (insert into change_set (org_code, id, user_id, by, form, source, reason, records, undoes, erased_person) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning org_code, id)
     insert into journal_unsealed (org_code, change_set_id) select org_code, id from made`,
    [tx.orgCode, id, userId, by, form ?? null, source, reason ?? null, records, undoes ?? null, erased ?? null],
  );
};

type Texts = { readonly before: (string | null)[]; readonly after: (string | null)[] };

const sealed = async (tx: Pick<Transaction, 'orgCode' | 'query'>, changes: readonly Change[]): Promise<Texts> => {
  const out: Texts = { before: [], after: [] };
  const texts = await sealedTexts(tx, changes.flatMap(({ entity, before, after }) => [before, after].flatMap((image) => (image === null ? [] : [{ entity, image }]))));
  let next = 0;
  for (const { before, after } of changes) {
    out.before.push(before && texts[next++]!);
    out.after.push(after && texts[next++]!);
  }
  return out;
};

/** Writes both images of each row, encrypted, before or after the change-set that they belong to. */
export const recordRows = async (tx: Pick<Transaction, 'orgCode' | 'query'>, id: string, changes: readonly Change[]): Promise<void> => {
  for (let at = 0; at < changes.length; at += CHUNK) {
    const some = changes.slice(at, at + CHUNK);
    const { before, after } = await sealed(tx, some);
    await tx.query(
      `insert into change (org_code, change_set_id, entity, row_id, kind, before, after)
       select $1, $2, x.* from unnest($3::text[], $4::bigint[], $5::text[], $6::jsonb[], $7::jsonb[]) x(entity, id, kind, before, after)`,
      [tx.orgCode, id, some.map(({ entity }) => entity), some.map((change) => change.id), some.map(({ kind }) => kind), jsonArray(before), jsonArray(after)],
    );
  }
};

/** Writes the change-set and both images of each row. `id` comes from `nextChangeSet`, outside the transaction. */
export const recordChanges = async (tx: Transaction, id: string, { changes, ...set }: ChangeSet): Promise<void> => {
  await recordChangeSet(tx, id, set, changes.length);
  await recordRows(tx, id, changes);
};
