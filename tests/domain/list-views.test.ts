/** Days relative to today, nested conditions, and what is left of a saved view for its reader. */
import { describe, expect, it } from 'vitest';
import { filterOfGroup, joined, readGroup, split, type FilterGroup, type FilterRule } from '../../src/domain/lists/filterTree.ts';
import { arrangementText, fitArrangement, isPlain, parseArrangement, readArrangement, type Arrangement } from '../../src/domain/lists/arrangement.ts';
import { groupCondition } from '../../src/domain/lists/groupCondition.ts';
import type { Field } from '../../src/domain/resource.ts';
import { fitView, readView } from '../../src/domain/lists/listView.ts';
import { isRelativeDays } from '../../src/domain/lists/countedDays.ts';
import { firstWeekday } from '../../src/domain/lists/firstWeekday.ts';
import { daysMeant } from '../../src/domain/lists/relativeDays.ts';

describe('days relative to today', () => {
  it.each([
    ['TODAY', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['THIS_WEEK', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['NEXT_WEEK', '2026-12-31', '2027-01-04', '2027-01-10'],
    ['LAST_WEEK', '2027-01-01', '2026-12-21', '2026-12-27'],
    ['THIS_MONTH', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['LAST_MONTH', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['NEXT_MONTH', '2026-12-31', '2027-01-01', '2027-01-31'],
    ['THIS_QUARTER', '2026-11-21', '2026-10-01', '2026-12-31'],
    ['LAST_QUARTER', '2026-01-31', '2025-10-01', '2025-12-31'],
    ['NEXT_QUARTER', '2026-11-30', '2027-01-01', '2027-03-31'],
    ['LAST_YEAR', '2026-01-01', '2025-01-01', '2025-12-31'],
    ['LAST_30_DAYS', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['NEXT_1_DAYS', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['BEFORE_TODAY', '2026-11-01', undefined, '2026-10-31'],
    ['AFTER_TODAY', '2026-12-31', '2027-01-01', undefined],
  ])('%s on %s is from %s to %s', (text, today, from, to) => expect(daysMeant(text, today)).toEqual({ ...(from ? { from } : {}), ...(to ? { to } : {}) }));

  it.each([
    ['THIS_WEEK', '2026-11-22', 7, '2026-11-22', '2026-11-28'],
    ['LAST_WEEK', '2026-11-21', 7, '2026-11-08', '2026-11-14'],
    ['NEXT_WEEK', '2026-11-21', 6, '2026-11-28', '2026-12-04'],
  ])('%s on %s in a week that begins with day %s is from %s to %s', (text, today, weekStart, from, to) => expect(daysMeant(text, today, weekStart)).toEqual({ from, to }));

  it('are of weeks that begin as in the country', () => expect(['IN', 'FR', 'EG', 'xx', ''].map(firstWeekday)).toEqual([7, 1, 6, 1, 1]));

  it('knows no others', () => {
    for (const text of ['', 'today', 'LAST_0_DAYS', 'LAST_9999_DAYS', 'NEXT_DAYS', 'LAST_30_WEEKS', 7, null]) expect(isRelativeDays(text)).toBe(false);
    expect(() => daysMeant('SOMETIME', '2026-11-21')).toThrow(RangeError);
  });
});

const any: FilterGroup = { match: 'ANY', parts: [{ field: 'gradeId', condition: { in: ['1'] } }, { field: 'custom_size', condition: { equals: 'M' } }] };

describe('nested conditions', () => {
  it('become the filter of a list, own fields of the organisation among them', () => {
    expect(filterOfGroup({ match: 'ALL', parts: [any, { match: 'NONE', parts: [{ field: 'code', condition: { empty: true } }] }, { match: 'ANY', parts: [] }] })).toEqual({
      and: [{ or: [{ gradeId: { in: ['1'] } }, { custom: { size: { equals: 'M' } } }] }, { not: { or: [{ code: { empty: true } }] } }],
    });
  });

  it('stay simple where all hold and a field is named once, and come back the same', () => {
    const filter = { status: { equals: 'ACTIVE' }, code: { contains: 'A' } };
    expect(split(joined({ filter, advanced: any }))).toEqual({ filter, advanced: any });
    expect(split(joined({ filter, advanced: undefined }))).toEqual({ filter, advanced: undefined });
    expect(split({ match: 'ANY', parts: [{ field: 'code', condition: { empty: true } }] })).toEqual({ filter: { code: { empty: true } }, advanced: undefined });
    const twice: FilterGroup = { match: 'ALL', parts: [{ field: 'code', condition: { contains: 'A' } }, { field: 'code', condition: { contains: 'B' } }] };
    expect(split(twice)).toEqual({ filter: {}, advanced: twice });
    const none: FilterGroup = { match: 'NONE', parts: [{ field: 'code', condition: { contains: 'A' } }] };
    expect(split(none)).toEqual({ filter: {}, advanced: none });
  });

  it('are read from anything, or not at all', () => {
    expect(readGroup(any)).toEqual(any);
    const deep = (levels: number): unknown => (levels === 0 ? { match: 'ALL', parts: [] } : { match: 'ALL', parts: [deep(levels - 1)] });
    expect(readGroup(deep(2))).toBeDefined();
    for (const told of [null, [], 'ALL', { match: 'SOME', parts: [] }, { match: 'ALL' }, { match: 'ALL', parts: [{ field: 'a', condition: {} }] }, { match: 'ALL', parts: [{ field: 'a', condition: { sql: 1 } }] }, deep(3)]) expect(readGroup(told)).toBeUndefined();
  });
});

describe('a saved view', () => {
  const fields = { filterable: new Set(['status', 'gradeId']), sortable: new Set(['code']), columns: new Set(['code', 'grade']), fields: [] };

  it('is left for a reader without the fields that are gone or not theirs, which are named', () => {
    const definition = readView({ filter: { status: { equals: 'ACTIVE' }, salary: { from: '5' } }, advanced: { match: 'ALL', parts: [any, { field: 'salary', condition: { empty: true } }] }, sorts: [{ field: 'code', order: 'DESC' }, { field: 'salary', order: 'ASC' }], columns: ['code', 'bonus'], density: 'compact' })!;
    expect(fitView(definition, fields)).toEqual({
      definition: { filter: { status: { equals: 'ACTIVE' } }, advanced: { match: 'ALL', parts: [{ match: 'ANY', parts: [any.parts[0]] }] }, sorts: [{ field: 'code', order: 'DESC' }], columns: ['code'], density: 'compact' },
      missing: ['salary', 'custom_size', 'bonus'],
    });
  });

  it('keeps the values of a condition that are left, and names its field', () => {
    const definition = readView({ filter: { status: { in: ['ACTIVE', 'RETIRED'] }, gradeId: { in: ['x'] } }, advanced: { match: 'ANY', parts: [{ field: 'status', condition: { in: ['RETIRED', 'ACTIVE'] } }, { field: 'gradeId', condition: { in: ['x', 'y'] } }] } })!;
    const takes = ({ condition }: FilterRule): boolean => (condition.in ?? []).every((value) => value === 'ACTIVE');
    expect(fitView(definition, { ...fields, takes })).toEqual({
      definition: { filter: { status: { in: ['ACTIVE'] } }, advanced: { match: 'ANY', parts: [{ field: 'status', condition: { in: ['ACTIVE'] } }] }, sorts: [] },
      missing: ['status', 'gradeId'],
    });
  });

  it('is refused where it is none, and passes over what it does not know', () => {
    for (const told of [null, [], 'x', { filter: { a: {} } }, { sorts: [{ field: 'a', order: 'UP' }] }, { columns: [1] }, { advanced: { match: 'ALL' } }, { filter: { a: { contains: 'x'.repeat(70_000) } } }]) expect(readView(told)).toBeUndefined();
    expect(readView({ density: 'huge', colour: 'red' })).toEqual({ filter: {}, sorts: [] });
  });
});

describe('an arrangement', () => {
  const field = (key: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name: key, key, column: key, kind, required: false, readOnly: false, search: false, filter: true, sort: true, inList: true, rule: {}, help: false, ...more });
  const known = [field('departmentId', 'reference', { reference: { endpoint: 'core-hr', type: 'Department' } }), field('hiredOn', 'date'), field('salary', 'money'), field('notes', 'text', { filter: false })];
  const arranged: Arrangement = { shape: 'LIST', groupBy: [{ field: 'departmentId', order: 'DESC' }, { field: 'hiredOn', bucket: 'YEAR' }], measures: [{ measure: 'SUM', field: 'salary' }, { measure: 'COUNT' }] };

  it('is the same as text, and from text that anybody may have written what is understood', () => {
    const text = arrangementText(arranged);
    expect([text.group, text.totals, text.shape]).toEqual(['-departmentId,hiredOn:YEAR', 'SUM:salary,COUNT', '']);
    expect(parseArrangement(text)).toEqual(arranged);
    expect(parseArrangement({ shape: 'CUBE', by: 'a b', group: ',x:EON,x,;drop,-y', totals: 'SUM,COUNT:z,SUM:a.b,MAXIMUM:q', chart: 'DONUT', across: '-1' })).toEqual({ shape: 'LIST', groupBy: [{ field: 'x' }, { field: 'y', order: 'DESC' }], measures: [{ measure: 'COUNT' }, { measure: 'MAXIMUM', field: 'q' }] });
    expect(readArrangement({ groupBy: [{ field: 'a' }, { field: 'a' }, { field: 'b' }, { field: 'c' }, { field: 'd' }], shape: 'PIVOT', across: 9 })).toEqual({ shape: 'PIVOT', groupBy: [{ field: 'a' }, { field: 'b' }, { field: 'c' }], measures: [], across: 3 });
    expect(readArrangement('x')).toBeUndefined();
    expect(isPlain(readArrangement({})!)).toBe(true);
  });

  it('loses the fields that the reader has not, or of which no group or such total is, and names them', () => {
    const whole: Arrangement = { ...arranged, shape: 'BOARD', by: 'status', groupBy: [...arranged.groupBy, { field: 'notes' }], measures: [...arranged.measures, { measure: 'SUM', field: 'hiredOn' }, { measure: 'SUM', field: 'bonus' }] };
    expect(fitArrangement(whole, known)).toEqual({ arrangement: { ...arranged, shape: 'BOARD' }, missing: ['status', 'notes', 'hiredOn', 'bonus'] });
    const view = readView({ grouping: whole })!;
    expect(fitView(view, { filterable: new Set(), sortable: new Set(), columns: new Set(), fields: known.slice(2) })).toEqual({ definition: { filter: {}, sorts: [], grouping: { shape: 'BOARD', groupBy: [], measures: arranged.measures } }, missing: ['status', 'departmentId', 'hiredOn', 'notes', 'bonus'] });
  });

  it('says the records of a group as a filter, instants on the calendar of the organisation', () => {
    expect(groupCondition(known[0]!, {}, '7', 'UTC')).toEqual({ in: ['7'] });
    expect(groupCondition(known[0]!, {}, null, 'UTC')).toEqual({ empty: true });
    expect(groupCondition(field('code', 'text'), {}, 'A', 'UTC')).toEqual({ equals: 'A' });
    expect(groupCondition(known[1]!, { bucket: 'QUARTER' }, '2026-10-01', 'UTC')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(groupCondition(field('at', 'dateTime'), { bucket: 'DAY' }, '2026-03-29', 'Europe/Paris')).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T21:59:59.999Z' });
  });
});
