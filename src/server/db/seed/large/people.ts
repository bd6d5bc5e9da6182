/** The people of a large organisation as lines for COPY: the same ones each time, in a tree of managers with nine reports each. */
import { namePools } from './names.ts';
import type { Structure } from './structure.ts';

/** Columns of the lines, in order. */
export const peopleColumns = [
  'org_code', 'id', 'employee_number', 'first_name', 'last_name', 'date_of_birth', 'gender', 'marital_status', 'email', 'status', 'designation_id', 'department_id', 'location_id',
  'employee_type_id', 'manager_id', 'date_of_join', 'minimum_wage', 'created_by', 'updated_by',
] as const;

const reports = 9;
const day = 86_400_000;
const firstDay = Date.UTC(1995, 0, 2);

/** Mulberry32: small, fast and the same on every machine. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const date = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** How many managers stand above a person, by their place in the tree. */
const depth = (place: number): number => {
  let levels = 0;
  for (let at = place; at > 0; at = Math.floor((at - 1) / reports)) levels += 1;
  return levels;
};

/** Some thousand lines a piece. Managers stand before the people who report to them. */
export function* peopleLines(orgCode: string, firstId: number, count: number, structure: Structure): Generator<string> {
  const random = randomFrom(20_260_101);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  let piece = '';
  for (let place = 0; place < count; place += 1) {
    const pool = pick(namePools);
    const isFemale = random() < 0.5;
    const joined = firstDay + Math.floor(random() * 11_200) * day;
    const born = joined - Math.floor((20 + random() * 25) * 365.25) * day;
    const rank = structure.designations[Math.min(depth(place), structure.designations.length - 1)] ?? [];
    const manager = place === 0 ? '\\N' : String(firstId + Math.floor((place - 1) / reports));
    const number = String(place + 1).padStart(7, '0');
    const wage = (18_000 + Math.floor(random() * 90_000)).toFixed(2);
    piece += `${orgCode}\t${firstId + place}\t${number}\t${pick(isFemale ? pool.female : pool.male)}\t${pick(pool.family)}\t${date(born)}\t${isFemale ? 'FEMALE' : 'MALE'}\t${random() < 0.6 ? 'MARRIED' : 'SINGLE'}\t`;
    piece += `e${number}@${orgCode}.example\t${random() < 0.06 ? 'INACTIVE' : 'ACTIVE'}\t${pick(rank)}\t${pick(structure.departments)}\t${structure.locations.get(pool.location) ?? ''}\t`;
    piece += `${pick(structure.employeeTypes)}\t${manager}\t${date(joined)}\t${wage}\tTenure\tTenure\n`;
    if (piece.length > 256 * 1024) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}
