import { inNameOrder } from '../../../domain/nameOrder.ts';
import type { Field, Resource } from '../../../domain/resource.ts';

export type Section = { readonly key: string; readonly label: string; readonly fields: readonly Field[]; /** Every field of it was added by the organisation, and its title does not say so. */ readonly isOwn: boolean };

/** Fields in the sections of their group, both in the order of the schema; fields without a group stand first, or last where the organisation added all of them. Names are in the order of the `language`. */
export const sectionsOf = (resource: Pick<Resource, 'name'>, fields: readonly Field[], language = 'en'): readonly Section[] => {
  const byGroup = Map.groupBy(fields, ({ group }) => group ?? '');
  const isAdded = (group: string): boolean => byGroup.get(group)?.every(({ custom }) => custom !== undefined) === true;
  const isLast = byGroup.size > 1 && isAdded('');
  const placeOf = (group: string): number => (group !== '' ? 1 : isLast ? 2 : 0);
  return [...byGroup].toSorted(([one], [other]) => placeOf(one) - placeOf(other)).map(([group, own]) => ({
    key: group === '' ? 'general' : group,
    label: group !== '' ? `${resource.name}.group.${group}` : isLast ? 'form.section.own' : 'form.section.general',
    fields: inNameOrder(own, language),
    isOwn: group !== '' && isAdded(group),
  }));
};

const wide: ReadonlySet<string> = new Set(['longText', 'choices', 'rows', 'address', 'json']);

/** Fields that take both columns. */
export const isWide = ({ kind }: Field): boolean => wide.has(kind);

/** Tables of so many columns that they need more than both. */
export const isBroad = ({ rows }: Field): boolean => rows !== undefined && rows.fields.filter(({ readOnly }) => !readOnly).length > 5;

/** The id of a field's control in a form. */
export const controlId = (form: string, field: Pick<Field, 'key'>): string => `${form}-${field.key}`;
