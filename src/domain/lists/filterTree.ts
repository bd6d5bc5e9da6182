/** Conditions on the records of a list, simple (one a field, all hold) and nested, as addresses and saved views keep them. */
import { together } from '../customisation/custom-values.ts';
import { TEAM_OF } from './team-of.ts';

/** What holds of one field; all parts given must hold. `from` and `to` are inclusive. */
export type Condition = {
  readonly equals?: unknown;
  readonly in?: readonly unknown[];
  /** Of child rows: one for each of these. */
  readonly all?: readonly unknown[];
  readonly contains?: string;
  readonly from?: string | number;
  readonly to?: string | number;
  readonly empty?: boolean;
  /** Of days and instants: relative to today, as `relativeDays` has them. */
  readonly within?: string;
  /** Of references to employees: who asks, or everybody who reports to them. */
  readonly person?: 'ME' | 'MY_TEAM';
};

/** The key of the condition on what one change-set added or changed. */
export const CHANGE_SET = 'changeSet';

/** The keys of all conditions that are of no field; `grid.filter.<key>` names them. */
export const FIELDLESS = [CHANGE_SET, TEAM_OF] as const;

/** Conditions by field key, as the list's `filter` argument takes them. */
export type Filter = { readonly [key: string]: Condition };

export type FilterRule = { readonly field: string; readonly condition: Condition };
/** ALL, ANY or NONE of its parts hold. */
export type FilterGroup = { readonly match: 'ALL' | 'ANY' | 'NONE'; readonly parts: readonly FilterPart[] };
export type FilterPart = FilterRule | FilterGroup;

/** Groups in groups, the outermost included. The server's filter nests as deep, a group of NONE twice. */
export const MOST_LEVELS = 3;
export const MOST_PARTS = 50;

export const isGroup = (part: FilterPart): part is FilterGroup => 'match' in part;
const isRule = (part: FilterPart): part is FilterRule => !isGroup(part);

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const OPERATORS: ReadonlySet<string> = new Set(['equals', 'in', 'all', 'contains', 'from', 'to', 'empty', 'within', 'person']);

/** Something that may be a condition; whether its values fit the field the server says. */
export const isCondition = (value: unknown): value is Condition => isParts(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => OPERATORS.has(key));

const partOf = (told: unknown, level: number): FilterPart | undefined => {
  if (!isParts(told)) return undefined;
  if (typeof told['field'] === 'string' && isCondition(told['condition'])) return { field: told['field'], condition: told['condition'] };
  return groupOf(told, level + 1);
};

const groupOf = (told: unknown, level: number): FilterGroup | undefined => {
  if (!isParts(told) || level > MOST_LEVELS) return undefined;
  const { match, parts } = told;
  if ((match !== 'ALL' && match !== 'ANY' && match !== 'NONE') || !Array.isArray(parts) || parts.length > MOST_PARTS) return undefined;
  const read = parts.map((part) => partOf(part, level));
  return read.every((part) => part !== undefined) ? { match, parts: read } : undefined;
};

/** The group that a JSON value is; undefined where any part of it is none, or it is deeper or longer than lists take. */
export const readGroup = (told: unknown): FilterGroup | undefined => groupOf(told, 1);

/** With the rules as `fit` has them, without those of which it leaves nothing and without groups that are left empty; undefined where nothing is left. */
export const keptGroup = (group: FilterGroup, fit: (rule: FilterRule) => FilterRule | undefined): FilterGroup | undefined => {
  const parts = group.parts.flatMap((part): FilterPart | readonly [] => (isGroup(part) ? keptGroup(part, fit) : fit(part)) ?? []);
  return parts.length === 0 ? undefined : { ...group, parts };
};

export const rulesOf = (group: FilterGroup): readonly FilterRule[] => group.parts.flatMap((part) => (isGroup(part) ? rulesOf(part) : [part]));

/** As the `filter` argument of a list. An empty group says nothing. */
export const filterOfGroup = ({ match, parts }: FilterGroup): Readonly<Record<string, unknown>> => {
  const told = parts.filter((part) => !isGroup(part) || part.parts.length > 0).map((part) => (isGroup(part) ? filterOfGroup(part) : together({ [part.field]: part.condition })));
  if (told.length === 0) return {};
  if (match === 'ALL') return { and: told };
  return match === 'ANY' ? { or: told } : { not: { or: told } };
};

/** Simple conditions and a group that must hold with them. */
export type SplitFilter = { readonly filter: Filter; readonly advanced: FilterGroup | undefined };

/** Both as one group, in which a person edits them together. */
export const joined = ({ filter, advanced }: SplitFilter): FilterGroup => {
  const rules = Object.entries(filter).map(([field, condition]): FilterRule => ({ field, condition }));
  if (advanced === undefined) return { match: 'ALL', parts: rules };
  if (rules.length === 0) return advanced;
  return { match: 'ALL', parts: [...rules, ...(advanced.match === 'ALL' ? advanced.parts : [advanced])] };
};

/** The way back: what is said once of a field, and of which all hold, stays simple. */
export const split = (group: FilterGroup): SplitFilter => {
  const whole = keptGroup(group, (rule) => rule);
  if (whole === undefined) return { filter: {}, advanced: undefined };
  if (whole.match !== 'ALL' && !(whole.match === 'ANY' && whole.parts.length === 1)) return { filter: {}, advanced: whole };
  const counts = Map.groupBy(whole.parts.filter(isRule), ({ field }) => field);
  const isSimple = (part: FilterPart): part is FilterRule => isRule(part) && counts.get(part.field)?.length === 1;
  const rest = whole.parts.filter((part) => !isSimple(part));
  const [only] = rest;
  const advanced = rest.length === 0 ? undefined : rest.length === 1 && only && isGroup(only) ? only : { match: 'ALL' as const, parts: rest };
  return { filter: Object.fromEntries(whole.parts.filter(isSimple).map(({ field, condition }) => [field, condition])), advanced };
};
