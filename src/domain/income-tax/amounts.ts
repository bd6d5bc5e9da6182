import { compare, ratioOf, times, zero } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';

export const least = (...amounts: readonly Ratio[]): Ratio => amounts.reduce((one, other) => (compare(one, other) <= 0 ? one : other));
const most = (...amounts: readonly Ratio[]): Ratio => amounts.reduce((one, other) => (compare(one, other) >= 0 ? one : other));
export const atLeastNothing = (amount: Ratio): Ratio => most(amount, zero);
export const percentOf = (percent: string, amount: Ratio): Ratio => times(amount, times(ratioOf(percent), { over: 1n, under: 100n }));
