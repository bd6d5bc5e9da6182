import type { Transaction } from '../db/org.ts';
import { resources } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';
import { LONG_AGO } from '../resource/erase-files.ts';

/** The records that were of the person before anybody knew which employee it is: a candidate, somebody who joins. */
const RECORDS_BEFORE = resources
  .flatMap(({ type, table, concerns, fields }) => (concerns === undefined ? [] : [`select '${type}', r.id from ${quote(table)} r where r.org_code = $1 and r.${quote(fields.find(({ key }) => key === concerns)!.column)} = $2::bigint`]))
  .join(' union all ');
const OF_PERSON = `(person_id = $2::bigint or (entity, row_id) in (${RECORDS_BEFORE} union all select b.entity, b.row_id from person_before b where b.org_code = $1 and b.employee_id = $2::bigint))`;

/**
 * Erases what was said and put on the records of an employee: that there was a comment, when and by whom stays; its text, the files and what
 * notifications call those records go. Answers the keys of the files, whose bytes are the caller's to remove after the commit.
 */
export const eraseTalk = async (tx: Transaction, employeeId: string): Promise<readonly string[]> => {
  await tx.query(`update record_comment set body = '', mentions = '{}', erased_at = now() where org_code = $1 and ${OF_PERSON} and erased_at is null`, [tx.orgCode, employeeId]);
  const files = await tx.query<{ key: string }>(`delete from record_file where org_code = $1 and ${OF_PERSON} returning file_key as key`, [tx.orgCode, employeeId]);
  const keys = files.map(({ key }) => key);
  if (keys.length > 0) await tx.query(`update stored_file set status = 'DELETED', original_name = '', updated_at = ${LONG_AGO} where org_code = $1 and key = any($2)`, [tx.orgCode, keys]);
  await tx.query(`delete from notification where org_code = $1 and kind like 'record%' and words->>'person' = $2`, [tx.orgCode, employeeId]);
  return keys;
};
