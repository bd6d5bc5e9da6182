import { withOrg } from '../db/org.ts';
import { readBody } from '../http/body.ts';
import { sendJson } from '../http/json.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import type { Context, Route } from '../http/route.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import { refuse } from '../refuse.ts';
import { acceptFile, purposeOfFile, tooLargeFile } from './accept.ts';
import { storeOf } from './open-store.ts';
import { isNoted, noteDownload } from './note-download.ts';
import { isSignedUrl } from './signed-url.ts';
import type { FileAction } from './signed-url.ts';
import { isFileKey } from './store.ts';
import { findFile } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';

type Asked = { readonly orgCode: string; readonly file: StoredFile };

/** The file of a signed address; one answer for a bad signature, an old one and a file that is gone. */
const fileOf = async ({ params, url, settings, db }: Context, action: FileAction): Promise<Asked> => {
  const key = params['key'] ?? '';
  const orgCode = key.split('/')[0] ?? '';
  if (!isFileKey(key) || !isSignedUrl(settings, key, action, url.searchParams)) throw refuse('HTTP_404');
  const file = await withOrg(db, orgCode, (tx) => findFile(tx, key));
  if (file === undefined) throw refuse('HTTP_404');
  return { orgCode, file };
};

/** `PUT /files/…` with the bytes as the body. More than the field takes is cut off as soon as it arrives. */
const upload = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const { orgCode, file } = await fileOf(context, 'upload');
  const { maxBytes } = purposeOfFile(file);
  const bytes = await readBody(context.request, maxBytes, () => tooLargeFile(maxBytes));
  await acceptFile(context, orgCode, file, bytes);
  sendJson(context, 200, { errorCode: '', message: 'The file was uploaded.', key: file.key });
};

/** `GET /files/…`: never as a page of ours, whatever the file holds. */
const download = async (context: Context): Promise<void> => {
  const { orgCode, file } = await fileOf(context, 'retrieve');
  const bytes = file.status === 'STORED' ? await storeOf(context.settings).read(file.key) : undefined;
  if (bytes === undefined) throw refuse('HTTP_404');
  const by = context.url.searchParams.get('by');
  // An address of such a file always says to whom it was given.
  if (by === null && isNoted(file)) throw refuse('HTTP_404');
  if (by !== null) await noteDownload(context.db, orgCode, file, by);
  context.response.writeHead(200, {
    'content-type': file.contentType.startsWith('text/') ? 'text/plain; charset=utf-8' : file.contentType,
    'content-length': bytes.length,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, max-age=300',
  });
  context.response.end(bytes);
};

export const fileRoutes: readonly Route[] = [
  { method: 'PUT', path: '/files/*key', handle: answeringRefusals(upload) },
  { method: 'GET', path: '/files/*key', handle: answeringRefusals(download) },
];
