import { todayIn } from '../../../../domain/dates.ts';
import { seeding } from '../seeding.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import type { Transaction } from '../../org.ts';
import { attendanceConfigurations, dayDecisions, punches, regularisations, workPlaces } from './attendance.ts';
import { accreditations, awards, licences, passports, payrollCycles } from './documents.ts';
import { claims, expenseTypes, journeys } from './expenses.ts';
import { holidaysFrom } from './holidays.ts';
import { leaveBalances, leaveRequests, leaveTypes } from './leave.ts';
import { lopRecoveries, unpaidLeave } from './lop.ts';
import { overtimeRequests } from './overtime.ts';
import { compOffLeave, compOffs, exits, homeWork, shortTimeOff } from './requests.ts';
import { timesheets } from './timesheets.ts';
import type { Ids, World } from './world.ts';

const by = async (seed: Seeding, type: string, key: string, records: readonly SeedRecord[]): Promise<Ids> => {
  const ids = await seed.add(type, records);
  return new Map(records.map((record, index) => [String(record[key]), ids[index] ?? '']));
};

/** Whether somebody has approved leave on a day. */
const awayBy = (requests: readonly SeedRecord[]) => (employeeId: string | undefined, day: string): boolean =>
  requests.some((request) => request['employeeId'] === employeeId && request['status'] === 'APPROVED' && String(request['fromDate']) <= day && day <= String(request['toDate']));

/** Attendance, time off and personal documents of the demo organisation, around the day it is made. */
export const seedRecords = async (tx: Transaction, told: Omit<World, 'holidays'>): Promise<void> => {
  const world: World = { ...told, holidays: holidaysFrom(told.today, told.locations) };
  const seed = seeding(tx);
  await seed.add('Holiday', world.holidays);
  const places = await by(seed, 'WorkPlace', 'name', workPlaces);
  await seed.add('AttendanceConfiguration', attendanceConfigurations(world.locations));
  const types = await by(seed, 'LeaveType', 'code', leaveTypes);
  await seed.add('LeaveBalance', leaveBalances(world, types));
  const requests = [...leaveRequests(world, types), ...unpaidLeave(world, types), ...compOffLeave(world, types)];
  await seed.add('LeaveRequest', requests);
  await seed.add('Punch', punches(world, awayBy(requests), places));
  for (const [type, records] of [
    ['Regularisation', regularisations(world)], ['DayDecision', dayDecisions(world)], ['WorkFromHomePreApproval', homeWork(world)], ['ShortTimeOff', shortTimeOff(world)], ['CompOff', compOffs(world)], ['OvertimeRequest', overtimeRequests(world)],
    ['Exit', exits(world)], ['Award', awards(world)], ['Passport', passports(world)], ['Licence', licences(world)], ['EmployeeAccreditation', accreditations(world)],
  ] as const) await seed.add(type, records);
  await seed.add('LopRecovery', lopRecoveries(world, await by(seed, 'PayrollCycle', 'name', payrollCycles(world))));
  const perDiems = new Map((await tx.query<{ id: string; title: string }>('select id::text as id, title from per_diem where org_code = $1', [tx.orgCode])).map(({ id, title }) => [title, id]));
  const expenseIds = { perDiems, types: await by(seed, 'ExpenseType', 'code', expenseTypes), journeys: await by(seed, 'TravelRequest', 'purpose', journeys(world)) };
  await seed.add('ClaimRequest', claims(world, expenseIds));
  const projects = new Map((await tx.query<{ id: string; code: string }>('select id::text as id, code from project where org_code = $1', [tx.orgCode])).map(({ id, code }) => [code, id]));
  await seed.add('Timesheet', timesheets(world, projects));
  await seed.finish('Attendance, time off and expenses of the demo organisation');
};

/** The day that calendars show where the demo organisation is. */
export const demoDay = (now: Date): string => todayIn('Asia/Kolkata', now);
