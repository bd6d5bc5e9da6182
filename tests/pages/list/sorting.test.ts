import { expect, test } from 'vitest';
import { movedBy, movedTo, nextSorts } from '../../../src/console/resource/list/grid/sorting.ts';

test('a click sorts up, then down, then not at all', () => {
  const up = nextSorts([], 'title', false);
  const down = nextSorts(up, 'title', false);
  expect([up, down, nextSorts(down, 'title', false)]).toEqual([[{ field: 'title', order: 'ASC' }], [{ field: 'title', order: 'DESC' }], []]);
});

test('a shifted click adds to what is sorted, a plain one replaces it', () => {
  const both = nextSorts([{ field: 'title', order: 'ASC' }], 'code', true);
  expect(both.map(({ field }) => field)).toEqual(['title', 'code']);
  expect(nextSorts(both, 'title', true)).toEqual([{ field: 'title', order: 'DESC' }, { field: 'code', order: 'ASC' }]);
  expect(nextSorts(both, 'status', false)).toEqual([{ field: 'status', order: 'ASC' }]);
});

test('columns move by steps and by dropping', () => {
  expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 'c', 'after')).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', 'a', 'before')).toEqual(['c', 'a', 'b']);
});
