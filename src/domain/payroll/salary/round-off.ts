import { currencyDecimals } from '../../money.ts';
import type { Rounding } from '../../money.ts';
import { dividedBy, ratioOf, roundedTo } from '../formula/ratio.ts';
import type { Ratio } from '../formula/ratio.ts';

/** How an organisation rounds what a component comes to, in the payroll general settings. Nearest rounds a half up. */
export type RoundOff = { readonly mode: 'NEAREST' | 'UP' | 'DOWN' | 'NONE'; /** Decimal text, above 0: '1' for whole rupees. */ readonly unit: string; readonly currency: string };

const roundings: Readonly<Record<RoundOff['mode'], Rounding>> = { NEAREST: 'halfUp', UP: 'up', DOWN: 'down', NONE: 'halfUp' };

/** The smallest coin of the currency: 0.01, or 1 for JPY. */
const coin = (currency: string): string => (currencyDecimals(currency) === 0 ? '1' : `0.${'1'.padStart(currencyDecimals(currency), '0')}`);

/** The unit that amounts are multiples of: whole coins of the currency, else the coin itself, for nobody can be paid a part of one. */
export const unitOf = ({ mode, unit, currency }: RoundOff): Ratio => {
  const [least, told] = [ratioOf(coin(currency)), ratioOf(unit)];
  return mode !== 'NONE' && dividedBy(told, least).under === 1n ? told : least;
};

/** What a component comes to, in the period that it is reckoned for. */
export const roundOff = (value: Ratio, settings: RoundOff): Ratio => roundedTo(value, unitOf(settings), roundings[settings.mode]);

/** A month's part of a year's amount, always down: what is left is paid with the last month, so that the months sum up to the year. */
export const monthlyPart = (annual: Ratio, settings: RoundOff): Ratio => roundedTo({ over: annual.over, under: annual.under * 12n }, unitOf(settings), 'down');
