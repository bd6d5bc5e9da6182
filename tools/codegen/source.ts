/** Reads the authored SDL: the shared files and one folder an endpoint. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError, Kind, parse, Source, type DefinitionNode, type DocumentNode } from 'graphql';
import { Mistake, place } from './mistake.ts';

export type Authored = { readonly shared: readonly DefinitionNode[]; readonly endpoints: ReadonlyMap<string, readonly DefinitionNode[]> };

const KINDS: readonly string[] = [Kind.OBJECT_TYPE_DEFINITION, Kind.ENUM_TYPE_DEFINITION, Kind.INPUT_OBJECT_TYPE_DEFINITION, Kind.SCALAR_TYPE_DEFINITION, Kind.UNION_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION];
const ROOTS: readonly string[] = ['Query', 'Mutation'];

/** What would be read and never printed, or printed into what every endpoint has, is none of an endpoint. */
const isWritten = (node: DefinitionNode, file: string): boolean =>
  KINDS.includes(node.kind) || (node.kind === Kind.OBJECT_TYPE_EXTENSION && ROOTS.includes(node.name.value)) || (node.kind === Kind.DIRECTIVE_DEFINITION && file.split('/').length === 2);

const read = (root: string, file: string): readonly DefinitionNode[] => {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split('\n').every((line) => line.trim() === '' || line.startsWith('#'))) return [];
  try {
    const { definitions } = parse(new Source(text, file));
    const strange = definitions.find((node) => !isWritten(node, file));
    if (strange) throw new Mistake(place(strange), `What stands here is nothing of an endpoint's schema${strange.kind.endsWith('Extension') ? ': only Query and Mutation are extended' : ''}.`, 'Write type, enum, input, extend type Query or extend type Mutation.');
    return definitions;
  } catch (error) {
    if (error instanceof GraphQLError) throw new Mistake(`${file}:${error.locations?.[0]?.line ?? 1}`, error.message);
    throw error;
  }
};

const sdl = (root: string, folder: string): string[] => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const below = folder === 'schema' ? undefined : entries.find((entry) => entry.isDirectory());
  if (below) throw new Mistake(`${folder}/${below.name}`, `No file in a folder of ${folder} is read.`, `Move what it holds to ${folder}.`);
  return entries
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => `${folder}/${name}`);
};

/** @param root the project's folder, which holds `schema/` */
export const readAuthored = (root: string): Authored => {
  const folders = readdirSync(join(root, 'schema'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    shared: sdl(root, 'schema').flatMap((file) => read(root, file)),
    endpoints: new Map(folders.map(({ name }) => name).sort().map((name) => [name, sdl(root, `schema/${name}`).flatMap((file) => read(root, file))] as const)),
  };
};

export const documentOf = (definitions: readonly DefinitionNode[]): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: [...definitions] });
