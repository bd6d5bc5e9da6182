import { addDays, addMonths, firstOfMonth, todayIn } from '../../domain/dates.ts';
import { usualRestDays } from '../../domain/leave/working-days.ts';
import { MOST_MONTHS, mayBegin, payCycles } from '../../domain/payroll/pay-cycles.ts';
import type { CyclePlan, PlannedCycle } from '../../domain/payroll/pay-cycles.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';

export type CyclesAsked = Omit<CyclePlan, 'free' | 'firstDay'> & { readonly firstDay?: string | null };
export type OfferedCycle = PlannedCycle & { readonly taken: string | null };

const MOST_DAYS = 31;

const nextDay = async (tx: Transaction): Promise<string> => {
  const [row] = await tx.query<{ last: string | null; zone: string }>(`select (select max(to_date)::text from payroll_cycle where org_code = $1) as last, time_zone as zone from organisation where org_code = $1`, [tx.orgCode]);
  return row?.last ? addDays(row.last, 1) : firstOfMonth(todayIn(row?.zone ?? 'UTC', new Date()));
};

/** Holidays of all locations are free everywhere. */
const holidaysUntil = async (tx: Transaction, from: string, months: number): Promise<ReadonlySet<string>> =>
  new Set((await tx.query<{ date: string }>(`select date::text as date from holiday where org_code = $1 and location_id is null and kind = 'MANDATORY' and date between $2::date and $3::date`, [tx.orgCode, addDays(from, -MOST_DAYS), addMonths(from, months + 3)])).map(({ date }) => date));

/** The cycles that are asked for, and which of them are there or share days with one that is. */
export const plannedCycles = async (tx: Transaction, asked: CyclesAsked): Promise<{ readonly firstDay: string; readonly cycles: readonly OfferedCycle[] }> => {
  const firstDay = asked.firstDay ?? (await nextDay(tx));
  const { frequency, months, payDay } = asked;
  if (months < 1 || months > MOST_MONTHS || payDay < 0 || payDay > MOST_DAYS) throw refuse('VALUE_UNFIT');
  if (!mayBegin(frequency, firstDay)) return { firstDay, cycles: [] };
  const cycles = payCycles({ ...asked, firstDay, free: { restDays: usualRestDays, holidays: await holidaysUntil(tx, firstDay, months) } });
  const there = await tx.query<{ name: string; from: string; to: string }>(
    `select name, from_date::text as from, to_date::text as to from payroll_cycle where org_code = $1 and ((from_date <= $3::date and to_date >= $2::date) or name = any($4::text[])) order by from_date, id`,
    [tx.orgCode, firstDay, cycles.at(-1)!.toDate, cycles.map(({ name }) => name)],
  );
  return { firstDay, cycles: cycles.map((cycle) => ({ ...cycle, taken: there.find(({ name, from, to }) => name === cycle.name || (from <= cycle.toDate && to >= cycle.fromDate))?.name ?? null })) };
};
