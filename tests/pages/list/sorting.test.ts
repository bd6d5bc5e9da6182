import { expect, test } from 'vitest';
import { movedBy, movedTo, nextSorts } from '../../../src/console/resource/list/grid/sorting.ts';

const own = { field: 'title', order: 'ASC' } as const;

test('a click sorts up, then down, then not at all', () => {
  const up = nextSorts([], 'title', false, own);
  const down = nextSorts(up, 'title', false, own);
  expect([up, down, nextSorts(down, 'title', false, own)]).toEqual([[{ field: 'title', order: 'ASC' }], [{ field: 'title', order: 'DESC' }], []]);
});

test('a click on the column by which a list is sorted anyway always turns it round', () => {
  const newestFirst = { field: 'fromDate', order: 'DESC' } as const;
  const turned = nextSorts([newestFirst], 'fromDate', false, newestFirst);
  expect([turned, nextSorts(turned, 'fromDate', false, newestFirst)]).toEqual([[{ field: 'fromDate', order: 'ASC' }], []]);
  expect(nextSorts([newestFirst], 'toDate', false, newestFirst)).toEqual([{ field: 'toDate', order: 'ASC' }]);
});

test('a shifted click adds to what is sorted, a plain one replaces it', () => {
  const both = nextSorts([{ field: 'title', order: 'ASC' }], 'code', true, own);
  expect(both.map(({ field }) => field)).toEqual(['title', 'code']);
  expect(nextSorts(both, 'title', true, own)).toEqual([{ field: 'title', order: 'DESC' }, { field: 'code', order: 'ASC' }]);
  expect(nextSorts(both, 'status', false, own)).toEqual([{ field: 'status', order: 'ASC' }]);
});

test('columns move by steps and by dropping', () => {
  expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 'c', 'after')).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', 'a', 'before')).toEqual(['c', 'a', 'b']);
});
