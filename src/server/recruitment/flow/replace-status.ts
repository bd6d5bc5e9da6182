/** Everything that names a status names another one instead: it is the status that goes, not the people who move. */
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';

type Place = { readonly type: string; readonly find: string; readonly change: (image: Image, from: string, to: string | null) => Image };

const same = (value: unknown, id: string): boolean => value !== null && value !== undefined && String(value) === id;
type Next = { readonly id: string; readonly statusId: string };

/** Where a status may go next is said once, and never to itself. */
const nextOf = (image: Image, from: string, to: string | null): Next[] => {
  const rows = (image['next'] ?? []) as readonly Next[];
  const has = to === null || image.id === to || rows.some(({ statusId }) => same(statusId, to));
  return rows.flatMap((row) => (same(row.statusId, from) ? (has ? [] : [{ ...row, statusId: to! }]) : [row]));
};

const PLACES: readonly Place[] = [
  { type: 'Candidate', find: 'select id::text as id from candidate where org_code = $1 and status_id = $2::bigint', change: (image, _from, to) => ({ ...image, statusId: to }) },
  { type: 'JobApplication', find: 'select id::text as id from job_application where org_code = $1 and status_id = $2::bigint', change: (image, _from, to) => ({ ...image, statusId: to }) },
  {
    type: 'StageMove',
    find: 'select id::text as id from stage_move where org_code = $1 and $2::bigint in (from_status_id, to_status_id)',
    change: (image, from, to) => ({ ...image, ...(same(image['fromStatusId'], from) ? { fromStatusId: to } : {}), ...(same(image['toStatusId'], from) ? { toStatusId: to } : {}) }),
  },
  { type: 'CandidateStatus', find: 'select candidate_status_id::text as id from candidate_status_next where org_code = $1 and status_id = $2::bigint and candidate_status_id <> $2::bigint', change: (image, from, to) => ({ ...image, next: nextOf(image, from, to) }) },
];

/** Ids of the records of a type that name it. */
export const namingStatus = async (tx: Transaction, type: string, from: string): Promise<string[]> => {
  const place = PLACES.find((one) => one.type === type)!;
  return (await tx.query<{ id: string }>(place.find, [tx.orgCode, from])).map(({ id }) => id);
};

/** `to` is null for a status that nobody has and no step names: only what may follow others is left. */
export const replaceStatus = async (tx: Transaction, from: string, to: string | null, by: string): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const { type, change } of to === null ? PLACES.filter((place) => place.type === 'CandidateStatus') : PLACES) {
    const resource = resourceOf(type);
    const before = await readImages(tx, resource, await namingStatus(tx, type, from));
    const after = before.size === 0 ? [] : await updateImages(tx, resource, [...before.values()].map((image) => change(image, from, to)), by);
    changes.push(...after.map((image): Change => ({ entity: type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image })));
  }
  return changes;
};
