import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './model.ts';
import { Mistake, suggest } from './mistake.ts';

/** Lines that begin with # too: who leaves an endpoint out says so. */
const LINE = /^[ #]*generated\/([^/\s]+)\/:/gm;

/**
 * What has a folder in schema/ has a line in codegen.yml, and the other way round: without it nothing would be printed, and nobody told.
 * @throws Mistake at the first one
 */
export const listed = ({ root, authored: { endpoints } }: Model): void => {
  const lines = new Set([...readFileSync(join(root, 'codegen.yml'), 'utf8').matchAll(LINE)].map(([, name]) => name!));
  const left = [...endpoints.keys()].find((name) => !lines.has(name));
  if (left !== undefined) throw new Mistake(`schema/${left}`, `Nothing would be printed of ${left}: codegen.yml has no line for it.`, `Copy the line of another endpoint, and add '${left}' to src/server/endpoint-settings.ts.`);
  const gone = [...lines].find((name) => !endpoints.has(name));
  if (gone !== undefined) throw new Mistake('codegen.yml', `The line generated/${gone}/ has no folder schema/${gone}.`, suggest(gone, endpoints.keys()));
};
