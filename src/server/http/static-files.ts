/** What the console's build left, with its precompressed twins, kept in memory once asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export type StaticFile = { readonly type: string; readonly etag: string; readonly body: Buffer; readonly br: Buffer | undefined; readonly gzip: Buffer | undefined };

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const namesIn = (folder: string): ReadonlySet<string> => new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/')) : []);

/** Finds by the path below `folder`, with `/`. Files exist as the build left them that was there last: one that replaces it under a running server shows in its page, whose scripts have other names. */
export const staticFiles = (folder: string): ((path: string) => StaticFile | undefined) => {
  const kept = new Map<string, StaticFile>();
  /** When the page of the build was written; 0 without one. */
  const written = (): number => statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let [names, of] = [namesIn(folder), written()];
  const look = (): void => {
    const now = written();
    if (now === of) return;
    [names, of] = [namesIn(folder), now];
    kept.clear();
  };
  const read = (name: string): Buffer | undefined => {
    if (!names.has(name)) return undefined;
    try {
      return readFileSync(join(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // a build that replaces this one
      throw error;
    }
  };
  return (path) => {
    if (path === 'index.html' || (path.startsWith('assets/') && !names.has(path))) look();
    const type = contentTypes[extname(path)];
    if (!names.has(path) || type === undefined) return undefined;
    const known = kept.get(path);
    if (known) return known;
    const body = read(path);
    if (body === undefined) return undefined;
    const file = { type, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, body, br: read(`${path}.br`), gzip: read(`${path}.gz`) };
    kept.set(path, file);
    return file;
  };
};
