/** Files put to a record. They belong to it as its fields do: whoever may view it reads them, whoever may update it adds and deletes them. */
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { instant } from '../resource/columns.ts';
import type { Session } from '../session.ts';
import { aboutRecord } from './about.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { MOST_FILES } from './limits.ts';
import { peopleById, type TalkPerson } from './people.ts';
import { seenRecord, type Named, type SeenRecord } from './seen-record.ts';

export type TalkFile = { readonly id: string; readonly key: string; readonly name: string; readonly contentType: string; readonly size: number; readonly addedBy: TalkPerson; readonly addedAt: string; readonly mayDelete: boolean };
type Stored = Omit<TalkFile, 'addedBy' | 'mayDelete'> & { readonly userId: string; readonly author: string };

/** Newest first; with an id that one alone. */
export const readFiles = async (tx: Transaction, { resource, id, mayUpdate }: SeenRecord, only: string | null = null): Promise<TalkFile[]> => {
  const stored = await tx.query<Stored>(
    `select f.id::text as id, f.file_key as key, s.original_name as name, s.content_type as "contentType", coalesce(s.byte_size, 0)::int as size, f.added_by::text as "userId", f.author, ${instant('f.added_at')} as "addedAt"
     from record_file f join stored_file s on s.org_code = f.org_code and s.key = f.file_key
     where f.org_code = $1 and f.entity = $2 and f.row_id = $3 and ($4::bigint is null or f.id = $4) and f.deleted_at is null and s.status = 'STORED' order by f.added_at desc, f.id desc limit $5`,
    [tx.orgCode, resource.type, id, only, MOST_FILES],
  );
  const people = await peopleById(tx, stored.map(({ userId }) => userId));
  return stored.map(({ userId, author, ...file }) => ({ ...file, addedBy: people.get(userId) ?? { id: userId, name: author, photo: null }, mayDelete: mayUpdate }));
};

/** Ties a file that the person uploaded for this entity to the record. Refuses _DB0102 without the right to update it. */
export const addFile = async (tx: Transaction, session: Session, named: Named, id: string, fileKey: string): Promise<void> => {
  const record = await seenRecord(tx, session, named);
  if (!record.mayUpdate) throw refuse('_DB0102');
  const { resource } = record;
  if ((await readFiles(tx, record)).length >= MOST_FILES) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_FILES } });
  const [bound] = await tx.query(
    `update stored_file set row_id = $3::bigint, updated_at = now() where org_code = $1 and key = $2 and entity = 'recordFile' and field = $4 and status = 'STORED' and row_id is null and created_by = $5::bigint returning key`,
    [tx.orgCode, fileKey, record.id, resource.type, session.userId],
  );
  if (!bound) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'fileKey', message: say(session.language, 'rule.fileGone') }] });
  const { personId } = await aboutRecord(tx, resource, record.id, session);
  await tx.query('insert into record_file (org_code, id, entity, row_id, person_id, file_key, added_by, author) values ($1, $2, $3, $4, $5, $6, $7, $8)', [tx.orgCode, id, resource.type, record.id, personId, fileKey, session.userId, session.name]);
};

type Kept = { readonly entity: string; readonly rowId: string; readonly fileKey: string; readonly deletedBy: string | null };

const keptFile = async (tx: Transaction, session: Session, id: string, isDeleted: boolean): Promise<{ readonly record: SeenRecord; readonly kept: Kept }> => {
  const [kept] = /^\d{1,18}$/.test(id)
    ? await tx.query<Kept>('select entity, row_id::text as "rowId", file_key as "fileKey", deleted_by::text as "deletedBy" from record_file where org_code = $1 and id = $2 and (deleted_at is not null) = $3 for update', [tx.orgCode, id, isDeleted])
    : [];
  if (!kept) throw refuse('NOT_FOUND');
  const record = await seenRecord(tx, session, { type: kept.entity, id: kept.rowId }, 'NOT_FOUND');
  if (!record.mayUpdate) throw refuse('_DB0102');
  return { record, kept };
};

const mark = async (tx: Transaction, id: string, key: string, deletedBy: string | null): Promise<void> => {
  await tx.query(`update record_file set deleted_at = case when $3::bigint is null then null else now() end, deleted_by = $3 where org_code = $1 and id = $2`, [tx.orgCode, id, deletedBy]);
  await tx.query(`update stored_file set status = $3, updated_at = now() where org_code = $1 and key = $2`, [tx.orgCode, key, deletedBy === null ? 'STORED' : 'DELETED']);
};

/** It can no longer be read; its bytes go after a month. */
export const removeFile = async (tx: Transaction, session: Session, id: string): Promise<void> => {
  const { kept } = await keptFile(tx, session, id, false);
  await mark(tx, id, kept.fileKey, session.userId);
};

/** What the person deleted themselves and the store still has; the record it is of. */
export const returnFile = async (tx: Transaction, session: Session, id: string): Promise<SeenRecord> => {
  const { record, kept } = await keptFile(tx, session, id, true);
  const [there] = await tx.query(`select from stored_file where org_code = $1 and key = $2 and status = 'DELETED' and updated_at > now() - make_interval(days => $3)`, [tx.orgCode, kept.fileKey, KEPT_DAYS]);
  if (!there || kept.deletedBy !== session.userId) throw refuse('NOT_FOUND');
  await mark(tx, id, kept.fileKey, null);
  return record;
};
