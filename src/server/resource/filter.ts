/** The filter of a list as a predicate. Fields a person may not see are refused, not ignored. */
import type { Field, Resource } from '../../domain/resource.ts';
import { TEAM_OF, teamPersonOf } from '../../domain/lists/team-of.ts';
import { customKey } from '../../domain/customisation/customise.ts';
import { teamOfSql } from '../access/team-of.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { refuse } from '../refuse.ts';
import { customCondition } from './custom-condition.ts';
import { column, columnType, comparable, isFolded, valueOf } from './columns.ts';
import { fieldOf } from './registry.ts';
import { personSql, withinSql } from './relative-condition.ts';
import { literal, quote, type Bindings } from './sql.ts';
import type { Sight } from './sight.ts';

export type FilterInput = Readonly<Record<string, unknown>>;
type Condition = Readonly<Record<string, unknown>>;

const DEPTH = 5;
const MOST = 25_000;
/** Conditions of one filter: the database plans each of them. Values of one condition are not counted. */
const MOST_CONDITIONS = 200;

/** A text as `like` looks for it, whatever signs it has. */
export const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const idsOnly = (values: readonly unknown[]): unknown[] => values.filter((value) => /^\d{1,18}$/.test(String(value)));

/** Bound as its own type; text is folded on both sides. */
const bound = (field: Field, value: unknown, bind: Bindings['bind']): string => {
  if (field.kind === 'reference' && !/^\d{1,18}$/.test(String(value))) return 'null::bigint';
  return isFolded(field) ? `fold(${bind(String(value))}::text)` : `${bind(value)}::${columnType(field)}`;
};

const among = (field: Field, values: readonly unknown[], bind: Bindings['bind']): string => {
  if (values.length > MOST) throw refuse('BAD_USER_INPUT', { validationError: [{ field: field.key, message: `At most ${MOST} values.` }] });
  if (field.kind === 'reference') return `any(${bind(idsOnly(values))}::bigint[])`;
  return isFolded(field) ? `any(select fold(v) from unnest(${bind(values)}::text[]) v)` : `any(${bind(values)}::${columnType(field)}[])`;
};

const MINUTE_MS = 60_000;

/** The end of the minute that an instant without seconds tells: lists show moments to the minute, and people choose them so. Null of any other. */
const endOfMinute = ({ kind }: Field, value: unknown): string | null => {
  if (kind !== 'dateTime') return null;
  const at = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return at % MINUTE_MS === 0 ? new Date(at + MINUTE_MS).toISOString() : null;
};

const conditionOn = (field: Field, told: Condition, alias: string, { bind }: Bindings, session: Seeing['session']): string => {
  const at = comparable(field, alias);
  const raw = valueOf(field, alias);
  const parts: string[] = [];
  for (const [operator, value] of Object.entries(told)) {
    if (value === null && operator !== 'equals') continue;
    const end = operator === 'equals' || operator === 'to' ? endOfMinute(field, value) : null;
    if (end !== null) parts.push(...(operator === 'equals' ? [`${at} >= ${bound(field, value, bind)}`] : []), `${at} < ${bound(field, end, bind)}`);
    else if (operator === 'equals') parts.push(value === null ? `${raw} is null` : `${at} = ${bound(field, value, bind)}`);
    else if (operator === 'in') parts.push(`${at} = ${among(field, value as unknown[], bind)}`);
    else if (operator === 'contains') parts.push(`${at} like '%' || fold(${bind(escaped(String(value)))}::text) || '%'`);
    else if (operator === 'from') parts.push(`${at} >= ${bound(field, value, bind)}`);
    else if (operator === 'to') parts.push(`${at} <= ${bound(field, value, bind)}`);
    else if (operator === 'within') parts.push(withinSql(field, value, raw, bind, session));
    else if (operator === 'person') parts.push(personSql(field, value, raw, bind, session));
    else if (operator === 'empty') parts.push(`${raw} is ${value === true ? '' : 'not '}null`);
  }
  return parts.join(' and ') || 'true';
};

/** Several of a list, of an organisation's own fields alone: whether any or all of some values are among them, or none is. One that was emptied holds an empty list. */
const conditionOnChoices = (field: Field, { in: any, all, empty }: Condition, alias: string, { bind }: Bindings): string => {
  const held = `(${column(alias, field.column)} -> ${literal(field.custom!)})`;
  const parts = [
    ...(Array.isArray(any) ? [`${held} ?| ${bind(any)}::text[]`] : []),
    ...(Array.isArray(all) ? [`${held} ?& ${bind(all)}::text[]`] : []),
    ...(typeof empty === 'boolean' ? [`coalesce(${held}, '[]') ${empty ? '=' : '<>'} '[]'::jsonb`] : []),
  ];
  return parts.join(' and ') || 'true';
};

/** Child rows: whether there is one that refers so, one to each of `all`, or any at all; equal to null is none, as of a reference. */
const conditionOnRows = ({ rows }: Field, { empty: asked, all, ...others }: Condition, alias: string, to: Bindings, session: Seeing['session']): string => {
  const { equals, ...rest } = others;
  const empty = equals === null ? true : asked;
  const told = equals === undefined || equals === null ? rest : { ...rest, equals };
  const { table, parentColumn, fields, by } = rows!;
  const held = `${quote(table)} held where held.org_code = ${alias}.org_code and held.${quote(parentColumn)} = ${alias}.id`;
  const some = (also: string): string => `exists (select from ${held}${also})`;
  const field = fields.find(({ key }) => key === by)!;
  const among = (how: Condition): string => conditionOn(field, how, 'held', to, session);
  const referring = among(told);
  const each = [...new Set((all ?? []) as readonly unknown[])];
  // One of them is looked up as any other; only of the records that have it the others are counted: a join for each would take the database long to plan.
  const every = each.length === 0 ? [] : [some(` and ${among({ equals: each[0] })}`), `(select count(distinct held.${quote(field.column)}) from ${held} and ${among({ in: each })}) = ${each.length}`];
  const parts = [...(referring === 'true' ? [] : [some(` and ${referring}`)]), ...every, ...(typeof empty === 'boolean' ? [empty ? `not ${some('')}` : some('')] : [])];
  return parts.join(' and ') || 'true';
};

/** Records that a change-set touched. What it touched besides, as in other entities, is not told. */
const touched = ({ type }: Resource, { equals }: Condition, alias: string, { bind }: Bindings): string =>
  `${alias}.id in (select touched.row_id from change touched where touched.org_code = $1 and touched.entity = ${bind(type)} and touched.change_set_id = any(${bind(idsOnly([equals]))}::bigint[]))`;

/** Records of whom a manager leads, as far as who asks may choose that manager; a screen's own condition chooses none. */
const ofTeam = (resource: Resource, { equals }: Condition, alias: string, { bind }: Bindings, { session, reach }: Seeing): string => {
  const key = teamPersonOf(resource);
  if (key === undefined) throw refuse('_DB0100');
  if (session === undefined || reach === undefined) throw new TypeError('A team is chosen by somebody.');
  return teamOfSql(key === 'id' ? `${alias}.id` : column(alias, fieldOf(resource, key)!.column), equals, reach, session, bind);
};

const AUDIT_FIELDS: ReadonlyMap<string, Field> = new Map(
  (['createdAt', 'updatedAt'] as const).map((key) => [
    key,
    { name: key, key, column: key === 'createdAt' ? 'created_at' : 'updated_at', kind: 'dateTime', required: true, readOnly: true, search: false, filter: false, sort: true, inList: false, rule: {}, help: false },
  ]),
);

/** Of a sight, what filters look at; a screen's own condition sees everything and no custom field. */
type Seeing = Pick<Sight, 'whole'> & Partial<Pick<Sight, 'session' | 'reach'>>;

/** A field of a filter or sort as the organisation has it, refused where it does not exist for the person. */
export const visibleField = (resource: Resource, key: string, sight: Seeing): Field => {
  const field = AUDIT_FIELDS.get(key) ?? fieldOf(sight.session ? resourceOfSession(resource, sight.session) : resource, key);
  if (!field || !sight.whole(field)) throw refuse('_DB0100');
  return field;
};

const conditionsIn = (filter: unknown): number =>
  Object.entries((filter ?? {}) as FilterInput).reduce((sum, [key, told]) => {
    if (told === null || told === undefined) return sum;
    if (key === 'and' || key === 'or') return (told as unknown[]).reduce<number>((inner, part) => inner + conditionsIn(part), sum);
    if (key === 'not') return sum + conditionsIn(told);
    return sum + (key === 'custom' ? Object.keys(told as FilterInput).length : 1);
  }, 0);

/** @returns a predicate over `alias`; 'true' for an empty filter */
export const filterSql = (resource: Resource, filter: FilterInput | null | undefined, alias: string, to: Bindings, sight: Seeing, depth = 0): string => {
  if (!filter) return 'true';
  if (depth > DEPTH) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'filter', message: `Filters nest ${DEPTH} deep at most.` }] });
  if (depth === 0 && conditionsIn(filter) > MOST_CONDITIONS) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'filter', message: `Filters have ${MOST_CONDITIONS} conditions at most.` }] });
  const inner = (part: unknown): string => filterSql(resource, part as FilterInput, alias, to, sight, depth + 1);
  const parts = Object.entries(filter).flatMap(([key, told]): string[] => {
    if (told === null || told === undefined) return [];
    if (key === 'changeSet') return [touched(resource, told as Condition, alias, to)];
    if (key === TEAM_OF) return [ofTeam(resource, told as Condition, alias, to, sight)];
    if (key === 'ids') return [`${alias}.id = any(${to.bind(idsOnly(told as unknown[]))}::bigint[])`];
    if (key === 'and' || key === 'or') return (told as unknown[]).length === 0 ? [] : [`(${(told as unknown[]).map(inner).join(` ${key} `)})`];
    if (key === 'custom')
      return Object.entries(told as FilterInput).map(([name, one]) => {
        const [field, condition] = customCondition(visibleField(resource, customKey(name), sight), one);
        return field.kind === 'choices' ? conditionOnChoices(field, condition, alias, to) : conditionOn(field, condition, alias, to, sight.session);
      });
    if (key === 'not') return [`not coalesce((${inner(told)}), false)`];
    const field = visibleField(resource, key, sight);
    return [(field.rows ? conditionOnRows : conditionOn)(field, told as Condition, alias, to, sight.session)];
  });
  return parts.length === 0 ? 'true' : parts.map((part) => `(${part})`).join(' and ');
};
