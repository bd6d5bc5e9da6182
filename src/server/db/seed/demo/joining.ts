/** Those who are about to join the demo organisation: the candidates hired last, each somewhere else on the way, and whoever joined last. */
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';
import type { Ids } from './world.ts';

type Given = { readonly today: string; readonly people: readonly MovedPerson[] } & Readonly<Record<'designations' | 'departments' | 'locations' | 'employees', Ids>>;
type Hired = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email: string | null; readonly phone: string | null; readonly designationId: string | null; readonly departmentId: string | null; readonly locationId: string | null };

/** Of the candidates hired last, the newest first: how long ago they were invited, when they join, and what was said. Those before them are not started. Nobody has sent the papers yet that are enforced: a seed stores no files. */
const WAYS: readonly { readonly status: string; readonly invited: number | null; readonly joins: number; readonly comment?: string }[] = [
  { status: 'DRAFT', invited: null, joins: 45 },
  { status: 'INVITED', invited: 2, joins: 31 },
  { status: 'INVITED', invited: 11, joins: 17 },
  { status: 'STARTED', invited: 5, joins: 24 },
  { status: 'STARTED', invited: 9, joins: 12 },
  { status: 'STARTED', invited: 3, joins: 10 },
  { status: 'STARTED', invited: 1, joins: 7 },
  { status: 'INVITED', invited: 4, joins: 14 },
  { status: 'CANCELLED', invited: 20, joins: 5, comment: 'Has decided to stay with the current employer.' },
];

const NATIONALITIES: Readonly<Record<string, string>> = { '+33': 'FR', '+63': 'PH', '+81': 'JP' };
/** Where their telephone is from. */
const nationalityOf = (phone: string | null): string => NATIONALITIES[(phone ?? '').slice(0, 3)] ?? 'IN';

/** The newest of them have not been started yet. */
const NOT_STARTED = 3;

const hiredLast = (tx: Transaction): Promise<Hired[]> =>
  tx.query<Hired>(
    `select c.id::text as id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, p.designation_id::text as "designationId", p.department_id::text as "departmentId",
       (select min(l.location_id) from job_post_location l where l.org_code = $1 and l.job_post_id = p.id)::text as "locationId"
     from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id and g.kind = 'HIRED'
       join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     where c.org_code = $1 and c.standing = 'ACTIVE' order by c.hired_on desc nulls last, c.id limit ${NOT_STARTED + WAYS.length} offset 0`,
    [tx.orgCode],
  );

export const seedDemoJoining = async (tx: Transaction, { today, people, designations, departments, locations, employees }: Given): Promise<void> => {
  const seed = seeding(tx);
  const specialist = employees.get('1017');
  const at = (days: number): string => `${addDays(today, -days)}T08:30:00Z`;
  const joining = (await hiredLast(tx)).slice(NOT_STARTED).map(({ id, ...known }, place): SeedRecord => {
    const { status, invited, joins, comment } = WAYS[place]!;
    return {
      ...known, candidateId: id, status, specialistId: specialist, mailLanguage: 'EN', joiningDate: addDays(today, joins), invitedOn: invited === null ? null : at(invited), comment: comment ?? null,
      ...(status === 'STARTED' ? { dateOfBirth: `${1988 + place}-0${1 + (place % 9)}-14`, maritalStatus: place % 2 === 0 ? 'SINGLE' : 'MARRIED', nationality: nationalityOf(known.phone), emergencyContacts: [{ name: 'Family', phone: '+919820000000' }] } : {}),
    };
  });
  // Whoever joined last came this way too.
  const joined = people
    .filter(({ joined: day, left }) => left !== true && day >= addDays(today, -60) && day <= today)
    .map((person): SeedRecord => ({
      firstName: person.first, lastName: person.last, status: 'ONBOARDED', employeeId: employees.get(person.number), specialistId: specialist, mailLanguage: 'EN', joiningDate: person.joined, invitedOn: `${addDays(person.joined, -25)}T08:30:00Z`, submittedOn: `${addDays(person.joined, -12)}T17:10:00Z`,
      onboardedOn: addDays(person.joined, -3), designationId: designations.get(person.designation), departmentId: departments.get(person.department), locationId: locations.get(person.location),
    }));
  await seed.add('OnboardingIndividual', [...joining, ...joined]);
  await seed.finish('Those who join the demo organisation');
};
