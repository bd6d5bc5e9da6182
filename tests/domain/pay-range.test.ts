/** Where a salary stands in the pay range of a grade. */
import { expect, it } from 'vitest';
import { placeInRange } from '../../src/domain/payroll/salary/pay-range.ts';

const range = { minimum: '800000', maximum: '1200000' };

it('is told by the share of the midpoint, and by the way from one end to the other', () => {
  expect(placeInRange('1000000', range)).toEqual({ standing: 'WITHIN', compaRatio: '1', position: '50' });
  expect(placeInRange('900000', range)).toEqual({ standing: 'WITHIN', compaRatio: '0.9', position: '25' });
  expect(placeInRange('700000', range)).toEqual({ standing: 'BELOW', compaRatio: '0.7', position: '-25' });
  expect(placeInRange('1250000.50', range)).toEqual({ standing: 'ABOVE', compaRatio: '1.25', position: '113' });
});

it('has both ends in the range, and may be open', () => {
  expect([placeInRange('800000', range)?.standing, placeInRange('1200000', range)?.standing]).toEqual(['WITHIN', 'WITHIN']);
  expect(placeInRange('1', { minimum: '2', maximum: null })).toEqual({ standing: 'BELOW', compaRatio: null, position: null });
  expect(placeInRange('1', { minimum: null, maximum: '2' })).toEqual({ standing: 'WITHIN', compaRatio: null, position: null });
  expect(placeInRange('5', { minimum: '5', maximum: '5' })).toEqual({ standing: 'WITHIN', compaRatio: '1', position: null });
  expect(placeInRange('1', { minimum: null, maximum: null })).toBeNull();
});
