/** `npm run dev` prints anew what a saved file changes. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyProject, projectFolder } from './support/project.ts';
import { spawn } from 'node:child_process';
import path from 'node:path';

const start = (root: string): string[] => {
  const said: string[] = [];
  const child = spawn(process.execPath, [path.join(projectFolder, 'tools/codegen/watch.ts')], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGTERM'));
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(...text.split('\n').filter(Boolean)));
  return said;
};
const heard = (said: readonly string[], words: RegExp): Promise<void> => vi.waitFor(() => expect(said.find((line) => words.test(line))).toBeDefined(), { timeout: 40_000, interval: 50 });

describe('codegen while people write', () => {
  it('prints the endpoint that changed, tells a mistake and goes on after it', { timeout: 120_000 }, async () => {
    const copy = copyProject(['generated']);
    copy.only('core-hr', 'settings');
    const said = start(copy.root);
    await heard(said, /nothing to print/);

    copy.edit('schema/core-hr/grade.graphql', 'rank: Int @rule(min: 0)', 'rank: Int @rule(min: 2)');
    await heard(said, /^codegen: generated\/core-hr\/.* s\)$/);
    expect(copy.read('generated/core-hr/resources.ts')).toMatch(/"name": "rank",[^}]*"rule": \{\s*"min": 2/);

    copy.edit('schema/core-hr/grade.graphql', 'form: GRADES', 'form: GRADESS');
    await heard(said, /^codegen: schema\/core-hr\/grade\.graphql:4: .*Did you mean GRADES\?$/);

    copy.edit('schema/core-hr/grade.graphql', 'form: GRADESS', 'form: GRADES');
    copy.edit('src/messages/core-hr/grade.yml', 'en: "Grade |||| Grades"', 'en: "Pay band |||| Pay bands"');
    await heard(said, /generated\/messages\/start\/en\.ts/);
    expect(copy.read('generated/messages/start/en.ts')).toContain('"grade": "Pay band |||| Pay bands"');

    copy.edit('codegen.yml', 'generated/monitoring/:', 'generated/monitorin/:');
    await heard(said, /^codegen: schema\/monitoring: .* codegen\.yml has no line for it\./);
  });
});
