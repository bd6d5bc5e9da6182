import type { Transaction } from '../db/org.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

/** Records of one entity changed alike, as changes of a change-set. */
export const changeAll = async (tx: Transaction, type: string, ids: readonly string[], by: string, next: (image: Image) => Image): Promise<readonly Change[]> => {
  if (ids.length === 0) return [];
  const resource = resourceOf(type);
  const before = await readImages(tx, resource, ids);
  const after = await updateImages(tx, resource, [...before.values()].map(next), by);
  return after.map((image): Change => ({ entity: type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
};
