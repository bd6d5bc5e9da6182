/** The schema of an endpoint with its resolvers: entity operations by metadata, the others from src/server/<endpoint>/<operation>.ts. */
import { existsSync } from 'node:fs';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { authorise } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { resources } from '../resource/registry.ts';
import { entityResolvers, formOf, type Resolve } from './entity-resolvers.ts';
import { readSchema, rootsOf, type Root } from './served-schema.ts';

export type Executable = { readonly schema: GraphQLSchema; readonly roots: readonly Root[] };

const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const written = async (endpoint: string, name: string): Promise<Resolve> => {
  const file = new URL(`../${endpoint}/${kebab(name)}.ts`, import.meta.url);
  if (!existsSync(file)) throw new Error(`The operation ${name} of ${endpoint} has no resolver: write src/server/${endpoint}/${kebab(name)}.ts, which exports ${name}.`);
  const found = ((await import(file.href)) as Record<string, Resolve | undefined>)[name];
  if (!found) throw new Error(`src/server/${endpoint}/${kebab(name)}.ts does not export ${name}.`);
  return found;
};

/** Document 1 §6: settings, which an organisation has once, say themselves that the right to change them is missing. */
const updatesOfSettings: ReadonlySet<string> = new Set(resources.filter(({ single }) => single).map(({ type }) => `update${type}`));

/** A schema in which a root field lacks its rule or its resolver does not build. */
export const buildExecutable = async (endpoint: string): Promise<Executable> => {
  const schema = readSchema(endpoint);
  const roots = rootsOf(schema);
  const known = entityResolvers(endpoint, schema, roots);
  for (const root of roots) {
    const resolve = known.get(`${root.kind}.${root.name}`) ?? (await written(endpoint, root.name));
    root.field.resolve = (_source, args, context, info) => {
      const asking = context as Context;
      const grant = root.isPublic ? undefined : authorise(asking.session, root.guards, formOf(args), updatesOfSettings.has(root.name) ? 'NO_UPDATE_ACCESS' : undefined);
      return resolve(args, asking, grant, info);
    };
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) if (!field.resolve || field.resolve === defaultFieldResolver) throw new Error(`${endpoint}.${field.name} has no resolver.`);
  return { schema, roots };
};
