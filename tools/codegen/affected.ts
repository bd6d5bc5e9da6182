import { isDeepStrictEqual } from 'node:util';
import type { Model, ModelResource } from './model.ts';

/** What other endpoints print of an entity: its name, title, code and the fields that their views follow. */
const seenOutside = ({ node: _node, fields, ...rest }: ModelResource): unknown => ({ ...rest, fields: fields.map(({ name, key, kind, column, reference }) => ({ name, key, kind, column, reference })) });

const references = (model: Model, endpoint: string): string[] =>
  model.resources
    .filter((resource) => resource.endpoint === endpoint)
    .flatMap((resource) => resource.fields.flatMap((field) => [field, ...(field.fields ?? [])]))
    .flatMap((field) => (field.reference ? [field.reference.endpoint] : []));

const typesOf = (model: Model): string[] => model.resources.map(({ type }) => type).sort();
/** They list all entities of the product. */
const listing = (model: Model): string[] => model.resources.filter(({ fields }) => fields.some(({ enumName }) => enumName === 'Entity')).map(({ endpoint }) => endpoint);

/**
 * The endpoints whose files a change of these files may change; undefined means all of them. A change that only one endpoint
 * sees prints that one; where names, titles or references change, those who refer to it and those it refers to follow, where an entity comes, goes or is called otherwise those that name them all.
 */
export const affected = (before: Model, after: Model, files: readonly string[]): string[] | undefined => {
  const folders = new Set<string>();
  for (const file of files) {
    const [top, folder, rest] = file.split('/');
    if (top === 'codegen.yml' || (top === 'schema' && (rest === undefined || !after.authored.endpoints.has(folder!)))) return undefined;
    if (top === 'schema') folders.add(folder!);
    else if (file.startsWith('src/console/operations/')) folders.add(file.split('/').at(-1)!.replace(/\.graphql$/, ''));
  }
  const outside = (model: Model, endpoint: string): unknown => model.resources.filter((resource) => resource.endpoint === endpoint).map(seenOutside);
  const moved = [...folders].filter((endpoint) => !isDeepStrictEqual(outside(before, endpoint), outside(after, endpoint)));
  for (const endpoint of moved) {
    for (const other of [...references(before, endpoint), ...references(after, endpoint)]) folders.add(other);
    for (const other of after.authored.endpoints.keys()) if (references(after, other).includes(endpoint) || references(before, other).includes(endpoint)) folders.add(other);
  }
  if (!isDeepStrictEqual(typesOf(before), typesOf(after))) for (const endpoint of listing(after)) folders.add(endpoint);
  return [...folders];
};
