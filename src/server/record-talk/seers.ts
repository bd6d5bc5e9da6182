/** Who of some people may view which of some records, and on which screen they find it. */
import type { Resource, Screen } from '../../domain/resource.ts';
import { authorise, reachOf } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import type { Transaction } from '../db/org.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings, quote, type Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

export type Asked = { readonly session: Session; readonly ids: readonly string[] };
/** By user account and record: the screen that shows it to them. Who is missing may not view it. */
export type Seers = ReadonlyMap<string, ReadonlyMap<string, Screen>>;

/** People of one statement. */
const TOGETHER = 25;

const openScreens = ({ rights }: Session, { screens }: Resource): readonly Screen[] => screens.filter(({ form }) => rights.get(form)?.view === true);

/** One select a person: the records with the number of the first screen that shows each. */
const selectFor = (resource: Resource, { session, ids }: Asked, screens: readonly Screen[], at: number, to: Bindings): string => {
  const grant = authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right: 'VIEW', scope })));
  const shows = screens.map(({ form, scope }, place) => `when ${rowsWithin(resource, { ...narrowedTo(reachOf(session, form, 'VIEW')!, scope), forms: [form] }, session, 't', to)} then ${place}`);
  return `select ${at} as "at", t.id::text as id, case ${shows.join(' ')} else 0 end as screen from ${quote(resource.table)} t
    where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${rowsWithin(resource, grant, session, 't', to)}`;
};

/** Asks for all of them at once, 25 people a statement. */
export const seersOf = async (tx: Transaction, resource: Resource, asked: readonly Asked[]): Promise<Seers> => {
  const seers = new Map<string, Map<string, Screen>>();
  const able = asked.map((one) => ({ ...one, screens: openScreens(one.session, resource) })).filter(({ screens, ids }) => screens.length > 0 && ids.length > 0);
  for (let from = 0; from < able.length; from += TOGETHER) {
    const some = able.slice(from, from + TOGETHER);
    const to = bindings(tx.orgCode);
    const text = some.map((one, at) => selectFor(resource, one, one.screens, at, to)).join(' union all ');
    for (const { at, id, screen } of await tx.query<{ at: number; id: string; screen: number }>(text, to.values)) {
      const { session, screens } = some[at]!;
      seers.set(session.userId, (seers.get(session.userId) ?? new Map<string, Screen>()).set(id, screens[screen]!));
    }
  }
  return seers;
};

/** The address of a record in the console, with the tab of its panel open. */
export const recordPath = ({ single }: Resource, { path }: Screen, id: string, tab: 'comments' | 'history'): string => (single ? `${path}?tab=${tab}` : `${path}?record=${id}&tab=${tab}`);
