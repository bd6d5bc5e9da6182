import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { extensionOfType } from './kinds.ts';
import type { Session } from '../session.ts';
import type { Purpose } from './purpose.ts';

export type StoredFile = {
  readonly key: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly byteSize: string | null;
  readonly status: 'PENDING' | 'STORED' | 'DELETED';
  readonly entity: string;
  readonly field: string;
  readonly rowId: string | null;
  readonly createdBy: string;
};

/** What a file is called when it is handed out: one line, without a path. */
const plainName = (name: string): string => name.split(/[/\\]/).at(-1)!.replace(/[\p{Cc}"]/gu, '').trim().slice(-150) || 'file';

/** Notes a file that is to come and gives it a key of ours. */
export const expectFile = async (tx: Transaction, purpose: Purpose, contentType: string, fileName: string, { userId, id }: Pick<Session, 'userId' | 'id'>): Promise<string> => {
  const month = new Date().toISOString().slice(0, 7);
  const key = `${tx.orgCode}/${month}/${randomUUID()}.${extensionOfType(contentType)}`;
  await tx.query(
    `insert into stored_file (org_code, key, original_name, content_type, status, entity, field, created_by, session_id)
     values ($1, $2, $3, $4, 'PENDING', $5, $6, $7, $8)`,
    [tx.orgCode, key, plainName(fileName), contentType, purpose.entity, purpose.field, userId, id],
  );
  return key;
};

/** What is known of a key in the organisation. */
export const findFile = async (tx: Transaction, key: string): Promise<StoredFile | undefined> => {
  const [file] = await tx.query<StoredFile>(
    `select key, original_name as "originalName", content_type as "contentType", byte_size::text as "byteSize", status, entity, field,
       row_id::text as "rowId", created_by::text as "createdBy" from stored_file where org_code = $1 and key = $2`,
    [tx.orgCode, key],
  );
  return file;
};
