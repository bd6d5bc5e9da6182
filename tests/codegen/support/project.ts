/** A copy of what people write, in a folder of its own whose path holds a space. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const projectFolder = path.resolve(import.meta.dirname, '../../..');

export type Copy = {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Leaves only these endpoints to print, for the sake of time. */
  only(...endpoints: readonly string[]): void;
  /** Replaces a text that must be there. */
  edit(file: string, from: string, to: string): void;
};

/** Schema, messages and configuration are copied, tools and packages linked. Gone after the test, or when `atEnd` says. */
export const copyProject = (more: readonly string[] = [], atEnd: (remove: () => void) => void = onTestFinished): Copy => {
  const root = mkdtempSync(path.join(tmpdir(), 'tenure copy '));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ['schema', 'src/messages', 'src/console/operations', 'codegen.yml', 'package.json', ...more]) {
    const from = path.join(projectFolder, part);
    if (existsSync(from)) cpSync(from, path.join(root, part), { recursive: true });
  }
  for (const part of ['node_modules', 'tools']) symlinkSync(path.join(projectFolder, part), path.join(root, part));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  return {
    root,
    read,
    write,
    only: (...endpoints) => {
      const kept = (line: string): boolean => !line.startsWith('  generated/') || endpoints.some((name) => line.startsWith(`  generated/${name}/:`));
      write('codegen.yml', read('codegen.yml').split('\n').map((line) => (kept(line) ? line : `#${line}`)).join('\n'));
    },
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      write(file, text.replace(from, () => to));
    },
  };
};
