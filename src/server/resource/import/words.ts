/** Labels of entities and fields in a person's language, for files and problems. */
import type { Language } from '../../../domain/languages.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { say } from '../../messages.ts';

export type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;

export const wordsOf = (language: Language): Words => (key, args) => say(language, key, args);

/** The label of a field: the organisation's, the entity's own, else the common one of its name. */
export const fieldLabel = (resource: Pick<Resource, 'name'>, field: Pick<Field, 'name' | 'label'>, words: Words): string => {
  if (field.label !== undefined) return field.label;
  const own = words(`${resource.name}.${field.name}`);
  return own === `${resource.name}.${field.name}` ? words(`field.${field.name}`) : own;
};

/** The label of a column of a file: of the field, of the part of an address, or of the record's number. */
export const targetLabel = (resource: Resource, target: { readonly field: Field; readonly label: string; readonly part?: string }, words: Words): string =>
  target.part !== undefined || target.field.kind === 'id' ? words(target.label) : fieldLabel(resource, target.field, words);
