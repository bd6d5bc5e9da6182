import { createHash } from 'node:crypto';
import type { Context } from '../http/route.ts';
import { withOrg } from '../db/org.ts';
import { refuse, type Refusal } from '../refuse.ts';
import { isOfType, typesAsText } from './kinds.ts';
import { storeOf } from './open-store.ts';
import { purposeOf } from './purpose.ts';
import type { StoredFile } from './stored-file.ts';

/** A limit as the messages say it: '3 MB'. */
const sizeAsText = (bytes: number): string => (bytes >= 1_000_000 ? `${bytes / 1_000_000} MB` : `${Math.floor(bytes / 1000)} KB`);

/** Document 1 §5: 'The file size should be less than 3 MB.' */
export const tooLargeFile = (maxBytes: number): Refusal => refuse('FILE_TOO_LARGE', { words: { size: sizeAsText(maxBytes) } });

/** The purpose that a noted file was promised for. */
export const purposeOfFile = ({ entity, field }: Pick<StoredFile, 'entity' | 'field'>) => purposeOf(entity === 'document' ? field : `${entity}.${field}`);

/**
 * The one gate that bytes pass on their way in: size and contents against what was promised, then the key is claimed
 * (it takes bytes once), then the store, then the note that they are there.
 */
export const acceptFile = async ({ db, settings }: Pick<Context, 'db' | 'settings'>, orgCode: string, file: StoredFile, bytes: Buffer): Promise<void> => {
  const { maxBytes, types } = purposeOfFile(file);
  if (bytes.length === 0) throw refuse('FILE_BLANK');
  if (bytes.length > maxBytes) throw tooLargeFile(maxBytes);
  if (!isOfType(bytes, file.contentType)) throw refuse('FILE_NOT_WHAT_IT_SAYS', { words: { types: typesAsText(types) } });
  const values = [orgCode, file.key, bytes.length, createHash('sha256').update(bytes).digest('hex')];
  const [claimed] = await withOrg(db, orgCode, (tx) => tx.query<{ key: string }>(CLAIM, values));
  if (claimed === undefined) throw refuse('NOT_FOUND');
  try {
    await storeOf(settings).write(file.key, bytes, file.contentType);
  } catch (error) {
    await withOrg(db, orgCode, (tx) => tx.query(`update stored_file set sha256 = null where org_code = $1 and key = $2`, [orgCode, file.key]));
    throw error;
  }
  await withOrg(db, orgCode, (tx) => tx.query(`update stored_file set status = 'STORED', updated_at = now() where org_code = $1 and key = $2`, [orgCode, file.key]));
};

const CLAIM = `
  update stored_file set byte_size = $3, sha256 = $4, updated_at = now()
  where org_code = $1 and key = $2 and status = 'PENDING' and sha256 is null returning key`;
