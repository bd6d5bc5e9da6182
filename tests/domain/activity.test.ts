/** What computers tell, and what a day comes to by it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBatch, untold } from '../../src/domain/activity/batch.ts';
import { classify, domainKey, type Classification } from '../../src/domain/activity/classify.ts';
import { dayFigures } from '../../src/domain/activity/dayFigures.ts';
import { STATES, type Interval, type State } from '../../src/domain/activity/interval.ts';
import { intoDays, type PersonDay } from '../../src/domain/activity/intoDays.ts';
import { without } from '../../src/domain/activity/span.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-03-03T12:00:00Z');
const told = (from: number, to: number, state: State = 'ACTIVE', application: string | null = null, host: string | null = null): Interval => ({ from: NOON + from * MINUTE, to: NOON + to * MINUTE, state, application, host });

describe('a batch', () => {
  const sent = (from: number, to: number, host: string | null = null) => ({ from: NOON + from * MINUTE, to: NOON + to * MINUTE, state: 'ACTIVE' as const, application: 'Excel', host });

  it('is moved by how far the clock of the computer is wrong', () => {
    const { intervals } = readBatch([sent(50, 60)], NOON + 60 * MINUTE, NOON);
    expect(intervals.map(({ from, to }) => [from, to])).toEqual([[NOON - 10 * MINUTE, NOON]]);
    expect(readBatch([sent(-10, 0)], NOON + 2_000, NOON).intervals[0]?.to).toBe(NOON);
  });

  it('is refused with times of the future, backwards, longer than a day or by a clock that is days away', () => {
    const problems = (...args: Parameters<typeof readBatch>) => readBatch(...args).problems.map(({ field }) => field);
    expect(problems([sent(-10, -5), sent(-5, 1)], NOON, NOON)).toEqual(['intervals.1.to']);
    expect(problems([sent(-5, -5)], NOON, NOON)).toEqual(['intervals.0.to']);
    expect(problems([sent(-25 * 60, 0)], NOON, NOON)).toEqual(['intervals.0.to']);
    expect(problems([sent(-10, 0)], NOON - 25 * HOUR, NOON)).toEqual(['sentAt']);
  });

  it('takes of an address its host alone', () => {
    expect(readBatch([sent(-10, 0, 'WWW.Example.com')], NOON, NOON).intervals[0]?.host).toBe('example.com');
    expect(readBatch([sent(-10, 0, 'example.com/inbox?id=1')], NOON, NOON).problems.map(({ field }) => field)).toEqual(['intervals.0.host']);
    expect([domainKey('example.com:8080'), domainKey('https://example.com'), domainKey('bücher.example')]).toEqual([null, null, 'bücher.example']);
  });

  it('adds nothing that the computer told before, in it or earlier', () => {
    const left = untold([told(0, 10), told(5, 20), told(30, 40)], [{ from: NOON + 32 * MINUTE, to: NOON + 34 * MINUTE }]);
    expect(left.map(({ from, to }) => [(from - NOON) / MINUTE, (to - NOON) / MINUTE])).toEqual([[0, 10], [10, 20], [30, 32], [34, 40]]);
  });
});

describe('the day of an interval', () => {
  const midnight = Date.parse('2026-03-03T00:00:00Z');
  const day = (name: string, at: number, shift: readonly [number, number] | null): PersonDay => ({ day: name, whole: { from: midnight + at * HOUR, to: midnight + (at + 24) * HOUR }, shift: shift && { from: midnight + (at + shift[0]) * HOUR, to: midnight + (at + shift[1]) * HOUR } });
  const days = [day('2026-03-02', -24, [22, 30]), day('2026-03-03', 0, [9, 17]), day('2026-03-04', 24, null)];
  const hours = (from: number, to: number): Interval => ({ from: midnight + from * HOUR, to: midnight + to * HOUR, state: 'ACTIVE', application: null, host: null });
  const places = (intervals: readonly Interval[], keeps: boolean) => intoDays(intervals, days, keeps).map(({ day: of, from, to }) => [of, (from - midnight) / HOUR, (to - midnight) / HOUR]);

  it('is that of the shift, over midnight that of its beginning, and nothing is kept outside', () => {
    expect(places([hours(4, 10), hours(16, 20), hours(30, 31)], false)).toEqual([['2026-03-02', 4, 6], ['2026-03-03', 9, 10], ['2026-03-03', 16, 17]]);
  });

  it('is that of the clock outside of shifts, where that is kept', () => {
    expect(places([hours(5, 10), hours(23, 25)], true)).toEqual([['2026-03-02', 5, 6], ['2026-03-03', 6, 9], ['2026-03-03', 9, 10], ['2026-03-03', 23, 24], ['2026-03-04', 24, 25]]);
    expect(places([hours(60, 61)], true)).toEqual([]);
  });
});

describe('classifying', () => {
  const line = (kind: Classification['kind'], name: string, category: Classification['category'], isForGroup = false): Classification => ({ kind, name, category, isForGroup });
  const of = (host: string | null, application: string | null = 'Chrome', ...lines: Classification[]) => classify(lines)({ host, application });

  it('goes by the closest domain, then by the application, and is neutral for the rest', () => {
    const lines = [line('WEBSITE', 'example.com', 'UNPRODUCTIVE'), line('WEBSITE', 'erp.example.com', 'PRODUCTIVE'), line('APPLICATION', 'chrome', 'PRODUCTIVE')];
    expect([of('erp.example.com', null, ...lines), of('a.erp.example.com', null, ...lines), of('news.example.com', null, ...lines), of('notexample.com', null, ...lines)]).toEqual(['PRODUCTIVE', 'PRODUCTIVE', 'UNPRODUCTIVE', 'NEUTRAL']);
    expect([of('other.example', 'CHROME.EXE', ...lines), of(null, 'Spotify', ...lines), of(null, null, ...lines)]).toEqual(['PRODUCTIVE', 'NEUTRAL', 'NEUTRAL']);
  });

  it('takes what holds for the group of the person first', () => {
    expect(of('youtube.com', null, line('WEBSITE', 'youtube.com', 'UNPRODUCTIVE'), line('WEBSITE', 'youtube.com', 'PRODUCTIVE', true))).toBe('PRODUCTIVE');
    expect(of(null, 'Figma', line('APPLICATION', 'figma', 'NEUTRAL', true), line('APPLICATION', 'figma', 'PRODUCTIVE'))).toBe('NEUTRAL');
  });
});

describe('what a day comes to', () => {
  it('counts time once, however many computers are on', () => {
    const figures = dayFigures([told(0, 60, 'ACTIVE', 'Excel'), told(30, 90, 'IDLE'), told(80, 120, 'UPTIME'), told(100, 110, 'COMPUTER', 'Teams')], ({ application }) => (application === 'Excel' ? 'PRODUCTIVE' : 'UNPRODUCTIVE'));
    expect(figures).toMatchObject({ activeMinutes: 60, idleMinutes: 30, computerMinutes: 10, uptimeMinutes: 120, productiveMinutes: 60, unproductiveMinutes: 10, neutralMinutes: 0, firstActivity: NOON, lastActivity: NOON + 60 * MINUTE });
  });

  it('has no first activity where nobody used keyboard or mouse, and nothing of nothing', () => {
    expect(dayFigures([told(0, 5, 'COMPUTER')], () => 'NEUTRAL')).toMatchObject({ firstActivity: null, lastActivity: null, neutralMinutes: 5 });
    expect(dayFigures([], () => 'NEUTRAL')).toMatchObject({ uptimeMinutes: 0, activeMinutes: 0 });
  });

  it('is up as long as the intervals cover, in whatever order they come', () => {
    const anyInterval = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 120 }), fc.constantFrom(...STATES)).map(([from, length, state]) => told(from, from + length, state));
    fc.assert(fc.property(fc.array(anyInterval, { maxLength: 25 }), (intervals) => {
      const one = dayFigures(intervals, () => 'PRODUCTIVE');
      const covered = intervals.flatMap((interval, at) => without(interval, intervals.slice(0, at))).reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE;
      const { activeMinutes, idleMinutes, computerMinutes, uptimeMinutes, productiveMinutes } = one;
      expect(uptimeMinutes).toBe(covered);
      expect(productiveMinutes).toBe(activeMinutes + computerMinutes);
      expect(activeMinutes + idleMinutes + computerMinutes).toBeLessThanOrEqual(uptimeMinutes);
      expect(dayFigures(intervals.toReversed(), () => 'PRODUCTIVE')).toEqual(one);
    }));
  });
});
