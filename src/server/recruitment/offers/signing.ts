import { newPasscode, showPasscode } from '../../auth/passcodes.ts';
import type { PasscodeSubject } from '../../auth/passcodes.ts';
import type { Transaction } from '../../db/org.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { mailText } from '../../mail/mail-text.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { readSetting } from '../../resource/read-setting.ts';
import type { KeySettings } from '../../secrets/root-key.ts';
import type { Content } from './content.ts';

export type Signer = { readonly offerId: string; readonly candidateId: string; readonly content: Content };

/** How a candidate proves that an answer is theirs. A signing service may take the place of the passcode. */
type SigningService = {
  /** Begins: tells the candidate what they need. */
  readonly begin: (tx: Transaction, signer: Signer) => Promise<void>;
  /** Whether what the candidate showed proves it; used up by it. */
  readonly confirm: (tx: Transaction, signer: Signer, shown: string) => Promise<boolean>;
};

export const signingSubject = ({ offerId }: Pick<Signer, 'offerId'>): PasscodeSubject => `offer:${offerId}`;

/** Six digits by mail, of this offer alone. */
export const passcodeSigning = (settings: KeySettings): SigningService => {
  return {
    begin: async (tx, signer) => {
      const { organisation, name, email, language } = signer.content;
      const { passcodeExpiryMinutes: minutes } = await readSetting<{ readonly passcodeExpiryMinutes: number }>(tx, 'RecruitmentGeneralSetting');
      const code = await newPasscode(tx, settings, signingSubject(signer), minutes);
      await postLetter(tx, { recipient: email, ...writeMail<'offerPasscode'>(await mailText(tx, 'offerPasscode', language), { organisation, name, code, minutes }) }, { template: 'offerPasscode', language, candidateId: signer.candidateId });
    },
    confirm: (tx, signer, shown) => showPasscode(tx, settings, signingSubject(signer), shown),
  };
};
