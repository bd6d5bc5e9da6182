import { HttpError } from 'ra-core';
import type { Send } from '../sendOnce.ts';
import { fileNameIn } from './fileNameIn.ts';
import type { ExportedFile, ExportParams } from './ConsoleDataProvider.ts';
import { listVariables } from './listQuery.ts';
import type { ScreenResource } from './metadata.ts';
import type { RefusalBody } from './refusal.ts';

/** What the server refuses of a request that is no GraphQL, in its words. */
export const refusalOf = async (answer: Response): Promise<HttpError> => {
  const said = (await answer.json().catch(() => ({}))) as { readonly errorCode?: string; readonly message?: string; readonly requestId?: string };
  const body: RefusalBody = { errorCode: said.errorCode ?? '', errors: {}, ...(said.requestId === undefined ? {} : { requestId: said.requestId }) };
  return new HttpError(said.message ?? answer.statusText, answer.status, body);
};

const read = async (answer: Response, onProgress: ExportParams['onProgress']): Promise<Blob> => {
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  if (!answer.body || !onProgress) return answer.blob();
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        onProgress(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { 'content-type': type } }).blob();
};

/**
 * `POST /export`: the screen's form, the same filter, search and sort as its list, and the columns in the order of the
 * grid. A file that breaks off is an error, never half a file.
 */
export const exportList = async (send: Send, target: ScreenResource, params: ExportParams): Promise<ExportedFile> => {
  const { endpoint, type } = target.resource;
  const answer = await send('/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, type, format: params.format.toUpperCase(), columns: params.columns, ...listVariables(target, params.query) }),
    signal: params.signal ?? null,
  });
  if (!answer.ok) throw await refusalOf(answer);
  const name = fileNameIn(answer.headers.get('content-disposition'), `${target.name.split('/').at(-1)}.${params.format}`);
  const rows = answer.headers.get('x-total-count');
  return { file: await read(answer, params.onProgress), name, ...(rows === null ? {} : { rows: Number(rows) }) };
};
