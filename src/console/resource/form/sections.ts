import type { Field, Resource } from '../../../domain/resource.ts';

export type Section = { readonly key: string; readonly label: string; readonly fields: readonly Field[] };

/** Fields in the sections of their group, both in the order of the schema; fields without a group stand first. */
export const sectionsOf = (resource: Pick<Resource, 'name'>, fields: readonly Field[]): readonly Section[] => {
  const groups = [...new Set(fields.map(({ group }) => group ?? ''))].toSorted((a, b) => Number(a !== '') - Number(b !== ''));
  return groups.map((group) => ({
    key: group === '' ? 'general' : group,
    label: group === '' ? 'form.section.general' : `${resource.name}.group.${group}`,
    fields: fields.filter((field) => (field.group ?? '') === group),
  }));
};

const wide: ReadonlySet<string> = new Set(['longText', 'choices', 'rows', 'address', 'json']);

/** Fields that take both columns. */
export const isWide = ({ kind }: Field): boolean => wide.has(kind);

/** Tables of so many columns that they need more than both. */
export const isBroad = ({ rows }: Field): boolean => rows !== undefined && rows.fields.filter(({ readOnly }) => !readOnly).length > 5;

/** The id of a field's control in a form. */
export const controlId = (form: string, field: Pick<Field, 'key'>): string => `${form}-${field.key}`;
