/** One-time passcodes (secure.md 21): six digits, kept as a keyed digest, once, five tries, bound to the organisation and to what they open. */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { keyFor } from '../secrets/key-for.ts';
import { hashOfToken } from './token.ts';
import type { KeySettings } from '../secrets/root-key.ts';

const MOST_TRIES = 5;

/** What a code opens: the portal of an address, an offer, a signature, the pages of somebody who joins. By kind, or a try at one would use up the code of another. */
export type PasscodeSubject = `${'portal' | 'offer' | 'signature' | 'joining'}:${string}`;

const hashOf = (settings: KeySettings, orgCode: string, subject: PasscodeSubject, code: string): string => createHmac('sha256', keyFor(settings, 'portal passcodes')).update(`${orgCode}\n${subject}\n${code}`).digest('base64url');

/** The code that a browser asked for, by the secret that it was given with it. */
const idOf = (asker: string): string => `asked.${hashOfToken(asker)}`;

/** A new code for the subject that lasts so many minutes; earlier ones serve no more, but for the browsers that asked for them: a stranger who asks for another, or tries some, ends nobody's. */
export const newPasscode = async (tx: Transaction, settings: KeySettings, subject: PasscodeSubject, minutes: number, asker: string | null = null): Promise<string> => {
  // From 100000: the specified operation takes the code as a number, which knows no leading zero.
  const code = String(randomInt(100_000, 1_000_000));
  if (asker === null) await tx.query('update portal_passcode set used_at = now() where org_code = $1 and email = $2 and used_at is null', [tx.orgCode, subject]);
  await tx.query(`insert into portal_passcode (org_code, id, email, code_hash, expires_at) values ($1, $2, $3, $4, now() + make_interval(mins => $5))`, [tx.orgCode, asker === null ? randomBytes(12).toString('base64url') : idOf(asker), subject, hashOf(settings, tx.orgCode, subject, code), minutes]);
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

const USE_OWN = `
  update portal_passcode set used_at = now() where org_code = $1 and id = $4 and email = $2 and code_hash = $3 and used_at is null and expires_at > now() returning id`;

/** As `showPasscode`, of the code that this browser asked for. Its tries are the caller's to count. */
export const showOwnPasscode = async (tx: Transaction, settings: KeySettings, subject: PasscodeSubject, shown: string, asker: string): Promise<boolean> =>
  (await tx.query(USE_OWN, [tx.orgCode, subject, hashOf(settings, tx.orgCode, subject, shown), idOf(asker)])).length > 0;

/** The browser that asked for it has no try left. */
export const endOwnPasscode = (tx: Transaction, asker: string): Promise<unknown> => tx.query('update portal_passcode set used_at = now() where org_code = $1 and id = $2 and used_at is null', [tx.orgCode, idOf(asker)]);
