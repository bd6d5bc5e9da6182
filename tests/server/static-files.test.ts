import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isUnchanged, takesEncoding } from '../../src/server/http/negotiate.ts';
import { staticFiles } from '../../src/server/http/static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenure-console-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build as the bundler leaves it: the page and the one script that it names. */
const build = (name: string, at: number): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', `${name}.js`), `// ${name}`);
  writeFileSync(join(folder, 'index.html'), name);
  utimesSync(join(folder, 'index.html'), at, at);
};

test('a build that replaces the one of a running server is served whole: its page, and the scripts that this names', () => {
  build('old', 1000);
  const find = staticFiles(folder);
  const text = (path: string) => find(path)?.body.toString();
  expect([text('index.html'), text('assets/old.js')]).toEqual(['old', '// old']);
  build('new', 2000);
  expect([text('index.html'), text('assets/new.js'), text('assets/none.js')]).toEqual(['new', '// new', undefined]);
  expect(text('../index.html')).toBeUndefined();
});

test('a page of before gets a new script where it asks before the page is asked for', () => {
  build('old', 1000);
  const find = staticFiles(folder);
  build('new', 2000);
  expect(find('assets/new.js')?.body.toString()).toBe('// new');
});

test.each([
  ['"a"', true], ['W/"a"', true], ['"b", "a"', true], ['*', true], ['"b"', false], ['"ab"', false], [undefined, false],
])('a caller who has %s has version "a": %s', (tag, isSame) => {
  expect(isUnchanged({ headers: { 'if-none-match': tag } }, '"a"')).toBe(isSame);
});

test.each([
  ['gzip, deflate, br', true], ['BR', true], ['br;q=0.5', true], ['br;q=0', false], ['gzip, br; q=0.00', false], ['abra', false], ['', false],
])('a caller who takes %s takes br: %s', (encodings, isTaken) => {
  expect(takesEncoding({ headers: { 'accept-encoding': encodings } }, 'br')).toBe(isTaken);
});
