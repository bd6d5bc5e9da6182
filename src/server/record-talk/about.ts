import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { personField } from '../resource/person-field.ts';
import { notedOf } from '../resource/note-read.ts';
import { readImages } from '../resource/store.ts';
import { titleWriter } from '../resource/title.ts';
import type { Session } from '../session.ts';

/** What notifications call a record, and the employee whom it concerns. */
export type About = { readonly title: string; readonly personId: string | null };

/** The employee whom the image of a record concerns, as the journal has it. */
export const personOf = (resource: Resource, image: Image): string | null => {
  const key = personField(resource);
  const value = key === undefined ? null : image[key];
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : null;
};

/** What a notice calls a record. Of an entity whose reading is noted null: whoever reads a notice is not. */
export const titleInNotice = async (tx: Transaction, resource: Resource, image: Image, language: Session['language']): Promise<string | null> =>
  (await notedOf(resource)) === undefined ? (await titleWriter(tx, resource, language, [image]))(image) : null;

/** Refuses NOT_FOUND where the record is gone. */
export const aboutRecord = async (tx: Transaction, resource: Resource, id: string, { language }: Pick<Session, 'language'>): Promise<About> => {
  const image = (await readImages(tx, resource, [id], false)).get(id);
  if (!image) throw refuse('NOT_FOUND');
  return { title: (await titleInNotice(tx, resource, image, language)) ?? id, personId: personOf(resource, image) };
};
