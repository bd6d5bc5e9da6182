/** The order of a form's fields: what people see, and the places that are kept for it. */
import type { Field, Resource } from '../resource.ts';
import { customised } from './customise.ts';
import type { FormField } from './form-field.ts';

/** A field by the name that its form field has. */
export const fieldName = ({ custom, name }: Pick<Field, 'custom' | 'name'>): string => custom ?? name;

/** Fields that people may arrange: not ids, nor what keeps the added ones. */
export const arranged = ({ fields }: Resource): Field[] => fields.filter(({ kind }) => kind !== 'id' && kind !== 'custom');

/** Names of the fields as the form shows them, section by section; sections as they first appear, the one without a title first. */
const shownOrder = (resource: Resource, told: readonly FormField[]): string[] => {
  const fields = arranged(customised(resource, new Map([[resource.type, told]])));
  const groups = [...new Set(fields.map(({ group }) => group ?? ''))].toSorted((one, other) => Number(one !== '') - Number(other !== ''));
  return groups.flatMap((group) => fields.filter((field) => (field.group ?? '') === group)).map(fieldName);
};

/** Form fields with places counted from 1 along the order, for as many as it takes to show that order; the others need none. */
export const placedInOrder = (resource: Resource, told: readonly FormField[], order: readonly string[]): FormField[] => {
  const withFirst = (count: number): FormField[] => {
    const places = new Map(order.slice(0, count).map((name, at) => [name, at + 1]));
    return told.map((one) => ({ ...one, position: places.get(one.field) ?? null }));
  };
  const isShown = (one: readonly FormField[]): boolean => shownOrder(resource, one).every((name, at) => name === order[at]);
  for (let count = 0; count < order.length; count += 1) {
    const tried = withFirst(count);
    if (isShown(tried)) return tried;
  }
  return withFirst(order.length);
};
