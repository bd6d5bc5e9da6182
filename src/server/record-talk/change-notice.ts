import type { Transaction } from '../db/org.ts';
import type { Notice } from '../notifications/notify.ts';
import { readImages } from '../resource/store.ts';
import { openImages } from '../resource/sealed-image.ts';
import type { Image } from '../resource/image.ts';
import { personOf, titleInNotice } from './about.ts';
import type { SeenChange } from './seen-changes.ts';
import { recordPath } from './seers.ts';

export type ToldNotice = Omit<Notice, 'to'>;

const KIND = { ADD: 'recordReturned', UPDATE: 'recordChanged', DELETE: 'recordGone' } as const;

/** The record as it is, or as it was before it went; null where that was erased. */
const imageOf = async (tx: Transaction, { resource, id, changeSet }: SeenChange): Promise<Image | null> => {
  const now = (await readImages(tx, resource, [id], false)).get(id);
  if (now) return now;
  const [was] = await tx.query<{ before: Image | null }>('select before from change where org_code = $1 and change_set_id = $2 and entity = $3 and row_id = $4', [tx.orgCode, changeSet, resource.type, id]);
  const [opened = null] = await openImages(tx, [{ entity: resource.type, image: was?.before ?? null }]);
  return opened === 'ERASED' ? null : opened;
};

/** What one follower is told of one change-set: the record by its title, or how many of those that they follow. */
export const noticeOf = async (tx: Transaction, changes: readonly SeenChange[]): Promise<ToldNotice> => {
  const [first] = changes as readonly [SeenChange, ...SeenChange[]];
  const { resource, by, screen, session } = first;
  const isOneEntity = changes.every((one) => one.resource === resource);
  if (changes.length > 1) return { kind: 'recordsChanged', words: { by, smart_count: String(changes.length) }, ...(isOneEntity && screen ? { path: screen.path } : {}) };
  const image = await imageOf(tx, first);
  const title = image && (await titleInNotice(tx, resource, image, session.language));
  const person = image && personOf(resource, image);
  return {
    kind: KIND[screen ? first.kind : 'DELETE'],
    words: { by, title: title ?? first.id, record: first.id, ...(person ? { person } : {}) },
    named: { entity: resource.name },
    ...(screen ? { path: recordPath(resource, screen, first.id, 'history') } : {}),
  };
};
