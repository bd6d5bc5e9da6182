import { describe, expect, test } from 'vitest';
import { csvText } from '../../src/domain/values/csvText.ts';
import { daysApart, hiddenBy, placedIn, shiftMonth, weeksShown } from '../../src/domain/lists/calendarDays.ts';
import { narrowedBy } from '../../src/domain/lists/narrowedBy.ts';
import { pivotOf, pivotTotals, type PivotGroup } from '../../src/domain/lists/pivot.ts';
import { dayFieldsOf, laneFieldsOf, parentFieldOf, shapeFor, shapesOf, untilOf, whyNotTo } from '../../src/domain/lists/shapes.ts';
import type { FilterGroup } from '../../src/domain/lists/filterTree.ts';
import type { Field, FieldKind } from '../../src/domain/resource.ts';

const field = (key: string, kind: FieldKind, more: Partial<Field> = {}): Field => ({ name: key, key, column: key, kind, required: false, readOnly: false, search: false, filter: true, sort: true, inList: false, rule: {}, help: false, ...more });

const leave = [field('reason', 'longText'), field('createdOn', 'date'), field('fromDate', 'date'), field('toDate', 'date'), field('status', 'status', { options: ['DRAFT', 'SENT'] }), field('employeeId', 'reference', { reference: { endpoint: 'core-hr', type: 'Employee' } })];
const request = { type: 'LeaveRequest', endpoint: 'employee-self-service' };

describe('the shapes of a list', () => {
  test('are those that its fields allow', () => {
    expect(shapesOf(request, leave)).toEqual(['LIST', 'BOARD', 'CALENDAR', 'CHART', 'PIVOT']);
    expect(shapesOf(request, [field('note', 'longText')])).toEqual(['LIST']);
    expect(shapeFor({ shape: 'TREE' }, request, leave)).toBe('LIST');
  });

  test('offer a tree where records refer to their own kind, by the parent that the schema names', () => {
    const department = { type: 'Department', endpoint: 'core-hr', parent: 'parentId' };
    const own = (key: string) => field(key, 'reference', { reference: { endpoint: 'core-hr', type: 'Department' } });
    expect(parentFieldOf(department, [own('costCentreId'), own('parentId')])?.key).toBe('parentId');
    expect(parentFieldOf(department, [field('headId', 'reference', { reference: { endpoint: 'core-hr', type: 'Employee' } })])).toBeUndefined();
  });

  test('begin with the likeliest field: a status for lanes, a pair of days for a calendar', () => {
    expect(laneFieldsOf(leave).map(({ key }) => key)).toEqual(['status', 'employeeId']);
    expect(dayFieldsOf(leave).map(({ key }) => key)).toEqual(['fromDate', 'createdOn']);
    expect(untilOf(leave[2]!, leave)?.key).toBe('toDate');
    expect(untilOf(leave[1]!, leave)).toBeUndefined();
  });

  test('pass over fields that a list cannot filter by or people do not meet', () => {
    expect(laneFieldsOf([field('status', 'status', { filter: false }), field('kind', 'choice', { hidden: true })])).toEqual([]);
  });

  test('let a record go only where its status may', () => {
    const status = { next: { DRAFT: ['SENT'], SENT: [] }, required: true };
    expect(whyNotTo(status, 'DRAFT', 'SENT')).toBeUndefined();
    expect(whyNotTo(status, 'SENT', 'DRAFT')).toBe('shapes.why.next');
    expect(whyNotTo(status, 'SENT', 'SENT')).toBeUndefined();
    expect(whyNotTo(status, 'OTHER', 'SENT')).toBeUndefined();
    expect(whyNotTo(status, 'DRAFT', null)).toBe('shapes.why.required');
    expect(whyNotTo({ required: false }, 'A', null)).toBeUndefined();
  });
});

describe('the days of a calendar', () => {
  test('are whole weeks from the first day that people count from', () => {
    const monday = weeksShown('2026-11-18', 'MONTH', 1);
    expect([monday.length, monday[0]?.[0], monday.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    const sunday = weeksShown('2026-11-18', 'MONTH', 0);
    expect([sunday.length, sunday[0]?.[0]]).toEqual([5, '2026-11-01']);
    expect(weeksShown('2027-02-10', 'MONTH', 1)).toHaveLength(4);
    expect(weeksShown('2026-11-18', 'WEEK', 1)).toEqual([['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']]);
    expect([shiftMonth('2026-01-31', 1), shiftMonth('2026-01-31', -1), daysApart('2026-03-28', '2026-03-30')]).toEqual(['2026-02-01', '2025-12-01', 2]);
  });

  test('lay entries side by side without covering one another, in the first free row', () => {
    const [week = []] = weeksShown('2026-11-18', 'WEEK', 1);
    const placed = placedIn([{ from: '2026-11-17', to: '2026-11-17' }, { from: '2026-11-10', to: '2026-11-18' }, { from: '2026-11-19', to: '2026-11-30' }, { from: '2026-12-01', to: '2026-12-01' }], week);
    expect(placed.map(({ column, length, slot, isBefore, isAfter }) => [column, length, slot, isBefore, isAfter])).toEqual([[0, 3, 0, true, false], [1, 1, 1, false, false], [3, 4, 0, false, true]]);
    expect(hiddenBy(placed, 7, 1)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });
});

describe('a pivot', () => {
  type Counted = PivotGroup & { readonly count: number };
  const groups: readonly Counted[] = [{ keys: ['A', true], titles: [null, null], count: 3 }, { keys: ['A', false], titles: [null, null], count: 1 }, { keys: [null, true], titles: [null, null], count: 2 }];
  const totals: readonly (readonly Counted[])[] = [[{ keys: ['A', null], titles: [null, null], count: 4 }, { keys: [null, null], titles: [null, null], count: 2 }], [{ keys: [null, true], titles: [null, null], count: 5 }, { keys: [null, false], titles: [null, null], count: 1 }], [{ keys: [null, null], titles: [null, null], count: 6 }]];

  test('asks for totals of its rows, its columns and of everything', () => {
    expect(pivotTotals(3, 1)).toEqual([[0, 1], [2], []]);
    expect(pivotTotals(1, 0)).toEqual([[0], [], []]);
  });

  test('puts each figure where its row and column meet; what has no value is a row of its own', () => {
    const pivot = pivotOf(groups, totals, 2, 1);
    expect([pivot.rows.map(({ keys }) => keys), pivot.columns.map(({ keys }) => keys)]).toEqual([[['A'], [null]], [[true], [false]]]);
    const [first, none] = pivot.rows.map(({ id }) => id);
    const [yes, no] = pivot.columns.map(({ id }) => id);
    expect([pivot.at(first!, yes!)?.count, pivot.at(first!, no!)?.count, pivot.at(none!, no!)]).toEqual([3, 1, undefined]);
    expect([pivot.rowTotal(none!)?.count, pivot.columnTotal(yes!)?.count, pivot.total?.count]).toEqual([2, 5, 6]);
  });

  test('is written as CSV with numbers that count and text that cannot run', () => {
    expect(csvText([[{ text: '=1+1' }, { text: '₹ 1,234.50', number: '1234.50' }], [{ text: 'a "b", c' }, { text: '', number: null }]])).toBe('\ufeff\'=1+1,1234.50\r\n"a ""b"", c",\r\n');
  });
});

describe('the list behind a figure', () => {
  test('has the group as a chip, and as a nested condition where the field has one already', () => {
    expect(narrowedBy({ filter: { status: { in: ['A'] } }, advanced: undefined }, [{ field: 'kind', condition: { in: ['X'] } }])).toEqual({ filter: { status: { in: ['A'] }, kind: { in: ['X'] } }, advanced: undefined });
    expect(narrowedBy({ filter: { day: { within: 'THIS_YEAR' } }, advanced: undefined }, [{ field: 'day', condition: { from: '2026-01-01', to: '2026-01-31' } }])).toEqual({
      filter: { day: { within: 'THIS_YEAR' } },
      advanced: { match: 'ALL', parts: [{ field: 'day', condition: { from: '2026-01-01', to: '2026-01-31' } }] },
    });
  });

  test('does not exist where its conditions would nest deeper than a list takes', () => {
    const rule = { field: 'a', condition: { equals: 1 } };
    const deep: FilterGroup = { match: 'ANY', parts: [{ match: 'ALL', parts: [{ match: 'ANY', parts: [rule] }] }] };
    expect(narrowedBy({ filter: { a: { equals: 1 } }, advanced: deep }, [rule])).toBeUndefined();
  });
});
