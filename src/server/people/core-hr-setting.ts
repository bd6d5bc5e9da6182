import type { Transaction } from '../db/org.ts';
import { readSetting } from '../resource/read-setting.ts';

export type CoreHrSetting = {
  /** Years on the day of joining; 0 for none. */
  readonly minimumAge: number;
  readonly probationFromDesignation: boolean;
  readonly expiringDocumentsDays: number;
  readonly celebrationsDays: number;
  readonly showBirthdays: boolean;
  readonly showWorkAnniversaries: boolean;
};

const known = new WeakMap<Transaction, Promise<CoreHrSetting>>();

/** What holds for everybody in core HR; asked once in a transaction, because an import asks for each record. */
export const readCoreHrSetting = (tx: Transaction): Promise<CoreHrSetting> => {
  const setting = known.get(tx) ?? readSetting<CoreHrSetting>(tx, 'CoreHrSetting');
  known.set(tx, setting);
  return setting;
};
