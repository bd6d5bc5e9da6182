import { toMinor } from '../../money.ts';
import { decimalText } from '../formula/ratio.ts';
import type { Ratio } from '../formula/ratio.ts';

/** Minor units of the currency; what is no whole coin is rounded half up. */
export const minorOf = (value: Ratio, currency: string): bigint => toMinor(decimalText(value, 6), currency, 'halfUp');
