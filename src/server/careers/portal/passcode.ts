/** How candidates get into the portal: by a passcode that is mailed to their address. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { greetedAs } from '../../../domain/greetedAs.ts';
import type { Language } from '../../../domain/languages.ts';
import { tagOf } from '../../../domain/languages.ts';
import { countAttempt, forgiveAttempts, ownPasscodeLimit, passcodeLimits, passcodeMailLimits } from '../../auth/attempts.ts';
import { organisationName } from '../../auth/organisation-name.ts';
import { endOwnPasscode, newPasscode, showOwnPasscode, showPasscode } from '../../auth/passcodes.ts';
import { emailInput } from '../../auth/read-input.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { refuse } from '../../refuse.ts';
import { readSetting } from '../../resource/read-setting.ts';
import type { KeySettings } from '../../secrets/root-key.ts';
import { FIRST_OF_ADDRESS } from '../first-of-address.ts';
import type { RecruitmentSettings } from '../visit.ts';
import { mayEnter } from './may-enter.ts';
import { portalSubject } from './subject.ts';

/** In which the passcode was asked for; a candidate who did not name it themselves reads it in the one that they prefer. */
type Asked = { readonly language: Language; readonly isLanguageNamed: boolean };
type Asking = Pick<Context, 'db' | 'settings' | 'address' | 'log'>;

/** Long enough to hide whether a mail was written, or a code looked at. */
const ANSWER_AFTER_MS = 250;

/** The address as candidates are kept by, or null where the text is none. */
const addressIn = (text: string): string | null => emailInput.safeParse(text).data?.toLowerCase() ?? null;

/** A new code for the address, in a mail. */
const mailCode = async (tx: Transaction, settings: KeySettings, email: string, asked: Asked, asker: string): Promise<void> => {
  const own = await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting');
  const [candidate] = await tx.query<{ firstName: string; lastName: string; preferred: Language | null }>(`select first_name as "firstName", last_name as "lastName", lower(preferred_language) as preferred from candidate c where c.org_code = $1 and c.email = $2 and ${mayEnter(own)} order by ${FIRST_OF_ADDRESS} limit 1`, [tx.orgCode, email]);
  if (!candidate) return;
  const language = asked.isLanguageNamed ? asked.language : (candidate.preferred ?? asked.language);
  const code = await newPasscode(tx, settings, portalSubject(email), own.passcodeExpiryMinutes, asker);
  const args = { organisation: await organisationName(tx), name: greetedAs(language, candidate), code, minutes: own.passcodeExpiryMinutes, link: `/v3/candidate-portal?org=${tx.orgCode}&lang=${tagOf(language)}` };
  await sendMail(tx, { to: email, template: 'portalPasscode', language, args });
};

/** Mails a passcode to a candidate who may enter the portal. One answer after about the same time, whoever the address is of: a secret by which the browser that asked shows that it did, or null where the text is no address. */
export const sendPasscode = async ({ db, settings, address, log }: Asking, orgCode: string | null, given: string, asked: Asked): Promise<string | null> => {
  const email = addressIn(given);
  if (email === null) return null;
  const asker = randomBytes(16).toString('base64url');
  const [ofAddress, ofEmail] = passcodeMailLimits(orgCode ?? '', portalSubject(email), address);
  await refuseFlood(db, [ofAddress]);
  const isFlooded = (await countAttempt(db, [ofEmail])) > 0;
  const mailed = orgCode === null || isFlooded ? undefined : withOrg(db, orgCode, (tx) => mailCode(tx, settings, email, asked, asker)).catch((error: unknown) => log.error({ err: error }, 'a passcode was not mailed'));
  await Promise.all([pause(ANSWER_AFTER_MS), mailed]);
  return asker;
};

type Entered = { readonly candidateId: string; readonly email: string };

const candidateAt = async (tx: Transaction, email: string): Promise<string | null> => {
  const own = await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting');
  const [candidate] = await tx.query<{ id: string }>(`select c.id::text as id from candidate c where c.org_code = $1 and c.email = $2 and ${mayEnter(own)} order by ${FIRST_OF_ADDRESS} limit 1`, [tx.orgCode, email]);
  return candidate?.id ?? null;
};

/** In the browser that asked for the code: what others try meanwhile, and ask for, does not concern it. */
const useOwn = async ({ db, settings }: Asking, orgCode: string, email: string, code: string, asker: string): Promise<string | null> => {
  const isSpent = (await countAttempt(db, [ownPasscodeLimit(asker)])) > 0;
  return withOrg(db, orgCode, async (tx) => {
    if (isSpent) await endOwnPasscode(tx, asker);
    return !isSpent && (await showOwnPasscode(tx, settings, portalSubject(email), code, asker)) ? candidateAt(tx, email) : null;
  });
};

/**
 * The candidate whom a right code lets in, and the address that it went to. `asker` is what the browser was given when it asked.
 * Refuses PASSCODE_WRONG for a wrong, used, old or never sent one alike, and for what is no address.
 */
export const usePasscode = async (asking: Asking, orgCode: string | null, given: string, code: string, asker: string | null = null): Promise<Entered> => {
  const { db, settings, address } = asking;
  const email = addressIn(given);
  if (email === null) throw refuse('PASSCODE_WRONG');
  const isCode = orgCode !== null && /^\d{6}$/.test(code);
  const own = isCode && asker !== null ? await useOwn(asking, orgCode, email, code, asker) : null;
  if (own !== null) return { candidateId: own, email };
  const limits = passcodeLimits(orgCode ?? '', portalSubject(email), address);
  await refuseFlood(db, limits);
  const [, candidateId] = await Promise.all([
    pause(ANSWER_AFTER_MS),
    isCode ? withOrg(db, orgCode, async (tx) => ((await showPasscode(tx, settings, portalSubject(email), code)) ? candidateAt(tx, email) : null)) : null,
  ]);
  if (candidateId === null) throw refuse('PASSCODE_WRONG');
  await forgiveAttempts(db, limits);
  return { candidateId, email };
};
