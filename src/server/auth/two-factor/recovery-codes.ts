import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../../db/org.ts';

const HOW_MANY = 10;
/** Without letters and digits that look alike: 31 signs, 12 of them are 59 bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const hashOf = (tx: Transaction, userId: string, code: string): string => createHash('sha256').update(`${tx.orgCode} ${userId} ${plain(code)}`).digest('base64url');

const newCode = (): string => Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');

/** Ten new codes; the former ones are void. They are told once: the database keeps hashes. */
export const newRecoveryCodes = async (tx: Transaction, userId: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.query('delete from recovery_code where org_code = $1 and user_account_id = $2', [tx.orgCode, userId]);
  await tx.query('insert into recovery_code (org_code, user_account_id, code_hash) select $1, $2, h from unnest($3::text[]) h', [
    tx.orgCode,
    userId,
    codes.map((code) => hashOf(tx, userId, code)),
  ]);
  return codes;
};

/** Uses a code up; false when it is none or has served. */
export const useRecoveryCode = async (tx: Transaction, userId: string, code: string): Promise<boolean> => {
  if (plain(code).length !== 12) return false;
  const used = await tx.query('update recovery_code set used_at = now() where org_code = $1 and user_account_id = $2 and code_hash = $3 and used_at is null returning 1', [
    tx.orgCode,
    userId,
    hashOf(tx, userId, code),
  ]);
  return used.length > 0;
};
