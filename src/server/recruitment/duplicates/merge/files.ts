/** Files of candidates who go: their own stay theirs, for an undo; the one who stays gets copies. */
import { randomUUID } from 'node:crypto';
import { allocate } from '../../../db/ids.ts';
import type { Transaction } from '../../../db/org.ts';
import { storeOf } from '../../../files/open-store.ts';
import type { Image } from '../../../resource/image.ts';
import { resourceOf } from '../../../resource/registry.ts';
import type { Session } from '../../../session.ts';
import type { Settings } from '../../../settings.ts';

type Place = { readonly entity: string; readonly field: string; readonly rowId: string };

/** A file once more, of another record; null where its bytes are gone. */
const copyFile = async (tx: Transaction, settings: Settings, key: string, { entity, field, rowId }: Place): Promise<string | null> => {
  const [file] = await tx.query<{ type: string }>(`select content_type as type from stored_file where org_code = $1 and key = $2 and status = 'STORED'`, [tx.orgCode, key]);
  const bytes = file && (await storeOf(settings).read(key));
  if (!file || bytes === undefined) return null;
  const copy = `${tx.orgCode}/${new Date().toISOString().slice(0, 7)}/${randomUUID()}${key.slice(key.lastIndexOf('.'))}`;
  await storeOf(settings).write(copy, bytes, file.type);
  await tx.query(
    `insert into stored_file (org_code, key, original_name, content_type, byte_size, sha256, status, entity, field, row_id, created_by)
     select org_code, $3, original_name, content_type, byte_size, sha256, status, $4, $5, $6::bigint, created_by from stored_file where org_code = $1 and key = $2`,
    [tx.orgCode, key, copy, entity, field, rowId],
  );
  return copy;
};

/** The record with copies of the files that it takes from others. */
export const withCopies = async (tx: Transaction, settings: Settings, next: Image, keep: Image): Promise<Image> => {
  const resource = resourceOf('Candidate');
  const copies: Record<string, unknown> = {};
  for (const { key, file } of resource.fields) {
    if (file === undefined || (next[key] ?? '') === '' || next[key] === keep[key]) continue;
    copies[key] = await copyFile(tx, settings, String(next[key]), { entity: resource.name, field: key, rowId: keep.id });
  }
  return { ...next, ...copies };
};

/** Resumes that are not taken are put to the one who stays as files; answers their keys, by the candidate whose they were. The own resume, where another's is taken, belongs to the first of them. */
export const putResumes = async (tx: Transaction, settings: Settings, people: readonly Image[], next: Image, from: string | null, { userId, name }: Session): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [keep, first] = people;
  const put = new Map<string, string[]>();
  for (const one of people) {
    const resume = String(one['resume'] ?? '');
    if (resume === '' || resume === next['resume'] || one.id === from) continue;
    const copy = await copyFile(tx, settings, resume, { entity: 'recordFile', field: 'Candidate', rowId: keep!.id });
    if (copy === null) continue;
    await tx.query('insert into record_file (org_code, id, entity, row_id, person_id, file_key, added_by, author) values ($1, $2, $3, $4, null, $5, $6, $7)', [tx.orgCode, await allocate(tx, 'record_file', 1), 'Candidate', keep!.id, copy, userId, name]);
    const owner = one === keep ? first!.id : one.id;
    put.set(owner, [...(put.get(owner) ?? []), copy]);
  }
  return put;
};
