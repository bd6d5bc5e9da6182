import type { Resource } from '../../domain/resource.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Caller } from './caller.ts';
import { hooksOf, type Values } from './hooks.ts';

/** How much an entity offers to do along with changes that are asked for (`Hooks.along`). */
export const countAlong = async (resource: Resource, caller: Caller, asked: (tx: Transaction) => Promise<readonly { readonly id: string; readonly values: Values }[]>): Promise<number> => {
  const { along } = await hooksOf(resource);
  return along === undefined ? 0 : withOrg(caller.db, caller.session.orgCode, async (tx) => along.count(tx, caller, await asked(tx)));
};
