import type { FormName } from '../../../../generated/forms.ts';
import { reachOf } from '../../access/authorise.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';

export const seesAccounts = (session: Session): boolean => reachOf(session, 'BANK_ACCOUNTS', 'VIEW')?.scope === 'ALL';

/** A run is transferred as a whole: whoever reaches a part of its people does not see it here, and marks nothing. */
export const refusePartOf = (session: Session, right: 'VIEW' | 'UPDATE', form: FormName = 'ELECTRONIC_FUND_TRANSFER'): void => {
  if (reachOf(session, form, right)?.scope !== 'ALL') throw refuse(right === 'VIEW' ? '_DB0100' : '_DB0102');
};
