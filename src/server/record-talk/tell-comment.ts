import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import type { Session } from '../session.ts';
import type { About } from './about.ts';
import type { SeenRecord } from './seen-record.ts';
import { recordPath, type Seers } from './seers.ts';

type Told = { readonly record: SeenRecord; readonly about: About; readonly seers: Seers; readonly kind: 'recordComment' | 'recordMention'; readonly to: readonly string[] };

/**
 * Tells people of a comment, each with the screen on which they find the record; who may not view it is passed over, and nobody is told of their
 * own. What was said is not told: whoever wants to read it must still be able to.
 */
export const tellOfComment = async (tx: Transaction, { userId, name }: Session, { record: { resource, id }, about, seers, kind, to }: Told): Promise<void> => {
  const byPath = Map.groupBy(
    to.filter((one) => one !== userId && seers.has(one)),
    (one) => recordPath(resource, seers.get(one)!.get(id)!, id, 'comments'),
  );
  const words = { by: name, title: about.title, record: id, ...(about.personId === null ? {} : { person: about.personId }) };
  for (const [path, people] of byPath) await notify(tx, { to: people, kind, words, named: { entity: resource.name }, path });
};
