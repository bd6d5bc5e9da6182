/** One-time passcodes (secure.md 21): six digits, kept as a keyed digest, once, five tries, bound to the organisation and to what they open. */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { keyFor } from '../secrets/key-for.ts';
import type { KeySettings } from '../secrets/root-key.ts';

const MOST_TRIES = 5;

/** What a code opens: the portal of an address, an offer, the pages of somebody who joins. By kind, or a try at one would use up the code of another. */
export type PasscodeSubject = `${'portal' | 'offer' | 'joining'}:${string}`;

const hashOf = (settings: KeySettings, orgCode: string, subject: PasscodeSubject, code: string): string => createHmac('sha256', keyFor(settings, 'portal passcodes')).update(`${orgCode}\n${subject}\n${code}`).digest('base64url');

/** A new code for the subject that lasts so many minutes; earlier ones serve no more. */
export const newPasscode = async (tx: Transaction, settings: KeySettings, subject: PasscodeSubject, minutes: number): Promise<string> => {
  // From 100000: the specified operation takes the code as a number, which knows no leading zero.
  const code = String(randomInt(100_000, 1_000_000));
  await tx.query('update portal_passcode set used_at = now() where org_code = $1 and email = $2 and used_at is null', [tx.orgCode, subject]);
  await tx.query(`insert into portal_passcode (org_code, id, email, code_hash, expires_at) values ($1, $2, $3, $4, now() + make_interval(mins => $5))`, [tx.orgCode, randomBytes(12).toString('base64url'), subject, hashOf(settings, tx.orgCode, subject, code), minutes]);
  return code;
};

/** Counts the showing and uses the code where it is right, in one statement: of any number at once, one wins. */
const USE = `
  update portal_passcode p set tries = tries + 1, used_at = case when code_hash = $3 then now() end
  where p.org_code = $1 and p.id = (select id from portal_passcode where org_code = $1 and email = $2 order by created_at desc, id limit 1)
    and p.used_at is null and p.expires_at > now() and p.tries < ${MOST_TRIES} returning code_hash = $3 as "isRight"`;

/** Whether what was shown is the subject's code; used up by it. A wrong, used, old or never sent one is wrong alike. */
export const showPasscode = async (tx: Transaction, settings: KeySettings, subject: PasscodeSubject, shown: string): Promise<boolean> => {
  const code = shown.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const [used] = await tx.query<{ isRight: boolean }>(USE, [tx.orgCode, subject, hashOf(settings, tx.orgCode, subject, code)]);
  return used?.isRight === true;
};
