import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';

/** Values of JSON; most are no objects, and are compared as they are. */
const differs = (one: unknown, other: unknown): boolean => one !== other && (typeof one !== 'object' || typeof other !== 'object' || JSON.stringify(one) !== JSON.stringify(other));

/** Keys of the fields in which the images differ. */
export const changedKeys = (resource: Resource, before: Values, after: Values): string[] =>
  resource.fields.filter((field) => !field.readOnly && differs(before[field.key] ?? null, after[field.key] ?? null)).map((field) => field.key);
