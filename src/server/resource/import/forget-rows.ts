import type { Transaction } from '../../db/org.ts';
import { LONG_AGO } from '../erase-files.ts';
import { ROWS_IN_WAIT, ROWS_KEPT_DAYS } from './rows-in-wait.ts';

type Held = { readonly id: string; readonly fileKey: string };

/** Imports by which records of the person were written, and of which anything is there still. */
const BY_IMPORT = `
  select j.id::text as id, j.file_key as "fileKey" from import_job j where j.org_code = $1 and j.state = 'DONE' and exists (select from import_block b where b.org_code = $1 and b.job_id = j.id)
    and exists (select from change c where c.org_code = $1 and c.change_set_id = j.change_set_id and split_part(coalesce(c.after, c.before) -> 'sealed' ->> 'ordinary', '.', 1) = $2)`;

/** Imports that were never carried out and nobody works on, of which a row holds the address. */
const IN_WAIT = `
  select j.id::text as id, j.file_key as "fileKey" from import_job j where j.org_code = $1 and j.state in ('MAPPING', 'REVIEW', 'CANCELLED', 'FAILED')
    and exists (select from import_block b where b.org_code = $1 and b.job_id = j.id and position(lower($2) in lower(b.cells)) > 0) order by j.id for update`;

/** What the rows were deleted from is over, and says that the file is to be chosen again. */
const END = `update import_job set state = 'FAILED', failure = '{"code":"IMPORT_EXPIRED","words":{}}' where org_code = $1 and state in ('MAPPING', 'REVIEW')`;

const drop = async (tx: Transaction, jobs: readonly Held[]): Promise<void> => {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  for (const table of ROWS_IN_WAIT) await tx.query(`delete from ${table} where org_code = $1 and job_id = any($2::bigint[])`, [tx.orgCode, ids]);
  await tx.query(`update stored_file set status = 'DELETED', original_name = '', updated_at = ${LONG_AGO} where org_code = $1 and key = any($2)`, [tx.orgCode, jobs.map(({ fileKey }) => fileKey)]);
  await tx.query(`${END} and id = any($2::bigint[])`, [tx.orgCode, ids]);
};

/** Deletes the rows and the file of every import that wrote records of a person, named as the journal's keys name them. What came of the import stays. */
export const forgetRows = async (tx: Transaction, person: string): Promise<void> => drop(tx, await tx.query<Held>(BY_IMPORT, [tx.orgCode, person]));

/** As `forgetRows`, of the imports that would bring back somebody who is erased: a person is known there by the address alone. */
export const forgetRowsInWait = async (tx: Transaction, email: string): Promise<void> => drop(tx, await tx.query<Held>(IN_WAIT, [tx.orgCode, email]));

/** For the clean-up of an organisation: the rows of imports that are over, or were left. */
export const OUTDATED_ROWS: readonly string[] = [
  ...ROWS_IN_WAIT.map((table) => `delete from ${table} w using import_job j where w.org_code = $1 and j.org_code = $1 and j.id = w.job_id and j.updated_at < now() - interval '${ROWS_KEPT_DAYS} days'`),
  `${END} and updated_at < now() - interval '${ROWS_KEPT_DAYS} days'`,
];
