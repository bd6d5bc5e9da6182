/** What a computer tells of keys and windows: how often, in what and for how long. Never which keys. */
import { skewOf, batchLimits, type BatchProblem } from '../activity/batch.ts';
import { domainKey } from '../activity/classify.ts';
import { common, type Span } from '../activity/span.ts';

/** A stretch is kept whole or not at all, so it is short: what lies across the end of a shift is lost. */
export const keyLogLimits = { records: 500, bytes: 262_144, minutes: 15, nameLength: 120, titleLength: 300, count: 100_000 } as const;

/** The acts whose keys are counted. */
export const CONTROL_KEYS = ['copies', 'cuts', 'pastes', 'prints', 'printScreens', 'saves'] as const;
export type ControlKey = (typeof CONTROL_KEYS)[number];
export type ControlKeys = Readonly<Record<ControlKey, number>>;

export type KeyRecord = Span & {
  readonly keyStrokes: number | null;
  readonly controlKeys: ControlKeys | null;
  /** The name of the program, and what it calls itself. */
  readonly application: string | null;
  readonly applicationTitle: string | null;
  readonly windowTitle: string | null;
  readonly host: string | null;
};

export type KeySwitches = { readonly controlKeys: boolean; readonly keyStrokes: boolean; readonly applications: boolean; readonly websites: boolean; readonly windowTitles: boolean };

/** Times are told in whole seconds by some. */
const ROUNDED = 1_000;

const plain = (text: string | null): string | null => text?.replace(/\p{Cc}+/gu, ' ').trim() || null;

/** The records by our clock, in order of time, or what is wrong with them; one problem refuses all. `sentAt` by the computer's clock, `now` by ours, in milliseconds. */
export const readKeyBatch = (sent: readonly KeyRecord[], sentAt: number, now: number): { readonly records: readonly KeyRecord[]; readonly problems: readonly BatchProblem[] } => {
  const skew = skewOf(sentAt, now);
  if (Math.abs(skew) > batchLimits.skewHours * 3_600_000) return { records: [], problems: [{ field: 'sentAt', message: 'The clock of the computer is wrong by more than a day.' }] };
  const problems: BatchProblem[] = [];
  const records = sent.map((record, at): KeyRecord => {
    const wrong = (field: string, message: string): void => void problems.push({ field: `records.${at}.${field}`, message });
    const { from, to, host } = record;
    const domain = host === null || host.trim() === '' ? null : domainKey(host);
    if (to <= from) wrong('to', 'A record ends after it begins.');
    else if (to - from > keyLogLimits.minutes * 60_000) wrong('to', `A record lasts ${keyLogLimits.minutes} minutes at most.`);
    if (to + skew > now + ROUNDED) wrong('to', 'The record lies in the future.');
    if (host !== null && host.trim() !== '' && domain === null) wrong('host', 'Only the host of an address, without scheme, path or port.');
    return { ...record, from: from + skew, to: Math.min(to + skew, now), application: plain(record.application), applicationTitle: plain(record.applicationTitle), windowTitle: plain(record.windowTitle), host: domain };
  });
  return problems.length > 0 ? { records: [], problems } : { records: records.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from), problems };
};

/** A record with what is switched on alone. */
export const asSwitched = (record: KeyRecord, on: KeySwitches): KeyRecord => ({
  from: record.from,
  to: record.to,
  keyStrokes: on.keyStrokes ? record.keyStrokes : null,
  controlKeys: on.controlKeys ? record.controlKeys : null,
  application: on.applications ? record.application : null,
  applicationTitle: on.applications ? record.applicationTitle : null,
  windowTitle: on.windowTitles ? record.windowTitle : null,
  host: on.websites ? record.host : null,
});

/** Whether anything is captured. */
export const capturesAny = (on: KeySwitches): boolean => Object.values(on).some(Boolean);

/** The records that meet none of the times told before, nor an earlier one of these: counts cannot be cut. */
export const untoldWhole = <One extends Span>(records: readonly One[], told: readonly Span[]): One[] => {
  const known = [...told];
  return records.filter((record) => {
    if (known.some((span) => common(record, span) !== null)) return false;
    known.push(record);
    return true;
  });
};
