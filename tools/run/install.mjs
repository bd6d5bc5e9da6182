// Installs the packages of package-lock.json when they are not there, and remembers for which lock file that was.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './paths.mjs';
import { fail, say } from './say.mjs';
import { takeTurn } from './turn.mjs';

const stampFile = at('node_modules', '.tenure-installed');

export const ensureInstalled = () => {
  const lock = readFileSync(at('package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (isInstalled(stamp)) return;
  const end = takeTurn('install', 'Another command installs the packages. Waiting for it.');
  try {
    if (isInstalled(stamp)) return;
    if (!isComplete(JSON.parse(lock.toString()))) install();
    writeFileSync(stampFile, stamp);
  } finally {
    end();
  }
};

const isInstalled = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** npm's own note of what it installed names each package of the lock that this machine needs, in the same version. */
const isComplete = (lock) => {
  const note = at('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const { packages } = JSON.parse(readFileSync(note, 'utf8'));
  return Object.entries(lock.packages).every(([path, wanted]) => path === '' || wanted.optional || packages[path]?.version === wanted.version);
};

/** Where NODE_ENV is production npm leaves out what the console is built with, and some leave out the optional ones, which hold Node and PostgreSQL. */
const wholeInstall = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];

const install = () => {
  say('Installing packages: a minute or two the first time.');
  const code = npm(wholeInstall);
  if (code === 0) return;
  say('The installation did not finish. Asking the registry again.');
  if (npm([...wholeInstall, '--prefer-online']) !== 0) fail('The packages could not be installed; see the lines above. Check the network and the npm registry, then run the command again.');
};

const npm = (args) => {
  const { status, error } = process.env.npm_execpath
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) fail(`npm could not be started (${error.message}). Install Node 20 or newer with npm.`);
  return status ?? 1;
};
