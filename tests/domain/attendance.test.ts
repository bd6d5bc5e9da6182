import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { minutesLate, minutesWorked } from '../../src/domain/attendance/arrival.ts';
import { availabilityLevel, availablePercent } from '../../src/domain/attendance/availability.ts';

const shift = { workDate: '2026-11-20', startsAt: '09:00', graceMinutes: 10 };

describe('an arrival', () => {
  it.each([['08:40', 0], ['09:00', 0], ['09:10', 0], ['09:10:59', 0], ['09:11', 1], ['10:30', 80]])('at %s is %i minutes late', (time, late) => {
    expect(minutesLate({ day: '2026-11-20', time }, shift)).toBe(late);
  });

  it('after midnight of a night shift counts on from the work date', () => {
    expect(minutesLate({ day: '2026-11-21', time: '00:30' }, { ...shift, startsAt: '23:00' })).toBe(80);
    expect(minutesLate({ day: '2026-11-19', time: '23:00' }, shift)).toBe(0);
  });
});

describe('time worked', () => {
  const at = (type: 'IN' | 'OUT', time: string) => ({ type, at: `2026-11-20T${time}:00.000Z` });
  const now = '2026-11-20T18:00:00.000Z';

  it('leaves breaks out, and counts on while somebody is checked in', () => {
    expect(minutesWorked([at('IN', '09:00'), at('OUT', '12:00'), at('IN', '13:00')], now)).toBe(480);
    expect(minutesWorked([], now)).toBe(0);
  });

  it('is not confused by a second check-in, a lone check-out or a clock that is ahead', () => {
    expect(minutesWorked([at('IN', '09:00'), at('IN', '10:00'), at('OUT', '12:00'), at('OUT', '13:00')], now)).toBe(180);
    expect(minutesWorked([at('OUT', '12:00')], now)).toBe(0);
    expect(minutesWorked([at('IN', '19:00')], now)).toBe(0);
  });

  it('does not depend on the order of the records', () => {
    const punches = [at('IN', '09:00'), at('OUT', '12:00'), at('IN', '13:00'), at('OUT', '17:30')];
    fc.assert(fc.property(fc.shuffledSubarray(punches, { minLength: 4 }), (mixed) => minutesWorked(mixed, now) === 450));
  });
});

describe('availability', () => {
  const limits = { good: 80, moderate: 60 };
  it.each([[10, 10, 'GOOD'], [8, 10, 'GOOD'], [79, 99, 'MODERATE'], [6, 10, 'MODERATE'], [59, 99, 'LOW'], [0, 5, 'LOW']])('of %i in %i is %s', (available, expected, level) => {
    expect(availabilityLevel(availablePercent(available, expected), limits)).toBe(level);
  });
  it('is nothing when nobody is expected', () => expect(availabilityLevel(availablePercent(0, 0), limits)).toBeNull());
});
