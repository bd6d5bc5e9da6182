import { describe, expect, it } from 'vitest';
import { choiceProblem, choiceUntil, mayTakeBack, type OfferedDay } from '../../src/domain/leave/holiday-choice.ts';

const terms = { perYear: 2, noticeDays: 3 };
const open: OfferedDay = { date: '2026-12-24', isEmployed: true, works: true, isPlanned: false, isOnLeave: false, chosen: 0 };
const ask = (more: Partial<OfferedDay>, today = '2026-12-01', forOneself = true) => choiceProblem({ ...open, ...more }, today, terms, forOneself);

describe('a holiday of personal choice', () => {
  it('is chosen on a day of work, as often as the year allows, until its notice', () => {
    expect(ask({})).toBeNull();
    expect(ask({ chosen: 1 })).toBeNull();
    expect(ask({ chosen: 2 })).toBe('LIMIT');
    expect(choiceUntil('2026-12-24', terms)).toBe('2026-12-21');
    expect(ask({}, '2026-12-21')).toBeNull();
    expect(ask({}, '2026-12-22')).toBe('TOO_LATE');
    expect(choiceProblem(open, '2026-12-24', { perYear: 1, noticeDays: 0 }, true)).toBeNull();
    expect([mayTakeBack('2026-12-24', '2026-12-21', terms), mayTakeBack('2026-12-24', '2026-12-22', terms)]).toEqual([true, false]);
  });

  it('is none where the person is free, away, planned or not employed', () => {
    expect(ask({ works: false })).toBe('FREE');
    expect(ask({ isPlanned: true })).toBe('SHIFT');
    expect(ask({ isOnLeave: true })).toBe('LEAVE');
    expect(ask({ isEmployed: false })).toBe('NOT_EMPLOYED');
    expect(choiceProblem(open, '2026-12-01', { perYear: 0, noticeDays: 0 }, false)).toBe('OFF');
  });

  it('of a day that is over is entered by others only', () => {
    expect(ask({}, '2026-12-25')).toBe('PAST');
    expect(ask({}, '2026-12-25', false)).toBeNull();
  });
});
