/** The models that a browser needs to guide a person before the camera: `/v3/models/<name>`. */
import { fileURLToPath } from 'node:url';
import { isUnchanged } from '../http/negotiate.ts';
import { staticFiles } from '../http/static-files.ts';
import type { StaticFile } from '../http/static-files.ts';
import type { Context, Route } from '../http/route.ts';
import { refuse } from '../refuse.ts';

const served = new Set(['models.json', ...['blazeface', 'facemesh', 'emotion'].flatMap((name) => [`${name}.json`, `${name}.bin`])]);
const folder = fileURLToPath(new URL('../models/', import.meta.resolve('@vladmandic/human')));

let find: ((path: string) => StaticFile | undefined) | undefined;

const handle = async ({ params, request, response }: Context): Promise<void> => {
  const name = params.name ?? '';
  find ??= staticFiles(folder);
  const file = served.has(name) ? find(name) : undefined;
  if (!file) throw refuse('HTTP_404');
  response.setHeader('cache-control', 'public, max-age=2592000');
  response.setHeader('etag', file.etag);
  if (isUnchanged(request, file.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length }).end(file.body);
};

export const modelRoutes: readonly Route[] = [{ method: 'GET', path: '/v3/models/:name', handle }];
