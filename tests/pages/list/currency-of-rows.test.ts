/** An amount of a list is written in the currency of its record, whether or not that is a column. */
import { expect, it } from 'vitest';
import { grade } from '../../../generated/core-hr/resources.ts';
import { columnFields } from '../../../src/console/providers/data/selection.ts';

it('asks for the currency of amounts that are shown, and of no others', () => {
  expect(columnFields(grade, ['minimumPay']).map(({ name }) => name)).toEqual(['name', 'code', 'minimumPay', 'currency']);
  expect(columnFields(grade, ['rank']).map(({ name }) => name)).toEqual(['name', 'code', 'rank']);
});
