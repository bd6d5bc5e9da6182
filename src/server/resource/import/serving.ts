/** Imports as a running server does them: files from the store, and work begun as soon as a request asked for it. */
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { storeOf } from '../../files/open-store.ts';
import { told } from '../../files/store-unavailable.ts';
import { makeFolder } from '../../make-folder.ts';
import { refuse } from '../../refuse.ts';
import type { Settings } from '../../settings.ts';
import type { Session } from '../../session.ts';
import { answerJob } from './job-view.ts';
import type { ImportEnvironment } from './run.ts';
import { workOn } from './worker.ts';

const folderOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'imports');

/** No file is read for so long. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the files that a process left behind which ended while it read them. Of those that share the folder another may be reading one. */
export const dropLeftFiles = async (settings: Pick<Settings, 'dataDir'>): Promise<void> => {
  const names = await readdir(folderOf(settings)).catch(() => []);
  for (const path of names.map((name) => join(folderOf(settings), name))) {
    const left = await stat(path).catch(() => null);
    if (left !== null && Date.now() - left.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
};

/** An uploaded file is laid beside the database for as long as it is read. */
export const importEnvironment = ({ db, log, settings }: Pick<Context, 'db' | 'log' | 'settings'>): ImportEnvironment => ({
  db,
  log,
  fetchFile: async (_orgCode, key) => {
    const bytes = await storeOf(settings).read(key);
    if (bytes === undefined) throw refuse('IMPORT_EXPIRED');
    const path = join(folderOf(settings), randomUUID());
    const release = (): Promise<void> => rm(path, { force: true });
    try {
      makeFolder(folderOf(settings), 0o700);
      await writeFile(path, bytes, { mode: 0o600 });
    } catch (error) {
      await release();
      throw told(error);
    }
    return { path, release };
  },
});

/** The session of a request; the factory has refused requests without one. */
export const signedIn = ({ session }: Pick<Context, 'session'>): Session => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return session;
};

/** Answers the job, and begins with what it waits for without making the request wait. The poll finds what this process cannot finish. */
export const answerAndWork = async (context: Context, id: string): Promise<{ errorCode: string; message: string; job: object }> => {
  const session = signedIn(context);
  const answer = await answerJob(context.db, session, id);
  workOn(importEnvironment(context), session.orgCode, id).catch((error: unknown) => context.log.warn({ err: error, import: id }, 'an import waits for the next worker'));
  return answer;
};
