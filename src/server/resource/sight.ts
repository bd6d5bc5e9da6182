/** What of an entity's records one person may see: which rows, which fields, and on which of those rows. */
import type { FormName } from '../../../generated/forms.ts';
import { fieldReach } from '../access/fields.ts';
import type { Reach } from '../access/reach.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import { filterSql, type FilterInput } from './filter.ts';
import type { Bindings } from './sql.ts';

export type Sight = {
  readonly session: Session;
  readonly reach: Reach;
  /** The field exists for the person on every row within reach, so it may be filtered, sorted and exported. */
  whole(field: Field): boolean;
  /** Which rows: a predicate over the alias. */
  rows(alias: string, to: Bindings): string;
  /** The value where the person may see it, else null. */
  masked(field: Field, sql: string, alias: string, to: Bindings): string;
};

/** Whether everything within the reach is within the other. */
export const covers = (wide: Reach, narrow: Reach): boolean => {
  if (wide.scope === 'ALL') return true;
  if (wide.scope === 'SELF' || narrow.scope === 'ALL') return wide.scope === narrow.scope;
  return wide.withSelf === true || (narrow.scope === 'TEAM' && narrow.withSelf !== true);
};

/** A reach with the forms that opened it: screens may show some of the records only. */
export type Opened = Reach & { readonly forms?: readonly FormName[]; /** One record is read by its address, which screens may open besides what they list. */ readonly byAddress?: true };

/** What the screens that opened the reach show at most; every record where one of them shows all. */
const shown = (resource: Resource, { forms = [], byAddress }: Opened): FilterInput | null => {
  const screens = resource.screens.filter(({ form }) => forms.includes(form));
  if (screens.length === 0 || screens.some(({ where }) => where === undefined)) return null;
  const filters = screens.flatMap(({ where, opens }) => [where, byAddress === true ? opens : undefined].filter((filter) => filter !== undefined));
  return { or: filters.map((filter) => JSON.parse(filter) as FilterInput) };
};

/** Rows within reach, on the screens that opened it: the one predicate before every way to a record. */
export const rowsWithin = (resource: Resource, reach: Opened, session: Session, alias: string, to: Bindings): string => {
  const scope = rowScope(resource, reach, session, alias, to.bind);
  const filter = shown(resource, reach);
  if (filter === null) return scope;
  return `(${scope} and ${filterSql(resource, filter, alias, to, { whole: () => true })})`;
};

export const sightOf = (session: Session, resource: Resource, reach: Opened): Sight => {
  const whole = (field: Field): boolean => {
    const seen = fieldReach(session, field, 'VIEW');
    return seen !== null && covers(seen, reach);
  };
  return {
    session,
    reach,
    whole,
    rows: (alias, to) => rowsWithin(resource, reach, session, alias, to),
    masked: (field, sql, alias, to) => {
      if (whole(field)) return sql;
      const seen = fieldReach(session, field, 'VIEW');
      return seen ? `case when ${rowScope(resource, seen, session, alias, to.bind)} then ${sql} end` : 'null';
    },
  };
};
