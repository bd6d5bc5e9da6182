/** A whole copy of the project, in which commands run as a developer runs them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../../tools/test/open-folder.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const parts = ['schema', 'generated', 'src', 'tools', 'codegen.yml', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.careers.config.ts'];

export type WholeProject = {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a file of the project; throws with what it said unless it ends well. */
  run(file: string, ...args: readonly string[]): string;
  /** As `run`, for what is expected to fail: the exit code and what it said. */
  attempt(file: string, ...args: readonly string[]): { readonly code: number | null; readonly said: string };
  /** Starts the server and answers its address once it is ready. */
  start(env: NodeJS.ProcessEnv): Promise<string>;
  remove(): Promise<void>;
};

export const wholeProject = (): WholeProject => {
  const root = openFolder('tenure new entity ');
  for (const part of parts) cpSync(path.join(project, part), path.join(root, part), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  // What Node compiles of the copy goes with it; vitest's own NODE_ENV is for tests.
  const compiled = { NODE_ENV: 'production', NODE_COMPILE_CACHE: path.join(root, 'compiled') };
  let server: ChildProcess | undefined;
  const attempt: WholeProject['attempt'] = (file, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], { cwd: root, encoding: 'utf8', env: { ...process.env, ...compiled } });
    return { code: status, said: `${stdout}${stderr}` };
  };
  return {
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(root, file), text),
    attempt,
    run: (file, ...args) => {
      const { code, said } = attempt(file, ...args);
      if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${said}`);
      return said;
    },
    start: (env) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], { cwd: root, env: { ...process.env, ...compiled, DATA_DIR: path.join(root, 'data'), LOG_LEVEL: 'error', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
        server = child;
        let said = '';
        const hear = (text: string): void => {
          said += text;
          const ready = /^ready (\S+?)\/v3\/$/m.exec(said);
          if (ready) resolve(ready[1]!);
        };
        child.stdout.setEncoding('utf8').on('data', hear);
        child.stderr.setEncoding('utf8').on('data', hear);
        child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
      }),
    remove: async () => {
      if (server && server.exitCode === null) {
        const ended = new Promise((resolve) => server!.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
};
