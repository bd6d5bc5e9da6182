import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Names of the project's files: those git knows and those it would take, without what it ignores. */
export const projectFiles: readonly string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

export const textOfFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const linesOf = (file: string): string[] => textOfFile(file).split('\n');

/** 'file:line: text' of the lines that match. */
export const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => linesOf(file).flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 160)}`] : [])));
