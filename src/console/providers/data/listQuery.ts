import { together } from '../../../domain/customisation/custom-values.ts';
import { customKey, isCustomKey } from '../../../domain/customisation/customise.ts';
import { filterOfGroup } from '../../../domain/lists/filterTree.ts';
import type { Condition, Filter, FilterGroup } from '../../../domain/lists/filterTree.ts';
import type { ScreenResource } from './metadata.ts';

export type { Condition, Filter };
export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

/** Which records, in which order: everything about a list but its columns and window. */
export type ListQuery = {
  readonly filter: Filter;
  /** Nested conditions that hold as well. */
  readonly advanced?: FilterGroup | undefined;
  /** Conditions of the groups that the records stand in, which hold as well. */
  readonly within?: readonly Filter[] | undefined;
  readonly search: string;
  readonly sorts: readonly Sort[];
  /** Only these records, of those that match. */
  readonly ids?: readonly string[];
  /** All that match but these. */
  readonly except?: readonly string[];
};

/** An own field of the organisation is sorted by its name among them. */
const asked = ({ field, order }: Sort) => (isCustomKey(field) ? { field: 'custom', key: field.slice(customKey('').length), order } : { field, order });

/** A screen's own condition (`@screen(where:)`) and the person's hold together. Undefined when there is none. */
const wholeFilter = ({ screen }: ScreenResource, { filter, advanced, within = [], ids, except }: ListQuery): unknown => {
  const parts: unknown[] = [];
  if (screen.where) parts.push(JSON.parse(screen.where));
  if (Object.keys(filter).length > 0) parts.push(together(filter));
  if (advanced) parts.push(filterOfGroup(advanced));
  parts.push(...within.map(together));
  if (ids) parts.push({ ids });
  if (except) parts.push({ not: { ids: except } });
  return parts.length > 1 ? { and: parts } : parts[0];
};

/** The arguments of a printed list; the same for reading, counting and exporting, so that the three agree. */
export const listVariables = (target: ScreenResource, query: ListQuery) => ({
  search: query.search.trim() === '' ? undefined : query.search.trim(),
  filter: wholeFilter(target, query),
  sort: query.sorts.length > 0 ? query.sorts.map(asked) : undefined,
  form: target.screen.form,
});
