/** The figures of the dashboards against a count of their own, for an administrator, a manager and an employee. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutesLate } from '../../src/domain/attendance/arrival.ts';
import { addDays, daysBetween, todayIn } from '../../src/domain/dates.ts';
import { isWorkingDay, usualRestDays } from '../../src/domain/leave/working-days.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { minutesLateSql } from '../../src/server/people/day-sql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Person = { id: string; number: string; name: string; manager: string | null; status: string; joined: string; birth: string | null; probation: string | null; confirmed: string | null; location: string; zone: string; startsAt: string; grace: number; restDays: string[] | null };
type Punch = { employee: string; type: 'IN' | 'OUT'; at: string; day: string; kind: string | null };
type Leave = { employee: string; type: string; from: string; to: string; days: string; status: string };

let server: DemoServer;
let people: Person[];
let punches: Punch[];
let leaves: Leave[];
let holidays: { date: string; location: string | null; kind: string }[];
const asks = new Map<string, Client>();
const reached = new Map<string, Set<string>>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());

/** Who works elsewhere for the organisation today. */
const onDuty = new Set<string>();
/** Days on which somebody’s lateness was excused, by number. */
const excused = new Set<string>();
const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'manager', 'employee']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  people = await rows(`select e.id, e.employee_number as number, e.name, e.manager_id as manager, e.status, e.date_of_join::text as joined, e.date_of_birth::text as birth, e.probation_date::text as probation, e.confirmation_date::text as confirmed, e.location_id as location, l.time_zone as zone, w.starts_at::text as "startsAt", w.grace_minutes as grace, w.rest_days as "restDays" from employee e join location l on l.org_code = e.org_code and l.id = e.location_id join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id where e.org_code = 'demo'`);
  punches = await rows(`select p.employee_id as employee, p.type, to_json(p.at at time zone 'UTC')#>>'{}' || 'Z' as at, p.work_date::text as day, k.kind from punch p left join work_place k on k.org_code = p.org_code and k.id = p.work_place_id where p.org_code = 'demo' order by p.at`);
  leaves = await rows(`select r.employee_id as employee, t.name as type, r.from_date::text as from, r.to_date::text as to, r.days::text, r.status from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id where r.org_code = 'demo'`);
  for (const { id } of await rows<{ id: string }>(`select employee_id::text as id from on_duty where org_code = 'demo' and status = 'APPROVED' and '${today}' between from_date and to_date`)) onDuty.add(id);
  for (const { key } of await rows<{ key: string }>(`select e.employee_number || ' ' || d.work_date::text as key from day_decision d join employee e on e.org_code = d.org_code and e.id = d.employee_id where d.org_code = 'demo' and d.kind = 'LATENESS_EXCUSED'`)) excused.add(key);
  holidays = await rows(`select date::text, location_id as location, kind from holiday where org_code = 'demo'`);
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  // Somebody of the manager's team leaves within the days ahead.
  await rows(`update exit set status = 'APPROVED', last_working_day = '${addDays(today, 4)}' where org_code = 'demo' and employee_id = (select id from employee where org_code = 'demo' and employee_number = '1062')`);
  const me = ids.get('manager')!;
  const team = new Set<string>();
  for (let size = -1; size < team.size; ) {
    size = team.size;
    for (const { id, manager } of people) if (manager !== null && (manager === me || team.has(manager))) team.add(id);
  }
  reached.set('admin', new Set(people.map(({ id }) => id))).set('manager', team).set('employee', new Set([ids.get('employee')!]));
});
afterAll(() => server.stop());

const ask = async <Data>(who: string, endpoint: string, field: string): Promise<Data> => dataOf(await asks.get(who)!<{ answer: Data }>(endpoint, `{ answer: ${field} }`)).answer;
const within = (who: string) => people.filter(({ id }) => reached.get(who)!.has(id));
const isExpected = (person: Person, day: string): boolean =>
  person.status === 'ACTIVE' && person.joined <= day &&
  isWorkingDay(day, { restDays: person.restDays ?? usualRestDays, holidays: new Set(holidays.filter(({ kind, location }) => kind === 'MANDATORY' && (location === null || location === person.location)).map(({ date }) => date)) });
const isAway = ({ id }: Person, day: string): boolean => leaves.some((one) => one.employee === id && one.status === 'APPROVED' && one.from <= day && day <= one.to);
const firstIn = ({ id }: Person, day: string): Punch | undefined => punches.find((one) => one.employee === id && one.day === day && one.type === 'IN');
/** The day that it is where somebody works. */
const dayOf = ({ zone }: Person): string => todayIn(zone, new Date());
const isOut = (person: Person): boolean => dayOf(person) === today && onDuty.has(person.id);
const lateOf = (person: Person, punch: Punch): number => minutesLate(punch.at, { workDate: punch.day, startsAt: person.startsAt, graceMinutes: person.grace, zone: person.zone });

describe.each(['admin', 'manager'])('what the %s sees', (who) => {
  it('counts employees', async () => {
    expect(await ask(who, 'core-hr', 'getEmployeeCount { total active }')).toEqual({ total: within(who).length, active: within(who).filter(({ status }) => status === 'ACTIVE').length });
  });

  it('counts the arrivals of today', async () => {
    const arrived = within(who).flatMap((person) => {
      const punch = firstIn(person, dayOf(person));
      return punch ? [lateOf(person, punch)] : [];
    });
    const expected = within(who).filter((person) => isExpected(person, dayOf(person)) && !isAway(person, dayOf(person)));
    expect(await ask(who, 'attendance', 'getAttendanceCount { onTimeArrivals lateArrivals expected notCheckedIn }')).toEqual({
      onTimeArrivals: arrived.filter((late) => late === 0).length,
      lateArrivals: arrived.filter((late) => late > 0).length,
      expected: expected.length,
      notCheckedIn: expected.filter((person) => !firstIn(person, dayOf(person)) && !isOut(person)).length,
    });
  });

  it('misses nobody who works elsewhere for the organisation', async () => {
    const counted = () => ask<{ expected: number; notCheckedIn: number }>(who, 'attendance', 'getAttendanceCount { expected notCheckedIn }');
    const missing = within(who).find((person) => dayOf(person) === today && isExpected(person, today) && !isAway(person, today) && !firstIn(person, today) && !onDuty.has(person.id));
    if (missing === undefined) return;
    const before = await counted();
    const absent = async (): Promise<number[]> => ((await (await server.ask('/v3/employees/attendance-finalization/list-attendance-finalization', { body: { finalizationMethod: 'dashboardNoAttendance', startDate: today, endDate: today }, headers: { cookie: await server.signIn(`${who}@demo.example`) } })).json()) as { noAttendanceData: { aaData: { Employee_Id: number }[] } }).noAttendanceData.aaData.map((one) => one.Employee_Id);
    expect(await absent()).toContain(Number(missing.id));
    await rows(`insert into on_duty (org_code, id, version, created_by, updated_by, employee_id, from_date, to_date, place, reason, status) values ('demo', ${who === 'admin' ? 900001 : 900002}, 1, 'test', 'test', ${missing.id}, '${today}', '${today}', 'Court', 'Witness', 'APPROVED')`);
    expect(await counted()).toEqual({ expected: before.expected, notCheckedIn: before.notCheckedIn - 1 });
    expect(await absent()).not.toContain(Number(missing.id));
    onDuty.add(missing.id);
  });

  it('counts workplaces of today', async () => {
    const last = within(who).flatMap((person) => punches.filter((one) => one.employee === person.id && one.day === dayOf(person) && one.type === 'IN').at(-1) ?? []);
    const count = (kind: string) => last.filter((one) => (one.kind ?? 'OFFICE') === kind).length;
    expect(await ask(who, 'attendance', 'getWorkPlaceCount { office field workFromHome others }')).toEqual({ office: count('OFFICE'), field: count('FIELD'), workFromHome: count('WORK_FROM_HOME'), others: count('OTHER') });
  });

  it('names who is on leave today, and how well the days ahead are staffed', async () => {
    type Answer = { leaveDistribution: { leaveName: string; leaveCount: number; employees: { user_defined_employee_id: string }[] }[]; teamAvailability: { date: string; expected: number; available: number; percent: number | null; level: string | null }[] };
    const answer = await ask<Answer>(who, 'employee-self-service', 'getLeaveDistribution { leaveDistribution { leaveName leaveCount employees { user_defined_employee_id } } teamAvailability { date expected available percent level } }');
    const away = leaves.filter(({ employee, status, from, to }) => status === 'APPROVED' && from <= today && today <= to && reached.get(who)!.has(employee));
    expect(Object.fromEntries(answer.leaveDistribution.map(({ leaveName, leaveCount }) => [leaveName, leaveCount]))).toEqual(Object.fromEntries([...Map.groupBy(away, ({ type }) => type)].map(([type, found]) => [type, found.length])));
    expect(answer.leaveDistribution.flatMap(({ employees }) => employees.map((one) => one.user_defined_employee_id)).sort()).toEqual(away.map(({ employee }) => people.find(({ id }) => id === employee)!.number).sort());
    const exits = await rows<{ id: string; last: string }>(`select employee_id::text as id, last_working_day::text as last from exit where org_code = 'demo' and status = 'APPROVED'`);
    expect(answer.teamAvailability).toEqual(Array.from({ length: 14 }, (_, index) => {
      const date = addDays(today, index);
      const expected = within(who).filter((person) => isExpected(person, date) && !exits.some(({ id, last }) => id === person.id && last < date));
      const available = expected.filter((person) => !isAway(person, date)).length;
      const percent = expected.length === 0 ? null : Math.floor((available * 100) / expected.length);
      return { date, expected: expected.length, available, percent, level: percent === null ? null : percent >= 80 ? 'GOOD' : percent >= 60 ? 'MODERATE' : 'LOW' };
    }));
  });

  it('lists probations, joiners and leavers', async () => {
    const open = within(who).filter(({ probation, confirmed, status, joined, id }) => status === 'ACTIVE' && joined <= today && probation !== null && confirmed === null && id !== ids.get(who));
    const probation = await ask<{ probationEmployees: { userDefinedEmployeeId: string; probationDays: number; daysLeft: number }[] }>(who, 'core-hr', 'listProbationEmployees { probationEmployees { userDefinedEmployeeId probationDays daysLeft } }');
    expect(probation.probationEmployees).toEqual(open.sort((a, b) => a.probation!.localeCompare(b.probation!)).map((one) => ({ userDefinedEmployeeId: one.number, probationDays: daysBetween(one.joined, one.probation!) + 1, daysLeft: daysBetween(today, one.probation!) })));
    const updates = await ask<Record<'probation' | 'newJoining' | 'offboarding', { userDefinedEmployeeId: string }[]>>(who, 'employee-self-service', 'myTeamUpdates { probation { userDefinedEmployeeId } newJoining { userDefinedEmployeeId } offboarding { userDefinedEmployeeId } }');
    const numbers = (list: readonly { userDefinedEmployeeId: string }[]) => list.map((one) => one.userDefinedEmployeeId).sort();
    expect(numbers(updates.probation)).toEqual(open.filter(({ probation: end }) => end! <= addDays(today, 30)).map(({ number }) => number).sort());
    expect(numbers(updates.newJoining)).toEqual(within(who).filter(({ joined }) => Math.abs(daysBetween(today, joined)) <= 30).map(({ number }) => number).sort());
    expect(numbers(updates.offboarding)).toEqual(who === 'admin' ? ['1044', '1048', '1062'] : ['1062']);
  });
});

describe.each(['admin', 'manager', 'employee'])('late arrivals of the last 30 days for the %s', (who) => {
  it('are counted by day and by person', async () => {
    const reach = who === 'manager' ? [...within(who), people.find(({ id }) => id === ids.get('manager'))!] : within(who);
    const first = addDays(today, -29);
    const arrivals = reach.flatMap((person) => [...new Set(punches.filter(({ employee, day }) => employee === person.id && day >= first).map(({ day }) => day))].flatMap((day) => {
      const punch = firstIn(person, day);
      return punch ? [{ day, number: person.number, late: lateOf(person, punch) }] : [];
    }));
    type Answer = { lateArrivals: number; onTimeArrivals: number; days: { date: string; lateArrivals: number }[]; employees: { userDefinedEmployeeId: string; lateArrivals: number; minutesLate: number }[] };
    const answer = await ask<Answer>(who, 'attendance', 'getLateAttendanceStatistics { lateArrivals onTimeArrivals days { date lateArrivals } employees { userDefinedEmployeeId lateArrivals minutesLate } }');
    const isExcused = ({ day, number }: { readonly day: string; readonly number: string }): boolean => excused.has(`${number} ${day}`);
    const late = arrivals.filter((one) => one.late > 0 && !isExcused(one));
    expect([answer.lateArrivals, answer.onTimeArrivals]).toEqual([late.length, arrivals.length - late.length]);
    expect(answer.days).toEqual([...new Set(arrivals.map(({ day }) => day))].sort().map((date) => ({ date, lateArrivals: late.filter(({ day }) => day === date).length })));
    for (const one of answer.employees) {
      const own = late.filter(({ number }) => number === one.userDefinedEmployeeId);
      expect([one.lateArrivals, one.minutesLate]).toEqual([own.length, own.reduce((sum, { late: minutes }) => sum + minutes, 0)]);
    }
  });
});

it('reckons lateness by the time that went by, as the domain does', async () => {
  const found = await rows<{ late: number }>(
    `select ${minutesLateSql('x.at', 'x.day')} as late from (values ('2026-03-29T02:30:00Z'::timestamptz, '2026-03-28'::date), ('2026-10-25T02:30:00Z', '2026-10-24'), ('2026-10-24T19:59:00Z', '2026-10-24')) as x(at, day),
       (values ('Europe/Paris')) as l(time_zone), (values ('22:00'::time, 10, 'UTC')) as w(starts_at, grace_minutes, time_zone)`,
  );
  expect(found.map(({ late }) => late)).toEqual([320, 380, 0]);
});

it('counts on the day that it is where each works', async () => {
  // Half of the world has another day than India at any time.
  const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((one) => todayIn(one, new Date()) !== today)!;
  const theirs = todayIn(zone, new Date());
  const { location } = people.find(({ id }) => id === ids.get('employee'))!;
  await rows(`update location set time_zone = '${zone}' where org_code = 'demo' and id = ${location}`);
  const dayNow = (person: Person): string => (person.location === location ? theirs : dayOf(person));
  const expected = people.filter((person) => isExpected(person, dayNow(person)) && !isAway(person, dayNow(person)));
  const counted = await ask<{ onTimeArrivals: number; lateArrivals: number; expected: number; notCheckedIn: number }>('admin', 'attendance', 'getAttendanceCount { onTimeArrivals lateArrivals expected notCheckedIn }');
  expect(counted).toMatchObject({ expected: expected.length, notCheckedIn: expected.filter((person) => !firstIn(person, dayNow(person)) && !(dayNow(person) === today && onDuty.has(person.id))).length });
  const present = people.filter((person) => firstIn(person, dayNow(person))).length;
  expect(counted.onTimeArrivals + counted.lateArrivals).toBe(present);
  const places = await ask<Record<string, number>>('admin', 'attendance', 'getWorkPlaceCount { office field workFromHome others }');
  expect(Object.values(places).reduce((sum, one) => sum + one, 0)).toBe(present);
  await rows(`update location set time_zone = 'Asia/Kolkata' where org_code = 'demo' and id = ${location}`);
});

it('an employee’s leave adds up', async () => {
  const answer = await ask<{ leaveHistory: object[]; leaveBalances: { leaveName: string; entitled: string; carriedForward: string; taken: string; pending: string; balance: string }[] }>('employee', 'employee-self-service', 'empLeaveHistory { leaveHistory { leaveRequestId } leaveBalances { leaveName entitled carriedForward taken pending balance } }');
  const own = leaves.filter(({ employee }) => employee === ids.get('employee'));
  expect(answer.leaveHistory).toHaveLength(own.length);
  for (const { leaveName, entitled, carriedForward, taken, pending, balance } of answer.leaveBalances) {
    const sum = (status: string) => own.filter((one) => one.type === leaveName && one.status === status && one.from.startsWith(today.slice(0, 4))).reduce((total, { days }) => total + Number(days), 0);
    expect([Number(taken), Number(pending), Number(balance)]).toEqual([sum('APPROVED'), sum('PENDING'), Number(entitled) + Number(carriedForward) - sum('APPROVED')]);
  }
});

it('birthdays come without their year and only of people who are here', async () => {
  const { birthday } = await ask<{ birthday: { employeeName: string; date: string; isToday: boolean }[] }>('employee', 'employee-self-service', 'getReminders { birthday { employeeName date isToday } }');
  const near = Array.from({ length: 31 }, (_, index) => addDays(today, index));
  const expected = near.flatMap((date) => people.filter(({ birth, status }) => status === 'ACTIVE' && birth?.slice(5) === date.slice(5)).map(({ name }) => `${date} ${name}`));
  expect(birthday.map(({ date, employeeName }) => `${date} ${employeeName}`).sort()).toEqual(expected.sort());
  expect(birthday.every(({ date }) => date >= today)).toBe(true);
});

it('utilisation looks at finalized cycles only, and a request across two of them counts in each', async () => {
  const before = await ask<{ utilization: { cycleName: string; leaveDays: string }[] }>('admin', 'payroll-admin', 'getUtilization { utilization { cycleName leaveDays } }');
  const finalized = await rows<{ name: string; from: string; to: string }>(`select name, from_date::text as from, to_date::text as to from payroll_cycle where org_code = 'demo' and status = 'FINALIZED' order by to_date`);
  expect(before.utilization.map(({ cycleName }) => cycleName)).toEqual(finalized.map(({ name }) => name));
  for (const { name, from, to } of finalized) {
    const days = leaves.filter(({ status }) => status === 'APPROVED').reduce((sum, leave) => {
      const person = people.find(({ id }) => id === leave.employee)!;
      const all = Array.from({ length: daysBetween(leave.from, leave.to) + 1 }, (_, index) => addDays(leave.from, index)).filter((day) => isExpected({ ...person, joined: '0001-01-01', status: 'ACTIVE' }, day));
      return sum + all.filter((day) => from <= day && day <= to).length * (Number(leave.days) / all.length || 0);
    }, 0);
    expect(Number(before.utilization.find(({ cycleName }) => cycleName === name)!.leaveDays), name).toBeCloseTo(days, 2);
  }
});

it('utilisation counts the days of the year once, in however many cycles, and those without a working day', async () => {
  const year = today.slice(0, 4);
  const taken = async () => Number((await ask<{ takenDays: string }>('admin', 'payroll-admin', 'getUtilization { takenDays }')).takenDays);
  const cycles = (await rows<{ id: string; from: string; to: string }>(`select id::text, from_date::text as from, to_date::text as to from payroll_cycle where org_code = 'demo' and status = 'FINALIZED'`)).toSorted((one, other) => (one.to < other.to ? 1 : -1));
  const before = await taken();
  const [latest] = cycles;
  const add = (id: number, from: string, to: string) => rows(`insert into payroll_cycle (org_code, id, version, created_by, updated_by, name, from_date, to_date, pay_date, status) values ('demo', ${id}, 1, 't', 't', 'Week ${id}', '${from}', '${to}', '${to}', 'FINALIZED')`);
  // Twelve weeks that say nothing new push the months out of the picture, not out of the year.
  for (let week = 0; week < 12; week += 1) await add(9000 + week, latest!.from, latest!.to);
  expect(await taken()).toBe(before);
  const sunday = Array.from({ length: 7 }, (_, on) => addDays(latest!.from, on)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 7)!;
  const [someone] = people.filter(({ status, restDays, joined }) => status === 'ACTIVE' && joined < latest!.from && (restDays ?? usualRestDays).includes('SUNDAY'));
  await rows(`insert into leave_request (org_code, id, version, created_by, updated_by, employee_id, leave_type_id, from_date, to_date, days, reason, status) select 'demo', 9000, 1, 't', 't', ${someone!.id}, min(id), '${sunday}', '${sunday}', 1, 'Shift', 'APPROVED' from leave_type where org_code = 'demo'`);
  if (latest!.to.startsWith(year)) expect(await taken()).toBe(before + 1);
  await rows(`delete from payroll_cycle where org_code = 'demo' and id between 9000 and 9011`);
  await rows(`delete from leave_request where org_code = 'demo' and id = 9000`);
});

it('nothing is missing where nobody ever recorded attendance', async () => {
  const cookie = await server.signIn('admin@other.example');
  const missing = async () => ((await (await server.ask('/v3/employees/attendance-finalization/list-attendance-finalization', { body: { finalizationMethod: 'dashboardNoAttendance' }, headers: { cookie } })).json()) as { noAttendanceData: { aaData: { Employee_Id: number; Attendance_Date: string }[] } }).noAttendanceData.aaData;
  expect(await missing()).toEqual([]);
  const since = addDays(today, -10);
  await withOrg(server.db, 'other', (tx) => tx.query(`insert into punch (org_code, id, version, created_by, updated_by, at, employee_id, type, work_date, source) select $1, 1, 1, 't', 't', now() - interval '10 days', id, 'IN', $2::date, 'WEB' from employee where org_code = $1 limit 1`, [tx.orgCode, since]));
  const days = await missing();
  expect(days.length).toBeGreaterThan(0);
  expect(days.every(({ Attendance_Date }) => Attendance_Date > since)).toBe(true);
  // Who has left since keeps the days until then.
  const [leaver, last] = [days[0]!.Employee_Id, addDays(today, -3)];
  const own = async () => (await missing()).filter(({ Employee_Id }) => Employee_Id === leaver).map(({ Attendance_Date }) => Attendance_Date);
  const before = (await own()).filter((day) => day <= last);
  await withOrg(server.db, 'other', async (tx) => {
    await tx.query(`insert into exit (org_code, id, version, created_by, updated_by, employee_id, notice_date, last_working_day, reason, status) values ($1, 9001, 1, 't', 't', $2, $3, $3, 'Moves', 'APPROVED')`, [tx.orgCode, leaver, last]);
    await tx.query(`update employee set status = 'INACTIVE' where org_code = $1 and id = $2`, [tx.orgCode, leaver]);
  });
  expect(before.length).toBeGreaterThan(0);
  expect(await own()).toEqual(before);
});
