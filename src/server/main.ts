/** Starts the server: settings, database, migrations, port, routes; stops in the opposite order. */
import { flushCompileCache } from 'node:module';
import { setUpLine } from './auth/tell-set-up-code.ts';
import { createLog } from './log.ts';
import { errorForLog } from './log-error.ts';
import { DatabaseProblem } from './db/problem.ts';
import { explained } from './db/unavailable.ts';
import { PortRefused } from './http/listen.ts';
import { readSettings, WrongSettings } from './settings.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** A person can act on these; their text is enough. */
const isSentence = (error: unknown): error is Error => [WrongSettings, DatabaseProblem, PortRefused].some((kind) => error instanceof kind);

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  let server: Server | undefined;
  // What a start was doing is undone by the database, which ends with this process.
  stopOnSignal(log, async () => server?.stop());
  server = await startServer(settings, log);
  const setUp = await setUpLine(server.db, settings);
  if (setUp !== null) console.log(setUp);
  console.log(`ready ${server.address}`);
  // Node writes it when it ends, which a server that is killed never does.
  flushCompileCache();
} catch (caught) {
  // A full disk or a database that went away while it was made ready: what whoever runs it can do, not what people are told.
  const error = explained(caught);
  if (isSentence(error)) console.error(`\n${error.message}\n`);
  else console.error(errorForLog(error));
  process.exit(1);
}
