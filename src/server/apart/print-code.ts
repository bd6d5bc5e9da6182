/** Prints a program for `begin.mjs`: its modules by address, their types stripped. Started by `code.ts` only. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const modules: Record<string, string> = {};

const take = (url: string): void => {
  if (Object.hasOwn(modules, url)) return;
  const code = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'));
  modules[url] = code;
  for (const [, name = ''] of code.matchAll(/\b(?:from|import) ?\(?'(\.[^']+\.ts)'/g)) take(new URL(name, url).href);
};

const program = process.argv[2] ?? '';
take(program);
process.stdout.write(JSON.stringify({ program, modules }));
