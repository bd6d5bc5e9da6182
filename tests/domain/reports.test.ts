import { describe, expect, it } from 'vitest';
import { measuresOf } from '../../src/domain/lists/aggregate.ts';
import { bucketEnd, bucketStart, bucketText } from '../../src/domain/lists/buckets.ts';
import { emptyDefinition, isGrouped, readDefinition } from '../../src/domain/reports/definition.ts';
import { lastDue, nextDue, type Schedule } from '../../src/domain/reports/schedule.ts';
import { chartsOf } from '../../src/domain/lists/arrangement.ts';
import { limitSeries } from '../../src/console/shell/charts/series.ts';
import { chartOf } from '../../src/console/shell/charts/chartOf.ts';
import { periodsOf } from '../../src/console/shell/charts/periods.ts';
import { narrowed } from '../../src/console/form-generator/narrowed.ts';
import { withoutGaps } from '../../src/console/form-generator/withoutGaps.ts';

describe('days in buckets', () => {
  it('begin weeks on Monday and end periods with their last day, over the ends of years', () => {
    expect(bucketStart('2027-01-01', 'WEEK')).toBe('2026-12-28');
    expect(bucketEnd('2026-12-28', 'WEEK')).toBe('2027-01-03');
    expect([bucketStart('2028-02-29', 'MONTH'), bucketEnd('2028-02-01', 'MONTH')]).toEqual(['2028-02-01', '2028-02-29']);
    expect([bucketStart('2026-11-21', 'QUARTER'), bucketEnd('2026-10-01', 'QUARTER')]).toEqual(['2026-10-01', '2026-12-31']);
    expect([bucketStart('0099-05-05', 'YEAR'), bucketEnd('2026-01-01', 'YEAR')]).toEqual(['0099-01-01', '2026-12-31']);
    expect(() => bucketStart('soon', 'DAY')).toThrow(RangeError);
  });

  it('are read in four languages; a week belongs to the year of its Thursday', () => {
    const day = (iso: string): string => iso.replaceAll('-', '/');
    expect(bucketText('2026-12-28', 'WEEK', 'en', day)).toBe('W53 2026');
    expect(bucketText('2027-01-04', 'WEEK', 'fr', day)).toBe('S1 2027');
    expect(bucketStart('2027-01-01', 'WEEK', 7)).toBe('2026-12-27');
    expect(bucketText('2026-12-27', 'WEEK', 'en', day)).toBe('W53 2026');
    expect(bucketText('2026-10-01', 'QUARTER', 'ja', day)).toBe('2026年 第4四半期');
    expect(bucketText('2026-11-01', 'MONTH', 'en', day)).toBe('Nov 2026');
    expect(bucketText('2026-11-21', 'DAY', 'sp', day)).toBe('2026/11/21');
  });
});

describe('a definition', () => {
  it('is read with what it lacks left empty, and refused by the part that is none', () => {
    expect(readDefinition({})).toEqual({ definition: emptyDefinition });
    expect(readDefinition({ columns: ['name', 'managerId.departmentId'], seed: 1 })).toEqual({ definition: { ...emptyDefinition, columns: ['name', 'managerId.departmentId'] } });
    for (const [part, value] of [['columns', ['a.b.c']], ['columns', 'name'], ['groupBy', [{ field: 'x', bucket: 'DECADE' }]], ['measures', [{ measure: 'COUNT', field: 'x' }]], ['measures', [{ measure: 'SUM' }]], ['sort', [{ field: 'group:x', order: 'ASC' }]], ['filter', []], ['chart', 'CUBE']] as const)
      expect(readDefinition({ [part]: value })).toEqual({ wrong: part });
    expect(readDefinition('text')).toEqual({ wrong: 'definition' });
    expect(readDefinition({ filter: { name: { contains: 'x'.repeat(100_001) } } })).toEqual({ wrong: 'definition' });
  });

  it('answers groups where it has any, or shows no column', () => {
    expect([isGrouped({ ...emptyDefinition, columns: ['name'] }), isGrouped({ ...emptyDefinition, columns: ['name'], groupBy: [{ field: 'x' }] }), isGrouped(emptyDefinition)]).toEqual([false, true, true]);
  });

  it('adds up neither percentages nor years of the calendar, and measures days by their distance', () => {
    expect(measuresOf({ kind: 'percent' })).not.toContain('SUM');
    expect(measuresOf({ kind: 'integer', isYear: true })).not.toContain('SUM');
    expect(measuresOf({ kind: 'date' })).toEqual(['MINIMUM', 'MAXIMUM', 'AVERAGE_YEARS', 'COUNT_DISTINCT']);
    expect(measuresOf({ kind: 'longText' })).toEqual([]);
  });

  it('loses what is gone, with the order by it', () => {
    const told = { ...emptyDefinition, columns: ['name', 'custom_old'], filter: { custom: { old: { equals: 'x' } }, status: { in: ['ACTIVE'] } }, groupBy: [{ field: 'custom_old' }], sort: [{ field: 'group:0', order: 'ASC' as const }] };
    const left = withoutGaps(told, [{ part: 'columns', field: 'custom_old' }, { part: 'filter', field: 'custom_old' }, { part: 'groupBy', field: 'custom_old' }]);
    expect(left).toMatchObject({ columns: ['name'], filter: { status: { in: ['ACTIVE'] } }, groupBy: [], sort: [] });
    expect(left.filter).not.toHaveProperty('custom');
  });
});

describe('a schedule', () => {
  const weekly: Schedule = { schedule: 'WEEKLY', weekday: 'MONDAY', dayOfMonth: null, time: '08:00' };

  it('is due on clocks of the organisation, through changes of its time', () => {
    const now = new Date('2026-11-16T02:30:00Z');
    expect(lastDue(weekly, now, 'Asia/Kolkata')?.toISOString()).toBe('2026-11-16T02:30:00.000Z');
    expect(nextDue(weekly, now, 'Asia/Kolkata')?.toISOString()).toBe('2026-11-23T02:30:00.000Z');
    const daily: Schedule = { ...weekly, schedule: 'DAILY', time: '02:30' };
    // On 29 March 2026 clocks in Paris go from 2:00 to 3:00.
    expect(nextDue(daily, new Date('2026-03-28T12:00:00Z'), 'Europe/Paris')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('of the 31st comes on the last day of shorter months, and of none never', () => {
    const monthly: Schedule = { schedule: 'MONTHLY', weekday: null, dayOfMonth: 31, time: '23:59' };
    expect(nextDue(monthly, new Date('2027-02-01T00:00:00Z'), 'UTC')?.toISOString()).toBe('2027-02-28T23:59:00.000Z');
    expect(nextDue({ ...monthly, schedule: 'NONE' }, new Date(), 'UTC')).toBeNull();
    expect(lastDue({ ...monthly, time: null }, new Date(), 'UTC')).toBeNull();
  });
});

describe('what is drawn and opened of a result', () => {
  const columns = [{ kind: 'GROUP', label: 'Grade', isNumber: false }, { kind: 'MEASURE', label: 'Sum', isNumber: true }, { kind: 'CURRENCY', label: 'Currency', isNumber: false }] as const;
  const row = (name: string, sum: string, currency: string) => ({ texts: [name, sum, currency], numbers: [null, sum, null], id: null, filter: null });

  it('is no chart where amounts are of several currencies', () => {
    expect(chartOf({ columns, rows: [row('A', '1', 'INR'), row('B', '2', 'USD')] }, true)).toBeNull();
    expect(chartOf({ columns, rows: [row('A', '1', 'INR'), row('B', '2', 'INR')] }, true)?.rows.map(({ values }) => values['v0'])).toEqual([1, 2]);
  });

  it('is no chart where the figures are days', () => {
    expect(chartOf({ columns, rows: [row('A', '2020-01-31', ''), row('B', '2026-11-24', '')] }, true)).toBeNull();
  });

  it('adds no averages: no ring, no third grouping, no other series', () => {
    expect([chartsOf('AVERAGE', []), chartsOf('SUM', [{ kind: 'status' }]), chartsOf('SUM', [{ kind: 'status' }, { kind: 'choices' }])]).toEqual([['BAR', 'LINE'], ['BAR', 'LINE', 'PIE'], ['BAR', 'LINE']]);
    const group = { kind: 'GROUP' as const, label: 'G', isNumber: false };
    const three = { columns: [group, group, group, { kind: 'MEASURE' as const, label: 'Average', isNumber: true }], rows: [1, 2].map((value) => ({ texts: ['A', 'B', `${value}`, ''], numbers: [null, null, null, `${value}`], id: null, filter: null })) };
    expect(chartOf(three, false)).toBeNull();
    expect(chartOf(three, true)?.rows[0]?.values).toEqual({ v0: 3 });
    const series = Array.from({ length: 10 }, (_, at) => ({ key: `v${at}`, label: `${at}`, colour: '' }));
    const rows = [{ name: 'A', values: Object.fromEntries(series.map(({ key }, at) => [key, at])) }];
    expect(limitSeries(rows, series, null).series.map(({ label }) => label)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(limitSeries(rows, series, 'Other').series.at(-1)).toMatchObject({ label: 'Other' });
  });

  it('has the last of very many periods', () => {
    const day = (from: string) => ({ texts: [from, '1', ''], numbers: [null, '1', null], id: null, filter: { joined: { from } } });
    const days = periodsOf({ rows: [day('2026-11-24'), day('2004-06-01')] }, 'joined', 'DAY', 'en', (iso) => iso);
    expect(days?.slice(-2)).toEqual(['2026-11-23', '2026-11-24']);
    expect(periodsOf({ rows: [day('2026-01-05'), day('2025-12-29')] }, 'joined', 'WEEK', 'en', (iso) => iso)).toEqual(['W1 2026', 'W2 2026']);
  });

  it('has a step for every period', () => {
    expect(chartOf({ columns, rows: [row('Jan', '1', 'INR'), row('Mar', '2', 'INR')] }, true, ['Jan', 'Feb', 'Mar'])?.rows.map(({ values }) => values['v0'] ?? 0)).toEqual([1, 0, 2]);
  });

  it('narrows the filter of the report by that of the group', () => {
    expect(narrowed({ joined: { from: '2020-01-15' }, status: { in: ['ACTIVE'] } }, { joined: { from: '2020-01-01', to: '2020-01-31' } })).toEqual({ joined: { from: '2020-01-15', to: '2020-01-31' }, status: { in: ['ACTIVE'] } });
    expect(narrowed({ joined: { within: 'THIS_MONTH' } }, { joined: { from: '2026-11-01', to: '2026-11-30' } })).toBeNull();
    expect(narrowed({ or: [] }, {})).toBeNull();
  });
});
