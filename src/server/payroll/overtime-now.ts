import type { DayOf } from '../overtime/worked-days.ts';
import { dayKey } from '../overtime/worked-days.ts';
import type { LinesSoFar } from './line-sources.ts';
import type { PaidHours } from './paid-hours.ts';

/** Overtime that is being paid: its days, the minutes by `dayKey`, and the ids of its requests. */
export type OvertimeNow = { readonly days: readonly DayOf[]; readonly minutes: ReadonlyMap<string, number>; readonly requests: ReadonlySet<string> };

export const overtimeNow = (soFar: LinesSoFar): OvertimeNow => {
  const lines = [...soFar.values()].flat().filter(({ source }) => source.of === 'OVERTIME');
  const worked = lines.flatMap(({ employeeId, source }) => (source.on ?? []).map(({ day, minutes }) => ({ employeeId, day, minutes })));
  const minutes = new Map(Map.groupBy(worked, dayKey).entries().map(([key, some]) => [key, some.reduce((sum, one) => sum + one.minutes, 0)] as const));
  return { days: [...new Map(worked.map(({ employeeId, day }) => [dayKey({ employeeId, day }), { employeeId, day }])).values()], minutes, requests: new Set(lines.flatMap(({ source }) => source.id ?? [])) };
};

/** Minutes of a day that are paid as overtime, now and before. */
export const overtimeInAll = ({ paid, now }: { readonly paid: PaidHours; readonly now: OvertimeNow }, key: string): number => (paid.overtime.get(key) ?? 0) + (now.minutes.get(key) ?? 0);
