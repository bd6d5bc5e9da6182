/** Those who are about to join the demo organisation: the candidates hired last, each somewhere else on the way, and whoever joined last. */
import { addDays } from '../../../../domain/dates.ts';
import { listsOf } from '../../../onboarding/individuals/known-of-candidate.ts';
import type { Image } from '../../../resource/image.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { readImages } from '../../../resource/store.ts';
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import { chance } from './chance.ts';
import { isAccreditation, papersOf, type Bringer, type Brings, type Brought } from './joining-papers.ts';
import type { MovedPerson } from './moments.ts';
import type { Ids } from './world.ts';

type Given = { readonly today: string; readonly people: readonly MovedPerson[]; /** Null where there is no place for files: then nobody has sent what is asked. */ readonly files: SeedFiles | null } & Readonly<Record<'designations' | 'departments' | 'locations' | 'employees', Ids>>;
type Post = { readonly id: string; readonly designationId: string | null; readonly departmentId: string | null; readonly locationId: string | null };
type Way = { readonly status: string; readonly invited: number | null; readonly joins: number; readonly comment?: string; readonly brings?: Brings; /** Days since it was sent. */ readonly sent?: number };

/** Of the candidates hired last, the newest first: how long ago they were invited, when they join, what they brought, and what was said. Those before them are not started. */
const WAYS: readonly Way[] = [
  { status: 'DRAFT', invited: null, joins: 45 },
  { status: 'INVITED', invited: 2, joins: 31 },
  { status: 'INVITED', invited: 11, joins: 17 },
  { status: 'STARTED', invited: 5, joins: 24, brings: 'SOME' },
  { status: 'SUBMITTED', invited: 9, joins: 12, brings: 'SELF', sent: 1 },
  { status: 'SUBMITTED', invited: 12, joins: 10, brings: 'ALL', sent: 2 },
  { status: 'RETURNED', invited: 3, joins: 7, brings: 'SELF', sent: 4, comment: 'The confidentiality agreement lacks the signature on its second page. Please sign each page and send it again.' },
  { status: 'INVITED', invited: 4, joins: 14 },
  { status: 'STARTED', invited: 1, joins: 20, brings: 'SOME' },
  { status: 'CANCELLED', invited: 20, joins: 5, comment: 'Has decided to stay with the current employer.' },
];

/** The newest of them have not been started yet. */
const NOT_STARTED = 3;

const hiredLast = (tx: Transaction): Promise<Post[]> =>
  tx.query<Post>(
    `select c.id::text as id, p.designation_id::text as "designationId", p.department_id::text as "departmentId",
       (select min(l.location_id) from job_post_location l where l.org_code = $1 and l.job_post_id = p.id)::text as "locationId"
     from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id and g.kind = 'HIRED'
       join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     where c.org_code = $1 and c.standing = 'ACTIVE' order by c.hired_on desc nulls last, c.id limit ${NOT_STARTED + WAYS.length} offset 0`,
    [tx.orgCode],
  );

const idsByName = async (tx: Transaction, table: 'document_subtype' | 'accreditation_type' | 'relationship'): Promise<Ids> => new Map((await tx.query<{ id: string; name: string }>(`select id::text as id, name from ${table} where org_code = $1`, [tx.orgCode])).map(({ id, name }) => [name, id]));
type Lists = Readonly<Record<'subtypes' | 'accreditations' | 'relationships', Ids>>;

const text = (values: SeedRecord, key: string): string => String(values[key] ?? '');

/** The papers as rows of the person, with the keys of their files. */
const rowsOf = (papers: readonly Brought[], files: SeedFiles, { subtypes, accreditations }: Lists) => ({
  documents: papers.filter((paper) => !isAccreditation(paper)).map(({ of, number, issuedOn, expiresOn, file }) => ({ documentSubtypeId: subtypes.get(of), number, issuedOn, expiresOn, file: files.take('onboardingIndividual.documents.file', file) })),
  accreditations: papers.filter(isAccreditation).map(({ of, number, authority, issuedOn, expiresOn, file }) => ({ accreditationId: accreditations.get(of), number, issuingAuthority: authority, issuedOn, expiresOn, document: files.take('onboardingIndividual.accreditations.document', file) })),
});

const STREETS = ['12 Gandhi Road', '7 Temple Street', '41 Park Avenue', '3 Station Road', '58 Mill Lane'];

const bringerOf = (candidate: SeedRecord): Bringer => {
  const [school] = (candidate['education'] ?? []) as readonly SeedRecord[];
  return { name: `${text(candidate, 'firstName')} ${text(candidate, 'lastName')}`, nationality: text(candidate, 'nationality'), dateOfBirth: text(candidate, 'dateOfBirth'), school: text(school ?? {}, 'institute'), employer: text(candidate, 'currentEmployer') || 'Northern Weaving School' };
};

/** What somebody who has begun tells. */
const toldBy = (candidate: SeedRecord, { relationships }: Lists): SeedRecord => {
  const key = `joins ${text(candidate, 'id')}`;
  return {
    maritalStatus: chance(key, 'married') < 50 ? 'SINGLE' : 'MARRIED', nationality: candidate['nationality'],
    address: { street1: STREETS[chance(key, 'street') % STREETS.length], city: candidate['currentLocation'], country: candidate['nationality'] },
    emergencyContacts: [{ name: `${chance(key, 'who') < 50 ? 'Asha' : 'Ravi'} ${text(candidate, 'lastName')}`, relationshipId: relationships.get(chance(key, 'who') < 50 ? 'Mother' : 'Father'), phone: candidate['phone'] }],
  };
};

const joiningOf = async (place: number, candidate: Image, { id: _id, ...post }: Post, { today, files, employees }: Given, lists: Lists): Promise<SeedRecord> => {
  const at = (days: number): string => `${addDays(today, -days)}T08:30:00Z`;
  const way = WAYS[place]!;
  const isSent = way.sent !== undefined && files !== null;
  const { status, comment = null } = way.sent !== undefined && !isSent ? { status: 'STARTED' } : way;
  const papers = way.brings && files ? rowsOf(await papersOf(way.brings, bringerOf(candidate), today, addDays(today, -(way.sent ?? 0))), files, lists) : {};
  return {
    candidateId: candidate.id, ...post, ...Object.fromEntries(['firstName', 'middleName', 'lastName', 'email', 'phone', 'dateOfBirth', 'gender', 'consentOn'].map((key) => [key, candidate[key] ?? null])), ...listsOf(candidate), ...(way.brings ? toldBy(candidate, lists) : {}), ...papers,
    status, comment, specialistId: employees.get('1017'), mailLanguage: 'EN', joiningDate: addDays(today, way.joins), invitedOn: way.invited === null ? null : at(way.invited), submittedOn: isSent ? at(way.sent!) : null,
  };
};

/** Whoever joined last came this way too, and their papers are the employee's now. */
const joinedOf = async (person: MovedPerson, { files, designations, departments, locations, employees }: Given, lists: Lists): Promise<{ readonly individual: SeedRecord; readonly documents: readonly SeedRecord[]; readonly accreditations: readonly SeedRecord[] }> => {
  const employeeId = employees.get(person.number);
  const sent = addDays(person.joined, -12);
  const papers = files ? await papersOf('ALL', { name: `${person.first} ${person.last}`, nationality: 'IN', dateOfBirth: person.birth, school: 'Government Polytechnic, Coimbatore', employer: 'Noyyal Textile Works' }, sent, sent) : [];
  return {
    individual: {
      firstName: person.first, lastName: person.last, dateOfBirth: person.birth, gender: person.gender, ...(files ? rowsOf(papers, files, lists) : {}), status: 'ONBOARDED', employeeId, specialistId: employees.get('1017'), mailLanguage: 'EN', joiningDate: person.joined, invitedOn: `${addDays(person.joined, -25)}T08:30:00Z`,
      submittedOn: files ? `${sent}T17:10:00Z` : null, onboardedOn: addDays(person.joined, -3), designationId: designations.get(person.designation), departmentId: departments.get(person.department), locationId: locations.get(person.location),
    },
    documents: files ? papers.filter((paper) => !isAccreditation(paper)).map(({ of, number, issuedOn, expiresOn, file }) => ({ employeeId, name: of, documentSubtypeId: lists.subtypes.get(of), number, issuedOn, expiresOn, file: files.take('employeeDocument.file', file) })) : [],
    accreditations: files ? papers.filter(isAccreditation).map(({ of, number, authority, issuedOn, expiresOn, file }) => ({ employeeId, accreditationId: lists.accreditations.get(of), name: of, number, issuingAuthority: authority, issuedOn, expiresOn, document: files.take('employeeAccreditation.document', file) })) : [],
  };
};

/** Ties the files that records name to them. */
const bindAll = (files: SeedFiles | null, records: readonly SeedRecord[], ids: readonly string[]): void => {
  const keys = (record: SeedRecord): readonly unknown[] => [record['file'], record['document'], ...['documents', 'accreditations'].flatMap((list) => ((record[list] ?? []) as readonly SeedRecord[]).flatMap(keys))];
  for (const [at, record] of records.entries()) for (const key of keys(record)) if (typeof key === 'string') files?.bind(key, ids[at]!);
};

export const seedDemoJoining = async (tx: Transaction, given: Given): Promise<void> => {
  const { today, people, files } = given;
  const seed = seeding(tx);
  const lists: Lists = { subtypes: await idsByName(tx, 'document_subtype'), accreditations: await idsByName(tx, 'accreditation_type'), relationships: await idsByName(tx, 'relationship') };
  const hired = (await hiredLast(tx)).slice(NOT_STARTED);
  const candidates = await readImages(tx, resourceOf('Candidate'), hired.map(({ id }) => id));
  const joining = await Promise.all(hired.map((post, place) => joiningOf(place, candidates.get(post.id)!, post, given, lists)));
  const joined = await Promise.all(people.filter(({ joined: day, left }) => left !== true && day >= addDays(today, -60) && day <= today).map((person) => joinedOf(person, given, lists)));
  const add = async (type: string, records: readonly SeedRecord[]): Promise<void> => bindAll(files, records, await seed.add(type, records));
  await add('OnboardingIndividual', [...joining, ...joined.map(({ individual }) => individual)]);
  await add('EmployeeDocument', joined.flatMap(({ documents }) => documents));
  await add('EmployeeAccreditation', joined.flatMap(({ accreditations }) => accreditations));
  await seed.finish('Those who join the demo organisation');
};
