/** The token by which a computer sends: it names the organization, and is kept as a hash only. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';

const TOKEN = /^([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{43})$/;

/** 256 random bits need no slow hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for the computer; told this once. */
export const issueToken = async (tx: Transaction, deviceId: string): Promise<string> => {
  const token = `${tx.orgCode}.${randomBytes(32).toString('base64url')}`;
  await tx.query('insert into activity_device_key (org_code, token_hash, activity_device_id) values ($1, $2, $3::bigint)', [tx.orgCode, hashOf(token), deviceId]);
  return token;
};

export type Device = { readonly orgCode: string; readonly id: string; readonly employeeId: string };

/** The computer whose token it is and that may still send; null for any other, whatever is wrong with it. */
export const deviceOf = async (db: Database, token: string): Promise<Device | null> => {
  const [, orgCode] = TOKEN.exec(token) ?? [];
  if (orgCode === undefined) return null;
  return withOrg(db, orgCode, async (tx) => {
    const [found] = await tx.query<{ id: string; employeeId: string }>(
      `select d.id::text as id, d.employee_id::text as "employeeId" from activity_device_key k join activity_device d on d.org_code = k.org_code and d.id = k.activity_device_id
       where k.org_code = $1 and k.token_hash = $2 and d.status = 'ACTIVE'`,
      [orgCode, hashOf(token)],
    );
    return found === undefined ? null : { orgCode, ...found };
  });
};
