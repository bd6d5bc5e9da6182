// Builds the console when what it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, runNode } from './node.mjs';
import { at } from './paths.mjs';
import { say } from './say.mjs';
import { takeTurn } from './turn.mjs';

const sources = ['src/console', 'src/careers', 'src/domain', 'generated', 'tools/build', 'vite.config.ts', 'vite.careers.config.ts', 'package-lock.json', 'tsconfig.json'];
const stampFile = at('dist', 'console.stamp');

/** Answers 0, or the exit code of the build that failed. */
export const ensureConsole = async () => {
  const stamp = stampOfSources();
  if (isBuilt(stamp)) return 0;
  return inTurn(() => {
    if (isBuilt(stamp)) return 0;
    say('Building the console.');
    return build(stamp);
  });
};

export const buildConsole = () => inTurn(() => build(stampOfSources()));

const isBuilt = (stamp) => existsSync(at('dist/console/index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

const inTurn = async (work) => {
  const end = takeTurn('console', 'Another command builds the console. Waiting for it.');
  try {
    return await work();
  } finally {
    end();
  }
};

const build = async (stamp) => {
  const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (built !== 0) return built;
  const careers = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--config', 'vite.careers.config.ts'], { NODE_ENV: 'production' });
  if (careers !== 0) return careers;
  const compressed = await runNode([at('tools/run/compress.mjs'), at('dist/console')]);
  if (compressed === 0) {
    mkdirSync(at('dist'), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  return compressed;
};

/** Names, sizes and times of all source files: reading times is enough and takes milliseconds. */
const stampOfSources = () => {
  const hash = createHash('sha256');
  const add = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) add(at(source));
  return hash.digest('hex');
};
