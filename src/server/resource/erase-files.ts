import type { Transaction } from '../db/org.ts';
import { forgetTitles } from './forget-titles.ts';
import { resourceOf } from './registry.ts';

/** A file that was dropped so long ago goes with the next clean-up, if its bytes did not go at once. */
export const LONG_AGO = "now() - interval '10 years'";

/** The files of records that are gone, those put to them, what was said of them, what people were told of them, their pages among favourites and that they were deleted; nobody can read them from now on. Answers the keys of the files, whose bytes are the caller's to remove after the commit. */
export const eraseFiles = async (tx: Transaction, gone: readonly { readonly entity: string; readonly id: string }[]): Promise<readonly string[]> => {
  const records = [JSON.stringify(gone.map(({ entity, id }) => ({ type: entity, name: resourceOf(entity).name, id })))];
  const of = `jsonb_to_recordset($2::jsonb) as x(type text, name text, id bigint)`;
  await tx.query(`delete from record_file f using ${of} where f.org_code = $1 and f.entity = x.type and f.row_id = x.id`, [tx.orgCode, ...records]);
  await tx.query(`update record_comment c set body = '', mentions = '{}', erased_at = now() from ${of} where c.org_code = $1 and c.entity = x.type and c.row_id = x.id and c.erased_at is null`, [tx.orgCode, ...records]);
  await tx.query(`delete from record_follower f using ${of} where f.org_code = $1 and f.entity = x.type and f.row_id = x.id`, [tx.orgCode, ...records]);
  await tx.query(`delete from deleted_person d using ${of} where d.org_code = $1 and d.entity = x.type and d.row_id = x.id`, [tx.orgCode, ...records]);
  await forgetTitles(tx, gone);
  const files = await tx.query<{ key: string }>(
    `update stored_file s set status = 'DELETED', original_name = '', updated_at = ${LONG_AGO} from ${of} where s.org_code = $1 and s.row_id = x.id and (s.entity = x.name or (s.entity = 'recordFile' and s.field = x.type)) returning s.key`,
    [tx.orgCode, ...records],
  );
  return files.map(({ key }) => key);
};
