/** Days of leave and of compensatory off that are paid instead of taken: what stands on their records follows what pays them. */
import { fromScaled, toScaled } from '../../domain/decimal.ts';
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { changeAll } from './change-all.ts';

/** Hundredths of days, by the id of the record. */
export type PaidDays = ReadonlyMap<string, number>;

const moved = (had: unknown, days: number): string => fromScaled(toScaled(String(had ?? '0'), 2) + BigInt(days), 2);

/** `closed` are balances of closed years, `compOff` credits; paid, or not any more. */
export const settleDays = async (tx: Transaction, by: string, { closed, compOff }: { readonly closed: PaidDays; readonly compOff: PaidDays }, isPaid: boolean): Promise<readonly Change[]> => {
  const sign = isPaid ? 1 : -1;
  const balances = await changeAll(tx, 'LeaveBalance', [...closed.keys()], by, (image) => ({ ...image, unpaidDays: moved(image['unpaidDays'], -sign * closed.get(image.id)!) }));
  const credits = await changeAll(tx, 'CompOff', [...compOff.keys()], by, (image) => ({ ...image, paidDays: moved(image['paidDays'], sign * compOff.get(image.id)!) }));
  return [...balances, ...credits];
};
