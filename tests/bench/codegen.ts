/** `npm run codegen` as a developer waits for it, and one endpoint printed in process as `npm run dev` does. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateAll } from '../../tools/codegen/generate.ts';
import { nothingKept } from '../../tools/codegen/kept.ts';
import { median, timed, type Result } from './table.ts';

const project = join(import.meta.dirname, '../..');
const SECONDS = 5;

/** The command itself with `--check`, which prints all and writes nothing. */
const command = (): number => {
  const start = performance.now();
  const { error } = spawnSync(process.execPath, [join(project, 'tools/codegen/main.ts'), '--check'], { cwd: project, stdio: 'ignore' });
  if (error) throw error;
  return (performance.now() - start) / 1000;
};

export const benchCodegen = async (): Promise<Result[]> => {
  command();
  const again = median([command(), command(), command()]);
  const anew = (): number => {
    rmSync(join(project, 'node_modules/.cache/codegen'), { recursive: true, force: true });
    return command();
  };
  const whole = median([anew(), anew(), anew()]);
  await generateAll(project, undefined, nothingKept);
  const [full, one]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    full.push(await timed(() => generateAll(project, undefined, nothingKept)));
    one.push(await timed(() => generateAll(project, ['organisation-data'], nothingKept)));
  }
  const [allTook, oneTook] = [median(full), median(one)];
  return [
    { area: 'npm run codegen, all anew', ours: `${whole.toFixed(1)} s`, reference: '-', ratio: whole / SECONDS, goal: `<= ${SECONDS} s`, holds: whole <= SECONDS },
    { area: 'npm run codegen again', ours: `${again.toFixed(1)} s`, reference: `${whole.toFixed(1)} s all anew`, ratio: again / whole, goal: '<= 0.5', holds: again <= 0.5 * whole },
    { area: 'codegen of one endpoint, in process', ours: `${oneTook.toFixed(0)} ms`, reference: `${allTook.toFixed(0)} ms all endpoints`, ratio: oneTook / allTook, goal: '<= 0.25', holds: oneTook <= 0.25 * allTook },
  ];
};
