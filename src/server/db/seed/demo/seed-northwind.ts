import { startingRoles } from '../../../access/default-roles.ts';
import { noteAdministratorRole } from '../../../access/new-forms.ts';
import type { StartedLists } from '../../../reference-lists/starting-lists.ts';
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import { seeding } from '../seeding.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import { accounts } from './accounts.ts';
import { seedAirTickets } from './air-tickets.ts';
import { announcements } from './announcements.ts';
import { seedDeclarations } from './declarations.ts';
import { seedDynamicForms } from './dynamic-forms.ts';
import { seedEarnings } from './earnings.ts';
import * as northwind from './northwind.ts';
import { peopleToday } from './moments.ts';
import type { MovedPerson } from './moments.ts';
import { seedMonitoring } from './monitoring.ts';
import { seedPayrollSettings } from './payroll-settings.ts';
import { demoPeople } from './people.ts';
import { seedPlanning } from './planning.ts';
import { seedReports } from './reports.ts';
import { FINAL_RUNS, seedPayrollRuns } from './payroll-runs.ts';
import { seedSalaryAdvances } from './salary-advances.ts';
import { seedTaxStatements } from './tax-statements.ts';
import { seedBonuses } from './bonuses.ts';
import { seedSettlements } from './settlements.ts';
import { seedDemoSalaries } from './salaries.ts';
import { seedStatutory } from './statutory.ts';
import { seedPeopleRecords } from './people-records.ts';
import { seedHiringLists } from '../../../reference-lists/starting-hiring.ts';
import { seedDemoDocuments } from './generated-documents.ts';
import { seedDemoHiring } from './hiring.ts';
import { seedDemoHiringYear } from './hiring-year.ts';
import { seedDemoJoining } from './joining.ts';
import { seedDemoOffers } from './offers.ts';
import { listedFields, seedDemoLists } from './reference-lists.ts';
import { seedMasterData } from './seed-masters.ts';
import { seedHolidayChoices } from './holiday-choices.ts';
import { holidaysFrom } from './holidays.ts';
import { seedRosters } from './rosters.ts';
import { demoDay, seedRecords } from './seed-records.ts';
import { seedLeaveSettings, seedTimeSettings } from './time-settings.ts';
import { restDaysOf, shiftOf } from './world.ts';
import type { Ids } from './world.ts';
import { seedUniforms } from './uniforms.ts';
import { seedWordAlerts } from './word-alerts.ts';
import { seedWorkflows } from './workflows.ts';

const byCode = async (seed: Seeding, type: string, records: readonly SeedRecord[]): Promise<Ids> => {
  const ids = await seed.add(type, records);
  return new Map(records.map(({ code }, index) => [String(code), ids[index] ?? '']));
};

/** The demo organisation, its masters, its people, their accounts, what they do around today, and so many candidates; files where there is a place for them. Answers the ids of the accounts by e-mail address. */
export const seedNorthwind = async (tx: Transaction, { candidates, files, now = new Date() }: { readonly candidates: number; readonly files: SeedFiles | null; readonly now?: Date }): Promise<Ids> => {
  const seed = seeding(tx);
  const today = demoDay(now);
  const people = peopleToday(demoPeople, today);
  await seed.add('Organisation', [northwind.organisation]);
  const masters = await seedMasters(seed);
  const lists = await seedDemoLists(seed);
  const hiring = await seedHiringLists(seed);
  const { pools, clients } = await seedDemoHiring(seed);
  const employees = await seedPeople(seed, { ...masters, lists }, people);
  const roles = await byCode(seed, 'Role', startingRoles);
  const users = accounts.map(({ employee, roles: names, ...account }) => ({
    ...account,
    employeeId: employees.get(employee),
    roles: names.map((name) => ({ roleId: roles.get(name) })),
  }));
  const ids = await seed.add('UserAccount', users);
  await seed.add('Announcement', announcements());
  await seed.finish('Demo organisation');
  await noteAdministratorRole(tx, roles.get('ADMINISTRATOR')!);
  const heads = seeding(tx);
  for (const [code, , , , head] of northwind.departments) await heads.change('Department', masters.departments.get(code) ?? '', { headId: employees.get(head) });
  await heads.finish('Heads of departments');
  await seedTimeSettings(tx, { ...masters, employees });
  const accreditations = await seedMasterData(tx, { ...masters, today, people, employees, files });
  await seedRecords(tx, { today, now, people, employees, locations: masters.locations, accreditations });
  await seedLeaveSettings(tx, { employees, today });
  await seedRosters(tx, { today, people, employees, locations: masters.locations, schedules: masters.schedules, holidays: holidaysFrom(today, masters.locations) });
  await seedHolidayChoices(tx, { employees, today });
  await seedPeopleRecords(tx, { ...masters, today, employees });
  await seedDemoHiringYear(tx, { ...masters, today, now, people, employees, hiring, lists, pools, clients }, candidates, files);
  await seedDemoJoining(tx, { ...masters, today, people, employees, files });
  await seedPayrollSettings(tx);
  const made = new Map(accounts.map(({ email }, index) => [email, ids[index] ?? '']));
  await seedDemoSalaries(tx, { today, people, employees, accounts: made });
  await seedStatutory(tx, { today, people, employees });
  await seedEarnings(tx, { employees, today });
  await seedDeclarations(tx, { employees, today });
  await seedAirTickets(tx, { employees, today });
  await seedSalaryAdvances(tx, { employees, today, runs: FINAL_RUNS });
  await seedPayrollRuns(tx, { id: made.get('payroll@demo.example')!, name: 'Priya Menon' });
  await seedTaxStatements(tx, today);
  await seedBonuses(tx, today, { id: made.get('payroll@demo.example')!, name: 'Priya Menon' });
  await seedUniforms(tx, { ...masters, today, people, employees });
  await seedSettlements(tx, { employees, payroll: { id: made.get('payroll@demo.example')!, name: 'Priya Menon' }, admin: { id: made.get('admin@demo.example')!, name: 'Samuel Mathew' } });
  if (files) await seedDemoOffers(tx, { today, now, files });
  if (files) await seedDemoDocuments(tx, { today, now, files, employees, author: { number: '1006', account: made.get('hr@demo.example')! } });
  await seedPlanning(tx, { ...masters, today, people, employees, accounts: made });
  await seedMonitoring(tx, { today, now, employees, locations: masters.locations, files });
  await seedWordAlerts(tx, { today, employees, by: accounts.find(({ email }) => email === 'hr@demo.example')!.name });
  await seedReports(tx, { accounts: made, roles });
  const manager = accounts.find(({ roles: names }) => names.includes('MANAGER'))!;
  await seedWorkflows(tx, { today, now, people, employees, locations: masters.locations, roles, manager: { id: made.get(manager.email)!, name: manager.name } });
  const waiting = accounts.flatMap(({ employee }) => (employee ? [employee] : []));
  await seedDynamicForms(tx, { today, now }, new Set(waiting));
  return made;
};

type Masters = Readonly<Record<'locations' | 'levels' | 'designations' | 'departments' | 'types' | 'schedules' | 'units', Ids>>;
/** With what people refer to. */
type Ready = Masters & { readonly lists: StartedLists };

const seedMasters = async (seed: Seeding): Promise<Masters> => {
  const locations = await byCode(seed, 'Location', northwind.locations);
  const grades = await byCode(
    seed,
    'Grade',
    northwind.grades.map(([code, name, rank, minimumPay, maximumPay]) => ({ code, name, rank, minimumPay, maximumPay, currency: 'INR' })),
  );
  const levels = await byCode(seed, 'JobLevel', northwind.jobLevels.map(([code, name, grade]) => ({ code, name, gradeId: grades.get(grade) })));
  const designations = await byCode(
    seed,
    'Designation',
    northwind.designations.map(([code, title, level, grade, probationDays, within, after]) => ({
      code,
      title,
      levelId: levels.get(level),
      gradeId: grades.get(grade),
      probationDays,
      noticePeriodWithinProbationDays: within,
      noticePeriodAfterProbationDays: after,
    })),
  );
  const departments = new Map<string, string>();
  for (const [code, name, above, location] of northwind.departments) {
    const [id = ''] = await seed.add('Department', [{ code, name, parentId: above === null ? null : departments.get(above), locationId: locations.get(location) }]);
    departments.set(code, id);
  }
  const types = await byCode(seed, 'EmployeeType', northwind.employeeTypes);
  const schedules = await byCode(seed, 'WorkSchedule', northwind.workSchedules.map((schedule) => ({ ...schedule, restDays: restDaysOf(schedule.code) })));
  const units = await byCode(seed, 'BusinessUnit', northwind.businessUnits);
  return { locations, levels, designations, departments, types, schedules, units };
};

/** Managers first, so that a report finds its manager's id: the list is in that order, level by level. */
const seedPeople = async (seed: Seeding, masters: Ready, people: readonly MovedPerson[]): Promise<Ids> => {
  const ids = new Map<string, string>();
  let left: readonly MovedPerson[] = people;
  while (left.length > 0) {
    const level = left.filter(({ manager }) => manager === null || ids.has(manager));
    const added = await seed.add('Employee', level.map((person) => employee(person, masters, ids)));
    level.forEach(({ number }, index) => ids.set(number, added[index] ?? ''));
    left = left.filter(({ number }) => !ids.has(number));
    if (level.length === 0) throw new Error('The demo people form no tree.');
  }
  return ids;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const UNITS: Readonly<Record<string, string>> = { WEV: 'FAB', DYE: 'FAB', QUA: 'FAB', DES: 'FAB', SPN: 'YRN' };

const employee = (person: MovedPerson, masters: Ready, ids: Ids): SeedRecord => ({
  ...listedFields(person, masters.lists),
  employeeNumber: person.number,
  firstName: person.first,
  middleName: person.middle,
  lastName: person.last,
  gender: person.gender,
  dateOfBirth: person.birth,
  dateOfJoin: person.joined,
  probationDate: person.probation ?? null,
  confirmationDate: person.type === 'PERM' && person.probation === undefined ? confirmedOn(person.joined) : null,
  resignationDate: person.resigned ?? null,
  status: person.left ? 'INACTIVE' : 'ACTIVE',
  email: accounts.find(({ employee: number }) => number === person.number)?.email ?? `${plain(person.first)}.${plain(person.last)}@demo.example`,
  designationId: masters.designations.get(person.designation),
  departmentId: masters.departments.get(person.department),
  locationId: masters.locations.get(person.location),
  employeeTypeId: masters.types.get(person.type),
  workScheduleId: masters.schedules.get(shiftOf(person)),
  businessUnitId: masters.units.get(UNITS[person.department] ?? 'CRP'),
  managerId: person.manager === null ? null : ids.get(person.manager),
  isRecruiter: person.department === 'REC',
  enableWorkPlace: person.designation !== 'OPR' || person.number === '1028',
});

/** Six months after joining. */
const confirmedOn = (joined: string): string => {
  const day = new Date(`${joined}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 6, 1);
  return day.toISOString().slice(0, 10);
};
