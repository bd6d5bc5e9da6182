import type { Transaction } from '../../db/org.ts';
import { recordRows, type Change } from '../journal.ts';
import { mergeChanges } from '../merge-changes.ts';

type Recorder = {
  take(changes: readonly Change[]): Promise<void>;
  /** Answers how many records the change-set has. */
  end(): Promise<number>;
  /** Waits for what is being written, whatever comes of it: nothing may be asked of a transaction that has ended. */
  settle(): Promise<unknown>;
};

/** Journals the chunks of a change-set, each while the next is worked on. Where a record may be changed again by a later chunk (not `apart`) all of them wait for the end. */
export const recorderOf = (tx: Transaction, changeSet: string, apart: boolean): Recorder => {
  const kept: Change[] = [];
  let records = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = async (changes: readonly Change[]): Promise<void> => {
    await writing;
    records += changes.length;
    writing = recordRows(tx, changeSet, changes);
    writing.catch(() => undefined); // whoever waits for it next is told
  };
  return {
    take: async (changes) => {
      if (apart) return write(changes);
      for (const change of changes) kept.push(change);
      return undefined;
    },
    end: async () => {
      await write(mergeChanges(kept));
      await writing;
      return records;
    },
    settle: () => writing.catch(() => undefined),
  };
};
