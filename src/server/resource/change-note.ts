import { ruleReason, type RuleReason } from './rule-reason.ts';

const notes = new WeakMap<object, RuleReason>();

/** What the change-set of this transaction says besides the reason that was given. */
export const noteInChangeSet = (tx: object, note: RuleReason): void => void notes.set(tx, note);

/** The reason as the journal keeps it. */
export const reasonWithNote = (tx: object, reason: string | null): string | null => {
  const note = notes.get(tx);
  return note === undefined ? reason : [ruleReason(note), ...(reason === null ? [] : [reason])].join(' ');
};
