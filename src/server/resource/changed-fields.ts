import { flat } from '../../domain/customisation/custom-values.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';
import { changedKeys } from './changed-keys.ts';

export type ChangedField = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What differs between two images of a record, the organisation's own fields each for itself. */
export const changedFields = (resource: Resource, before: Values, after: Values): ChangedField[] => {
  const [old, now] = [flat(before), flat(after)];
  const own = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => isCustomKey(key) && JSON.stringify(old[key] ?? null) !== JSON.stringify(now[key] ?? null));
  return [...changedKeys(resource, before, after).filter((key) => key !== 'custom'), ...own].map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }));
};
