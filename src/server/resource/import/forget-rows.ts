import type { Transaction } from '../../db/org.ts';
import { LONG_AGO } from '../erase-files.ts';
import { ROWS_IN_WAIT } from './rows-in-wait.ts';

/** Imports by which records of the person were written, and of which anything is there still. */
const BY_IMPORT = `
  select j.id::text as id, j.file_key as "fileKey" from import_job j where j.org_code = $1 and j.state = 'DONE' and exists (select from import_block b where b.org_code = $1 and b.job_id = j.id)
    and exists (select from change c where c.org_code = $1 and c.change_set_id = j.change_set_id and split_part(coalesce(c.after, c.before) -> 'sealed' ->> 'ordinary', '.', 1) = $2)`;

/** Deletes the rows and the file of every import that wrote records of a person, named as the journal's keys name them. What came of the import stays. */
export const forgetRows = async (tx: Transaction, person: string): Promise<void> => {
  const jobs = await tx.query<{ id: string; fileKey: string }>(BY_IMPORT, [tx.orgCode, person]);
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  for (const table of ROWS_IN_WAIT) await tx.query(`delete from ${table} where org_code = $1 and job_id = any($2::bigint[])`, [tx.orgCode, ids]);
  await tx.query(`update stored_file set status = 'DELETED', original_name = '', updated_at = ${LONG_AGO} where org_code = $1 and key = any($2)`, [tx.orgCode, jobs.map(({ fileKey }) => fileKey)]);
};
