import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOff } from '../../src/domain/attendance/clockOff.ts';
import { configurationFor } from '../../src/domain/attendance/configurationFor.ts';
import { coordinatesOf } from '../../src/domain/attendance/coordinates.ts';
import { fenceOf, isInside, metresBetween } from '../../src/domain/attendance/fence.ts';
import { nextPunch } from '../../src/domain/attendance/nextPunch.ts';
import { workedMinutes } from '../../src/domain/attendance/workedMinutes.ts';

const chennai = { latitude: 13.0827, longitude: 80.2707 };
const fence = { center: chennai, radiusMetres: 200 };
const at = (text: string): Date => new Date(`2026-11-20T${text}:00Z`);

describe('the fence', () => {
  it('knows a position by two parts within the earth, zero included', () => {
    expect(coordinatesOf('0', '0')).toEqual({ latitude: 0, longitude: 0 });
    for (const [north, east] of [[null, 5], ['', 5], [91, 5], [5, -181], ['x', 5], [5, undefined], [Number.NaN, 5]] as const) expect(coordinatesOf(north, east)).toBeNull();
  });

  it('cannot be used without centre or radius', () => {
    expect(fenceOf({ centerLatitude: '13.08', centerLongitude: null, radiusMetres: 200 })).toBeNull();
    expect(fenceOf({ centerLatitude: '13.08', centerLongitude: '80.27', radiusMetres: 0 })).toBeNull();
    expect(fenceOf({ centerLatitude: '13.08', centerLongitude: '80.27', radiusMetres: null })).toBeNull();
    expect(fenceOf({ centerLatitude: '13.08', centerLongitude: '80.27', radiusMetres: 200 })?.radiusMetres).toBe(200);
  });

  it('measures on the ground: a hundredth of a degree north is 1.1 km', () => expect(metresBetween(chennai, { ...chennai, latitude: 13.0927 })).toBe(1113));

  it('gives an inexact position 50 m at most, whatever it claims', () => {
    const near = { ...chennai, latitude: chennai.latitude + 0.0021 }; // 232 m
    expect(isInside(fence, near, 5)).toBe(false);
    expect(isInside(fence, near, 40)).toBe(true);
    const far = { ...chennai, latitude: chennai.latitude + 0.01 };
    expect(isInside(fence, far, 100_000)).toBe(false);
    expect(isInside(fence, far, -5)).toBe(false);
  });

  it('has its centre inside, wherever it is', () =>
    fc.assert(fc.property(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), (latitude, longitude) => isInside({ center: { latitude, longitude }, radiusMetres: 10 }, { latitude, longitude }, null))));
});

it('takes the configuration of the location before the one for all, the newest of several, none that is inactive', () => {
  const one = (id: string, locationId: string | null, status = 'ACTIVE') => ({ id, locationId, status });
  expect(configurationFor([one('1', null), one('2', '7'), one('3', '8')], '7')?.id).toBe('2');
  expect(configurationFor([one('9', null), one('10', null)], '7')?.id).toBe('10');
  expect(configurationFor([one('1', '7', 'INACTIVE'), one('2', null)], '7')?.id).toBe('2');
  expect(configurationFor([one('1', '8')], '7')).toBeNull();
  expect(configurationFor([one('1', '8')], null)).toBeNull();
});

describe('the next punch', () => {
  it('is a check-in at first, then a check-out, then a check-in', () => {
    expect(nextPunch(null, at('09:00'), '2026-11-20').type).toBe('IN');
    expect(nextPunch({ type: 'IN', at: at('09:00'), workDate: '2026-11-20' }, at('17:00'), '2026-11-20').type).toBe('OUT');
    expect(nextPunch({ type: 'OUT', at: at('12:00'), workDate: '2026-11-20' }, at('13:00'), '2026-11-20').type).toBe('IN');
  });

  it('counts a check-out after midnight to the day of its check-in', () =>
    expect(nextPunch({ type: 'IN', at: at('20:00'), workDate: '2026-11-20' }, new Date('2026-11-21T04:00:00Z'), '2026-11-21')).toEqual({ type: 'OUT', workDate: '2026-11-20' }));

  it('begins a new day 16 hours after a check-in that was left open', () =>
    expect(nextPunch({ type: 'IN', at: at('00:00'), workDate: '2026-11-20' }, at('16:00'), '2026-11-20')).toEqual({ type: 'IN', workDate: '2026-11-20' }));
});

describe('worked minutes', () => {
  const day = [{ type: 'OUT', at: at('12:00') }, { type: 'IN', at: at('09:00') }, { type: 'IN', at: at('13:00') }] as const;
  it('adds up pairs in the order of time', () => expect(workedMinutes(day, null)).toBe(180));
  it('counts an open check-in until now', () => expect(workedMinutes(day, at('13:30'))).toBe(210));
  it('counts nothing for a check-out alone', () => expect(workedMinutes([{ type: 'OUT', at: at('12:00') }], at('13:00'))).toBe(0));
});

it('tells a clock that is off by more than two minutes, ahead and behind', () => {
  expect(clockOff(at('09:10'), at('09:00'))).toBe(600);
  expect(clockOff(at('08:50'), at('09:00'))).toBe(-600);
  expect(clockOff(at('09:02'), at('09:00'))).toBe(0);
  expect(clockOff(null, at('09:00'))).toBe(0);
});
