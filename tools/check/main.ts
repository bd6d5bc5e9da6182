/** `npm run check [STEP …]`: everything that can be proved without running the product. Ends with code 1 where a step fails. */
import { steps, type Step } from './steps.ts';

const AT_ONCE = 2;
const root = process.cwd();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const waiting = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
const failed: string[] = [];

const tell = async (step: Step): Promise<void> => {
  const started = performance.now();
  const { passed, output } = await step.run(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!passed) failed.push(step.name);
  console.log(passed ? `ok      ${step.name}: ${step.proves} (${seconds} s)` : `FAILED  ${step.name} (${seconds} s)\n${output.replace(/^/gm, '  ')}`);
};
const work = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await tell(step);
};

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else console.log('check passed');
