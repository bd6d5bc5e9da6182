// The first file of a process apart, in plain JavaScript: for types Node would load what strips them, two thirds of such a start.
// The program comes from the parent, stripped (channel 3). Packages are read where they lie.
import { closeSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { program, modules } = JSON.parse(readFileSync(3, 'utf8'));
closeSync(3);

registerHooks({
  resolve: (name, context, next) => {
    const url = name.startsWith('.') ? new URL(name, context.parentURL).href : name;
    return Object.hasOwn(modules, url) ? { url, format: 'module', shortCircuit: true } : next(name, context);
  },
  load: (url, context, next) => (Object.hasOwn(modules, url) ? { source: modules[url], format: 'module', shortCircuit: true } : next(url, context)),
});

await import(program);
