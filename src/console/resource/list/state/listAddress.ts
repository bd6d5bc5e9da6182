import { arrangementParameters, arrangementText, fitArrangement, isPlain, parseArrangement, plainArrangement, type Arrangement } from '../../../../domain/lists/arrangement.ts';
import { CHANGE_SET, keptGroup, readGroup, type Condition, type FilterGroup, type FilterRule } from '../../../../domain/lists/filterTree.ts';
import { TEAM_OF } from '../../../../domain/lists/team-of.ts';
import { emptyView, viewDensities, type ViewDefinition, type ViewDensity } from '../../../../domain/lists/listView.ts';
import type { Field } from '../../../../domain/resource.ts';
import { pageSizes } from '../../../shell/pieces/pageSizes.ts';
import type { Filter, Sort } from '../../../providers/data/listQuery.ts';
import type { PageSize } from '../../../shell/pieces/pageSizes.ts';
import { canAsk, canHave } from './fittingValues.ts';

/** All of a list that can be shared by its address. `page` starts at 1; `size` is undefined when the person's own holds. */
export type ListAddress = {
  /** Id of the saved view that the list shows, with what was changed of it since; 'all' where none is wished. */
  readonly view?: string | undefined;
  readonly filter: Filter;
  /** Nested conditions that hold besides. */
  readonly advanced?: FilterGroup | undefined;
  readonly search: string;
  readonly sorts: readonly Sort[];
  /** Names of columns; undefined when the person's own hold. */
  readonly columns?: readonly string[] | undefined;
  readonly density?: ViewDensity | undefined;
  /** Groups, totals and the shape of the list. */
  readonly arrangement: Arrangement;
  readonly page: number;
  readonly size: PageSize | undefined;
  /** The id of the record open in the panel. */
  readonly record: string | undefined;
  /** Conditions, or values of them, were left out: the list may be wider than the address says. */
  readonly isLess?: boolean;
  /** It holds conditions that nobody can read, as where a mail cut it short. */
  readonly isUnread?: boolean;
  /** Keys of fields by which it asks to sort, group, total or arrange, and the list cannot. */
  readonly unarranged?: readonly string[];
};

/** What a saved view says of a list. The address says only what differs from the view. */
export const viewParameters = ['filter', 'advanced', 'search', 'sort', 'columns', 'density', ...arrangementParameters] as const;

const isParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readJson = (text: string | null): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

const readFilter = (text: string | null): Filter => {
  const value = readJson(text);
  if (!isParts(value) || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, condition]) => isParts(condition)));
};

const isUnreadFilter = (text: string | null): boolean => {
  const value = readJson(text);
  return Boolean(text) && (!isParts(value) || Array.isArray(value) || !Object.values(value).every(isParts));
};

const readSorts = (text: string | null): readonly Sort[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => (part.startsWith('-') ? { field: part.slice(1), order: 'DESC' } : { field: part, order: 'ASC' }));

/** More pages than any list has: their rows are still counted in numbers that a query takes. */
const MOST_PAGES = 1_000_000;

const readPage = (text: string | null): number => Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(text)) || 1));

/** Text without the sign that no database keeps, and that no record can have. */
const readText = (text: string | null): string => (text ?? '').replaceAll('\0', '');

const readSize = (text: string | null): PageSize | undefined => pageSizes.find((size) => String(size) === text);

const readAdvanced = (text: string | null): FilterGroup | undefined => readGroup(readJson(text));

const readColumns = (text: string | null): readonly string[] | undefined => (text ? text.split(',') : undefined);

const readArranged = (parameters: URLSearchParams, base: Arrangement): Arrangement => {
  const usual = arrangementText(base);
  const told = (name: (typeof arrangementParameters)[number]): string => parameters.get(name) ?? usual[name];
  return parseArrangement({ shape: told('shape'), by: told('by'), group: told('group'), totals: told('totals'), chart: told('chart'), across: told('across') });
};

/** Reads an address that anyone may have written: what is not understood is left out. Fields that the list does not know are dropped by `knownTo`. */
export const readAddress = (parameters: URLSearchParams, base: ViewDefinition = emptyView): ListAddress => {
  const told = <Value>(name: (typeof viewParameters)[number], usual: Value, read: (text: string | null) => Value): Value => (parameters.has(name) ? read(parameters.get(name)) : usual);
  const advanced = told('advanced', base.advanced, readAdvanced);
  const isUnread = isUnreadFilter(parameters.get('filter')) || (Boolean(parameters.get('advanced')) && advanced === undefined);
  return {
    view: parameters.get('view') ?? undefined,
    filter: told('filter', base.filter, readFilter),
    advanced,
    ...(isUnread ? { isUnread } : {}),
    search: told('search', base.search ?? '', readText),
    sorts: told('sort', base.sorts, readSorts),
    columns: told('columns', base.columns, readColumns),
    density: told('density', base.density, (text) => viewDensities.find((density) => density === text)),
    arrangement: readArranged(parameters, base.grouping ?? plainArrangement),
    page: readPage(parameters.get('page')),
    size: readSize(parameters.get('size')),
    record: readText(parameters.get('record')) || undefined,
  };
};

/** A condition with those of its values that the field can have; undefined where nothing of it is left. */
export const fitCondition = ({ field, condition }: FilterRule, filterable: ReadonlySet<string>, fields: readonly Field[]): Condition | undefined => {
  if (field === CHANGE_SET || (field === TEAM_OF && filterable.has(field))) return Object.keys(condition).length === 1 && /^\d{1,18}$/.test(String(condition.equals)) ? condition : undefined;
  if (!filterable.has(field)) return undefined;
  const own = fields.find(({ key }) => key === field);
  const has = (value: unknown): boolean => !own || canHave(own, value);
  const { in: among = [] } = condition;
  if (own && !canAsk(own, condition)) return undefined;
  const kept = among.filter(has);
  return kept.length === among.length ? condition : kept.length > 0 ? { ...condition, in: kept } : undefined;
};

/** Only the conditions, sorts, groups and totals of fields that exist and may be used so, with values that they can have. */
export const knownTo = (address: ListAddress, filterable: ReadonlySet<string>, sortable: ReadonlySet<string>, fields: readonly Field[]): ListAddress => {
  let isLess = false;
  const fit = (rule: FilterRule): FilterRule | undefined => {
    const condition = fitCondition(rule, filterable, fields);
    if (condition === rule.condition) return rule;
    isLess = true;
    return condition && { ...rule, condition };
  };
  const { arrangement, missing } = fitArrangement(address.arrangement, fields);
  const unsorted = address.sorts.map(({ field }) => field).filter((key) => !sortable.has(key));
  return {
    ...address,
    filter: Object.fromEntries(
      Object.entries(address.filter).flatMap(([field, condition]) => {
        const kept = fit({ field, condition });
        return kept ? [[field, kept.condition]] : [];
      }),
    ),
    advanced: address.advanced && keptGroup(address.advanced, fit),
    sorts: address.sorts.filter(({ field }) => sortable.has(field)),
    arrangement,
    isLess,
    unarranged: [...new Set([...unsorted, ...missing])],
  };
};

/** Whether the address leaves records out. */
export const isNarrowed = ({ filter, advanced, search }: ListAddress): boolean => Object.keys(filter).length > 0 || advanced !== undefined || search !== '';

/** The same text for the same meaning, whatever the order of the parts of an object. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part)) ?? '';

const sortText = (sorts: readonly Sort[]): string => sorts.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field)).join(',');

/** The parameters of an address; other parameters of the page stay. Usual values are left out: those of the view that the address names. */
export const writeAddress = (address: ListAddress, others: URLSearchParams, base: ViewDefinition = emptyView): URLSearchParams => {
  const parameters = new URLSearchParams(others);
  const put = (name: string, value: string, isUsual = value === ''): void => (isUsual ? parameters.delete(name) : parameters.set(name, value));
  put('view', address.view ?? '');
  put('filter', Object.keys(address.filter).length > 0 ? JSON.stringify(address.filter) : '', canonical(address.filter) === canonical(base.filter));
  put('advanced', address.advanced ? JSON.stringify(address.advanced) : '', canonical(address.advanced) === canonical(base.advanced));
  put('search', address.search, address.search === (base.search ?? ''));
  put('sort', sortText(address.sorts), sortText(address.sorts) === sortText(base.sorts));
  put('columns', address.columns?.join(',') ?? '', canonical(address.columns) === canonical(base.columns));
  put('density', address.density ?? '', address.density === base.density);
  const [arranged, usual] = [arrangementText(address.arrangement), arrangementText(base.grouping ?? plainArrangement)];
  for (const name of arrangementParameters) put(name, arranged[name], arranged[name] === usual[name]);
  put('page', address.page > 1 ? String(address.page) : '');
  put('size', address.size === undefined ? '' : String(address.size));
  put('record', address.record ?? '');
  return parameters;
};

/** What of the address a view would keep. */
export const definitionIn = ({ filter, advanced, search, sorts, columns, density, arrangement }: ListAddress): ViewDefinition => ({
  filter,
  sorts,
  ...(advanced ? { advanced } : {}),
  ...(search === '' ? {} : { search }),
  ...(columns ? { columns } : {}),
  ...(density ? { density } : {}),
  ...(isPlain(arrangement) ? {} : { grouping: arrangement }),
});

/** The part of an address that a view decides. */
export const addressOfView = ({ filter, advanced, search, sorts, columns, density, grouping }: ViewDefinition): Pick<ListAddress, 'filter' | 'advanced' | 'search' | 'sorts' | 'columns' | 'density' | 'arrangement'> => ({
  filter,
  advanced,
  search: search ?? '',
  sorts,
  columns,
  density,
  arrangement: grouping ?? plainArrangement,
});

/** Whether something of the view was changed that is not saved. */
export const isChangedFrom = (address: ListAddress, base: ViewDefinition): boolean => {
  const written = writeAddress(address, new URLSearchParams(), base);
  return viewParameters.some((name) => written.has(name));
};
