/** What `npm run check` proves, each step by itself. */
import { availableParallelism } from 'node:os';
import { difference, staleness } from '../codegen/freshness.ts';
import { generateAll } from '../codegen/generate.ts';
import { Mistake } from '../codegen/mistake.ts';
import { runTool, type Outcome } from './run-tool.ts';

export type Step = {
  readonly name: string;
  /** What holds when the step passes. */
  readonly proves: string;
  run(root: string): Promise<Outcome>;
};

const fresh = async (root: string): Promise<Outcome> => {
  try {
    const wrong = staleness(difference(root, await generateAll(root)));
    return { passed: wrong === undefined, output: wrong ?? '' };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { passed: false, output: error.message };
  }
};

/** Several checkers find out much twice: on two processors, of which lint takes one, they cost ten seconds and end no sooner. */
const alone = availableParallelism() <= 2 ? ['--singleThreaded'] : [];

/** The heaviest first: two run at a time. */
export const steps: readonly Step[] = [
  { name: 'types', proves: 'every type holds', run: (root) => runTool(root, 'typescript/bin/tsc', ['--noEmit', '--pretty', 'false', ...alone]) },
  { name: 'lint', proves: 'rules, import boundaries and promises hold', run: (root) => runTool(root, 'oxlint/bin/oxlint', ['--format', 'unix']) },
  { name: 'generated', proves: 'generated/ is what schema/ and src/messages/ print', run: fresh },
  { name: 'unused', proves: 'no file, export or package is unused', run: (root) => runTool(root, 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
];
