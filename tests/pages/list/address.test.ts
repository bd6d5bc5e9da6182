import { expect, test } from 'vitest';
import { plainArrangement, type Arrangement } from '../../../src/domain/lists/arrangement.ts';
import type { Field } from '../../../src/domain/resource.ts';
import { knownTo, readAddress, writeAddress } from '../../../src/console/resource/list/state/listAddress.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

test('an address says all of a list and reads back the same', () => {
  const arrangement: Arrangement = { shape: 'CHART', by: 'status', groupBy: [{ field: 'gradeId' }, { field: 'hiredOn', bucket: 'YEAR', order: 'DESC' }], measures: [{ measure: 'SUM', field: 'salary' }, { measure: 'COUNT' }], chart: 'PIE', across: 1 };
  const address = { filter: { gradeId: { in: ['1', '2'] }, code: { contains: 'D&G=é' } }, search: 'pay roll', sorts: [{ field: 'status', order: 'DESC' as const }, { field: 'title', order: 'ASC' as const }], arrangement, page: 3, size: 'all' as const, record: '17' };
  expect(readAddress(writeAddress(address, new URLSearchParams()))).toEqual(address);
});

test('usual values leave a short address', () => {
  expect(writeAddress(read(''), new URLSearchParams()).toString()).toBe('');
});

test('other parameters of the page stay', () => {
  expect(writeAddress({ ...read(''), search: 'x' }, new URLSearchParams('tab=mine')).toString()).toBe('tab=mine&search=x');
});

test('what is not understood is left out', () => {
  expect(read('filter=%7Bbroken&page=-4&size=7&sort=,-,title')).toEqual({ filter: {}, search: '', sorts: [{ field: 'title', order: 'ASC' }], arrangement: plainArrangement, page: 1, size: undefined, record: undefined, isUnread: true });
  expect(read('page=1e300').page * 100).toBeLessThan(2 ** 31);
  expect(read('search=%00pay%00&record=%00')).toMatchObject({ search: 'pay', record: undefined });
  expect(read('filter=%5B1%5D').filter).toEqual({});
  expect(read('filter=%7B%22a%22%3A1%7D').filter).toEqual({});
});

test('fields that do not exist any more are dropped', () => {
  const address = knownTo(read('filter=%7B%22gone%22%3A%7B%22equals%22%3A1%7D%7D&sort=gone,title'), new Set(['title']), new Set(['title']), []);
  expect(address.filter).toEqual({});
  expect(address.sorts).toEqual([{ field: 'title', order: 'ASC' }]);
});

test('values that a field cannot have any more are dropped', () => {
  const status = { name: 'status', key: 'status', kind: 'status', options: ['OPEN', 'CLOSED'] } as unknown as Field;
  const filterOf = (filter: object) => knownTo(read(`filter=${encodeURIComponent(JSON.stringify(filter))}`), new Set(['status', 'title']), new Set(), [status]).filter;
  expect(filterOf({ status: { in: ['PUBLISHED'] }, title: { contains: 'x' } })).toEqual({ title: { contains: 'x' } });
  expect(filterOf({ status: { equals: 'PUBLISHED' } })).toEqual({});
  for (const kept of [{ status: { in: ['OPEN', 'CLOSED'] } }, { status: { empty: true } }]) expect(filterOf(kept)).toEqual(kept);
  const advanced = { match: 'ALL', parts: [{ field: 'status', condition: { in: ['PUBLISHED'] } }, { field: 'title', condition: { contains: 'x' } }] };
  expect(knownTo(read(`advanced=${encodeURIComponent(JSON.stringify(advanced))}`), new Set(['status', 'title']), new Set(), [status]).advanced?.parts).toHaveLength(1);
});

test('values that are none of the kind of their field are dropped, as the server would refuse them', () => {
  const kinds = { days: 'integer', salary: 'money', joined: 'date', at: 'dateTime', begins: 'time', remote: 'yesNo', title: 'text', grade: 'reference' };
  const fields = Object.entries(kinds).map(([key, kind]) => ({ name: key, key, kind }) as unknown as Field);
  const filterOf = (filter: object) => knownTo(read(`filter=${encodeURIComponent(JSON.stringify(filter))}`), new Set(Object.keys(kinds)), new Set(), fields).filter;
  for (const wrong of [
    { days: { from: 'abc' } }, { days: { equals: '12' } }, { days: { to: 1.5 } }, { days: { equals: 3_000_000_000 } }, { days: { in: ['x'] } }, { salary: { from: '1,5' } }, { joined: { from: '2026-02-30' } }, { joined: { within: 'SOON' } },
    { at: { to: '31/12/2026' } }, { begins: { from: '25:00' } }, { remote: { equals: 'yes' } }, { title: { equals: 5 } }, { grade: { equals: {} } },
  ]) expect(filterOf(wrong), JSON.stringify(wrong)).toEqual({});
  expect(filterOf({ days: { in: [1, 'x'] } })).toEqual({ days: { in: [1] } });
  for (const right of [
    { days: { from: 0, to: 90 } }, { days: { empty: true } }, { salary: { from: '1.50', to: 12 } }, { joined: { from: '2026-02-28' } }, { joined: { within: 'LAST_30_DAYS' } }, { at: { to: '2026-12-31T10:00:00Z' } },
    { begins: { from: '09:30' } }, { remote: { equals: false } }, { title: { contains: '5' } }, { grade: { in: ['7'] } },
  ]) expect(filterOf(right), JSON.stringify(right)).toEqual(right);
});

test('what cannot be asked of a field of its kind, as of one that was of another, is dropped and said', () => {
  const kinds = { days: 'integer', joined: 'date', remote: 'yesNo', title: 'text', grade: 'reference', status: 'status' };
  const fields = Object.entries(kinds).map(([key, kind]) => ({ name: key, key, kind, ...(kind === 'status' ? { options: ['OPEN'] } : {}) }) as unknown as Field);
  const known = (filter: object) => knownTo(read(`filter=${encodeURIComponent(JSON.stringify(filter))}`), new Set(Object.keys(kinds)), new Set(), fields);
  for (const wrong of [{ grade: { contains: 'G' } }, { grade: { isNotNull: true } }, { days: { within: 'TODAY' } }, { remote: { in: [true] } }, { title: { person: 'ME' } }, { status: { from: 'OPEN' } }, { joined: { all: ['2026-01-31'] } }]) {
    expect(known(wrong).filter, JSON.stringify(wrong)).toEqual({});
    expect(known(wrong).isLess).toBe(true);
  }
  for (const right of [{ grade: { person: 'ME' } }, { title: { contains: 'x', empty: false } }, { joined: { within: 'TODAY' } }, { status: { in: ['OPEN'] } }]) expect(known(right).filter, JSON.stringify(right)).toEqual(right);
});

test('of several values those stay that the field has, simple or nested, and it is known that some are left out', () => {
  const status = { name: 'status', key: 'status', kind: 'status', options: ['OPEN', 'CLOSED'] } as unknown as Field;
  const known = (told: object) => knownTo(read(new URLSearchParams(Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)])).toString()), new Set(['status', 'title']), new Set(), [status]);
  const some = known({ filter: { status: { in: ['OPEN', 'PUBLISHED'] }, title: { contains: 'x' } } });
  expect(some.filter).toEqual({ status: { in: ['OPEN'] }, title: { contains: 'x' } });
  expect(some.isLess).toBe(true);
  const any = known({ advanced: { match: 'ANY', parts: [{ field: 'status', condition: { in: ['PUBLISHED', 'CLOSED'] } }] } });
  expect(any.advanced).toEqual({ match: 'ANY', parts: [{ field: 'status', condition: { in: ['CLOSED'] } }] });
  expect(any.isLess).toBe(true);
  expect(known({ filter: { status: { in: ['PUBLISHED'] } } }).isLess).toBe(true);
  expect(known({ filter: { gone: { equals: 1 } } }).isLess).toBe(true);
  expect(known({ filter: { status: { in: ['OPEN', 'CLOSED'] } } }).isLess).toBe(false);
});

test('a team is a condition where the list has teams, with the id of a manager', () => {
  const known = (filter: object, ...keys: string[]) => knownTo(read(`filter=${encodeURIComponent(JSON.stringify(filter))}`), new Set(keys), new Set(), []);
  expect(known({ teamOf: { equals: '29' } }, 'teamOf')).toMatchObject({ filter: { teamOf: { equals: '29' } }, isLess: false });
  expect(known({ teamOf: { equals: '29' } })).toMatchObject({ filter: {}, isLess: true });
  for (const odd of [{ in: ['29'] }, { equals: 'x' }, { empty: true }]) expect(known({ teamOf: odd }, 'teamOf')).toMatchObject({ filter: {}, isLess: true });
});
