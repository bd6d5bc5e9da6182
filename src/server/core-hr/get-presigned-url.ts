import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { acceptFile } from '../files/accept.ts';
import { typeByName, typesAsText } from '../files/kinds.ts';
import { mayUploadFor, mayUseFile } from '../files/may-use-file.ts';
import { noteDownload } from '../files/note-download.ts';
import { storeOf } from '../files/open-store.ts';
import { purposeOf } from '../files/purpose.ts';
import { signedUrl } from '../files/signed-url.ts';
import { isFileKey } from '../files/store.ts';
import { expectFile, findFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

export type PresignedUrlArguments = {
  /** The file's own name to upload it, its key afterwards. */
  readonly fileName: string;
  readonly action: string;
  readonly type?: string | null;
  /** Base64: the contents themselves, instead of a later PUT. */
  readonly data?: string | null;
};

type Answer = { errorCode: string; message: string; presignedUrl: string | null; s3DocumentDetails: Record<string, unknown> | null };

/**
 * Addresses and contents of files. `upload` answers where to PUT, or stores `data` at once; `retrieve` where to GET;
 * `getdata` the contents as base64; `getrawdata` as text. Bucket, destination key and CloudFront are ours to choose, so
 * those arguments are accepted and ignored.
 */
export const getPresignedUrl = async (args: PresignedUrlArguments, context: Context): Promise<Answer> => {
  if (context.session === null) throw refuse('UNAUTHENTICATED');
  const action = args.action.toLowerCase();
  if (action === 'upload') return upload(args, context, context.session);
  if (action !== 'retrieve' && action !== 'getdata' && action !== 'getrawdata') {
    throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'action', message: 'upload, retrieve, getdata or getrawdata' }] });
  }
  const file = await readable(args.fileName, context, context.session);
  const details = describe(file);
  if (action === 'retrieve') return answer(signedUrl(context.settings, file.key, 'retrieve', context.session.userId), details);
  const bytes = await storeOf(context.settings).read(file.key);
  if (bytes === undefined) throw refuse('NOT_FOUND');
  await noteDownload(context.db, context.session.orgCode, file, context.session.userId);
  return answer(null, { ...details, data: bytes.toString(action === 'getdata' ? 'base64' : 'utf8') });
};

const answer = (presignedUrl: string | null, s3DocumentDetails: Record<string, unknown>): Answer => ({ errorCode: '', message: '', presignedUrl, s3DocumentDetails });

const describe = (file: StoredFile): Record<string, unknown> => ({
  key: file.key,
  fileName: file.originalName,
  contentType: file.contentType,
  size: file.byteSize === null ? null : Number(file.byteSize),
});

const upload = async ({ fileName, type, data }: PresignedUrlArguments, context: Context, session: Session): Promise<Answer> => {
  const purpose = purposeOf(type ?? '');
  if (!mayUploadFor(session, purpose)) throw refuse('_DB0102');
  const contentType = typeByName(fileName, purpose.types);
  if (contentType === undefined) throw refuse('FILE_TYPE', { words: { types: typesAsText(purpose.types) } });
  const file = await withOrg(context.db, session.orgCode, async (tx) => findFile(tx, await expectFile(tx, purpose, contentType, fileName, session)));
  if (file === undefined) throw refuse('NOT_FOUND');
  const details = { ...describe(file), maxBytes: purpose.maxBytes };
  if (data == null) return answer(signedUrl(context.settings, file.key, 'upload'), details);
  const bytes = Buffer.from(data.replace(/^data:[^,]*,/, ''), 'base64');
  await acceptFile(context, session.orgCode, file, bytes);
  return answer(null, { ...details, size: bytes.length });
};

/** 'Not there' and 'not yours' are one answer. */
const readable = async (key: string, { db }: Context, session: Session): Promise<StoredFile> => {
  const file = isFileKey(key)
    ? await withOrg(db, session.orgCode, async (tx) => {
        const found = await findFile(tx, key);
        return found?.status === 'STORED' && (await mayUseFile(tx, session, found, 'VIEW')) ? found : undefined;
      })
    : undefined;
  if (file === undefined) throw refuse('NOT_FOUND');
  return file;
};
