import { describe, expect, it } from 'vitest';
import { decideDay, type DecidedDay, type DecisionKind } from '../../src/domain/attendance/decideDay.ts';
import { earlyAllowances } from '../../src/domain/attendance/earlyAllowance.ts';
import { openSpans } from '../../src/domain/attendance/openSpans.ts';

const absent: DecidedDay = {
  isOwn: false, isEmployed: true, isFinalized: false, isPaid: false, ahead: -3, now: '12:00', isHoliday: false, works: true, isOnLeave: false, isOnDuty: false, shift: { startsAt: '09:00', endsAt: '18:00' },
  firstIn: null, lastIn: null, isOpen: false, minutesLate: 0, minutesEarly: 0, decided: [],
};
const came: DecidedDay = { ...absent, firstIn: '09:30', lastIn: '09:30', minutesLate: 20 };
const open: DecidedDay = { ...came, isOpen: true };
const problem = (kind: DecisionKind, day: DecidedDay, hours: object = {}): string | null => decideDay({ kind, ...hours }, day).problem;

describe('a decision about a day', () => {
  it('enters what is missing by the shift, and changes nothing that attendance shows', () => {
    expect(decideDay({ kind: 'PRESENT' }, absent)).toEqual({ problem: null, checkIn: '09:00', checkOut: '18:00', minutes: null });
    expect(decideDay({ kind: 'PRESENT' }, open)).toMatchObject({ problem: null, checkIn: null, checkOut: '18:00' });
    expect(problem('PRESENT', came)).toBe('COMPLETE');
    expect(problem('PRESENT', { ...open, lastIn: '19:00' })).toBe('AFTER_SHIFT');
    expect(problem('PRESENT', { ...absent, shift: null })).toBe('NO_SHIFT');
    expect(decideDay({ kind: 'PRESENT' }, { ...absent, shift: { startsAt: '22:00', endsAt: '06:00' } })).toMatchObject({ checkIn: '22:00', checkOut: '06:00' });
  });

  it('enters told hours where they are missing, also on a day without work', () => {
    expect(decideDay({ kind: 'CORRECTED', checkIn: '10:00', checkOut: '15:00' }, { ...absent, works: false })).toMatchObject({ problem: null, checkIn: '10:00', checkOut: '15:00' });
    expect(decideDay({ kind: 'CORRECTED', checkIn: '08:00', checkOut: '17:00' }, open)).toMatchObject({ problem: null, checkIn: null, checkOut: '17:00' });
    expect(problem('CORRECTED', open, { checkIn: '08:00' })).toBe('COMPLETE');
  });

  it('says why it cannot be taken, the weightiest reason first', () => {
    expect(problem('PRESENT', { ...absent, isOwn: true, isFinalized: true })).toBe('OWN');
    expect(problem('PRESENT', { ...absent, isEmployed: false })).toBe('NOT_EMPLOYED');
    expect(problem('PRESENT', { ...absent, isFinalized: true, isPaid: true })).toBe('PAID');
    expect(problem('PRESENT', { ...absent, isFinalized: true })).toBe('FINALIZED');
    expect(problem('PRESENT', { ...absent, isOnLeave: true })).toBe('ON_LEAVE');
    expect(problem('ON_DUTY', { ...absent, works: false, isHoliday: true })).toBe('HOLIDAY');
    expect(problem('DAY_LOST', { ...absent, works: false })).toBe('REST_DAY');
    expect(problem('WORK_FROM_HOME', { ...absent, isOnDuty: true })).toBe('ON_DUTY');
    expect(problem('LATENESS_EXCUSED', { ...came, minutesLate: 0 })).toBe('NOT_LATE');
    expect(problem('EARLY_EXCUSED', came)).toBe('NOT_EARLY');
  });

  it('is taken ahead only for work elsewhere and at home, and of today only once the hours are over', () => {
    const tomorrow = { ...absent, ahead: 1 };
    expect(problem('ON_DUTY', tomorrow)).toBeNull();
    expect(decideDay({ kind: 'WORK_FROM_HOME' }, tomorrow)).toMatchObject({ problem: null, checkIn: null });
    expect(problem('PRESENT', tomorrow)).toBe('AHEAD');
    expect(problem('PRESENT', { ...absent, ahead: 0 })).toBe('NOT_OVER');
    expect(problem('PRESENT', { ...absent, ahead: 0, now: '18:00' })).toBeNull();
    expect(problem('DAY_LOST', { ...absent, ahead: 0, now: '23:00' })).toBe('NOT_OVER');
    expect(decideDay({ kind: 'WORK_FROM_HOME' }, absent)).toMatchObject({ checkIn: '09:00', checkOut: '18:00' });
  });

  it('enters no check-out that is still to come, also where the shift goes on over midnight', () => {
    const shift = { startsAt: '22:00', endsAt: '06:00' };
    const night = { ...absent, shift, firstIn: '22:00', lastIn: '22:00', isOpen: true };
    expect(problem('CORRECTED', { ...night, ahead: 0, now: '23:30' }, { checkOut: '06:00' })).toBe('NOT_OVER');
    expect(problem('PRESENT', { ...night, ahead: -1, now: '03:00' })).toBe('NOT_OVER');
    expect(problem('PRESENT', { ...absent, shift, ahead: -1, now: '03:00' })).toBe('NOT_OVER');
    expect(problem('CORRECTED', { ...night, firstIn: '00:30', lastIn: '00:30', ahead: -1, now: '03:00' }, { checkOut: '05:30' })).toBe('NOT_OVER');
    expect(problem('PRESENT', { ...night, ahead: -1, now: '06:00' })).toBeNull();
    expect(problem('CORRECTED', { ...night, ahead: 0, now: '23:30' }, { checkOut: '23:00' })).toBeNull();
  });

  it('takes pay from nobody who came and went, and half a day only from who came', () => {
    expect(problem('DAY_LOST', came)).toBe('COMPLETE');
    expect(problem('DAY_LOST', open)).toBeNull();
    expect(problem('HALF_DAY_LOST', absent)).toBe('ABSENT');
    expect(problem('HALF_DAY_LOST', came)).toBeNull();
  });

  it('is taken once, and not beside one that contradicts it', () => {
    expect(problem('PRESENT', { ...absent, decided: ['DAY_LOST'] })).toBe('DECIDED');
    expect(problem('HALF_DAY_LOST', { ...came, minutesEarly: 30, decided: ['EARLY_EXCUSED'] })).toBe('DECIDED');
    expect(problem('LATENESS_EXCUSED', { ...came, decided: ['HALF_DAY_LOST'] })).toBeNull();
    expect(problem('LATENESS_EXCUSED', { ...came, decided: ['LATENESS_EXCUSED'] })).toBe('DECIDED');
  });
});

describe('early check-outs', () => {
  it('use up the number of a month in the order of their days, unless time off or a decision covers them', () => {
    const day = (date: string, more: object = {}) => ({ employeeId: '1', day: date, decision: null, hasTimeOff: false, perMonth: 1, ...more });
    expect(Object.fromEntries(earlyAllowances([day('2026-06-09'), day('2026-06-03', { hasTimeOff: true }), day('2026-06-05'), day('2026-06-10', { decision: 'HALF_DAY_LOST' }), day('2026-07-01')]))).toEqual({
      '1 2026-06-03': 'TIME_OFF', '1 2026-06-05': 'WITHIN_NUMBER', '1 2026-06-10': 'HALF_DAY_LOST', '1 2026-07-01': 'WITHIN_NUMBER',
    });
  });
});

describe('what is left of a period', () => {
  it('lies between the spans that are taken', () => {
    const june = { from: '2026-06-01', until: '2026-06-30' };
    expect(openSpans(june, [])).toEqual([june]);
    expect(openSpans(june, [{ from: '2026-06-20', until: '2026-07-05' }, { from: '2026-06-05', until: '2026-06-09' }])).toEqual([{ from: '2026-06-01', until: '2026-06-04' }, { from: '2026-06-10', until: '2026-06-19' }]);
    expect(openSpans(june, [{ from: '2026-05-01', until: '2026-07-31' }])).toEqual([]);
  });
});
