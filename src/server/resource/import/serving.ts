/** Imports as a running server does them: files from the store, and work begun as soon as a request asked for it. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { storeOf } from '../../files/open-store.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { answerJob } from './job-view.ts';
import type { ImportEnvironment } from './run.ts';
import { workOn } from './worker.ts';

/** An uploaded file is laid beside the database for as long as it is read. */
export const importEnvironment = ({ db, log, settings }: Pick<Context, 'db' | 'log' | 'settings'>): ImportEnvironment => ({
  db,
  log,
  fetchFile: async (_orgCode, key) => {
    const bytes = await storeOf(settings).read(key);
    if (bytes === undefined) throw refuse('IMPORT_EXPIRED');
    const folder = join(settings.dataDir, 'imports');
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    await writeFile(path, bytes, { mode: 0o600 });
    return { path, release: () => rm(path, { force: true }) };
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
