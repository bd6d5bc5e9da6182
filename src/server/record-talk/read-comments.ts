import { withMentions } from '../../domain/talk/commentText.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from '../resource/columns.ts';
import type { Session } from '../session.ts';
import { peopleById, type TalkPerson } from './people.ts';
import type { SeenRecord } from './seen-record.ts';

type Stored = { readonly id: string; readonly authorId: string; readonly author: string; readonly text: string; readonly mentions: readonly string[]; readonly createdAt: string; readonly editedAt: string | null; readonly isErased: boolean };
export type Comment = Omit<Stored, 'authorId' | 'author' | 'mentions'> & { readonly author: TalkPerson; readonly mentions: readonly TalkPerson[]; readonly mayChange: boolean; readonly mayDelete: boolean };

const COLUMNS = `c.id::text as id, c.author_id::text as "authorId", c.author, c.body as text, c.mentions::text[] as mentions, ${instant('c.created_at')} as "createdAt",
  ${instant('c.edited_at')} as "editedAt", c.erased_at is not null as "isErased"`;

const told = async (tx: Transaction, session: Session, { mayDelete }: SeenRecord, stored: readonly Stored[]): Promise<Comment[]> => {
  const people = await peopleById(tx, stored.flatMap(({ authorId, mentions }) => [authorId, ...mentions]));
  return stored.map(({ authorId, author, mentions, ...comment }) => {
    const isMine = authorId === session.userId;
    return {
      ...comment,
      // Names are those of now: none is kept in a text.
      text: withMentions(comment.text, ({ userId }) => `@[](user:${userId})`),
      author: people.get(authorId) ?? { id: authorId, name: author, photo: null },
      mentions: mentions.flatMap((id) => people.get(id) ?? []),
      mayChange: isMine && !comment.isErased,
      mayDelete: isMine || mayDelete,
    };
  });
};

/** Newest first; with `before`, those that were written before that comment. */
export const readComments = async (tx: Transaction, session: Session, record: SeenRecord, { before, limit }: { readonly before?: string | null; readonly limit: number }): Promise<Comment[]> => {
  const values: unknown[] = [tx.orgCode, record.resource.type, record.id, limit];
  const earlier = before == null ? '' : 'and (c.created_at, c.id) < (select b.created_at, b.id from record_comment b where b.org_code = $1 and b.entity = $2 and b.row_id = $3 and b.id = $5)';
  const stored = await tx.query<Stored>(
    `select ${COLUMNS} from record_comment c where c.org_code = $1 and c.entity = $2 and c.row_id = $3 and c.deleted_at is null ${earlier} order by c.created_at desc, c.id desc limit $4`,
    before == null ? values : [...values, /^\d{1,18}$/.test(before) ? before : '0'],
  );
  return told(tx, session, record, stored);
};

/** One that is there. */
export const readComment = async (tx: Transaction, session: Session, record: SeenRecord, id: string): Promise<Comment> => {
  const stored = await tx.query<Stored>(`select ${COLUMNS} from record_comment c where c.org_code = $1 and c.id = $2`, [tx.orgCode, id]);
  return (await told(tx, session, record, stored))[0]!;
};
