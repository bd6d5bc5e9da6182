/** How the demo organisation plans its people: the plan that holds, the one of next year that waits, and what managers asked for. */
import { addDays, addMonths } from '../../../../domain/dates.ts';
import { fiscalYearOf, firstDayOfYear } from '../../../../domain/planning/fiscal-year.ts';
import { allocate } from '../../ids.ts';
import type { Transaction } from '../../org.ts';
import { seeding, type Seeding, type SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';
import { designations as titles, grades } from './northwind.ts';
import type { Ids } from './world.ts';

type Given = { readonly today: string; readonly people: readonly MovedPerson[] } & Readonly<Record<'employees' | 'designations' | 'departments' | 'locations' | 'accounts', Ids>>;

/** Payroll begins its years in April. */
const FIRST_MONTH = 4;

/** More, or fewer, places than people: designation, department, location, in each quarter. */
const GROWTH: readonly (readonly [designation: string, department: string, location: string, more: readonly [number, number, number, number]])[] = [
  ['OPR', 'WEV', 'CBE', [0, 2, 4, 6]], ['SUP', 'WEV', 'CBE', [0, 0, 1, 1]], ['TEC', 'WEV', 'CBE', [0, 1, 1, 2]], ['OPR', 'DYE', 'TUP', [0, 0, 1, 2]], ['OPR', 'SPN', 'CBE', [0, 1, 2, 2]],
  ['DEV', 'IT', 'BLR', [0, 0, 1, 2]], ['SUPP', 'IT', 'MNL', [0, 1, 1, 1]], ['SALX', 'EXP', 'PAR', [-1, -1, -1, -1]], ['SALX', 'DOM', 'BOM', [0, 0, 1, 1]], ['QAX', 'QUA', 'OSA', [0, 0, 0, 1]], ['LOG', 'SCM', 'BOM', [0, 0, 1, 1]],
];

/** A month's pay in the middle of the grade, times twelve, with what the employer puts by. */
const costOf = (designation: string): string => {
  const grade = titles.find(([code]) => code === designation)?.[3];
  const [, , , least, most] = grades.find(([code]) => code === grade) ?? grades[0];
  return String(Math.round(((Number(least) + Number(most)) / 2) * 12 * 1.13));
};

const seatsOf = ({ people, ...ids }: Given, planId: string, isNextYear: boolean): readonly SeedRecord[] => {
  const counts = new Map<string, number>();
  for (const { left, designation, department, location } of people) if (!left) counts.set([designation, department, location].join(' '), (counts.get([designation, department, location].join(' ')) ?? 0) + 1);
  for (const [designation, department, location] of GROWTH) counts.set([designation, department, location].join(' '), counts.get([designation, department, location].join(' ')) ?? 0);
  return [...counts].map(([seat, count]) => {
    const [designation = '', department = '', location = ''] = seat.split(' ');
    const more = GROWTH.find((one) => one.slice(0, 3).join(' ') === seat)?.[3] ?? [0, 0, 0, 0];
    const [first, second, third, fourth] = more.map((some) => Math.max(0, count + (isNextYear ? more[3] + Math.max(0, Math.ceil(some / 2)) : some)));
    return {
      planId, name: titles.find(([code]) => code === designation)?.[1], designationId: ids.designations.get(designation), departmentId: ids.departments.get(department), locationId: ids.locations.get(location),
      firstQuarter: first, secondQuarter: second, thirdQuarter: third, fourthQuarter: fourth, annualCost: costOf(designation),
    };
  });
};

/** Who asks, job post, kind, whom it replaces, designation, department, location, openings, days until needed, status, reason, why beyond the plan. */
const ASKED: readonly (readonly [string, string | null, string, string | null, string, string, string, number, number, string, string, string | null])[] = [
  ['1009', 'Loom operator, air jet', 'NEW', null, 'OPR', 'WEV', 'CBE', 6, 45, 'APPROVED', 'Twelve air-jet looms start in the new hall, on three shifts.', null],
  ['1009', 'Loom operator, rapier looms', 'NEW', null, 'OPR', 'WEV', 'CBE', 6, -230, 'APPROVED', 'The rapier hall runs a night shift from spring on.', null],
  ['1009', null, 'REPLACEMENT', '1062', 'OPR', 'WEV', 'CBE', 1, 40, 'PENDING', 'Stephen Raj retires; his looms need somebody who knows dobby weaves.', null],
  ['1009', null, 'NEW', null, 'SUP', 'WEV', 'CBE', 1, 120, 'DRAFT', 'A supervisor for the night shift of the new hall.', null],
  ['1016', null, 'NEW', null, 'DEV', 'IT', 'BLR', 1, 75, 'APPROVED', 'Planning and stock move to one system; the team that builds it lacks an engineer.', null],
  ['1015', null, 'NEW', null, 'DESX', 'DES', 'BLR', 2, 90, 'PENDING', 'A third collection a year for the hotel customers.', 'The customer signed in October, after the plan was made. The contract pays for both.'],
  ['1015', 'Brand photographer', 'NEW', null, 'DESX', 'DES', 'BLR', 1, -40, 'REJECTED', 'Photographs of each collection, in the studio and on the loom.', 'So far photographers are paid by the day.'],
  ['1012', null, 'REPLACEMENT', '1044', 'OPR', 'SPN', 'CBE', 1, 12, 'APPROVED', 'Deepa Gopal leaves for her studies.', null],
];

const requisitions = async (tx: Transaction, seed: Seeding, { today, employees, designations, departments, locations }: Given): Promise<ReadonlyMap<string, string>> => {
  const first = await allocate(tx, 'job requisition code', ASKED.length);
  const ids = await seed.add('JobRequisition', ASKED.map(([who, post, kind, replaced, designation, department, location, openings, until, status, reason, beyondReason], at) => ({
    title: post ?? titles.find(([code]) => code === designation)?.[1], code: `R-${first + at}`, employeeId: employees.get(who), askedOn: addDays(today, Math.min(-4 - at, until - 100)), kind,
    replaced: replaced === null ? [] : [{ employeeId: employees.get(replaced) }], designationId: designations.get(designation), departmentId: departments.get(department), locationId: locations.get(location),
    openings, neededBy: addDays(today, until), reason, beyondReason, hiringManagerId: employees.get(who), status, currency: 'INR', payFrom: String(Math.round(Number(costOf(designation)) * 0.8)), payTo: String(Math.round(Number(costOf(designation)) * 1.1)),
  })));
  return new Map(ASKED.flatMap(([, post], at) => (post === null || ASKED[at]![9] !== 'APPROVED' ? [] : [[post, ids[at] ?? '']])));
};

/** After the posts of the year, of which two were asked for. */
export const seedPlanning = async (tx: Transaction, given: Given): Promise<void> => {
  const seed = seeding(tx);
  const year = fiscalYearOf(given.today, FIRST_MONTH);
  const grade = new Map((await tx.query<{ id: string; code: string }>('select id::text as id, code from grade where org_code = $1', [tx.orgCode])).map(({ id, code }) => [code, id]));
  await seed.add('ManPowerPlanningSetting', [{ name: 'Man power planning', attritionPercent: '9', leadTimes: [['G1', 21], ['G6', 90], ['G7', 120], ['G8', 150]].map(([code, days]) => ({ gradeId: grade.get(String(code)), days })) }]);
  const asker = { requestedById: Number(given.accounts.get('hr@demo.example')), requestedBy: 'Harini Subramaniam' };
  const [now = '', next = '', revised = ''] = await seed.add('HeadcountPlan', [
    { name: `Headcount ${year}`, fiscalYear: year, effectiveFrom: firstDayOfYear(year, FIRST_MONTH), status: 'APPROVED', note: 'A second weaving hall in autumn; export sales go on with two people in Paris.', ...asker },
    { name: `Headcount ${year + 1}`, fiscalYear: year + 1, effectiveFrom: firstDayOfYear(year + 1, FIRST_MONTH), status: 'PENDING_APPROVAL', note: 'Goes on from the fourth quarter, with half of the growth again.', ...asker },
    { name: `Headcount ${year}, revised`, fiscalYear: year, effectiveFrom: addMonths(firstDayOfYear(year, FIRST_MONTH), 9), note: 'For the last quarter, once the orders of the hotel customers are known.' },
  ]);
  await seed.add('PlanSeat', [...seatsOf(given, now, false), ...seatsOf(given, next, true), ...seatsOf(given, revised, false)]);
  const made = await requisitions(tx, seed, given);
  const posts = await tx.query<{ id: string; title: string }>('select id::text as id, title from job_post where org_code = $1 and title = any($2)', [tx.orgCode, [...made.keys()]]);
  await seed.changeMany('JobPost', new Map(posts.map(({ id, title }) => [id, { requisitionId: made.get(title) }])));
  await seed.finish('Man power planning of the demo organisation');
};
