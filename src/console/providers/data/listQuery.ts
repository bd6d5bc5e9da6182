import { together } from '../../../domain/customisation/custom-values.ts';
import { customKey, isCustomKey } from '../../../domain/customisation/customise.ts';
import type { ScreenResource } from './metadata.ts';

/** What holds of one field; all parts given must hold. `from` and `to` are inclusive. */
export type Condition = {
  readonly equals?: unknown;
  readonly in?: readonly unknown[];
  readonly contains?: string;
  readonly from?: string | number;
  readonly to?: string | number;
  readonly empty?: boolean;
};

/** Conditions by field key, as the list's `filter` argument takes them. */
export type Filter = { readonly [key: string]: Condition };
export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

/** Which records, in which order: everything about a list but its columns and window. */
export type ListQuery = {
  readonly filter: Filter;
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
const wholeFilter = ({ screen }: ScreenResource, { filter, ids, except }: ListQuery): unknown => {
  const parts: unknown[] = [];
  if (screen.where) parts.push(JSON.parse(screen.where));
  if (Object.keys(filter).length > 0) parts.push(together(filter));
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
