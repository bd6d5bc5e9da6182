/** Registered faces in their table, sealed. Nothing here leaves the server. */
import type { Transaction } from '../db/org.ts';
import { decrypt, encrypt } from '../secrets/cipher.ts';
import { keyFor } from '../secrets/key-for.ts';
import type { KeySettings } from '../secrets/root-key.ts';

/** What a template belongs to is bound to it: a row that is moved to somebody else does not open. */
const about = (orgCode: string, employeeId: string): string => `face ${orgCode} ${employeeId}`;

/** When and by whom a face was registered; undefined without one. */
export type Registered = { readonly registeredAt: string; readonly registeredBy: string };

export const registeredFace = async (tx: Transaction, employeeId: string): Promise<Registered | undefined> =>
  (await tx.query<Registered>(`select registered_at as "registeredAt", registered_by as "registeredBy" from face_template where org_code = $1 and employee_id = $2::bigint`, [tx.orgCode, employeeId]))[0];

/** Keeps the descriptors of a face instead of those that were kept before, only while the person agrees; false when they do not. */
export const keepFace = async (tx: Transaction, settings: KeySettings, employeeId: string, descriptors: readonly (readonly number[])[], by: string): Promise<boolean> => {
  const kept = await tx.query(
    `insert into face_template (org_code, employee_id, sealed, registered_by)
     select org_code, employee_id, $3, $4 from consent where org_code = $1 and employee_id = $2::bigint and purpose = 'FACE' and withdrawn_at is null for share
     on conflict (org_code, employee_id) do update set sealed = excluded.sealed, registered_by = excluded.registered_by, registered_at = now()
     returning employee_id`,
    [tx.orgCode, employeeId, encrypt(keyFor(settings, 'faces'), JSON.stringify(descriptors), about(tx.orgCode, employeeId)), by],
  );
  return kept.length === 1;
};

/** The descriptors of somebody who agreed; null without any, and for a template that does not open: the face is registered anew then. */
export const readFace = async (tx: Transaction, settings: KeySettings, employeeId: string): Promise<number[][] | null> => {
  const [row] = await tx.query<{ sealed: Buffer }>(
    `select sealed from face_template t where org_code = $1 and employee_id = $2::bigint
     and exists (select from consent c where c.org_code = t.org_code and c.employee_id = t.employee_id and purpose = 'FACE' and withdrawn_at is null)`,
    [tx.orgCode, employeeId],
  );
  if (row === undefined) return null;
  let opened: Buffer;
  try {
    opened = decrypt(keyFor(settings, 'faces'), row.sealed, about(tx.orgCode, employeeId));
  } catch {
    return null; // sealed by another key, as in a database that was restored elsewhere, or changed
  }
  return JSON.parse(opened.toString('utf8')) as number[][];
};

/** Deletes everything of a face: the template, open challenges, unused verifications. */
export const deleteFace = async (tx: Transaction, employeeId: string): Promise<void> => {
  for (const table of ['face_template', 'face_challenge', 'face_check'] as const) {
    await tx.query(`delete from ${table} where org_code = $1 and employee_id = $2::bigint`, [tx.orgCode, employeeId]);
  }
};
