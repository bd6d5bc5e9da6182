import type { Transaction } from '../db/org.ts';
import type { Image } from './image.ts';
import { openImages, type SealedImage } from './sealed-image.ts';
import { changeOrder } from './undo/standing.ts';

/** Candidates as the journal knows them last, while their keys are there; null for one who was erased. */
export const lastCandidates = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Image | null>> => {
  if (ids.length === 0) return new Map();
  const last = await tx.query<{ id: string; image: SealedImage }>(
    `select distinct on (c.row_id) c.row_id::text as id, coalesce(c.after, c.before) as image from change c
     where c.org_code = $1 and c.entity = 'Candidate' and c.row_id = any($2::bigint[]) order by c.row_id, ${changeOrder('c')} desc`,
    [tx.orgCode, ids],
  );
  const images = await openImages(tx, last.map(({ image }) => ({ entity: 'Candidate', image })));
  return new Map(last.map(({ id }, at) => {
    const image = images[at]!;
    return [id, image === 'ERASED' ? null : image];
  }));
};
