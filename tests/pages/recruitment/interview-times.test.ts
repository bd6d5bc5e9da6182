import { afterEach, expect, it, vi } from 'vitest';
import { relativeTime } from '../../../src/console/resource/talk/relativeTime.ts';
import { hoursIn, ownTimeOf, wholeTimeIn, isSameClock } from '../../../src/console/recruitment/interviews/times.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([['America/New_York', /^Sun, Mar 14, 2027, 1:30\sAM\sEST\s–\sSun, Mar 14, 2027, 3:30\sAM\sEDT$/], ['Asia/Kolkata', /^Sun, Mar 14, 2027, 12:00\s–\s1:00\sPM\sGMT\+5:30$/]])('names the zone of the clock, also over the hour that is left out (%s)', (timeZone, said) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  expect(ownTimeOf('2027-03-14T06:30:00Z', '2027-03-14T07:30:00Z', 'en')).toMatch(said);
});

it('writes the same Japanese hours within a day and beyond it', () => {
  const [from, to, late] = ['2026-11-28T02:17:00Z', '2026-11-28T03:17:00Z', '2026-11-28T16:00:00Z'];
  expect(hoursIn(from, to, 'Asia/Tokyo', 'ja')).toBe('11:17～12:17');
  expect(wholeTimeIn(from, to, 'Asia/Tokyo', 'ja')).toBe('2026年11月28日(土) 11:17～12:17');
  expect(wholeTimeIn(from, late, 'Asia/Tokyo', 'ja')).toBe('2026年11月28日(土) 11:17～2026年11月29日(日) 1:00');
});

it('takes two zones for one clock while they show the same, and not where one of them changes', () => {
  const at = (day: string) => [`${day}T09:00:00Z`, `${day}T10:00:00Z`] as const;
  expect(isSameClock(...at('2026-11-23'), 'Europe/Paris', 'Europe/Madrid')).toBe(true);
  expect([isSameClock(...at('2026-01-13'), 'Africa/Lagos', 'Europe/Paris'), isSameClock(...at('2026-07-13'), 'Africa/Lagos', 'Europe/Paris')]).toEqual([true, false]);
  // The same hours of another day are not the same.
  expect(isSameClock('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z', 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(false);
});

it('calls yesterday what was yesterday, not what is less than two days ago', () => {
  const ago = (from: [number, number, number], to: [number, number, number]) => relativeTime(new Date(2026, 10, ...from).toISOString(), 'en', new Date(2026, 10, ...to).getTime());
  expect([ago([23, 9, 0], [25, 8, 0]), ago([23, 23, 30], [25, 0, 0]), ago([23, 9, 0], [24, 10, 0]), ago([23, 23, 0], [24, 8, 0]), ago([18, 9, 0], [25, 8, 0])]).toEqual(['2 days ago', '2 days ago', 'yesterday', '9 hours ago', '7 days ago']);
});
