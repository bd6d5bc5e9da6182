import { fromMinor, toMinor } from '../../../domain/money.ts';

/** An average of amounts in whole coins of their currency, half away from zero. */
export const averageOf = (value: string, currency: string): string => fromMinor(toMinor(value, currency, 'halfUp'), currency);
