/** What of an entity's records one person may see: which rows, which fields, and on which of those rows. */
import { fieldReach } from '../access/fields.ts';
import type { Reach } from '../access/reach.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
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
const covers = (wide: Reach, narrow: Reach): boolean => {
  if (wide.scope === 'ALL') return true;
  if (wide.scope === 'SELF' || narrow.scope === 'ALL') return wide.scope === narrow.scope;
  return wide.withSelf === true || (narrow.scope === 'TEAM' && narrow.withSelf !== true);
};

export const sightOf = (session: Session, resource: Resource, reach: Reach): Sight => {
  const whole = (field: Field): boolean => {
    const seen = fieldReach(session, field, 'VIEW');
    return seen !== null && covers(seen, reach);
  };
  return {
    session,
    reach,
    whole,
    rows: (alias, to) => rowScope(resource, reach, session, alias, to.bind),
    masked: (field, sql, alias, to) => {
      if (whole(field)) return sql;
      const seen = fieldReach(session, field, 'VIEW');
      return seen ? `case when ${rowScope(resource, seen, session, alias, to.bind)} then ${sql} end` : 'null';
    },
  };
};
