import type { Transaction } from '../../db/org.ts';
import { activeMembers, OWN_ACTIVITY } from '../../activity/tell-members.ts';
import { readTerms } from '../../activity/monitoring-terms.ts';
import { accountsOf } from '../../notifications/accounts-of.ts';
import { notify } from '../../notifications/notify.ts';

/** Members hear that words are looked for in what they write, or no longer, while monitoring is on. */
export const tellOfWords = async (tx: Transaction, kind: 'wordsBegin' | 'wordsEnd'): Promise<void> => {
  if ((await readTerms(tx))?.isOn !== true) return;
  await notify(tx, { to: await accountsOf(tx, ...(await activeMembers(tx))), kind, path: OWN_ACTIVITY });
};
