/** What is known of a hired candidate, as fields of somebody who joins. */
import { fieldReach } from '../../access/fields.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { withRowIds } from '../../resource/new-records.ts';
import { resourceOf } from '../../resource/registry.ts';
import type { Session } from '../../session.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (candidate: Image, key: string): readonly Row[] => (candidate[key] as readonly Row[] | null) ?? [];
const or = (...values: readonly unknown[]): unknown => values.find((value) => value !== null && value !== undefined && value !== '') ?? null;

/** A year of passing says that a course ended, not on which day: its last day at the latest. Nobody is taken to be at it still, as whoever has no day of its end. */
const endOf = ({ startedOn, endedOn, yearOfPassing }: Row): unknown => {
  const last = yearOfPassing === null || yearOfPassing === undefined ? null : `${String(yearOfPassing)}-12-31`;
  return endedOn ?? (last !== null && String(startedOn ?? '') <= last ? last : null);
};
const education = ({ level, qualification, specialization, institute, startedOn, grade, percentage, country, ...course }: Row): Row => ({
  qualification: or(qualification, specialization), level: level ?? null, institution: institute, startedOn: startedOn ?? null, completedOn: endOf({ startedOn, ...course }), result: or(grade, percentage === null || percentage === undefined ? null : `${String(percentage)} %`), country: country ?? null, certificate: null,
});
const experience = ({ company, designation, startedOn, endedOn, location, description }: Row): Row => ({ company, jobTitle: designation ?? null, startedOn: startedOn ?? null, endedOn: endedOn ?? null, city: location == null ? null : String(location).slice(0, 100), tasks: description ?? null });
const language = ({ language: known, spoken, readWrite, proficiency }: Row): Row => ({ language: known, spoken, readWrite, proficiency: proficiency ?? null });
const dependent = ({ firstName, relationshipId, gender }: Row): Row => ({ name: firstName, relationshipId: relationshipId ?? null, dateOfBirth: null, gender: gender ?? null, isDependent: true });

/** Personal data go along where the caller sees those of candidates. */
const personal = (candidate: Image): Row => ({
  dateOfBirth: candidate['dateOfBirth'], gender: candidate['gender'], maritalStatus: candidate['maritalStatus'], nationality: candidate['nationality'], address: candidate['address'],
});

const seesPersonal = (session: Session): boolean => resourceOf('Candidate').fields.filter(({ name }) => name === 'dateOfBirth' || name === 'address').every((field) => fieldReach(session, field, 'VIEW') !== null);

/** What a candidate can and did, as rows without ids. */
export const listsOf = (candidate: Image): Readonly<Record<'languages' | 'skills' | 'education' | 'experience', readonly Row[]>> => ({
  languages: rowsOf(candidate, 'languages').map(language),
  skills: rowsOf(candidate, 'skills').map(({ skillId, proficiency }) => ({ skillId, proficiency: proficiency ?? null })),
  education: rowsOf(candidate, 'education').map(education),
  experience: rowsOf(candidate, 'experience').map(experience),
});

/** Child rows come with ids of their tables. `photo` is a copy of the candidate's. */
export const knownOf = async (tx: Transaction, session: Session, candidate: Image, photo: string | null): Promise<Row> => {
  const table = (key: string): string => resourceOf('OnboardingIndividual').fields.find((field) => field.key === key)!.rows!.table;
  const rows = async (key: string, some: readonly Row[]): Promise<readonly Row[]> => withRowIds(tx, table(key), some);
  const sees = seesPersonal(session);
  const contact = candidate['emergencyContactName'];
  return {
    candidateId: candidate.id,
    firstName: candidate['firstName'], middleName: candidate['middleName'], lastName: candidate['lastName'], email: candidate['email'], phone: candidate['phone'], photo, consentOn: candidate['consentOn'],
    ...(sees ? personal(candidate) : {}),
    ...Object.fromEntries(await Promise.all(Object.entries(listsOf(candidate)).map(async ([key, some]) => [key, await rows(key, some)]))),
    family: await rows('family', sees ? rowsOf(candidate, 'dependents').map(dependent) : []),
    emergencyContacts: await rows('emergencyContacts', sees && contact ? [{ name: contact, relationshipId: candidate['emergencyContactRelationId'], phone: null }] : []),
    documents: [], accreditations: [],
  };
};
