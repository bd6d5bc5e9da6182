import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '../../db/org.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { mailText } from '../../mail/mail-text.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { keyFor } from '../../secrets/key-for.ts';
import type { KeySettings } from '../../secrets/root-key.ts';
import type { Content } from './content.ts';

export type Signer = { readonly offerId: string; readonly candidateId: string; readonly content: Content };

/** How a candidate proves that an answer is theirs. A signing service may take the place of the passcode. */
export type SigningService = {
  /** Begins: tells the candidate what they need. */
  readonly begin: (tx: Transaction, signer: Signer) => Promise<void>;
  /** Whether what the candidate showed proves it; used up by it. */
  readonly confirm: (tx: Transaction, signer: Signer, shown: string) => Promise<boolean>;
};

/** How long a passcode serves (secure.md 21). */
export const SIGNING_MINUTES = 10;
const MOST_TRIES = 5;

/** Six digits by mail: hashed, once, five tries, of this offer alone. */
export const passcodeSigning = (settings: KeySettings): SigningService => {
  const subjectOf = ({ offerId }: Signer): string => `offer ${offerId}`;
  const hashOf = (tx: Transaction, signer: Signer, code: string): string => createHmac('sha256', keyFor(settings, 'portal passcodes')).update(`${tx.orgCode}\n${subjectOf(signer)}\n${code}`).digest('base64url');
  return {
    begin: async (tx, signer) => {
      const { organisation, name, email, language } = signer.content;
      const code = String(randomInt(100_000, 1_000_000));
      await tx.query('update portal_passcode set used_at = now() where org_code = $1 and email = $2 and used_at is null', [tx.orgCode, subjectOf(signer)]);
      await tx.query('insert into portal_passcode (org_code, id, email, code_hash, expires_at) values ($1, $2, $3, $4, now() + make_interval(mins => $5))', [tx.orgCode, randomBytes(12).toString('base64url'), subjectOf(signer), hashOf(tx, signer, code), SIGNING_MINUTES]);
      await postLetter(tx, { recipient: email, ...writeMail<'offerPasscode'>(await mailText(tx, 'offerPasscode', language), { organisation, name, code, minutes: SIGNING_MINUTES }) }, { template: 'offerPasscode', language, candidateId: signer.candidateId });
    },
    confirm: async (tx, signer, shown) => {
      const code = shown.replaceAll(/\s/g, '');
      if (!/^\d{6}$/.test(code)) return false;
      const [used] = await tx.query<{ isRight: boolean }>(
        `update portal_passcode p set tries = tries + 1, used_at = case when code_hash = $3 then now() end
         where p.org_code = $1 and p.id = (select id from portal_passcode where org_code = $1 and email = $2 order by created_at desc, id limit 1)
           and p.used_at is null and p.expires_at > now() and p.tries < ${MOST_TRIES} returning code_hash = $3 as "isRight"`,
        [tx.orgCode, subjectOf(signer), hashOf(tx, signer, code)],
      );
      return used?.isRight === true;
    },
  };
};
