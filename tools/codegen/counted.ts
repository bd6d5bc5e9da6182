/** Fields that count the records of a list (`@counts`): the list, and the reference by which its records are this one's. */
import type { Counted } from '../../src/domain/resource.ts';
import { filterNames } from './coherence.ts';
import { Mistake, placeOf, suggest } from './mistake.ts';
import type { ModelField, ModelResource } from './model.ts';

const readWhere = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(place, `@counts(where:) is not JSON: ${(error as Error).message}.`);
  }
};

const countOf = ({ type, node }: ModelResource, field: ModelField, { list, by, where }: NonNullable<ModelField['counts']>, resources: readonly ModelResource[]): Counted => {
  const place = placeOf(field.node, 'counts');
  const target = resources.find(({ screens }) => screens.some(({ path }) => path === list));
  if (!target) throw new Mistake(place, `@counts(list: "${list}") of ${node.name.value}.${field.name} is no screen.`, suggest(list, resources.flatMap(({ screens }) => screens.map(({ path }) => path))));
  const references = target.fields.filter(({ reference }) => reference?.type === type);
  const reference = references.find((one) => one.name === by);
  if (!reference) throw new Mistake(place, `@counts(by: "${by}"): ${target.type} has no such reference to ${type}.`, suggest(by, references.map(({ name }) => name)));
  if (!reference.filter) throw new Mistake(place, `@counts(by: "${by}"): no index serves ${target.type}.${by}, and its list cannot be opened with it.`, 'Add filter: true to its @column.');
  if (where) filterNames(readWhere(where, place), target, place, '@counts(where:)');
  const { form, scope } = target.screens.find(({ path }) => path === list)!;
  return { path: list, form, scope, type: target.type, by: reference.key, ...(where ? { where } : {}) };
};

/** @throws Mistake where a list or a reference is none, or child rows count */
export const withCounts = (resources: readonly ModelResource[]): ModelResource[] =>
  resources.map((resource) => {
    for (const part of resource.fields.flatMap(({ fields }) => fields ?? []))
      if (part.counts) throw new Mistake(placeOf(part.node, 'counts'), `${part.name} is a field of child rows, to which nothing refers.`);
    return { ...resource, fields: resource.fields.map((field) => (field.counts ? { ...field, count: countOf(resource, field, field.counts, resources) } : field)) };
  });
