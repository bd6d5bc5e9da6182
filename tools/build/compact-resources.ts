/** Vite's part: the built console gets the metadata of entities compact. What codegen prints stays whole, for readers, the server and `npm run dev`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compact } from '../../src/domain/compactResource.ts';
import type { Resource } from '../../src/domain/resource.ts';

const PRINTED = /[\\/]generated[\\/][\w-]+[\\/]resources\.ts$/;
const expanding = join(import.meta.dirname, '../../src/domain/compactResource.ts');

export const compactResources = (): Plugin => ({
  name: 'compact-resources',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (!PRINTED.test(id)) return undefined;
    const { resources } = (await import(pathToFileURL(id).href)) as { readonly resources: readonly Resource[] };
    return `import { whole } from ${JSON.stringify(expanding)};\nexport const resources = JSON.parse(${JSON.stringify(JSON.stringify(resources.map(compact)))}).map(whole);\n`;
  },
});
