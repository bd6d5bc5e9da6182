/** Reads the authored SDL: the shared files and one folder an endpoint. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError, Kind, parse, Source, type DefinitionNode, type DocumentNode } from 'graphql';
import { Mistake } from './mistake.ts';

export type Authored = { readonly shared: readonly DefinitionNode[]; readonly endpoints: ReadonlyMap<string, readonly DefinitionNode[]> };

const read = (root: string, file: string): readonly DefinitionNode[] => {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split('\n').every((line) => line.trim() === '' || line.startsWith('#'))) return [];
  try {
    return parse(new Source(text, file)).definitions;
  } catch (error) {
    if (error instanceof GraphQLError) throw new Mistake(`${file}:${error.locations?.[0]?.line ?? 1}`, error.message);
    throw error;
  }
};

const sdl = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** @param root the project's folder, which holds `schema/` */
export const readAuthored = (root: string): Authored => {
  const folders = readdirSync(join(root, 'schema'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    shared: sdl(root, 'schema').flatMap((file) => read(root, file)),
    endpoints: new Map(folders.map(({ name }) => name).sort().map((name) => [name, sdl(root, `schema/${name}`).flatMap((file) => read(root, file))] as const)),
  };
};

export const documentOf = (definitions: readonly DefinitionNode[]): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: [...definitions] });
