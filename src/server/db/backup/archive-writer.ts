import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export type ArchiveWriter = {
  add(name: string, body: Buffer): Promise<void>;
  addFile(name: string, path: string, size: number): Promise<void>;
  /** Writes the end; the file is whole and on disk when this resolves. */
  end(): Promise<void>;
};

/** A compressed tar in a new file that only this account reads; refuses to overwrite. */
export const writeArchive = (path: string): ArchiveWriter => {
  const gzip = createGzip({ level: 4 });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const done = finished(gzip.pipe(file));
  gzip.once('error', (error) => file.destroy(error));
  file.once('error', (error) => gzip.destroy(error));
  done.catch(() => undefined); // reported by the next write or by end()
  const write = async (part: Buffer): Promise<void> => {
    if (gzip.destroyed) await done;
    if (!gzip.write(part)) await Promise.race([once(gzip, 'drain'), done]);
  };
  return {
    add: async (name, body) => {
      await write(tarHeader(name, body.length));
      await write(body);
      await write(tarPadding(body.length));
    },
    addFile: async (name, from, size) => {
      await write(tarHeader(name, size));
      let written = 0;
      for await (const part of size > 0 ? createReadStream(from, { end: size - 1 }) : []) {
        written += (part as Buffer).length;
        await write(part as Buffer);
      }
      if (written !== size) throw new Error(`${from} changed while it was read.`);
      await write(tarPadding(size));
    },
    end: async () => {
      gzip.end(tarEnd);
      await done;
    },
  };
};
