/** What a list needs to know before its statement: the ids a search finds, the total, and where a far page begins. */
import type { Database } from '../db/connection.ts';
import type { ListCall } from './list.ts';
import { findIds, isScanned, type Search } from './search.ts';
import { MANY, totalOf, type Total } from './total.ts';
import { markBefore, STEP, walkAhead, type Anchor } from './way-marks.ts';

export type Known = { readonly search?: Search | undefined; readonly total?: Total | undefined; readonly anchor?: Anchor | undefined };

const findAnchor = async (db: Database, call: ListCall, search: Search | undefined): Promise<Anchor | undefined> => {
  const { offset, after } = call.arguments;
  return after || !offset || offset < 2 * STEP || (search && isScanned(search)) ? undefined : markBefore(db, call, search, offset);
};

/** Whoever takes an estimate shows the list to a person, who may jump anywhere in it. */
const isLongAndShown = ({ arguments: { estimate, offset, after } }: ListCall, search: Search | undefined, total: Total | undefined): boolean =>
  estimate === true && search === undefined && !after && (offset ?? 0) < 2 * STEP && total !== undefined && total.count >= MANY;

export const findOut = async (db: Database, call: ListCall): Promise<Known> => {
  const search = call.arguments.search?.trim() ? await findIds(db, call.sight.session.orgCode, call.resource, call.arguments.search, (field) => call.sight.whole(field)) : undefined;
  const counted = [...call.selection.values()].some(({ name }) => name === 'totalRecords' || name === 'totalIsEstimate');
  const [total, anchor] = await Promise.all([counted ? totalOf(db, call, search) : undefined, findAnchor(db, call, search)]);
  if (isLongAndShown(call, search, total)) walkAhead(db, call);
  return { search, total, anchor };
};
