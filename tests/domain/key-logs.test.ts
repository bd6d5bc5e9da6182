import { describe, expect, it } from 'vitest';
import { asSwitched, capturesAny, readKeyBatch, untoldWhole, type KeyRecord } from '../../src/domain/data-loss-prevention/keyLog.ts';
import { wholeInDay } from '../../src/domain/data-loss-prevention/wholeInDay.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-30T12:00:00Z');
const record = (from: number, to: number, more: Partial<KeyRecord> = {}): KeyRecord => ({ from, to, keyStrokes: 10, controlKeys: null, application: null, applicationTitle: null, windowTitle: null, host: null, ...more });
const OFF = { controlKeys: false, keyStrokes: false, applications: false, websites: false, windowTitles: false };

describe('a batch of key logs', () => {
  it('is set by our clock and in order of time', () => {
    const { records, problems } = readKeyBatch([record(NOW + 50 * MINUTE, NOW + 55 * MINUTE), record(NOW + 10 * MINUTE, NOW + 12 * MINUTE, { host: 'www.Example.com', windowTitle: ' A\u0007B ' })], NOW + 60 * MINUTE, NOW);
    expect(problems).toEqual([]);
    expect(records.map(({ from }) => from)).toEqual([NOW - 50 * MINUTE, NOW - 10 * MINUTE]);
    expect(records[0]).toMatchObject({ host: 'example.com', windowTitle: 'A B' });
  });

  it('is refused whole where a record is too long, in the future or names more than a host', () => {
    const fields = (one: KeyRecord) => readKeyBatch([one], NOW, NOW).problems.map(({ field }) => field);
    expect(fields(record(NOW - 20 * MINUTE, NOW))).toEqual(['records.0.to']);
    expect(fields(record(NOW, NOW + 2 * MINUTE))).toEqual(['records.0.to']);
    expect(fields(record(NOW - MINUTE, NOW - MINUTE))).toEqual(['records.0.to']);
    expect(fields(record(NOW - MINUTE, NOW, { host: 'example.com/secret' }))).toEqual(['records.0.host']);
    expect(readKeyBatch([record(NOW - MINUTE, NOW)], NOW - 25 * 60 * MINUTE, NOW).problems[0]?.field).toBe('sentAt');
  });
});

describe('what is switched on', () => {
  it('alone is left of a record', () => {
    const whole = record(0, MINUTE, { controlKeys: { copies: 1, cuts: 0, pastes: 0, prints: 0, printScreens: 0, saves: 0 }, application: 'a', applicationTitle: 'A', windowTitle: 'w', host: 'h' });
    expect(asSwitched(whole, OFF)).toEqual(record(0, MINUTE, { keyStrokes: null }));
    expect(asSwitched(whole, { ...OFF, applications: true })).toMatchObject({ application: 'a', applicationTitle: 'A', windowTitle: null, host: null, keyStrokes: null, controlKeys: null });
    expect([capturesAny(OFF), capturesAny({ ...OFF, websites: true })]).toEqual([false, true]);
  });
});

describe('records that meet', () => {
  it('are dropped whole: what came first stays', () => {
    const records = [record(0, 5), record(4, 8), record(8, 10), record(10, 12)];
    expect(untoldWhole(records, [{ from: 11, to: 20 }]).map(({ from }) => from)).toEqual([0, 8]);
  });
});

describe('what cannot be cut', () => {
  const days = [{ day: '2026-11-30', whole: { from: 0, to: 24 }, shift: { from: 9, to: 17 } }, { day: '2026-12-01', whole: { from: 24, to: 48 }, shift: null }];
  it('counts to the day in whose shift all of it lies', () => {
    expect([wholeInDay({ from: 9, to: 10 }, days, false), wholeInDay({ from: 8, to: 10 }, days, false), wholeInDay({ from: 18, to: 19 }, days, false)]).toEqual(['2026-11-30', null, null]);
  });
  it('counts to the day on which it begins where times outside of shifts are kept', () => {
    expect([wholeInDay({ from: 8, to: 10 }, days, true), wholeInDay({ from: 23, to: 25 }, days, true), wholeInDay({ from: 47, to: 49 }, days, true)]).toEqual(['2026-11-30', '2026-11-30', null]);
  });
});
