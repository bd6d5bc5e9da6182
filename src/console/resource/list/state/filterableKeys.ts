import { TEAM_OF, teamPersonOf } from '../../../../domain/lists/team-of.ts';
import type { Field, Resource } from '../../../../domain/resource.ts';

/** By what conditions of a list may be: fields of the person's, and whose team where those who lead look at the records. */
export const filterableKeys = (resource: Resource, fields: readonly Field[]): ReadonlySet<string> =>
  new Set([...fields.filter(({ filter }) => filter).map(({ key }) => key), ...(teamPersonOf(resource) === undefined ? [] : [TEAM_OF])]);
