/** What is left of a report for a reader: fields that are gone or not open to them are left out, and told. */
import { isGrouped, type Definition } from '../../domain/reports/definition.ts';
import { isGroupable, measuresOf } from '../../domain/lists/aggregate.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import type { Resource } from '../../domain/resource.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { placeOf } from '../resource/aggregate/place.ts';
import { fieldOf } from '../resource/registry.ts';
import type { Sight } from '../resource/sight.ts';
import { isSeen } from './seen-fields.ts';

export type Gap = { readonly part: 'columns' | 'filter' | 'sort' | 'groupBy' | 'measures'; readonly field: string };
export type Fitted = { readonly definition: Definition; readonly gaps: readonly Gap[] };

type Parts = Readonly<Record<string, unknown>>;

const OWN: ReadonlySet<string> = new Set(['ids', 'and', 'or', 'not']);

/** Conditions of fields that are not there for the reader go, wherever they stand. `custom` holds those of the organisation's own fields. */
const fitFilter = (filter: Parts, seen: (path: string) => boolean, gone: Set<string>): Parts =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'custom') {
        const kept = Object.entries((value ?? {}) as Parts).filter(([name]) => seen(`custom_${name}`) || (gone.add(`custom_${name}`), false));
        return kept.length === 0 ? [] : [[key, Object.fromEntries(kept)]];
      }
      if ((key === 'and' || key === 'or') && Array.isArray(value)) {
        const kept = value.map((part) => fitFilter(part as Parts, seen, gone)).filter((part) => Object.keys(part).length > 0);
        return kept.length === 0 ? [] : [[key, kept]];
      }
      if (key === 'not' && typeof value === 'object' && value !== null) {
        const kept = fitFilter(value as Parts, seen, gone);
        return Object.keys(kept).length === 0 ? [] : [[key, kept]];
      }
      if (OWN.has(key) || seen(key)) return [[key, value]];
      gone.add(key);
      return [];
    }),
  );

export const fitDefinition = (resource: Resource, told: Definition, sight: Sight): Fitted => {
  const gaps: Gap[] = [];
  const known = new Map<string, boolean>();
  const seen = (path: string): boolean => {
    const found = known.get(path) ?? isSeen(resource, path, sight);
    known.set(path, found);
    return found;
  };
  const keep = <Part>(part: Gap['part'], list: readonly Part[], path: (one: Part) => string | undefined, fits: (one: Part, path: string) => boolean = () => true): Part[] =>
    list.filter((one) => {
      const at = path(one);
      if (at === undefined || (seen(at) && fits(one, at))) return true;
      gaps.push({ part, field: at });
      return false;
    });
  const field = (path: string) => placeOf(resource, path, sight).field;
  const columns = keep('columns', told.columns, (path) => path);
  const groupBy = keep('groupBy', told.groupBy, (one) => one.field, (_, path) => isGroupable(field(path)));
  const measures = keep('measures', told.measures, (one) => one.field, ({ measure }, path) => measuresOf(field(path)).includes(measure));
  const gone = new Set<string>();
  const filter = fitFilter(told.filter, seen, gone);
  gaps.push(...[...gone].map((name): Gap => ({ part: 'filter', field: name })));
  const grouped = isGrouped(told);
  // An order by a group or a figure that was left out means another one now.
  const places = new Map<string, string>([...groupBy.map((one, at) => [`group:${told.groupBy.indexOf(one)}`, `group:${at}`] as const), ...measures.map((one, at) => [`measure:${told.measures.indexOf(one)}`, `measure:${at}`] as const)]);
  const isSortable = (key: string): boolean => {
    const whole = isCustomKey(key) ? resourceOfSession(resource, sight.session) : resource;
    return seen(key) && (fieldOf(whole, key)?.sort ?? (key === 'createdAt' || key === 'updatedAt'));
  };
  const sort = grouped ? told.sort.flatMap((one) => (places.has(one.field) ? [{ ...one, field: places.get(one.field)! }] : [])) : told.sort.filter((one) => {
    if (one.field.includes(':')) return false;
    if (isSortable(one.field)) return true;
    gaps.push({ part: 'sort', field: one.field });
    return false;
  });
  return { definition: { ...told, columns, groupBy, measures, filter, sort }, gaps };
};
