import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { hashOfToken } from './token.ts';

export type DeviceCheck = { readonly id: string; readonly isRegistered: boolean };

type Seen = { readonly userId: string; readonly token: string; readonly address: string; readonly userAgent: string | undefined };

/**
 * The device that a browser's secret stands for, noted when it is new. The first device of an account registers itself,
 * further ones wait for an administrator.
 */
export const checkDevice = async (tx: Transaction, { userId, token, address, userAgent }: Seen): Promise<DeviceCheck> => {
  const values = [tx.orgCode, userId, hashOfToken(token), address, userAgent?.slice(0, 300) ?? null];
  // Two first devices at one moment: the account's row lets one of them go first.
  await tx.query('select id from user_account where org_code = $1 and id = $2 for update', [tx.orgCode, userId]);
  const [known] = await tx.query<DeviceCheck>(
    `update device set last_used_at = now(), address = $4, user_agent = $5 where org_code = $1 and user_account_id = $2 and token_hash = $3
     returning id, status = 'REGISTERED' as "isRegistered"`,
    values,
  );
  if (known !== undefined) return known;
  const [made] = await tx.query<DeviceCheck>(
    `insert into device (org_code, id, user_account_id, token_hash, address, user_agent, status)
     select $1, $6, $2, $3, $4, $5, case when exists (select from device where org_code = $1 and user_account_id = $2 and status = 'REGISTERED') then 'WAITING' else 'REGISTERED' end
     returning id, status = 'REGISTERED' as "isRegistered"`,
    [...values, randomUUID()],
  );
  if (made === undefined) throw new Error('The device was not noted.');
  return made;
};
