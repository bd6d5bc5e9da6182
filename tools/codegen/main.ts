/** `npm run codegen`: generated/ from schema/ and src/messages/. `--check` writes nothing and fails where something is stale. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateAll } from './generate.ts';
import { Mistake } from './mistake.ts';

const root = process.cwd();
const check = process.argv.includes('--check');
const started = performance.now();

const existing = (): string[] =>
  existsSync(join(root, 'generated'))
    ? readdirSync(join(root, 'generated'), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    : [];

try {
  const files = await generateAll(root);
  const stale = [...files].filter(([name, content]) => !existsSync(join(root, name)) || readFileSync(join(root, name), 'utf8') !== content).map(([name]) => name);
  const left = existing().filter((name) => !files.has(name));
  if (check) {
    if (stale.length + left.length > 0) {
      console.error(`generated/ is stale: ${[...stale, ...left].slice(0, 5).join(', ')}${stale.length + left.length > 5 ? ' …' : ''}. Run npm run codegen and commit the result.`);
      process.exit(1);
    }
    console.log(`generated/ is fresh (${files.size} files)`);
  } else {
    for (const name of stale) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), files.get(name)!);
    }
    for (const name of left) rmSync(join(root, name));
    console.log(`${files.size} files, ${stale.length} changed, ${left.length} removed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Mistake ? error.message : error);
  process.exit(1);
}
