// What `npm run <command>` does. Each answers the exit code.
import { buildConsole, ensureConsole } from './console.mjs';
import { dev } from './dev.mjs';
import { runNode } from './node.mjs';
import { at } from './paths.mjs';

/** Room for what is made and soon forgotten, in MB: an import of 50,000 rows collects garbage less often, and is a twentieth quicker. */
const room = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

const file = (path, ...fixed) => (args) => runNode([...room, at(path), ...fixed, ...args]);

const start = async (args) => (await ensureConsole()) || runNode([...room, at('src/server/main.ts'), ...args]);

export const commands = {
  start,
  test: file('tools/test.ts'),
  dev,
  codegen: file('tools/codegen/main.ts'),
  migration: file('tools/migration.ts'),
  check: file('tools/check/main.ts'),
  build: () => buildConsole(),
  bench: file('tests/bench/main.ts'),
  seed: file('src/server/db/seed/main.ts'),
  import: file('src/server/resource/import/main.ts'),
  backup: file('src/server/db/backup/main.ts', 'backup'),
  restore: file('src/server/db/backup/main.ts', 'restore'),
  verify: file('src/server/db/journal/main.ts'),
};
