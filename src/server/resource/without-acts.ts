import type { Resource } from '../../domain/resource.ts';
import type { Values } from './hooks.ts';

/** What forms, cells and changes of many give, without what acts alone write. Where a record stands may be told in any way: its hooks say who may. */
export const withoutActs = ({ fields }: Resource, given: Values): Values => {
  const ofActs = new Set(fields.flatMap(({ key, kind, name, acts }) => (acts === true && kind !== 'status' && name !== 'status' ? [key] : [])));
  return ofActs.size === 0 ? given : Object.fromEntries(Object.entries(given).filter(([key]) => !ofActs.has(key)));
};
