/** What belongs to people of the demo organisation: family, education, earlier jobs, papers, visas, accounts, job changes, and the series of employee numbers. */
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

const family: readonly (readonly [string, string, string, string, boolean, boolean, string | null])[] = [
  ['1008', 'Arun Menon', 'Spouse', '1984-03-11', true, true, '+919840012345'],
  ['1008', 'Diya Menon', 'Daughter', '2014-08-02', true, false, null],
  ['1001', 'Suresh Krishnan', 'Spouse', '1966-12-19', true, true, '+919443011223'],
  ['1028', 'Meenakshi Selvam', 'Mother', '1962-05-07', true, true, '+919003344556'],
  ['1028', 'Karthik Selvam', 'Spouse', '1993-08-17', true, false, null],
  ['1028', 'Nila Selvam', 'Daughter', '2023-02-11', true, false, null],
  ['1040', 'Ramesh Durai', 'Spouse', '1990-10-23', true, true, '+919845098450'],
  ['1046', 'Luc Perrin', 'Partner', '1986-06-14', false, true, '+33612345678'],
];
/** Person, qualification, course and level, institution, specialization, from, to, result. */
const education: readonly (readonly [string, string, string | null, string, string, string, string, string, string])[] = [
  ['1008', 'B.Com', 'Bachelor of Commerce', 'BACHELOR', 'University of Madras', 'Commerce', '2005-06-15', '2008-05-20', 'First class'],
  ['1008', 'MBA Finance', 'Master of Business Administration', 'MASTER', 'PSG Institute of Management', 'Finance', '2008-06-10', '2010-05-30', '8.1 of 10'],
  ['1028', 'Diploma in Textile Technology', 'Diploma', 'DIPLOMA', 'Institute of Textile Technology', 'Textile technology', '2014-06-02', '2017-05-12', '82 %'],
  ['1011', 'B.Eng', 'Bachelor of Engineering', 'BACHELOR', 'Kyoto Institute of Technology', 'Textile technology', '1999-04-01', '2003-03-25', 'A'],
  ['1046', 'Master Mode', null, 'MASTER', 'Institut Français de la Mode', 'Fashion management', '2010-09-06', '2012-06-29', 'Mention bien'],
];
const experience: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ['1008', 'Lakshmi Mills', 'Payroll executive', '2010-07-01', '2013-03-29', 'Coimbatore', 'IN'],
  ['1008', 'Sundaram Finance', 'Assistant manager, payroll', '2013-04-08', '2017-01-31', 'Chennai', 'IN'],
  ['1011', 'Toray Industries', 'Process engineer', '2003-04-01', '2018-03-30', 'Nagoya', 'JP'],
  ['1046', 'Maison Lelong', 'Showroom assistant', '2012-09-03', '2018-04-27', 'Paris', 'FR'],
];
const documents: readonly (readonly [string, string, string, string | null, number, number | null])[] = [
  ['1008', 'Employment contract', 'Employment contract', 'NW-2017-044', -3200, null],
  ['1008', 'Medical fitness certificate', 'Medical fitness', 'MF-7731', -330, 35],
  ['1028', 'Employment contract', 'Employment contract', 'NW-2018-112', -2900, null],
  ['1028', 'Proof of address', 'Proof of address', null, -700, null],
  ['1046', 'Titre de séjour', 'Residence permit', '9903-114-220', -1500, 20],
];
const visas: readonly (readonly [string, string, string, string, string, number, number])[] = [
  ['1011', 'IN88120934', 'IN', 'WORK', 'MULTIPLE', -700, 395],
  ['1005', 'E2204418', 'IN', 'WORK', 'MULTIPLE', -1000, 26],
  ['1004', 'B1140032', 'IN', 'BUSINESS', 'SINGLE', -90, 90],
];
const accounts: readonly (readonly [string, string, string, string, string | null, string | null, string, string, boolean])[] = [
  ['1001', 'State Bank of India', 'IN', '30214478120', 'SBIN0000827', null, 'Meera Krishnan', 'Savings', true],
  ['1008', 'HDFC Bank', 'IN', '50100123456789', 'HDFC0000031', null, 'Priya Menon', 'Salary', true],
  ['1008', 'Indian Bank', 'IN', '6012345678', 'IDIB000C028', null, 'Priya Menon', 'Savings', false],
  ['1028', 'Canara Bank', 'IN', '0417101099887', 'CNRB0000417', null, 'Kavitha Selvam', 'Salary', true],
  ['1046', 'BNP Paribas', 'FR', 'FR1420041010050500013M02606', null, 'BNPAFRPP', 'Camille Moreau', 'Current', true],
  ['1011', 'MUFG Bank', 'JP', '1234567', '0005340', 'BOTKJPJT', 'Kenji Watanabe', 'Current', true],
];

/** Days from today, kind, reason, and what changes by the codes of the masters. */
type Change = readonly [string, number, string, string, Readonly<Record<string, string>>];

type World = Readonly<Record<'employees' | 'designations' | 'departments' | 'locations', Ids>> & { readonly today: string };

const changes: readonly Change[] = [
  ['1008', -1500, 'PROMOTION', 'Leads payroll since the team of two became six', { designation: 'PAYM' }],
  ['1028', -420, 'TRANSFER', 'Second weaving line opened', { department: 'WEV' }],
  ['1008', 24, 'TRANSFER', 'Moves to the head office with the shared services', { location: 'BLR' }],
  ['1055', 40, 'TRANSFER', 'Returns to the mill with the plant systems team', { location: 'CBE' }],
  ['1022', 70, 'PROMOTION', 'Takes over the payroll of the mill', { designation: 'PAYM' }],
];

const jobChanges = ({ employees, today, designations, departments, locations }: World): readonly SeedRecord[] =>
  changes.map(([number, day, kind, reason, { designation, department, location }]) => ({
    employeeId: employees.get(number),
    effectiveOn: addDays(today, day),
    kind,
    reason,
    status: day > 0 ? 'PLANNED' : 'APPLIED',
    designationId: designation === undefined ? null : designations.get(designation),
    departmentId: department === undefined ? null : departments.get(department),
    locationId: location === undefined ? null : locations.get(location),
  }));

/** Ids of a reference list by name. */
const idsByName = async (tx: Transaction, table: 'relationship' | 'bank' | 'account_type' | 'course' | 'institution' | 'specialization' | 'document_subtype'): Promise<Ids> =>
  new Map((await tx.query<{ id: string; name: string }>(`select id::text as id, name from ${table} where org_code = $1`, [tx.orgCode])).map(({ id, name }) => [name, id]));

/** Adds all of it, around the day that the demo organisation is made. */
export const seedPeopleRecords = async (tx: Transaction, world: World): Promise<void> => {
  const { employees, today } = world;
  const seed = seeding(tx);
  const [relationships, banks, kinds] = [await idsByName(tx, 'relationship'), await idsByName(tx, 'bank'), await idsByName(tx, 'account_type')];
  const [courses, institutions, specializations, subtypes] = [await idsByName(tx, 'course'), await idsByName(tx, 'institution'), await idsByName(tx, 'specialization'), await idsByName(tx, 'document_subtype')];
  const of = (number: string): { readonly employeeId: string | undefined } => ({ employeeId: employees.get(number) });
  await seed.add('EmployeeNumberSeries', [{ name: 'Staff', prefix: null, suffix: null, digits: 4, nextNumber: 1061, isEnabled: true }]);
  await seed.add('FamilyMember', family.map(([number, name, relation, dateOfBirth, isDependent, isEmergencyContact, phone]) => ({ ...of(number), name, relationshipId: relationships.get(relation), dateOfBirth, isDependent, isEmergencyContact, phone })));
  await seed.add('Education', education.map(([number, qualification, course, level, institution, specialization, startedOn, completedOn, result]) => ({
      ...of(number), qualification, courseId: course && courses.get(course), level, institutionId: institutions.get(institution), otherInstitution: institutions.has(institution) ? null : institution, specializationId: specializations.get(specialization), startedOn, completedOn, result,
    })));
  await seed.add('Experience', experience.map(([number, company, jobTitle, startedOn, endedOn, city, country]) => ({ ...of(number), company, jobTitle, startedOn, endedOn, city, country })));
  await seed.add('EmployeeDocument', documents.map(([number, name, subtype, code, from, to]) => ({ ...of(number), name, documentSubtypeId: subtypes.get(subtype), number: code, issuedOn: addDays(today, from), expiresOn: to === null ? null : addDays(today, to) })));
  await seed.add('Visa', visas.map(([number, code, country, kind, entries, from, to]) => ({ ...of(number), number: code, country, kind, entries, issuedOn: addDays(today, from), expiresOn: addDays(today, to) })));
  await seed.add('BankAccount', accounts.map(([number, bank, country, accountNumber, bankCode, swift, accountHolder, kind, isPrimary]) => ({ ...of(number), bankId: banks.get(bank), country, accountNumber, bankCode, swift, accountHolder, accountTypeId: kinds.get(kind), isPrimary })));
  await seed.add('JobChange', jobChanges(world));
  await seed.finish('What belongs to the people of the demo organisation');
};
