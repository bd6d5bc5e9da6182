import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';

/** The database keeps the keys of JSON in an order of its own. */
const isSame = (one: string, other: string): boolean => one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/** Values of JSON; most are no objects, and are compared as they are. */
export const differs = (one: unknown, other: unknown): boolean => one !== other && (typeof one !== 'object' || typeof other !== 'object' || !isSame(JSON.stringify(one), JSON.stringify(other)));

/** Keys of the fields in which the images differ; `among` are those in which they may, where that is known. */
export const changedKeys = (resource: Resource, before: Values, after: Values, among?: Values): string[] =>
  resource.fields.filter((field) => !field.readOnly && (among === undefined || Object.hasOwn(among, field.key)) && differs(before[field.key] ?? null, after[field.key] ?? null)).map((field) => field.key);
