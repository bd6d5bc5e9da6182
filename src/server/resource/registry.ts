/** Every entity of the product, by type and by operation. */
import { readdirSync } from 'node:fs';
import type { Field, Resource } from '../../domain/resource.ts';

const folder = new URL('../../../generated/', import.meta.url);
const endpoints = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'messages');
const modules = await Promise.all(endpoints.map((entry) => import(new URL(`${entry.name}/resources.ts`, folder).href) as Promise<{ resources: readonly Resource[] }>));

export const resources: readonly Resource[] = modules.flatMap((module) => module.resources);

const byType = new Map(resources.map((resource) => [resource.type, resource]));

export const findResource = (type: string): Resource | undefined => byType.get(type);

/** @throws TypeError for a type that is no entity: a fault of ours, never of a request */
export const resourceOf = (type: string): Resource => {
  const found = byType.get(type);
  if (!found) throw new TypeError(`${type} is no entity`);
  return found;
};

export const fieldOf = (resource: Resource, key: string): Field | undefined => resource.fields.find((field) => field.key === key || field.name === key);

/** References to a type, with the table that holds them. */
export type Referrer = { readonly resource: Resource; readonly field: Field; readonly table: string };
export const referrersOf = (type: string): Referrer[] =>
  resources.flatMap((resource) =>
    resource.fields.flatMap((field): Referrer[] => {
      if (field.reference?.type === type) return [{ resource, field, table: resource.table }];
      return (field.rows?.fields ?? []).filter((part) => part.reference?.type === type).map((part) => ({ resource, field: part, table: field.rows!.table }));
    }),
  );
