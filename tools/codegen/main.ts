/** `npm run codegen`: generated/ from schema/ and src/messages/. `--check` writes nothing and fails where something is stale. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { difference, staleness } from './freshness.ts';
import { generateAll } from './generate.ts';
import { Mistake } from './mistake.ts';
import { writeFiles } from './write.ts';

const root = process.cwd();
const started = performance.now();

try {
  const files = await generateAll(root);
  const { stale, left } = difference(root, files);
  if (process.argv.includes('--check')) {
    const wrong = staleness({ stale, left });
    if (wrong) {
      console.error(wrong);
      process.exit(1);
    }
    console.log(`generated/ is fresh (${files.size} files)`);
  } else {
    writeFiles(root, new Map(stale.map((name) => [name, files.get(name)!])));
    for (const name of left) rmSync(join(root, name));
    console.log(`${files.size} files, ${stale.length} changed, ${left.length} removed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Mistake ? error.message : error);
  process.exit(1);
}
