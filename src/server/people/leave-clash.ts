import { countWorkingDays } from '../../domain/leave/working-days.ts';
import type { FreeDays } from '../../domain/leave/working-days.ts';
import type { Transaction } from '../db/org.ts';
import { freeDaysOf } from './free-days.ts';

type Period = { readonly id: string | null; readonly employeeId: string; readonly fromDate: string; readonly toDate: string; readonly days: string };
type Taken = { readonly from: string; readonly to: string; readonly hundredths: number };

/** Whether the days of all can be shared out so that none is leave more than once: no span around the own request holds more leave than working days. */
const fit = (own: Taken, others: readonly Taken[], free: FreeDays): boolean => {
  const all = [own, ...others];
  const begins = all.map(({ from }) => from).filter((from) => from <= own.from);
  const ends = all.map(({ to }) => to).filter((to) => to >= own.to);
  const within = (from: string, to: string): number => all.reduce((sum, one) => sum + (from <= one.from && one.to <= to ? one.hundredths : 0), 0);
  return begins.every((from) => ends.every((to) => within(from, to) <= countWorkingDays(from, to, free) * 100));
};

/** Other requests as they will be, in the place of what is kept of them. */
type Instead = readonly (Period & { readonly status: unknown })[];

/** Statuses with which the days of a request count. */
export const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

const hundredthsOf = (days: string): number => Math.round(Number(days) * 100);

const reaching = async (tx: Transaction, { id, employeeId }: Period, from: string, to: string, instead: Instead): Promise<Taken[]> => {
  const kept = await tx.query<Taken>(
    `select r.from_date::text as from, r.to_date::text as to, round(r.days * 100)::int as hundredths from leave_request r
     where r.org_code = $1 and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED') and r.from_date <= $4::date and r.to_date >= $3::date and r.id is distinct from $5::bigint and r.id <> all($6::bigint[]) order by r.from_date, r.id`,
    [tx.orgCode, employeeId, from, to, id, instead.map((one) => one.id)],
  );
  const others = instead.filter((one) => one.id !== id && String(one.employeeId) === String(employeeId) && COUNTED.has(one.status) && one.fromDate <= to && one.toDate >= from);
  return [...kept, ...others.map((one) => ({ from: one.fromDate, to: one.toDate, hundredths: hundredthsOf(one.days) }))];
};

/** Another request of the same employee, waiting or approved, that leaves too little of these days; its first and last day. */
export const leaveClash = async (tx: Transaction, asked: Period, instead: Instead = []): Promise<Taken | undefined> => {
  const own = { from: asked.fromDate, to: asked.toDate, hundredths: hundredthsOf(asked.days) };
  let nearest: Taken | undefined;
  // Those that share days with the others count as well, and so on.
  for (let [first, last] = [own.from, own.to]; ; ) {
    const others = await reaching(tx, asked, first, last, instead);
    nearest ??= others[0];
    if (nearest === undefined) return undefined;
    const [from, to] = [others.map((one) => one.from).concat(first).toSorted()[0]!, others.map((one) => one.to).concat(last).toSorted().at(-1)!];
    if (from === first && to === last) return fit(own, others, await freeDaysOf(tx, asked.employeeId, first, last)) ? undefined : nearest;
    [first, last] = [from, to];
  }
};
