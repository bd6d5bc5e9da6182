/** `npm test`: everything that must hold, in order; the last line alone says `N passed, N failed`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './test/browser.ts';
import { openFolder } from './test/open-folder.ts';
import { quickFolder } from './test/quick-folder.ts';
import { run } from './test/run.ts';
import { countTests } from './test/count.ts';
import type { Count } from './test/count.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');

/** A part that is one yes or no. */
const single = async (title: string, args: readonly string[]): Promise<Count> => {
  console.log(`\n== ${title}`);
  const code = await run(process.execPath, args, root);
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [title] };
};

/** All projects of vitest in one run, so that no worker waits for the last file of one of them; counted by its own report. */
const tests = async (): Promise<Count> => {
  console.log('\n== tests: unit, console, server, e2e');
  const report = join(reports, 'tests.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const code = await run(process.execPath, [vitest, 'run', '--reporter', 'default', '--reporter', 'json', '--outputFile', report], root);
  return countTests(existsSync(report) ? readFileSync(report, 'utf8') : '', code);
};

const started = Date.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const temporary = openFolder('tenure-tests-', quickFolder());
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const browser = findBrowser();
// Neither fills all processors, and a browser that is fetched waits for the network; the journeys need all three.
const counts: Count[] = await Promise.all([
  single('check: generated code, types, lint, house', [join(root, 'tools/check/main.ts')]),
  single('build: the console', [join(root, 'tools/run.mjs'), 'build']),
]);
process.env.CHROMIUM_PATH = await browser;
counts.push(await tests());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ${each}`).join('\n')}`);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
