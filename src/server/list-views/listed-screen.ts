/** A list of the product as one person has it: its entity with the fields that exist for them. */
import { shownFields } from '../../domain/customisation/customise.ts';
import { CHANGE_SET, filterOfGroup } from '../../domain/lists/filterTree.ts';
import { TEAM_OF, teamPersonOf } from '../../domain/lists/team-of.ts';
import type { ViewFields } from '../../domain/lists/listView.ts';
import type { Resource, Screen } from '../../domain/resource.ts';
import { fieldReach } from '../access/fields.ts';
import { reachBy } from '../access/screen-reach.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { coerceFilter } from '../graphql/coerce-filter.ts';
import { Refusal, refuse } from '../refuse.ts';
import { filterSql, type FilterInput } from '../resource/filter.ts';
import { resources } from '../resource/registry.ts';
import { sightOf, type Sight } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

type Listed = { readonly resource: Resource; readonly screen: Screen };

const byPath: ReadonlyMap<string, Listed> = new Map(resources.flatMap((resource) => resource.screens.map((screen) => [screen.path, { resource, screen }] as const)));

/** The list at a path; undefined where there is none that the person may view. */
export const findListed = ({ rights }: Session, path: string): Listed | undefined => {
  const listed = byPath.get(path);
  return listed && rights.get(listed.screen.form)?.view === true ? listed : undefined;
};

/** Refuses a path that has no list, and one whose form the person may not view. */
export const listedAt = (session: Session, path: string): Listed => {
  const listed = findListed(session, path);
  if (!listed) throw refuse('_DB0100');
  return listed;
};

/** Whether the list would take the condition: a field may have changed its kind since a view was kept. */
const takes = (resource: Resource, sight: Sight, filter: FilterInput): boolean => {
  try {
    filterSql(resource, coerceFilter(resource, filter), 't', bindings(sight.session.orgCode), sight);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** What the person may use of a list, in views as well. */
export const viewFields = (session: Session, { resource: printed, screen }: Listed): ViewFields => {
  const resource = resourceOfSession(printed, session);
  const reach = reachBy(session, [{ form: screen.form, right: 'VIEW', scope: screen.scope }]);
  if (reach === null) throw refuse('_DB0100');
  const sight = sightOf(session, resource, reach);
  const fields = shownFields(resource).filter((field) => field.kind !== 'id' && fieldReach(session, field, 'VIEW') !== null);
  const keys = (what: 'filter' | 'sort'): ReadonlySet<string> => new Set(fields.filter((field) => field[what] && sight.whole(field)).map(({ key }) => key));
  const filterable = new Set([...keys('filter'), CHANGE_SET, ...(teamPersonOf(resource) === undefined ? [] : [TEAM_OF])]);
  return {
    filterable,
    sortable: keys('sort'),
    columns: new Set(fields.map(({ name }) => name)),
    fields: fields.filter((field) => sight.whole(field)),
    takes: (rule) => filterable.has(rule.field) && takes(resource, sight, filterOfGroup({ match: 'ALL', parts: [rule] })),
  };
};
