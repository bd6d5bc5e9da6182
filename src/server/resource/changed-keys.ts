import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';

/** Keys of the fields in which the images differ. */
export const changedKeys = (resource: Resource, before: Values, after: Values): string[] =>
  resource.fields.filter((field) => !field.readOnly && JSON.stringify(before[field.key] ?? null) !== JSON.stringify(after[field.key] ?? null)).map((field) => field.key);
