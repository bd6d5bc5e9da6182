/** Saying something about a record, and changing one's mind. It is talk and no record of work: no journal; what is deleted comes back within 30 days. */
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { aboutRecord } from './about.ts';
import { drawIn, followersOf } from './followers.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { ownWords } from './own-words.ts';
import { seenRecord, type Named, type SeenRecord } from './seen-record.ts';
import { tellOfComment } from './tell-comment.ts';

type Written = { readonly id: string; readonly notTold: readonly string[] };

/** Keeps a comment under `id`, tells who is named and who follows; author and named follow from now on, where they did not stop and more can. */
export const addComment = async (tx: Transaction, session: Session, named: Named, id: string, written: string): Promise<Written> => {
  const record = await seenRecord(tx, session, named);
  const about = await aboutRecord(tx, record.resource, record.id, session);
  const followers = await followersOf(tx, record);
  const { text, mentions, notTold, seers } = await ownWords(tx, session, record, written, followers);
  await tx.query('insert into record_comment (org_code, id, entity, row_id, person_id, author_id, author, body, mentions) values ($1, $2, $3, $4, $5, $6, $7, $8, $9::bigint[])', [tx.orgCode, id, record.resource.type, record.id, about.personId, session.userId, session.name, text, mentions]);
  await drawIn(tx, record, [session.userId, ...mentions]);
  await tellOfComment(tx, session, { record, about, seers, kind: 'recordMention', to: mentions });
  await tellOfComment(tx, session, { record, about, seers, kind: 'recordComment', to: followers.filter((one) => !mentions.includes(one)) });
  return { id, notTold };
};

type Kept = { readonly entity: string; readonly rowId: string; readonly authorId: string; readonly mentions: readonly string[]; readonly deletedBy: string | null; /** Deleted so long ago that it does not come back. */ readonly isGone: boolean; readonly isErased: boolean };
export type OfRecord = { readonly record: SeenRecord; readonly kept: Kept };

/** A comment with its record, locked; NOT_FOUND for one that is not there, deleted (unless asked for), or of a record that the person may not view. */
export const keptComment = async (tx: Transaction, session: Session, id: string, isDeleted = false): Promise<OfRecord> => {
  const [kept] = /^\d{1,18}$/.test(id)
    ? await tx.query<Kept>(
        `select entity, row_id::text as "rowId", author_id::text as "authorId", mentions::text[] as mentions, deleted_by::text as "deletedBy", erased_at is not null as "isErased",
           coalesce(deleted_at < now() - make_interval(days => $4), false) as "isGone"
         from record_comment where org_code = $1 and id = $2 and (deleted_at is not null) = $3 for update`,
        [tx.orgCode, id, isDeleted, KEPT_DAYS],
      )
    : [];
  if (!kept) throw refuse('NOT_FOUND');
  // Who lost every right on the entity learns no more than who never had one.
  return { record: await seenRecord(tx, session, { type: kept.entity, id: kept.rowId }, 'NOT_FOUND'), kept };
};

/** Only the author's own; who is named only now is told. */
export const changeComment = async (tx: Transaction, session: Session, id: string, written: string): Promise<Written & { readonly record: SeenRecord }> => {
  const { record, kept } = await keptComment(tx, session, id);
  if (kept.authorId !== session.userId) throw refuse('ACCESS_DENIED');
  if (kept.isErased) throw refuse('ERASED');
  const { text, mentions, notTold, seers } = await ownWords(tx, session, record, written, []);
  await tx.query('update record_comment set body = $3, mentions = $4::bigint[], edited_at = case when body = $3 then edited_at else now() end where org_code = $1 and id = $2', [tx.orgCode, id, text, mentions]);
  const fresh = mentions.filter((one) => !kept.mentions.includes(one));
  await drawIn(tx, record, fresh);
  if (fresh.length > 0) await tellOfComment(tx, session, { record, about: await aboutRecord(tx, record.resource, record.id, session), seers, kind: 'recordMention', to: fresh });
  return { id, notTold, record };
};

/** The author's own, and every one for who may delete the record. It goes for good with a clean-up after a month. */
export const removeComment = async (tx: Transaction, session: Session, id: string): Promise<void> => {
  const { record, kept } = await keptComment(tx, session, id);
  if (kept.authorId !== session.userId && !record.mayDelete) throw refuse('ACCESS_DENIED');
  await tx.query('update record_comment set deleted_at = now(), deleted_by = $3 where org_code = $1 and id = $2', [tx.orgCode, id, session.userId]);
};

/** What the person deleted themselves; the record it is of. */
export const returnComment = async (tx: Transaction, session: Session, id: string): Promise<SeenRecord> => {
  const { record, kept } = await keptComment(tx, session, id, true);
  if (kept.isGone || kept.deletedBy !== session.userId) throw refuse('NOT_FOUND');
  await tx.query('update record_comment set deleted_at = null, deleted_by = null where org_code = $1 and id = $2', [tx.orgCode, id]);
  return record;
};
