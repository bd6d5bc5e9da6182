import { describe, expect, it } from 'vitest';
import '../../src/domain/temporal.ts';
import { countWorkingDays, isWorkingDay } from '../../src/domain/leave/working-days.ts';
import type { PlannedShift } from '../../src/domain/roster/plannedDay.ts';
import { planWarnings } from '../../src/domain/roster/planWarnings.ts';
import { swapProblem, type SwapDay, type SwapSide } from '../../src/domain/roster/swapProblem.ts';
import { addDays } from '../../src/domain/dates.ts';

const EARLY: PlannedShift = { id: '1', startsAt: '06:00', endsAt: '14:00', hours: 7.5 };
const LATE: PlannedShift = { id: '2', startsAt: '14:00', endsAt: '22:00', hours: 7.5 };
const NIGHT: PlannedShift = { id: '3', startsAt: '22:00', endsAt: '06:00', hours: 7.5 };
const shifts = { E: EARLY, L: LATE, N: NIGHT, '-': null } as const;
const MONDAY = '2026-11-30';

/** One letter a day from Monday on; a small letter is a day on which the person is away. */
const daysOf = (pattern: string): SwapDay[] =>
  [...pattern].map((letter, at) => ({ day: addDays(MONDAY, at), shift: shifts[letter.toUpperCase() as keyof typeof shifts], isAway: letter !== letter.toUpperCase(), isRostered: true }));

describe('warnings of a plan', () => {
  const rules = { weekBegins: 1, minimumRestHours: 11, maximumConsecutiveDays: 6, maximumHoursPerWeek: 40 };
  const warned = (pattern: string, changed: Partial<typeof rules> = {}) => [...planWarnings(daysOf(pattern), { ...rules, ...changed })].map(([day, kinds]) => `${day.slice(8)} ${kinds.join(' ')}`);

  it('say who is away, and who has too little rest or none', () => {
    expect(warned('Ee-')).toEqual(['01 AWAY']);
    expect(warned('LE--')).toEqual(['01 REST']);
    expect(warned('NE--')).toEqual(['01 REST']);
    expect(warned('NL--')).toEqual(['01 REST']);
    expect(warned('N-E-')).toEqual([]);
    expect(planWarnings([{ day: MONDAY, shift: { ...NIGHT, endsAt: '08:00' }, isAway: false }, { day: addDays(MONDAY, 1), shift: EARLY, isAway: false }], rules).get(addDays(MONDAY, 1))).toEqual(['OVERLAP']);
  });

  it('count hours by the week of the settings, and days in a row over weeks', () => {
    expect(warned('EEEEEE-')).toEqual(['05 WEEKLY_HOURS']);
    expect(warned('EEEEEE-', { weekBegins: 3 })).toEqual([]);
    expect(warned('EEEEEEE', { maximumHoursPerWeek: 80 })).toEqual(['06 DAYS_IN_A_ROW']);
    expect(warned('EEEEeEEE', { maximumHoursPerWeek: 80 })).toEqual(['04 AWAY']);
  });
});

describe('a swap', () => {
  const side = (name: string, pattern: string): SwapSide => ({ name, days: new Map(daysOf(pattern).map((one) => [one.day, one])) });
  const asked = (mine: string, theirs: string, day: number, otherDay: number | null) => {
    const found = swapProblem(side('A', mine), side('B', theirs), addDays(MONDAY, day), otherDay === null ? null : addDays(MONDAY, otherDay));
    return found && `${found.field} ${found.kind} ${found.name}`;
  };

  it('gives a shift to whoever is free and there', () => {
    expect(asked('-E--', '----', 1, null)).toBeNull();
    expect(asked('----', '----', 1, null)).toBe('day noShift A');
    expect(asked('-E--', '-L--', 1, null)).toBe('colleague notFree B');
    expect(asked('-E--', 'N---', 1, null)).toBeNull();
    expect(asked('-E--', '-e--', 1, 1)).toBe('colleagueDay sameShift B');
    expect(asked('-N--', '--E-', 1, null)).toBeNull();
  });

  it('exchanges shifts of one day or of two, each of whom is free then', () => {
    expect(asked('-E--', '-L--', 1, 1)).toBeNull();
    expect(asked('-E--', '--L-', 1, 2)).toBeNull();
    expect(asked('-EE-', '--L-', 1, 2)).toBe('colleagueDay notFree A');
    expect(asked('-E--', '--l-', 1, 2)).toBeNull();
    expect(asked('-E--', '---', 1, 2)).toBe('colleagueDay noShift B');
  });
});

describe('days that a roster decides', () => {
  const free = { restDays: ['SATURDAY', 'SUNDAY'], holidays: new Set(['2026-12-02']), rostered: new Map([['2026-12-01', false], ['2026-12-02', true], ['2026-12-05', true], ['2027-01-01', false]]) };

  it('count as it says, whatever the schedule and the holidays say', () => {
    expect(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-05', '2026-12-06'].map((day) => isWorkingDay(day, free))).toEqual([true, false, true, true, false]);
    expect(countWorkingDays(MONDAY, '2026-12-06', free)).toBe(5);
    expect(countWorkingDays(MONDAY, '2026-12-13', free)).toBe(10);
    expect(countWorkingDays('2026-12-01', '2026-12-01', free)).toBe(0);
  });
});
