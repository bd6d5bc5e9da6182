import type { Transaction } from '../db/org.ts';
import { recordChangeSet, recordRows, type Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';

/** Writes a change-set as its changes come, a portion at a time: there may be more of them than memory for their images. */
export const writtenSet = (tx: Transaction, changeSet: string, session: Session) => {
  let records = 0;
  return {
    add: async (changes: readonly Change[]): Promise<void> => {
      if (changes.length > 0) await recordRows(tx, changeSet, changes);
      records += changes.length;
    },
    end: (): Promise<void> => recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, source: 'STATUS', form: 'SALARY_PAYSLIP_BI_MONTHLY' }, records),
  };
};
