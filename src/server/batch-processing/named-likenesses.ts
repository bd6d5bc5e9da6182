import type { Transaction } from '../db/org.ts';
import { seersOf } from '../record-talk/seers.ts';
import { findById } from '../resource/import/existing.ts';
import type { ImportJob } from '../resource/import/job.ts';
import type { ReviewRow } from '../resource/import/row-page.ts';
import { resourceOf } from '../resource/registry.ts';
import { titleWriter } from '../resource/title.ts';
import type { Session } from '../session.ts';

type Likeness = { readonly row: number | null; readonly id: string | null; readonly name: string | null; readonly path: string | null; readonly reasons: readonly string[] };

/** What rows look like, by row: earlier rows, and the records that the reader may still see, with their names and where the console shows them. */
export const namedLikenesses = async (tx: Transaction, session: Session, job: ImportJob, rows: readonly ReviewRow[]): Promise<ReadonlyMap<number, readonly Likeness[]>> => {
  const resource = resourceOf(job.type);
  const ids = [...new Set(rows.flatMap(({ likenesses }) => likenesses.flatMap(({ record }) => (record === null ? [] : [record]))))];
  const seen = ids.length === 0 ? undefined : (await seersOf(tx, resource, [{ session, ids }])).get(session.userId);
  const images = seen ? await findById(tx, resource, [...seen.keys()]) : new Map<string, never>();
  const titleOf = await titleWriter(tx, resource, session.language);
  return new Map(
    rows.map(({ row, likenesses }) => [
      row,
      likenesses.flatMap(({ record, earlier, reasons }): readonly Likeness[] => {
        if (record === null) return [{ row: earlier, id: null, name: null, path: null, reasons }];
        const [screen, image] = [seen?.get(record), images.get(record)];
        return screen && image ? [{ row: null, id: record, name: titleOf(image) ?? record, path: screen.record === 'SHOW' ? `${screen.path}/${record}` : `${screen.path}?record=${record}`, reasons }] : [];
      }),
    ]),
  );
};
