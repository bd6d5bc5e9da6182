import type { Resource } from '../../domain/resource.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { signedIn } from '../resource/import/serving.ts';
import { referringPlaces, referringSql, type ReferringPlace } from '../resource/referring-places.ts';
import { rowsWithin, sightOf } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import { namedResource } from '../resource/update-grant.ts';
import type { Session } from '../session.ts';

/** One question names at most as many records as one list answers. */
const MOST = 25_000;

type Counted = { readonly type: string; readonly entity: string; readonly field: string; readonly total: number; readonly stays: boolean };

const countOf = async (tx: Transaction, resource: Resource, from: Resource, places: readonly ReferringPlace[], ids: readonly string[], session: Session): Promise<Counted[]> => {
  const reach = screenReach(session, from, 'VIEW');
  const [place] = places;
  if (reach === null || !place || !sightOf(session, from, reach).whole(place.field)) return [];
  const to = bindings(tx.orgCode);
  to.bind(ids);
  const [row] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${quote(from.table)} t where t.org_code = $1 and t.id in (${referringSql(resource, from, places)}) and ${rowsWithin(from, reach, session, 't', to)}`,
    to.values,
  );
  const stays = places.some(({ field, part }) => field.fixed === true || part?.fixed === true);
  return row && row.total > 0 ? [{ type: from.type, entity: from.name, field: place.field.name, total: row.total, stays }] : [];
};

/** Of lists of rows that a filter knows, the list itself tells how many there are. */
const isFiltered = ({ field, part }: ReferringPlace): boolean => part === undefined || (field.rows?.by === part.key && field.filter);

export const recordReferences = async ({ type, ids }: { readonly type: string; readonly ids: readonly string[] }, context: Context): Promise<object> => {
  const session = signedIn(context);
  const resource = namedResource(type);
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  if (ids.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  const kinds = [...referringPlaces(type)].flatMap(([from, places]) => [...Map.groupBy(places.filter((place) => !isFiltered(place)), ({ field }) => field).values()].map((some) => [from, some] as const));
  const rows = await withOrg(context.db, session.orgCode, async (tx) => {
    const counted: Counted[] = [];
    for (const [from, places] of kinds) counted.push(...(await countOf(tx, resource, from, places, ids, session)));
    return counted;
  });
  return { errorCode: '', message: '', rows };
};
