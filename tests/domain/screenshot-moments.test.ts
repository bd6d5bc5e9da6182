import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_DISTANCE, TOLERANCE, minutesOf, momentOf, momentsWithin, planProblems, type ScreenshotPlan } from '../../src/domain/data-loss-prevention/screenshotMoments.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-30T08:00:00Z');
const plans = fc.record({ schedule: fc.constantFrom('FIXED' as const, 'RANDOM' as const), minutes: fc.integer({ min: 1, max: 1440 }), screenshots: fc.integer({ min: 1, max: 60 }), additional: fc.integer({ min: 0, max: 60 }) });
const fieldsOf = (plan: ScreenshotPlan) => planProblems(plan).map(({ field }) => field);
const seeds = (period: number): number => period / 1000;

describe('the plan of screenshots', () => {
  it('has periods of a day at most, and room for all pictures', () => {
    expect(minutesOf(2, 'HOURS')).toBe(120);
    expect(fieldsOf({ schedule: 'FIXED', minutes: 25 * 60, screenshots: 1, additional: 0 })).toEqual(['frequency']);
    expect(fieldsOf({ schedule: 'FIXED', minutes: 10, screenshots: 6, additional: 0 })).toEqual(['screenshotsPerFrequency']);
    expect(fieldsOf({ schedule: 'FIXED', minutes: 10, screenshots: 5, additional: 1 })).toEqual(['additionalPerFrequency']);
    expect(fieldsOf({ schedule: 'RANDOM', minutes: 10, screenshots: 3, additional: 2 })).toEqual([]);
    expect(fieldsOf({ schedule: 'RANDOM', minutes: 10, screenshots: 3, additional: 3 })).toEqual(['additionalPerFrequency']);
  });

  it('takes fixed pictures at equal distances from the start of the period', () => {
    const moments = momentsWithin({ schedule: 'FIXED', minutes: 60, screenshots: 4, additional: 0 }, { from: START, to: START + HOUR }, seeds);
    expect(moments).toEqual([0, 15, 30, 45].map((minute) => START + minute * 60_000));
  });

  it('takes as many as it says in each period, at least two minutes apart, and the same again', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (plan, seed) => {
        fc.pre(planProblems(plan).length === 0);
        const length = plan.minutes * 60_000;
        const from = Math.floor(START / length) * length;
        const draw = (period: number): number => (period + seed) >>> 0;
        const moments = momentsWithin(plan, { from, to: from + 3 * length }, draw);
        expect(moments).toHaveLength(3 * (plan.screenshots + plan.additional));
        // Moments are whole seconds.
        for (const [at, moment] of moments.entries()) if (at > 0) expect(moment - moments[at - 1]!).toBeGreaterThanOrEqual(LEAST_DISTANCE - 1000);
        expect(momentsWithin(plan, { from, to: from + 3 * length }, draw)).toEqual(moments);
      }),
      { numRuns: 60 },
    );
  });

  it('knows a picture by its moment, and refuses what lies beside', () => {
    const plan = { schedule: 'RANDOM', minutes: 60, screenshots: 3, additional: 1 } as const;
    const [moment] = momentsWithin(plan, { from: START, to: START + HOUR }, seeds);
    expect([momentOf(plan, moment! + TOLERANCE, seeds), momentOf(plan, moment! - TOLERANCE, seeds), momentOf(plan, moment! + TOLERANCE + 1000, seeds)]).toEqual([moment, moment, undefined]);
  });

  it('draws other moments in each period, and by each seed', () => {
    const plan = { schedule: 'RANDOM', minutes: 60, screenshots: 2, additional: 0 } as const;
    const at = (hour: number, seed: number) => momentsWithin(plan, { from: START + hour * HOUR, to: START + (hour + 1) * HOUR }, (period) => (period / 1000 + seed) >>> 0).map((one) => one % HOUR);
    expect(at(0, 1)).not.toEqual(at(1, 1));
    expect(at(0, 1)).not.toEqual(at(0, 2));
  });
});
