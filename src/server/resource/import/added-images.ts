import type { Transaction } from '../../db/org.ts';
import { instant } from '../columns.ts';
import type { Image } from '../image.ts';
import type { ImportJob } from './job.ts';
import type { Values } from '../hooks.ts';

type Added = { readonly before?: Image; readonly after: Image };

/**
 * Images of the records that a range of blocks adds, with what the file gave them and what they got by default: fields that are empty are not in
 * the image, as nothing is to be said of them.
 */
export const addedImages = async (tx: Transaction, { id, by }: ImportJob, shared: Values, block: number, many: number): Promise<Added[]> => {
  const blocks = await tx.query<{ records: string; now: string }>(
    `select records, ${instant('now()')} as now from import_block where org_code = $1 and job_id = $2 and block >= $3 and block < $4 and records is not null order by block`,
    [tx.orgCode, id, block, block + many],
  );
  return blocks.flatMap(({ records, now }) =>
    (JSON.parse(records) as Image[]).map((record): Added => ({ after: { ...record, ...shared, version: 1, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by } })),
  );
};
