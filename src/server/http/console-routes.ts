/** Serves the console under /v3/: hashed assets for ever, everything else as the page that routes in the browser. */
import { extname } from 'node:path';
import { refuse } from '../refuse.ts';
import { isUnchanged, takesEncoding } from './negotiate.ts';
import { preloadLinks, readManifest } from './preload-links.ts';
import type { Context, Route } from './route.ts';
import { staticFiles } from './static-files.ts';
import type { StaticFile } from './static-files.ts';

const forEver = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

export const consoleRoutes = (folder: string): readonly Route[] => {
  const find = staticFiles(folder);
  const manifest = readManifest(find('.vite/manifest.json')?.body.toString());
  const handle = async (context: Context): Promise<void> => {
    const path = context.params.path ?? '';
    const file = find(path);
    if (file && path !== 'index.html') return send(context, file, path.startsWith('assets/') ? forEver : askFirst);
    if (path.startsWith('assets/') || looksLikeFile(path)) throw refuse('HTTP_404');
    const page = find('index.html');
    if (!page) throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
    const links = preloadLinks(manifest, path, context.request.headers.cookie ?? '');
    if (links) context.response.setHeader('link', links);
    send(context, page, askFirst);
  };
  return [
    { method: 'GET', path: '/', handle: toConsole },
    { method: 'GET', path: '/v3', handle: toConsole },
    { method: 'GET', path: '/v3/*path', handle },
  ];
};

const toConsole = async ({ response }: Context): Promise<void> => {
  response.writeHead(302, { location: '/v3/' }).end();
};

/** A missing picture or script must be a 404, not the page; record ids may hold dots, but not these endings. */
const looksLikeFile = (path: string): boolean => ['.js', '.css', '.map', '.svg', '.png', '.jpg', '.webp', '.ico', '.woff2', '.json', '.txt', '.wasm'].includes(extname(path));

const send = ({ request, response }: Context, file: StaticFile, caching: string): void => {
  response.setHeader('cache-control', caching);
  response.setHeader('etag', file.etag);
  response.setHeader('vary', 'accept-encoding');
  if (isUnchanged(request, file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const [encoding, body] = file.br && takesEncoding(request, 'br') ? ['br', file.br] : file.gzip && takesEncoding(request, 'gzip') ? ['gzip', file.gzip] : ['', file.body];
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length }).end(body);
};
