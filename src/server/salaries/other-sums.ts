import { compareDecimals } from '../../domain/decimal.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Values } from '../resource/hooks.ts';
import type { Reckoned } from './reckon.ts';

/** Gross sums that were given and are not what the parts come to, to the coin. `entity` has the message. */
export const otherSums = (entity: 'candidateSalary' | 'employeeSalary', values: Values, reckoned: Pick<Reckoned, 'annualGrossSalary' | 'monthlyGrossSalary' | 'currency'>): Problem[] =>
  (['annualGrossSalary', 'monthlyGrossSalary'] as const).flatMap((key) => {
    const given = values[key];
    return given == null || compareDecimals(String(given), reckoned[key]) === 0 ? [] : [{ field: key, ...finding(`${entity}.otherSum`, { amount: reckoned[key], currency: reckoned.currency }) }];
  });
