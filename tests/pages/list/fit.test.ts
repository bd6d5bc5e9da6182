import { expect, it } from 'vitest';
import { PICK_WIDTH, TITLE_WIDTH, fitColumns, foldToFit, isWider } from '../../../src/console/resource/list/state/columns.ts';
import type { Column } from '../../../src/console/resource/list/state/columns.ts';

const column = (name: string, width: number, least: number, isTitle = false): Column => ({ field: { name, kind: 'text' } as Column['field'], label: name, isNumber: false, isCode: false, isTitle, width, least });
const columns = [column('name', 240, TITLE_WIDTH, true), column('city', 120, 100), column('born', 120, 100)];
const least = PICK_WIDTH + TITLE_WIDTH + 200;
const widths = (room: number): number[] => fitColumns(columns, room).map(({ width }) => width);

it('a sheet that lacks a few pixels does not scroll sideways: the name gives way a little more', () => {
  expect(widths(least + 300)).toEqual([440, 120, 120]);
  expect(widths(least)).toEqual([180, 100, 100]);
  expect(widths(least - 20)).toEqual([160, 100, 100]);
  expect(widths(least - 21)).toEqual([180, 100, 100]);
  expect([least, least - 20, least - 21].map((room) => isWider(fitColumns(columns, room), room))).toEqual([false, false, true]);
  expect(foldToFit(columns, least - 20)).toHaveLength(3);
  expect(foldToFit(columns, least - 21)).toHaveLength(2);
});

it('a width that a person gave their name stays', () => {
  const set = [column('name', 300, 300, true), ...columns.slice(1)];
  expect(fitColumns(set, 530).map(({ width }) => width)).toEqual([300, 100, 100]);
  // It does not give way, so that a column folds for the least that lacks.
  const lowest = PICK_WIDTH + 300 + 200;
  expect(foldToFit(set, lowest)).toHaveLength(3);
  expect(foldToFit(set, lowest - 1)).toHaveLength(2);
  expect(isWider(fitColumns(foldToFit(set, lowest - 1), lowest - 1), lowest - 1)).toBe(false);
});

it('a long text takes its share of the room that is left, once the name has enough', () => {
  const pools = [column('name', 180, TITLE_WIDTH, true), { ...column('description', 240, 240), grows: true }, column('candidates', 90, 90)];
  const fitted = (room: number): number[] => fitColumns(pools, PICK_WIDTH + room).map(({ width }) => width);
  expect(fitted(600)).toEqual([270, 240, 90]);
  expect(fitted(800)).toEqual([320, 390, 90]);
  expect(fitted(1000)).toEqual([430, 480, 90]);
  expect(fitted(510)).toEqual([180, 240, 90]);
});
