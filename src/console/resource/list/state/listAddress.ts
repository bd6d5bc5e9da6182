import { pageSizes } from '../../../shell/pieces/pageSizes.ts';
import type { Filter, Sort } from '../../../providers/data/listQuery.ts';
import type { PageSize } from '../../../shell/pieces/pageSizes.ts';

/** All of a list that can be shared by its address. `page` starts at 1; `size` is undefined when the person's own holds. */
export type ListAddress = {
  readonly filter: Filter;
  readonly search: string;
  readonly sorts: readonly Sort[];
  readonly page: number;
  readonly size: PageSize | undefined;
  /** The id of the record open in the panel. */
  readonly record: string | undefined;
};

const readFilter = (text: string | null): Filter => {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, condition]) => typeof condition === 'object' && condition !== null));
  } catch {
    return {};
  }
};

const readSorts = (text: string | null): readonly Sort[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => (part.startsWith('-') ? { field: part.slice(1), order: 'DESC' } : { field: part, order: 'ASC' }));

const readSize = (text: string | null): PageSize | undefined => pageSizes.find((size) => String(size) === text);

/** Reads an address that anyone may have written: what is not understood is left out. Fields that the list does not know are dropped by `knownTo`. */
export const readAddress = (parameters: URLSearchParams): ListAddress => ({
  filter: readFilter(parameters.get('filter')),
  search: parameters.get('search') ?? '',
  sorts: readSorts(parameters.get('sort')),
  page: Math.max(1, Math.floor(Number(parameters.get('page'))) || 1),
  size: readSize(parameters.get('size')),
  record: parameters.get('record') ?? undefined,
});

/** Only the conditions and sorts of fields that exist and may be used so. */
export const knownTo = (address: ListAddress, filterable: ReadonlySet<string>, sortable: ReadonlySet<string>): ListAddress => ({
  ...address,
  filter: Object.fromEntries(Object.entries(address.filter).filter(([key]) => filterable.has(key))),
  sorts: address.sorts.filter(({ field }) => sortable.has(field)),
});

/** The parameters of an address; other parameters of the page stay. Usual values are left out. */
export const writeAddress = (address: ListAddress, others: URLSearchParams): URLSearchParams => {
  const parameters = new URLSearchParams(others);
  const put = (name: string, value: string): void => (value === '' ? parameters.delete(name) : parameters.set(name, value));
  put('filter', Object.keys(address.filter).length > 0 ? JSON.stringify(address.filter) : '');
  put('search', address.search);
  put('sort', address.sorts.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field)).join(','));
  put('page', address.page > 1 ? String(address.page) : '');
  put('size', address.size === undefined ? '' : String(address.size));
  put('record', address.record ?? '');
  return parameters;
};
