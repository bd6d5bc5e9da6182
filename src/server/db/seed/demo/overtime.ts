/** Overtime of the demo people: hours beyond the shift in the last weeks, and what they asked for. */
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../../../domain/dates.ts';
import { daysOf } from '../../../../domain/leave/working-days.ts';
import { hoursText } from '../../../../domain/overtime/hours-text.ts';
import type { Transaction } from '../../org.ts';
import type { seeding, SeedRecord } from '../seeding.ts';
import { isExpected } from './world.ts';
import type { World } from './world.ts';

/** By number, minutes that somebody stayed on, by working days back from today. */
const STAYED: Readonly<Record<string, Readonly<Record<number, number>>>> = { 1028: { 3: 135, 8: 95 }, 1027: { 2: 120, 7: 75 }, 1031: { 4: 150 }, 1026: { 5: 60 } };

export const stayedOn = (number: string, back: number): number | undefined => STAYED[number]?.[back];

/** Number, working days back, minutes, what became of it, and why. */
const ASKED = [
  ['1028', 3, 120, 'PENDING', 'Trial of the new dye recipe ran late'],
  ['1028', 8, 90, 'APPROVED', 'Order for the exporter had to leave'],
  ['1027', 7, 60, 'REJECTED', 'Cleaning after the shift'],
  ['1031', 4, 150, 'PENDING', 'Loom 14 was repaired overnight'],
] as const;

const daysBack = (world: World, number: string): readonly string[] => {
  const person = world.people.find((one) => one.number === number)!;
  return daysOf(addDays(world.today, -31), world.today).filter((day) => isExpected(person, day, world)).reverse();
};

/** With one of the month before, which its pay run pays: the reader was down, so attendance has none of it. */
export const overtimeRequests = (world: World): readonly SeedRecord[] => {
  const first = addMonths(firstOfMonth(world.today), -1);
  const person = world.people.find(({ number }) => number === '1027')!;
  const paid = daysOf(first, lastOfMonth(first)).find((day) => isExpected(person, day, world))!;
  const asked = ASKED.flatMap(([number, back, minutes, status, reason]): SeedRecord[] => {
    const workDate = daysBack(world, number)[back];
    return workDate === undefined ? [] : [{ employeeId: world.employees.get(number), workDate, hours: hoursText(minutes), recorded: hoursText(minutes), dayKind: 'NORMAL', status, reason }];
  });
  return [...asked, { employeeId: world.employees.get('1027'), workDate: paid, hours: '2', dayKind: 'NORMAL', status: 'APPROVED', reason: 'Stock count of the month', remark: 'The reader at the gate was down' }];
};

/** Notes on overtime that payslips of a final run pay that it is paid, as finalizing does. */
export const settleOvertime = async (tx: Transaction, seed: ReturnType<typeof seeding>, runId: string, payDate: string): Promise<void> => {
  const paid = await tx.query<{ id: string }>(`select l ->> 'id' as id from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.run_id = $2::bigint and l ->> 'of' = 'OVERTIME'`, [tx.orgCode, runId]);
  await seed.changeMany('OvertimeRequest', new Map(paid.map(({ id }) => [id, { paidOn: payDate }])));
};
