/** How far an undoing of many records is: each of them is looked at several times, and then written. */
import type { Transaction } from '../../db/org.ts';
import { hooksOf } from '../hooks.ts';
import type { Group } from './group.ts';
import { guardedKeys } from './rights.ts';

/** So many looks take as long as one record that is written with its line of the journal. */
const WRITING = 4;

/** The group as it tells of records that are written. */
export const writing = (group: Group): Group => ({ ...group, onLooked: async (count) => group.onLooked?.(count * WRITING) });

/** Looks at each record of the group, from the checks to the end. */
const passesOf = async (group: Group): Promise<number> => {
  const { resource, kind } = group;
  const { beforeSave, beforeDelete, afterSave } = await hooksOf(resource);
  const asked = kind === 'ADD' ? beforeDelete : beforeSave;
  const around = (asked ? 1 : 0) + (kind !== 'ADD' && afterSave ? 1 : 0);
  if (kind === 'ADD') return around + 2;
  if (kind === 'DELETE') return around + 2 + WRITING;
  return around + 1 + (resource.parent ? 1 : 0) + (guardedKeys(group).length > 0 ? 1 : 0) + WRITING;
};

/** Tells `advance` of each look how many of the records are as good as done. */
export const following = async (tx: Transaction, groups: readonly Group[], records: number, advance: (done: number, total: number) => Promise<void>): Promise<NonNullable<Group['onLooked']>> => {
  const counts = await tx.query<{ entity: string; kind: string; count: number }>('select entity, kind, count(*)::int as count from change where org_code = $1 and change_set_id = $2 group by 1, 2', [tx.orgCode, groups[0]?.changeSet ?? null]);
  let all = 0;
  for (const group of groups) all += (await passesOf(group)) * (counts.find(({ entity, kind }) => entity === group.resource.type && kind === group.kind)?.count ?? 0);
  let looked = 0;
  return async (count) => {
    looked += count;
    await advance(Math.min(records, Math.floor((looked / Math.max(1, all)) * records)), records);
  };
};
