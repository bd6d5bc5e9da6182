import { chainText } from '../../domain/approvals/chainText.ts';
import { flat } from '../../domain/customisation/custom-values.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';
import { changedKeys } from './changed-keys.ts';

export type ChangedField = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Steps of a workflow are told in a line. */
const told = (resource: Resource, key: string, value: unknown): unknown => (key === 'approval' && resource.fields.some((field) => field.key === key && field.kind === 'json') ? chainText(value) : (value ?? null));

/** What differs between two images of a record, the organisation's own fields each for itself. */
export const changedFields = (resource: Resource, before: Values, after: Values): ChangedField[] => {
  const [old, now] = [flat(before), flat(after)];
  const own = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => isCustomKey(key) && JSON.stringify(old[key] ?? null) !== JSON.stringify(now[key] ?? null));
  return [...changedKeys(resource, before, after).filter((key) => key !== 'custom'), ...own].map((field) => ({ field, before: told(resource, field, old[field]), after: told(resource, field, now[field]) }));
};
