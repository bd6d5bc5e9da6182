/** What may be recorded beside what a computer is used for. */
import type { RecordedKind } from '../../../generated/monitoring/resolvers.ts';
import { wordsCapture } from '../data-loss-prevention/words/words-capture.ts';
import type { Transaction } from '../db/org.ts';

/** A way of recording that has settings of its own. */
export type Capture = {
  readonly kind: RecordedKind;
  /** The member under which programs are told its terms. */
  readonly name: string;
  /** What a program has to know of it; null where nothing of the person is recorded in this way. Asked of whoever is monitored, and of nobody else. */
  readonly terms: (tx: Transaction, employeeId: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Tables and their columns of time, whose rows are kept as long as intervals are. */
  readonly outdated: readonly (readonly [table: string, column: string])[];
};

export const captures: readonly Capture[] = [wordsCapture];

/** The terms of all ways in which something of the person is recorded. */
export const capturedOf = async (tx: Transaction, employeeId: string): Promise<readonly { readonly kind: RecordedKind; readonly name: string; readonly terms: Readonly<Record<string, unknown>> }[]> => {
  const found: { kind: RecordedKind; name: string; terms: Readonly<Record<string, unknown>> }[] = [];
  for (const { kind, name, terms } of captures) {
    const told = await terms(tx, employeeId);
    if (told !== null) found.push({ kind, name, terms: told });
  }
  return found;
};
