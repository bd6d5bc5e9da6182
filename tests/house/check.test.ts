/** `npm run check` catches what it promises to: one planted fault each. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '../../tools/check/run-tool.ts';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tenure check '));

/** A file with a fault, and the rule that must name it. */
const planted: readonly (readonly [file: string, rule: string, text: string])[] = [
  ['src/domain/asksServer.ts', 'no-restricted-imports', `import { x } from '../server/x.ts';\nexport const y = x;\n`],
  ['src/domain/asksReact.ts', 'no-restricted-imports', `import { useState } from 'react';\nexport const y = useState;\n`],
  ['src/domain/fetches.ts', 'no-restricted-globals', `export const ask = (): Promise<Response> => fetch('/x');\n`],
  ['src/console/asksServer.ts', 'no-restricted-imports', `import { x } from '../server/x.ts';\nexport const y = x;\n`],
  ['src/console/asksPg.ts', 'no-restricted-imports', `import pg from 'pg';\nexport const y = pg;\n`],
  ['src/console/core-hr/asksArea.ts', 'no-restricted-imports', `import { x } from '../payroll/x.ts';\nexport const y = x;\n`],
  ['src/server/core-hr/asksEndpoint.ts', 'no-restricted-imports', `import { x } from '../billing/x.ts';\nexport const y = x;\n`],
  ['src/server/asksConsole.ts', 'no-restricted-imports', `import { x } from '../console/x.ts';\nexport const y = x;\n`],
  ['src/server/asksTests.ts', 'no-restricted-imports', `import { x } from '../../tests/x.ts';\nexport const y = x;\n`],
  ['src/server/resource/holdsHandle.ts', 'no-restricted-imports', `import { x } from '../db/handles.ts';\nexport const y = x;\n`],
  ['src/server/resource/asOwner.ts', 'no-restricted-imports', `import { x } from '../db/owner.ts';\nexport const y = x;\n`],
  ['src/server/resource/opensPg.ts', 'no-restricted-imports', `import pg from 'pg';\nexport const y = pg;\n`],
  ['src/server/fetches.ts', 'no-restricted-globals', `export const ask = (): Promise<Response> => fetch('https://example.com');\n`],
  ['src/domain/cycle.ts', 'no-cycle', `import { b } from './cycleBack.ts';\nexport const a = (): number => b();\n`],
  ['src/domain/anything.ts', 'no-explicit-any', `export const a = (value: any): unknown => value;\n`],
  ['src/domain/floats.ts', 'no-floating-promises', `const later = async (): Promise<void> => undefined;\nexport const a = (): void => {\n  later();\n};\n`],
  ['src/domain/swallows.ts', 'no-empty', `export const a = (text: string): unknown => {\n  try {\n    return JSON.parse(text);\n  } catch {}\n  return null;\n};\n`],
  ['src/domain/unused.ts', 'no-unused-vars', `const left = 1;\nexport const a = 2;\n`],
  ['src/domain/nameless.ts', 'no-default-export', `export default 1;\n`],
  ['src/domain/forgets.ts', 'switch-exhaustiveness-check', `export const a = (word: 'x' | 'y'): number => {\n  switch (word) {\n    case 'x':\n      return 1;\n  }\n  return 0;\n};\n`],
  ['src/console/Raw.tsx', 'no-danger', `export const Raw = ({ text }: { readonly text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n`],
];

const write = (file: string, text: string): void => {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
};

let said = '';

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(path.join(project, file), path.join(folder, file));
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  write('src/domain/cycleBack.ts', `import { a } from './cycle.ts';\nexport const b = (): number => a();\n`);
  write('src/domain/fine.ts', `/** Twice. */\nexport const twice = (count: number): number => 2 * count;\n`);
  for (const [file, , text] of planted) write(file, text);
  const { passed, output } = await runTool(folder, 'oxlint/bin/oxlint', ['--format', 'unix']);
  expect(passed).toBe(false);
  said = output;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the lint', () => {
  it.each(planted)('finds the fault in %s: %s', (file, rule) => {
    expect(said.split('\n').filter((line) => line.startsWith(`${file}:`) && line.includes(`(${rule})`))).not.toEqual([]);
  });

  it('says nothing about a file without a fault', () => expect(said).not.toContain('src/domain/fine.ts'));
});
