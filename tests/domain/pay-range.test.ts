/** Where a salary stands in the pay range of a grade. */
import { expect, it } from 'vitest';
import { placeInRange } from '../../src/domain/payroll/salary/pay-range.ts';

const range = { minimum: '80000', maximum: '120000' };

it('is told by the share of the midpoint, and by the way from one end to the other', () => {
  expect(placeInRange('1200000', range)).toEqual({ standing: 'WITHIN', compaRatio: '1', position: '50' });
  expect(placeInRange('1080000', range)).toEqual({ standing: 'WITHIN', compaRatio: '0.9', position: '25' });
  expect(placeInRange('840000', range)).toEqual({ standing: 'BELOW', compaRatio: '0.7', position: '-25' });
  expect(placeInRange('1500006', range)).toEqual({ standing: 'ABOVE', compaRatio: '1.25', position: '113' });
});

it('has both ends in the range, and may be open', () => {
  expect([placeInRange('960000', range)?.standing, placeInRange('1440000', range)?.standing]).toEqual(['WITHIN', 'WITHIN']);
  expect(placeInRange('12', { minimum: '2', maximum: null })).toEqual({ standing: 'BELOW', compaRatio: null, position: null });
  expect(placeInRange('12', { minimum: null, maximum: '2' })).toEqual({ standing: 'WITHIN', compaRatio: null, position: null });
  expect(placeInRange('60', { minimum: '5', maximum: '5' })).toEqual({ standing: 'WITHIN', compaRatio: '1', position: null });
  expect(placeInRange('1', { minimum: null, maximum: null })).toBeNull();
});
