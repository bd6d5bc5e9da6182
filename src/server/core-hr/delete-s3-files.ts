import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayUseFile } from '../files/may-use-file.ts';
import { isFileKey } from '../files/store.ts';
import { findFile } from '../files/stored-file.ts';
import { refuse } from '../refuse.ts';

export type DeleteFilesArguments = { readonly fileName: string; readonly type?: string | null };

/**
 * Drops a file: it can no longer be read, and its bytes go after a month, so that undoing a change brings it back.
 * A file of a record needs the right to update that field of it; one that no record holds is its uploader's.
 */
export const deleteS3Files = async ({ fileName }: DeleteFilesArguments, { db, session }: Context): Promise<{ errorCode: string; message: string }> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const isDone = await withOrg(db, session.orgCode, async (tx) => {
    const file = isFileKey(fileName) ? await findFile(tx, fileName) : undefined;
    if (file === undefined || file.status === 'DELETED' || !(await mayUseFile(tx, session, file, 'UPDATE'))) return false;
    await tx.query(`update stored_file set status = 'DELETED', updated_at = now() where org_code = $1 and key = $2`, [tx.orgCode, file.key]);
    return true;
  });
  if (!isDone) throw refuse('NOT_FOUND');
  return { errorCode: '', message: '' };
};
