import { addDays } from '../../../domain/dates.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { instant } from '../../resource/columns.ts';
import { readPayrollSettings } from '../../salaries/payroll-settings.ts';
import { ofSettlements } from './paid-by.ts';

/** Days for which a settlement that was paid is still shown, so that a transfer that the bank returned is taken back. */
const SHOWN = 180;

/** The day since which settlements that are paid are shown. */
export const shownSince = async (tx: Transaction): Promise<string> => addDays(await todayOf(tx), -SHOWN);

/** How many final settlements are there to be transferred, with an account or without. */
export const settlementsDue = async (tx: Transaction): Promise<number> => (await tx.query<{ count: number }>(`select count(*)::int as count from settlement where org_code = $1 and status = 'FINAL' and net > 0`, [tx.orgCode]))[0]?.count ?? 0;

export type SettlementFile = { readonly currency: string; readonly filedAt: string | null; readonly filedBy: string | null };

/** In which currency settlements are paid, and when the last bank file with one of those shown was made. */
export const settlementFile = async (tx: Transaction, since: string): Promise<SettlementFile> => {
  const { currency } = await readPayrollSettings(tx);
  const { where } = ofSettlements;
  const [last] = await tx.query<Omit<SettlementFile, 'currency'>>(`select ${instant('p.filed_at')} as "filedAt", p.filed_by as "filedBy" from settlement p where ${where} and p.filed_at is not null order by p.filed_at desc limit 1`, [tx.orgCode, since]);
  return { filedAt: null, filedBy: null, ...last, currency };
};
