import { addDays } from '../../../domain/dates.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';

/** Days for which a settlement that was paid is still shown, so that a transfer that the bank returned is taken back. */
const SHOWN = 180;

/** The day since which settlements that are paid are shown. */
export const shownSince = async (tx: Transaction): Promise<string> => addDays(await todayOf(tx), -SHOWN);

/** How many final settlements are there to be transferred, with an account or without. */
export const settlementsDue = async (tx: Transaction): Promise<number> => (await tx.query<{ count: number }>(`select count(*)::int as count from settlement where org_code = $1 and status = 'FINAL' and net > 0`, [tx.orgCode]))[0]?.count ?? 0;

export type SettlementFile = { readonly currency: string; readonly filedAt: string | null; readonly filedBy: string | null };

/** In which currency settlements are paid, and when the last bank file with one of those shown was made. */
export const settlementFile = async (tx: Transaction, since: string): Promise<SettlementFile> => {
  const [file] = await tx.query<SettlementFile>(
    `select coalesce((select currency from payroll_general_setting where org_code = $1 limit 1), 'INR') as currency, to_char(s.filed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "filedAt", s.filed_by as "filedBy"
     from (values (1)) one left join lateral (select s.filed_at, s.filed_by from settlement s where s.org_code = $1 and s.filed_at is not null and (s.status = 'FINAL' or (s.status = 'PAID' and s.paid_on >= $2::date)) order by s.filed_at desc limit 1) s on true`,
    [tx.orgCode, since],
  );
  return file!;
};
