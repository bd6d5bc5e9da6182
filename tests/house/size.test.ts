/** Files stay small enough to be read at once. */
import { expect, it } from 'vitest';
import { linesOf, projectFiles } from './support/files.ts';

const source = /^(src|tools)\/.*\.(ts|tsx|mjs)$/;
const tests = /^tests\/.*\.(ts|tsx)$/;
const sdl = /^schema\/.*\.graphql$/;

const lengths = (kind: RegExp): { file: string; lines: number }[] => projectFiles.filter((file) => kind.test(file)).map((file) => ({ file, lines: linesOf(file).length - 1 }));
const over = (kind: RegExp, most: number): string[] => lengths(kind).filter(({ lines }) => lines > most).map(({ file, lines }) => `${file}: ${lines} lines, at most ${most}`);

it('has no source file over 300 lines', () => expect(over(source, 300)).toEqual([]));
it('has no test over 400 lines', () => expect(over(tests, 400)).toEqual([]));
it('has no SDL file over 250 lines', () => expect(over(sdl, 250)).toEqual([]));

it('has a median near 60 lines or below, and nine in ten files under 180', () => {
  const sorted = lengths(source).map(({ lines }) => lines).sort((a, b) => a - b);
  const [median, ninth] = [sorted[Math.floor(sorted.length / 2)]!, sorted[Math.floor(sorted.length * 0.9)]!];
  console.log(`${sorted.length} source files: median ${median} lines, 90th percentile ${ninth}, longest ${sorted.at(-1)}`);
  expect(median).toBeLessThanOrEqual(60);
  expect(ninth).toBeLessThan(180);
});

it('has no file that only re-exports', () => {
  const barrels = projectFiles.filter((file) => source.test(file) && linesOf(file).filter((line) => line.trim() !== '').every((line) => /^export (\*|\{[^}]*\}|type \{[^}]*\}) from /.test(line)));
  expect(barrels).toEqual([]);
});
