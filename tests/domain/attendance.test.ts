import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { minutesLate, minutesWorked } from '../../src/domain/attendance/arrival.ts';
import { checkOutDay } from '../../src/domain/attendance/checkOutDay.ts';
import { momentsOf, shiftDay } from '../../src/domain/attendance/shiftDay.ts';
import { toInstant } from '../../src/domain/values/zones.ts';
import { availabilityLevel, availablePercent } from '../../src/domain/attendance/availability.ts';

const shift = { workDate: '2026-11-20', startsAt: '09:00', graceMinutes: 10, zone: 'Asia/Kolkata' };
const atWork = (day: string, time: string, zone = shift.zone): string => toInstant(day, time, zone)!;

describe('an arrival', () => {
  it.each([['08:40', 0], ['09:00', 0], ['09:10', 0], ['09:10:59', 0], ['09:11', 1], ['10:30', 80]])('at %s is %i minutes late', (time, late) => {
    expect(minutesLate(atWork('2026-11-20', time.padEnd(8, ':00')), shift)).toBe(late);
  });

  it('after midnight of a night shift counts on from the work date', () => {
    expect(minutesLate(atWork('2026-11-21', '00:30:00'), { ...shift, startsAt: '23:00' })).toBe(80);
    expect(minutesLate(atWork('2026-11-19', '23:00:00'), shift)).toBe(0);
  });
});

it.each([
  ['2026-03-28', '2026-03-29T02:30:00Z', 'Europe/Paris', 330],
  ['2026-10-24', '2026-10-25T02:30:00Z', 'Europe/Paris', 390],
  ['2026-10-03', '2026-10-03T16:00:00Z', 'Australia/Lord_Howe', 270],
])('an arrival in the night of %s is as late as time went by, though clocks changed', (workDate, at, zone, late) => {
  expect(minutesLate(at, { workDate, startsAt: '22:00', graceMinutes: 0, zone })).toBe(late);
});

describe('a night shift', () => {
  const night = { startsAt: '22:00', endsAt: '06:00' };
  const on = (checkIn: string | null, checkOut: string | null, recorded: readonly string[] = [], zone = 'UTC', hours: typeof night | null = night) => Object.values(momentsOf({ workDate: '2026-11-20', checkIn, checkOut }, hours, zone, recorded));

  const always = (hours: typeof night) => ({ before: hours, on: hours, after: hours });

  it('takes who comes before its end on the day on which it began', () => {
    expect(['21:50', '23:59:59', '00:30', '05:59:59', '06:00', '13:00'].map((time) => shiftDay('2026-11-21', time, always(night)))).toEqual(['21', '21', '20', '20', '21', '21'].map((day) => `2026-11-${day}`));
    expect(shiftDay('2026-11-21', '00:30', always({ startsAt: '09:00', endsAt: '18:00' }))).toBe('2026-11-21');
    expect(shiftDay('2026-03-01', '00:30', always(night))).toBe('2026-02-28');
    expect(['05:00', '07:00'].map((time) => shiftDay('2026-11-21', time, { before: night, on: null, after: null }).slice(8))).toEqual(['20', '21']);
    expect(shiftDay('2026-11-21', '05:00', { before: null, on: night, after: night })).toBe('2026-11-21');
  });

  it('that begins at midnight takes who comes shortly before it', () => {
    const midnight = { startsAt: '00:00', endsAt: '08:00' };
    expect(['21:59', '22:00', '23:50', '00:00', '07:59', '08:00', '12:00'].map((time) => shiftDay('2026-11-20', time, always(midnight)).slice(8))).toEqual(['20', '21', '21', '20', '20', '20', '20']);
    expect(['23:50', '00:10'].map((time) => shiftDay('2026-11-20', time, always({ startsAt: '09:00', endsAt: '18:00' })).slice(8))).toEqual(['20', '20']);
    expect(on('23:50', '08:05', [], 'UTC', midnight)).toEqual(['2026-11-19T23:50:00.000Z', '2026-11-20T08:05:00.000Z']);
    expect(on('00:10', '08:05', [], 'UTC', midnight)).toEqual(['2026-11-20T00:10:00.000Z', '2026-11-20T08:05:00.000Z']);
  });

  it('has corrected times on both of its days', () => {
    expect(on('22:05', '06:10')).toEqual(['2026-11-20T22:05:00.000Z', '2026-11-21T06:10:00.000Z']);
    expect(on('00:30', '06:10')).toEqual(['2026-11-21T00:30:00.000Z', '2026-11-21T06:10:00.000Z']);
    expect(on(null, '05:30')).toEqual([null, '2026-11-21T05:30:00.000Z']);
    expect(on('23:00', null)).toEqual(['2026-11-20T23:00:00.000Z', null]);
  });

  it('goes on over a change of clocks', () => {
    expect(momentsOf({ workDate: '2026-10-24', checkIn: '22:00', checkOut: '06:00' }, night, 'Europe/Paris')).toEqual({ checkIn: '2026-10-24T20:00:00.000Z', checkOut: '2026-10-25T05:00:00.000Z' });
    expect(momentsOf({ workDate: '2026-10-03', checkIn: '22:00', checkOut: '06:00' }, night, 'Australia/Lord_Howe')).toEqual({ checkIn: '2026-10-03T11:30:00.000Z', checkOut: '2026-10-03T19:00:00.000Z' });
  });

  it('of nobody’s schedule ends after the check-in that is recorded, where that is no longer than anybody works', () => {
    const day = { startsAt: '09:00', endsAt: '18:00' };
    expect(on(null, '00:30', ['2026-11-20T09:00:00.000Z'], 'UTC', day)).toEqual([null, '2026-11-21T00:30:00.000Z']);
    expect(on(null, '08:00', ['2026-11-20T09:00:00.000Z'], 'UTC', day)).toEqual([null, '2026-11-20T08:00:00.000Z']);
    expect(on(null, '12:00', ['2026-11-20T09:00:00.000Z', '2026-11-20T13:00:00.000Z'], 'UTC', null)).toEqual([null, '2026-11-20T12:00:00.000Z']);
    expect([['09:00', '18:00'], ['09:00', '00:30'], ['22:00', '06:00'], ['18:00', '17:00'], ['09:00', '06:00']].map(([from, to]) => checkOutDay(from!, to!))).toEqual(['SAME', 'NEXT', 'NEXT', null, null]);
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
