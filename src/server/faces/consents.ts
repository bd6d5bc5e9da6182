/** What people agreed to: every word they gave or took back, with its time. */
import type { Transaction } from '../db/org.ts';

export type ConsentPurpose = 'FACE' | 'LOCATION';
export type Consents = { readonly hasFaceConsent: boolean; readonly hasLocationConsent: boolean };

/** The number of the text that people read now (`checkIn.consent.*`); a new text gets a new number. */
const WORDING = 1;

export const consentsOf = async (tx: Transaction, employeeId: string): Promise<Consents> => {
  const rows = await tx.query<{ purpose: ConsentPurpose }>('select purpose from consent where org_code = $1 and employee_id = $2::bigint and withdrawn_at is null', [tx.orgCode, employeeId]);
  const given = new Set(rows.map(({ purpose }) => purpose));
  return { hasFaceConsent: given.has('FACE'), hasLocationConsent: given.has('LOCATION') };
};

/** Agreeing again changes nothing. */
export const recordConsent = async (tx: Transaction, employeeId: string, userId: string, purpose: ConsentPurpose): Promise<void> => {
  await tx.query(
    `insert into consent (org_code, employee_id, purpose, wording, user_account_id) values ($1, $2::bigint, $3, $4, $5::bigint)
     on conflict (org_code, employee_id, purpose) where withdrawn_at is null do nothing`,
    [tx.orgCode, employeeId, purpose, WORDING, userId],
  );
};

export const endConsent = async (tx: Transaction, employeeId: string, purpose: ConsentPurpose): Promise<void> => {
  await tx.query('update consent set withdrawn_at = now() where org_code = $1 and employee_id = $2::bigint and purpose = $3 and withdrawn_at is null', [tx.orgCode, employeeId, purpose]);
};
