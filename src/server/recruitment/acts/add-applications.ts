import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import type { Caller } from '../../resource/caller.ts';
import { hooksOf } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages } from '../../resource/store.ts';

/** Applications of a candidate to further posts, by the rules of such a record. */
export const addApplications = async (tx: Transaction, caller: Caller, candidate: Image, posts: readonly string[], statusId: string): Promise<readonly Change[]> => {
  if (posts.length === 0) return [];
  const resource = resourceOf('JobApplication');
  const hooks = await hooksOf(resource);
  const [appliedOn, first] = [await todayOf(tx), await allocate(tx, resource.table, posts.length)];
  const images: Image[] = [];
  for (const [at, jobPostId] of posts.entries()) {
    const values: Record<string, unknown> = { candidateId: candidate.id, jobPostId, statusId, appliedOn, sourceId: candidate['sourceId'] ?? null };
    await hooks.beforeSave?.(tx, caller, values, null);
    images.push({ ...values, id: String(first + at), version: 1 });
  }
  const written = await insertImages(tx, resource, images, caller.session.name);
  const others = (await hooks.together?.(tx, caller, written.map((after) => ({ after, before: null })))) ?? [];
  return [...written.map((after) => ({ entity: resource.type, id: after.id, kind: 'ADD' as const, before: null, after })), ...others];
};
