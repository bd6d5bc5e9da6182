/** Candidates as the person may see them, with what is reckoned beside each. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import { readPage, type Fields, type PageAsked } from '../../resource/read-page.ts';
import { selectionOf, type Selection } from '../../resource/selection.ts';
import { besides, type Beside } from './beside.ts';

const all = (names: string): Record<string, true> => Object.fromEntries(names.split(' ').map((name) => [name, true as const]));
const titled = (names = 'id title'): Selection => selectionOf(all(names));

/** What a line of a list is made of. */
const LINE = {
  ...all('id number firstName middleName lastName email phone currentLocation ranking noticePeriod sponsored portalAccess mppPositionType mppStatus resume experienceYears experienceMonths'),
  ...all('currentCtc expectedCtc gender dateOfBirth standing archiveComment blacklistComment blacklistAttachment blacklistedOn blacklistedBy shortlistedOn offeredOn offerRespondedOn hiredOn createdAt'),
  jobPost: titled(),
  status: titled('id name'),
  preferredLocation: titled(),
  recruiter: titled(),
  source: titled('id name'),
  talentPool: titled('id name'),
  archiveReason: titled('id name'),
  blacklistReason: titled('id name'),
  skills: selectionOf({ skill: titled() }),
};

/** What the whole of a candidate is made of. */
export const WHOLE = {
  ...LINE,
  ...all('version salutation suffix preferredName pronouns photo fax coverLetter currentEmployer currentDesignation otherWorkPermit currency maritalStatus nationality bloodGroup nationalId passportNumber address barangay region'),
  ...all('emergencyContactName verifierName verifierPhone verifierEmail genderIdentity genderExpression sexualOrientation disability'),
  emergencyContactRelation: titled(),
  employee: titled(),
  experience: titled('company designation location startedOn endedOn'),
  references: titled('name company email phone'),
  education: titled('level qualification specialization institute startedOn endedOn yearOfPassing percentage grade city state country'),
  certifications: titled('name receivedOn receivedFrom ranking'),
  languages: titled('language spoken readWrite proficiency'),
  workPermits: selectionOf({ workAuthorization: titled() }),
  dependents: selectionOf({ firstName: true, gender: true, relationship: titled() }),
};

type Named = { readonly id: string; readonly title: string } | null;
export type Line = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly phone: string | null;
  readonly jobPost: Named;
  readonly preferredLocation: Named;
  readonly recruiter: Named;
  readonly skills: readonly { readonly skill: Named }[] | null;
} & Readonly<Record<'status' | 'source' | 'talentPool' | 'archiveReason' | 'blacklistReason', { readonly id: string; readonly name: string } | null>>;
export type Read = { readonly line: Line; readonly beside: Beside };

/** A page of those within the grant, the last who applied first. */
export const readCandidates = async (context: Pick<Context, 'db'>, grant: Grant, { fields = LINE, ...asked }: PageAsked & { readonly fields?: Fields }): Promise<{ total: number; read: readonly Read[] }> => {
  const { total, lines } = await readPage<Line>(context, grant, 'Candidate', fields, asked);
  const found = await withOrg(context.db, grant.session.orgCode, (tx) => besides(tx, lines.map(({ id }) => id), grant.session));
  return { total, read: lines.flatMap((line) => (found.has(line.id) ? [{ line, beside: found.get(line.id)! }] : [])) };
};
