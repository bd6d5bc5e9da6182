/** A saved view: how a list is filtered, sorted and laid out, as it is kept. Nothing of it is taken for granted: fields come and go. */
import type { Field } from '../resource.ts';
import { fitArrangement, isPlain, readArrangement, type Arrangement } from './arrangement.ts';
import { isCondition, keptGroup, readGroup, rulesOf, type Filter, type FilterGroup, type FilterRule } from './filterTree.ts';

export type ViewSort = { readonly field: string; readonly order: 'ASC' | 'DESC' };
export const viewDensities = ['compact', 'regular', 'relaxed'] as const;
export type ViewDensity = (typeof viewDensities)[number];

export type ViewDefinition = {
  readonly filter: Filter;
  readonly advanced?: FilterGroup;
  readonly search?: string;
  readonly sorts: readonly ViewSort[];
  /** Names of the columns in their order; without them the reader's own. */
  readonly columns?: readonly string[];
  readonly density?: ViewDensity;
  /** Groups, totals and the shape of the list; without it plain rows. */
  readonly grouping?: Arrangement;
};

export const emptyView: ViewDefinition = { filter: {}, sorts: [] };

/** JSON text of a definition in characters. */
export const MOST_VIEW_TEXT = 60_000;
export const MOST_VIEW_NAME = 60;
const MOST_COLUMNS = 100;
const MOST_SORTS = 5;

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilter = (value: unknown): value is Filter => isParts(value) && Object.values(value).every(isCondition);
const isSort = (value: unknown): value is ViewSort => isParts(value) && typeof value['field'] === 'string' && (value['order'] === 'ASC' || value['order'] === 'DESC');
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 120;
const isList = <One>(value: unknown, fits: (one: unknown) => one is One, most: number): value is readonly One[] => Array.isArray(value) && value.length <= most && value.every(fits);

/** The definition that a JSON value is; undefined where it is none. What is not known is passed over. */
export const readView = (told: unknown): ViewDefinition | undefined => {
  if (!isParts(told) || JSON.stringify(told).length > MOST_VIEW_TEXT) return undefined;
  const { filter = {}, advanced, search, sorts = [], columns, density, grouping } = told;
  const arrangement = readArrangement(grouping);
  const group = advanced === undefined || advanced === null ? undefined : readGroup(advanced);
  if (!isFilter(filter) || !isList(sorts, isSort, MOST_SORTS) || (advanced && !group)) return undefined;
  if (columns !== undefined && !isList(columns, isName, MOST_COLUMNS)) return undefined;
  return {
    filter,
    sorts,
    ...(group ? { advanced: group } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(columns === undefined ? {} : { columns }),
    ...(viewDensities.includes(density as ViewDensity) ? { density: density as ViewDensity } : {}),
    ...(arrangement && !isPlain(arrangement) ? { grouping: arrangement } : {}),
  };
};

/** What a reader may use of a list: filter and sort keys, column names. */
export type ViewFields = {
  readonly filterable: ReadonlySet<string>;
  readonly sortable: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** Those of which groups and totals can be. */
  readonly fields: readonly Field[];
  /** Whether the condition still fits its field, where that is known. */
  readonly takes?: (rule: FilterRule) => boolean;
};

/** A definition as a reader has it, and the fields that were left out of it: they exist no longer, or not for them. */
export type FittedView = { readonly definition: ViewDefinition; readonly missing: readonly string[] };

export const fitView = (definition: ViewDefinition, { filterable, sortable, columns, fields, takes }: ViewFields): FittedView => {
  const keeps = (rule: FilterRule): boolean => (takes ? takes(rule) : filterable.has(rule.field));
  /** With those of its values that its field still has; undefined where nothing of it is left. */
  const fit = (rule: FilterRule): FilterRule | undefined => {
    if (keeps(rule)) return rule;
    const { in: among = [] } = rule.condition;
    const kept = among.length > 1 && filterable.has(rule.field) ? among.filter((value) => keeps({ ...rule, condition: { ...rule.condition, in: [value] } })) : [];
    return kept.length > 0 ? { ...rule, condition: { ...rule.condition, in: kept } } : undefined;
  };
  const simple = Object.entries(definition.filter).map(([field, condition]): FilterRule => ({ field, condition }));
  const nested = definition.advanced ? rulesOf(definition.advanced) : [];
  const advanced = definition.advanced && keptGroup(definition.advanced, fit);
  const kept = definition.columns?.filter((name) => columns.has(name));
  const arranged = definition.grouping && fitArrangement(definition.grouping, fields);
  const { advanced: _all, columns: _every, grouping: _whole, ...rest } = definition;
  const missing = [
    ...[...simple, ...nested].filter((rule) => !keeps(rule)).map(({ field }) => field),
    ...definition.sorts.map(({ field }) => field).filter((key) => !sortable.has(key)),
    ...(definition.columns ?? []).filter((name) => !columns.has(name)),
    ...(arranged?.missing ?? []),
  ];
  return {
    definition: {
      ...rest,
      filter: Object.fromEntries(simple.flatMap((rule) => fit(rule) ?? []).map(({ field, condition }) => [field, condition])),
      sorts: definition.sorts.filter(({ field }) => sortable.has(field)),
      ...(advanced ? { advanced } : {}),
      ...(kept && kept.length > 0 ? { columns: kept } : {}),
      ...(arranged && !isPlain(arranged.arrangement) ? { grouping: arranged.arrangement } : {}),
    },
    missing: [...new Set(missing)],
  };
};
