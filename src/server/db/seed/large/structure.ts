/** What a large organisation consists of besides its people: places, a tree of departments, grades, levels and posts. */
import type { Transaction } from '../../org.ts';
import { startingRoles } from '../../../access/default-roles.ts';
import { noteAdministratorRole } from '../../../access/new-forms.ts';
import { seeding } from '../seeding.ts';
import { namePools } from './names.ts';

export type Structure = {
  readonly locations: ReadonlyMap<string, string>;
  readonly departments: readonly string[];
  /** From the most senior to the most junior. */
  readonly designations: readonly (readonly string[])[];
  readonly employeeTypes: readonly string[];
  readonly administratorRole: string;
};

const places: ReadonlyMap<string, readonly [name: string, zone: string, currency: string]> = new Map([
  ['PUN', ['Pune campus', 'Asia/Kolkata', 'INR']],
  ['CHN', ['Chennai campus', 'Asia/Kolkata', 'INR']],
  ['LKO', ['Lucknow centre', 'Asia/Kolkata', 'INR']],
  ['OSA', ['Osaka works', 'Asia/Tokyo', 'JPY']],
  ['PAR', ['Paris office', 'Europe/Paris', 'EUR']],
  ['MEX', ['Mexico City plant', 'America/Mexico_City', 'MXN']],
  ['BER', ['Berlin office', 'Europe/Berlin', 'EUR']],
  ['SOF', ['Sofia centre', 'Europe/Sofia', 'EUR']],
  ['DXB', ['Dubai hub', 'Asia/Dubai', 'AED']],
  ['MNL', ['Manila service centre', 'Asia/Manila', 'PHP']],
]);

const areas = ['Manufacturing', 'Sales', 'Finance', 'People', 'Technology', 'Logistics', 'Quality', 'Customer care', 'Research', 'Procurement', 'Legal', 'Facilities'];
const ranks = ['Director', 'Head', 'Senior manager', 'Manager', 'Lead', 'Senior specialist', 'Specialist', 'Associate'];

/** Makes it in an organisation that has nothing yet. */
export const seedStructure = async (tx: Transaction, name: string): Promise<Structure> => {
  const seed = seeding(tx);
  await seed.add('Organisation', [{ name, code: tx.orgCode, country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata' }]);
  const codes = namePools.map(({ location }) => location);
  const placed = await seed.add('Location', codes.map((code) => ({ code, name: places.get(code)?.[0] ?? code, timeZone: places.get(code)?.[1] ?? 'UTC', currency: places.get(code)?.[2] ?? null })));
  const tops = await seed.add('Department', areas.map((area, at) => ({ code: `D${at + 1}`, name: area })));
  const teams = areas.flatMap((area, at) => codes.map((code) => ({ code: `D${at + 1}-${code}`, name: `${area}, ${places.get(code)?.[0] ?? code}`, parentId: tops[at] })));
  const departments = await seed.add('Department', teams);
  const grades = await seed.add('Grade', ranks.map((rank, at) => ({ code: `G${ranks.length - at}`, name: `${rank} grade`, rank: ranks.length - at })));
  const levels = await seed.add('JobLevel', ranks.map((rank, at) => ({ code: `L${ranks.length - at}`, name: rank, gradeId: grades[at] })));
  const posts = ranks.flatMap((rank, at) => areas.map((area, index) => ({ code: `P${at + 1}${String(index + 1).padStart(2, '0')}`, title: `${rank}, ${area.toLowerCase()}`, levelId: levels[at], gradeId: grades[at] })));
  const designations = await seed.add('Designation', posts);
  const employeeTypes = await seed.add('EmployeeType', [{ code: 'PERM', name: 'Permanent' }, { code: 'FIXED', name: 'Fixed term', eligibleForBenefits: false }]);
  const roles = await seed.add('Role', startingRoles);
  const administratorRole = roles[startingRoles.findIndex(({ code }) => code === 'ADMINISTRATOR')]!;
  await seed.finish('Large organisation');
  await noteAdministratorRole(tx, administratorRole);
  return {
    locations: new Map(codes.map((code, at) => [code, placed[at] ?? ''])),
    departments,
    designations: ranks.map((_, at) => designations.slice(at * areas.length, (at + 1) * areas.length)),
    employeeTypes,
    administratorRole,
  };
};
