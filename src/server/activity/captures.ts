/** What may be recorded beside what a computer is used for. */
import type { RecordedKind } from '../../../generated/monitoring/resolvers.ts';
import { internetCapture } from '../data-loss-prevention/internet/capture.ts';
import { locationCapture } from '../data-loss-prevention/location/capture.ts';
import { keyLogCapture } from '../data-loss-prevention/key-logs/capture.ts';
import { screenshotCapture } from '../data-loss-prevention/screenshots/capture.ts';
import { wordsCapture } from '../data-loss-prevention/words/words-capture.ts';
import type { Transaction } from '../db/org.ts';

/** A way of recording that has settings of its own. */
export type Capture = {
  readonly kind: RecordedKind;
  /** The member under which programs are told its terms. */
  readonly name: string;
  /** What a program has to know of it, of one computer where it asks; null where nothing of the person is recorded in this way. Asked of whoever is monitored, and of nobody else. */
  readonly terms: (tx: Transaction, employeeId: string, deviceId: string | null) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Tables and their columns of time, whose rows are kept as long as intervals are. */
  readonly outdated: readonly (readonly [table: string, column: string])[];
};

export const captures: readonly Capture[] = [internetCapture, locationCapture, keyLogCapture, screenshotCapture, wordsCapture];

/** The terms of all ways in which something of the person is recorded, by one computer or by any. */
export const capturedOf = async (tx: Transaction, employeeId: string, deviceId: string | null = null): Promise<readonly { readonly kind: RecordedKind; readonly name: string; readonly terms: Readonly<Record<string, unknown>> }[]> => {
  const found: { kind: RecordedKind; name: string; terms: Readonly<Record<string, unknown>> }[] = [];
  for (const { kind, name, terms } of captures) {
    const told = await terms(tx, employeeId, deviceId);
    if (told !== null) found.push({ kind, name, terms: told });
  }
  return found;
};
