import { expect, it } from 'vitest';
import { freeStart } from '../../../src/console/recruitment/interviews/freeStart.ts';

const values = { day: '2026-11-30', time: '10:00', minutes: 60, pause: 15 } as never;
const busy = (...spans: readonly (readonly [string, string])[]) => ({ busy: spans.map(([from, to]) => ({ startsAt: `2026-11-30T${from}:00Z`, endsAt: `2026-11-30T${to}:00Z` })) }) as never;
const start = (members: readonly never[], candidates = ['7'], zone = 'UTC') => freeStart(values, candidates, members, zone);

it('is the usual time where everybody is free then', () => {
  expect(start([])).toBe('10:00');
  expect(start([busy(['09:00', '10:00'], ['11:00', '12:00'])])).toBe('10:00');
});

it('is the next time at which the whole panel is free for all candidates', () => {
  expect(start([busy(['10:30', '11:00']), busy(['11:00', '11:45'])])).toBe('12:00');
  expect(start([busy(['09:00', '10:15'], ['12:00', '13:00'])], ['7', '8'])).toBe('13:00');
});

it('is the last one before it where the hours of the panel are over by then, as elsewhere on earth, and none where nobody is free', () => {
  expect(start([busy(['08:30', '21:00'])])).toBe('07:30');
  expect(start([busy(['05:00', '08:30'])], ['7'], 'Asia/Kolkata')).toBe('14:00');
  expect(start([busy(['00:00', '23:00'])])).toBeNull();
});
