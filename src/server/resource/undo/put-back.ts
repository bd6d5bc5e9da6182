/** Puts the records of a group back as they were. Everything that could forbid it was asked before. */
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { bindFiles } from '../../files/bind-files.ts';
import { hooksOf } from '../hooks.ts';
import type { Image } from '../image.ts';
import type { Change, ChangeKind } from '../journal.ts';
import { deleteImages, insertImages, updateImages } from '../store.ts';
import type { Group } from './group.ts';

/** What fields that a release added since then start with. */
const startOf = ({ fields }: Resource): Record<string, unknown> => Object.fromEntries(fields.flatMap(({ key, default: start }) => (start === undefined ? [] : [[key, JSON.parse(start) as unknown]])));

const afterwards = async (tx: Transaction, { resource, caller }: Group, images: readonly Image[], now: ReadonlyMap<string, Image>): Promise<void> => {
  const { afterSave } = await hooksOf(resource);
  const hasFiles = resource.fields.some(({ file }) => file !== undefined);
  for (const image of hasFiles || afterSave ? images : []) {
    await bindFiles(tx, resource, image.id, image, null);
    await afterSave?.(tx, caller, image, now.get(image.id) ?? null);
  }
};

/** Answers what it did, as changes. `now`: the records as they are. */
export const putBack = async (tx: Transaction, group: Group, changes: readonly Change[], now: ReadonlyMap<string, Image>): Promise<Change[]> => {
  const { resource, kind, caller } = group;
  const { name } = caller.session;
  const done = (id: string, after: Image | null, kindNow: ChangeKind): Change => ({ entity: resource.type, id, kind: kindNow, before: now.get(id) ?? null, after });
  if (kind === 'ADD') {
    await deleteImages(tx, resource, changes.map(({ id }) => id));
    return changes.map(({ id }) => done(id, null, 'DELETE'));
  }
  const images =
    kind === 'DELETE'
      ? await insertImages(tx, resource, changes.map(({ before }) => ({ ...startOf(resource), ...before!, version: before!.version + 1 })), name)
      : await updateImages(tx, resource, changes.map(({ id, before }) => ({ ...now.get(id)!, ...before!, version: now.get(id)!.version })), name);
  await afterwards(tx, group, images, now);
  return images.map((image) => done(image.id, image, kind === 'DELETE' ? 'ADD' : 'UPDATE'));
};
