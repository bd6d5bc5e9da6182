import { describe, expect, it } from 'vitest';
import '../../src/domain/temporal.ts';
import { attritionOf, averageHeadcount } from '../../src/domain/planning/attrition.ts';
import { fiscalYearOf, firstDayOfQuarter, lastDayOfYear, quarterOf, quarterOfPlan } from '../../src/domain/planning/fiscal-year.ts';
import { forecast, together, type Seat } from '../../src/domain/planning/forecast.ts';
import { headcountTree, sumOfFigures } from '../../src/domain/planning/headcount-tree.ts';
import { partOfYear, periodsAhead } from '../../src/domain/planning/periods.ts';
import { planOn } from '../../src/domain/planning/plan-on.ts';
import { beginBy, beyondProblems, freePlaces, isBeyond, leadTimeOf, openingsLeft, replacementProblems } from '../../src/domain/planning/requisition.ts';

const APRIL = 4;

describe('fiscal years', () => {
  it('are called by the year in which they begin', () => {
    expect([fiscalYearOf('2026-03-31', APRIL), fiscalYearOf('2026-04-01', APRIL), fiscalYearOf('2026-01-01', 1)]).toEqual([2025, 2026, 2026]);
    expect(lastDayOfYear(2026, APRIL)).toBe('2027-03-31');
  });

  it('have quarters from their first month on', () => {
    expect(['2026-04-01', '2026-07-01', '2026-11-30', '2027-03-31'].map((day) => quarterOf(day, APRIL))).toEqual([1, 2, 3, 4]);
    expect([firstDayOfQuarter('2027-02-10', APRIL), firstDayOfQuarter('2026-11-30', 1)]).toEqual(['2027-01-01', '2026-10-01']);
  });

  it('leave a plan its first quarter before, and its last after', () => {
    expect(['2026-02-01', '2026-08-15', '2027-05-01'].map((day) => quarterOfPlan(2026, day, APRIL))).toEqual([1, 2, 4]);
  });
});

describe('plans', () => {
  const plan = (id: string, effectiveFrom: string) => ({ id, name: id, fiscalYear: 2026, effectiveFrom });
  it('hold until another one does', () => {
    const plans = [plan('first', '2026-04-01'), plan('second', '2026-10-01')];
    expect(['2026-03-31', '2026-09-30', '2026-10-01', '2029-01-01'].map((day) => planOn(day, plans)?.id)).toEqual([undefined, 'first', 'second', 'second']);
  });
});

describe('periods ahead', () => {
  it('begin with what is left of the present one', () => {
    expect(periodsAhead('2026-11-30', 'QUARTER', 2, APRIL)).toEqual([{ from: '2026-11-30', to: '2026-12-31' }, { from: '2027-01-01', to: '2027-03-31' }]);
    expect(periodsAhead('2026-11-30', 'MONTH', 2, APRIL)).toEqual([{ from: '2026-11-30', to: '2026-11-30' }, { from: '2026-12-01', to: '2026-12-31' }]);
    expect(partOfYear({ from: '2027-01-01', to: '2027-12-31' })).toBe(1);
  });
});

describe('attrition', () => {
  it('is of the headcount between now and a year ago', () => {
    expect(averageHeadcount({ now: 60, left: 6, joined: 2 })).toBe(62);
    expect(attritionOf({ now: 60, left: 6, joined: 2 })).toBe(9.68);
    expect(attritionOf({ now: 0, left: 0, joined: 0 })).toBe(0);
  });
});

const seat = (headcount: number, planned: readonly (number | null)[], more: Partial<Seat> = {}): Seat => ({ headcount, planned, leaving: [], retiring: [], joining: [], ...more });

describe('the forecast', () => {
  it('hires what the plan, leavers and joiners leave open', () => {
    const [lines] = forecast([seat(10, [12, 12], { leaving: [1, 0], joining: [2, 0], retiring: [0, 1] })], 0, [0.25, 0.25]);
    expect(lines).toEqual([
      { headcount: 10, planned: 12, leaving: 1, retiring: 0, attrition: 0, joining: 2, needed: 1, surplus: 0 },
      { headcount: 12, planned: 12, leaving: 0, retiring: 1, attrition: 0, joining: 0, needed: 1, surplus: 0 },
    ]);
  });

  it('says how many are too many, and hires nobody for a smaller plan', () => {
    expect(forecast([seat(5, [3, 3])], 0, [0.25, 0.25])[0]).toMatchObject([{ needed: 0, surplus: 2 }, { headcount: 5, needed: 0, surplus: 2 }]);
  });

  it('replaces who leaves where there is no plan', () => {
    expect(forecast([seat(4, [null], { leaving: [1] })], 0, [0.25])[0]).toMatchObject([{ planned: 4, leaving: 1, needed: 1 }]);
  });

  it('takes those who are known to leave for the leavers of the rate', () => {
    const rate = (leaving: number) => forecast([seat(40, [40], { leaving: [leaving] })], 40, [0.25])[0]![0]!.attrition;
    expect([rate(0), rate(1), rate(4), rate(9)]).toEqual([4, 3, 0, 0]);
  });

  it('deals whole people out, so that seats add up to the organisation and a year to its rate', () => {
    const seats = Array.from({ length: 20 }, () => seat(2, [2, 2, 2, 2]));
    const lines = forecast(seats, 15, [0.25, 0.25, 0.25, 0.25]);
    const all = together(lines, 4);
    expect(all.map(({ attrition }) => attrition)).toEqual([2, 1, 2, 1]);
    expect(all.reduce((sum, { needed }) => sum + needed, 0)).toBe(6);
    expect(Math.max(...lines.map((line) => line.reduce((sum, { attrition }) => sum + attrition, 0)))).toBe(1);
  });

  it('lets nobody leave twice', () => {
    expect(forecast([seat(1, [1], { leaving: [1], retiring: [1] })], 100, [1])[0]![0]).toMatchObject({ leaving: 1, retiring: 0, attrition: 0, needed: 1 });
    expect(forecast([seat(0, [3])], 100, [1])[0]![0]).toMatchObject({ attrition: 0, needed: 3 });
  });
});

describe('a requisition', () => {
  const fit = { planned: 10, staying: 7, joining: 1, asked: 1 };
  const asked = { kind: 'NEW', openings: 2, replaced: [], beyondReason: null } as const;

  it('fits as long as the plan has places that nobody has, comes for or asked for', () => {
    expect(freePlaces(fit)).toBe(1);
    expect([isBeyond(fit, 1), isBeyond(fit, 2), isBeyond({ ...fit, planned: null }, 99)]).toEqual([false, true, false]);
  });

  it('says why it asks for more, where that is wanted', () => {
    expect(beyondProblems(asked, fit, 'REASON')).toMatchObject([{ field: 'beyondReason', message: 'jobRequisition.beyondNeedsReason', args: { smart_count: 1 } }]);
    expect(beyondProblems(asked, { ...fit, staying: 30 }, 'REASON_AND_CHOICE')).toMatchObject([{ args: { smart_count: 0 } }]);
    expect([...beyondProblems({ ...asked, beyondReason: 'A new customer' }, fit, 'REASON'), ...beyondProblems(asked, fit, 'NOTHING'), ...beyondProblems({ ...asked, openings: 1 }, fit, 'REASON')]).toEqual([]);
  });

  it('replaces one person for each opening, each once, and nobody by a new place', () => {
    const of = (kind: 'NEW' | 'REPLACEMENT', openings: number, ...replaced: string[]) => replacementProblems({ ...asked, kind, openings, replaced }).map(({ field, message }) => [field, message]);
    expect(of('REPLACEMENT', 2, '1', '2')).toEqual([]);
    expect(of('REPLACEMENT', 2, '1')).toEqual([['replaced', 'jobRequisition.whoReplaced']]);
    expect(of('REPLACEMENT', 2, '1', '1')).toEqual([['replaced.1.employeeId', 'rule.twice']]);
    expect(of('NEW', 1, '1')).toEqual([['replaced', 'jobRequisition.newReplaces']]);
  });

  it('begins as early as its grade takes', () => {
    const times = { leadTimeDays: 45, leadTimes: [{ gradeId: '7', days: 90 }] };
    expect([leadTimeOf('7', times), leadTimeOf('3', times), leadTimeOf(null, times)]).toEqual([90, 45, 45]);
    expect(beginBy('2027-03-01', 45)).toBe('2027-01-15');
  });

  it('has the openings left that no running post has and nobody was hired for', () => {
    expect(openingsLeft(5, [])).toBe(5);
    expect(openingsLeft(5, [{ vacancies: 3, hired: 1, isOver: false }])).toBe(2);
    expect(openingsLeft(5, [{ vacancies: 3, hired: 1, isOver: true }])).toBe(4);
  });
});

describe('departments', () => {
  const own = (planned: number, filled: number, annualCost: string | null = '100.5') => ({ planned, filled, onNotice: 0, hiring: 0, open: Math.max(0, planned - filled), over: Math.max(0, filled - planned), annualCost, uncosted: annualCost === null ? null : 0 });
  it('add up to those above them, open and over apart', () => {
    const [top, ...rest] = headcountTree([{ departmentId: '1', parentId: null, own: own(2, 2) }, { departmentId: '2', parentId: '1', own: own(3, 1) }, { departmentId: '3', parentId: '2', own: own(0, 4) }]);
    expect(rest).toEqual([]);
    expect(top!.all).toEqual({ planned: 5, filled: 7, onNotice: 0, hiring: 0, open: 2, over: 4, annualCost: '301.5', uncosted: 0 });
    expect(top!.below[0]!.all).toMatchObject({ planned: 3, filled: 5 });
  });

  it('know no cost that is not known of one of them', () => {
    expect(sumOfFigures([own(1, 1), own(1, 1, null)])).toMatchObject({ planned: 2, annualCost: null, uncosted: null });
  });
});
