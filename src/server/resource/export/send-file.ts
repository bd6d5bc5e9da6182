import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../http/route.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

export type SentFile = { readonly name: string; readonly kind: keyof typeof types; readonly pieces: AsyncIterable<Buffer>; readonly rows?: number };

/**
 * Sends a file as it is made. `X-Total-Count` says how many rows will come. A person who goes away ends the making; a failure on the way
 * breaks the connection, so that half a file never looks like a whole one.
 */
export const sendFile = async ({ response, log }: Pick<Context, 'response' | 'log'>, file: SentFile): Promise<void> => {
  response.writeHead(200, {
    'content-type': types[file.kind],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(file.rows === undefined ? {} : { 'x-total-count': String(file.rows) }),
  });
  try {
    await pipeline(Readable.from(file.pieces, { objectMode: false }), response);
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    log[isGone ? 'info' : 'error']({ err: error, file: file.name }, isGone ? 'a download was given up' : 'a download failed');
    response.destroy();
  }
};
