import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export type ArchiveWriter = {
  add(name: string, body: Buffer): Promise<void>;
  /** False where the file is gone: somebody deleted it since its name was read. */
  addFile(name: string, path: string): Promise<boolean>;
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
    addFile: async (name, path) => {
      const file = await open(path).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return false;
      const { size } = await file.stat();
      await write(tarHeader(name, size));
      let written = 0;
      for await (const part of size > 0 ? file.createReadStream({ end: size - 1, autoClose: false }) : []) {
        written += (part as Buffer).length;
        await write(part as Buffer);
      }
      await file.close();
      if (written !== size) throw new Error(`${path} changed while it was read.`);
      await write(tarPadding(size));
      return true;
    },
    end: async () => {
      gzip.end(tarEnd);
      await done;
    },
  };
};
