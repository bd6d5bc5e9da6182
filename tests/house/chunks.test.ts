/** The files that the console comes in name parts of it by their paths: each name must still be that of a part, and what opens by hand must all be in one file. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groups } from '../../tools/build/chunks.ts';

const folder = join(import.meta.dirname, '../../src');
const files = globSync('{console,domain}/**/*.{ts,tsx}', { cwd: folder }).map((name) => `/${name}`);
const tests = groups.flatMap(({ name, test }) => (test ? [{ name, test }] : []));

it.each(tests)('each name of the group $name is that of one part', ({ test }) => {
  const names = /\(([\w|]+)\)\\\.tsx?\$$/.exec(test.source)?.[1]?.split('|') ?? [];
  const found = files.filter((file) => test.test(file));
  expect(found.length).toBeGreaterThan(0);
  for (const name of names) expect(found.filter((file) => file.includes(`/${name}.ts`)), name).toHaveLength(1);
});

it('what opens by hand is in the group of the menus', () => {
  const opened = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/= later\(async \(\) => \(await import\('([^']+)'\)/g)].map(([, path]) => path!));
  expect(opened.length).toBeGreaterThan(10);
  const menus = tests.find(({ name }) => name === 'menus')!.test;
  expect(opened.filter((path) => !menus.test(`/console/some/${path.split('/').at(-1)}`))).toEqual([]);
});
