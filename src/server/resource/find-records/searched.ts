/** Which entities a person may search, and which of their records. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Reach } from '../../access/reach.ts';
import { screenReach } from '../../access/screen-reach.ts';
import { withMembers } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { isFolded } from '../columns.ts';
import { isUnnoted } from '../note-read.ts';
import { resources } from '../registry.ts';
import { isSearchable } from '../search.ts';
import { rowsWithin, sightOf, type Opened } from '../sight.ts';
import { bindings, literal, quote } from '../sql.ts';

export type Searched = {
  readonly resource: Resource;
  readonly title: Field;
  readonly code: Field | undefined;
  readonly reach: Opened;
  /** The only records within reach, where they are few enough to name. */
  readonly within?: readonly string[];
  /** More than can be named are within reach, yet not all: what is found is sifted. */
  readonly isPartial: boolean;
};

/** Records that are named to a search; of more the best matches are looked for first and those within reach kept. */
const NAMED = 5000;

const named = (resource: Resource, name: string | undefined): Field | undefined => resource.fields.find((field) => field.name === name);

/** Searching tells of every field that is searched: an entity counts only where the person may see all of them, and the title. */
const asSearched = (session: Session, resource: Resource): Searched[] => {
  const title = named(resource, resource.title);
  const reach = screenReach(session, resource, 'VIEW');
  if (reach === null || !title || resource.single || !isSearchable(resource)) return [];
  const { whole } = sightOf(session, resource, reach);
  if (![title, ...resource.fields.filter(({ search, reference }) => search && !reference)].every((field) => whole(field))) return [];
  const code = named(resource, resource.code);
  return [{ resource, title, code: code && whole(code) ? code : undefined, isPartial: false, reach: { ...reach, forms: resource.screens.map(({ form }) => form).filter((form) => reachOf(session, form, 'VIEW') !== null) } }];
};

/** The folded column of a text that lists filter by. */
export const foldedColumn = (field: Field | undefined): string | null => (field && field.filter && isFolded(field) ? `${field.column}_folded` : null);

const readWithin = async (tx: Transaction, narrow: readonly Searched[], session: Session): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (narrow.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const lists = narrow.map(({ resource, reach }) => `select ${literal(resource.type)} as type, array(select t.id::text from ${quote(resource.table)} t where t.org_code = $1 and ${rowsWithin(resource, reach, session, 't', to)} limit ${NAMED + 1}) as ids`);
  const rows = await tx.query<{ type: string; ids: string[] }>(lists.join(' union all '), to.values);
  return new Map(rows.filter(({ ids }) => ids.length <= NAMED).map(({ type, ids }) => [type, ids]));
};

/** The entities, or those of them that are named, each with the records that the search may look at. */
export const searchedEntities = async (tx: Transaction, session: Session, types: readonly string[] | null): Promise<Searched[]> => {
  const mentioned = resources.filter(({ type }) => types === null || types.includes(type));
  const closed = new Set(session.viewAs === undefined ? [] : (await Promise.all(mentioned.map(async (resource) => ((await isUnnoted(resource, session)) ? [resource] : [])))).flat());
  const asked = mentioned.filter((resource) => !closed.has(resource)).flatMap((resource) => asSearched(session, resource));
  const team: Reach = await withMembers<Reach>(tx, { scope: 'TEAM' }, session);
  const all = asked.map((one) => (one.reach.scope === 'TEAM' ? { ...one, reach: { ...one.reach, ...(team.members === undefined ? {} : { members: team.members }) } } : one));
  const isWide = ({ resource, reach }: Searched): boolean => rowsWithin(resource, reach, session, 't', bindings(tx.orgCode)) === 'true';
  const narrow = new Set(all.filter((one) => !isWide(one)));
  const within = await readWithin(tx, [...narrow], session);
  return all.flatMap((one): Searched[] => {
    const ids = within.get(one.resource.type);
    return ids === undefined ? [{ ...one, isPartial: narrow.has(one) }] : ids.length === 0 ? [] : [{ ...one, within: ids }];
  });
};
