import type { Field, Resource } from '../../../domain/resource.ts';

/** Fields by which people name a record, in the order in which they count: its code, what is unique alone, its title. */
export const namingFields = (resource: Resource): Field[] => {
  const byName = (name: string | undefined): Field | undefined => resource.fields.find((field) => field.name === name || field.key === name);
  const alone = resource.unique.filter((keys) => keys.length === 1).map(([key]) => byName(key));
  const found = [byName(resource.code), ...alone, byName(resource.title)].filter((field) => field !== undefined);
  return [...new Set(found)].filter((field) => field.kind === 'text' || field.kind === 'email');
};
