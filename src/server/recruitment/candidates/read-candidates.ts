/** Candidates as the person may see them, with what is reckoned beside each. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import type { FilterInput } from '../../resource/filter.ts';
import { readList, type ListArguments } from '../../resource/list.ts';
import { resourceOf } from '../../resource/registry.ts';
import { selectionOf, type Selection } from '../../resource/selection.ts';
import { sightOf } from '../../resource/sight.ts';
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
type Asked = Pick<ListArguments, 'where'> & { readonly filters: readonly FilterInput[]; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null; readonly fields?: Readonly<Record<string, true | Selection>> };

/** A page of those within the grant, the last who applied first. */
export const readCandidates = async ({ db }: Pick<Context, 'db'>, grant: Grant, { filters, where = [], search = null, offset, limit, fields = LINE }: Asked): Promise<{ total: number; read: readonly Read[] }> => {
  const resource = resourceOf('Candidate');
  const page = await readList<{ totalRecords: number; rows: readonly Line[] }>(db, {
    resource,
    sight: sightOf(grant.session, resource, grant),
    selection: selectionOf({ totalRecords: true, rows: selectionOf(fields) }),
    lists: new Map([['rows', 'rows' as const]]),
    pageType: '',
    arguments: { search, also: filters, where, offset: offset ?? 0, limit: limit ?? 50 },
  });
  const found = await withOrg(db, grant.session.orgCode, (tx) => besides(tx, page.rows.map(({ id }) => id), grant.session));
  return { total: page.totalRecords, read: page.rows.flatMap((line) => (found.has(line.id) ? [{ line, beside: found.get(line.id)! }] : [])) };
};
