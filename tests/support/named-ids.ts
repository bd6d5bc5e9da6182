/** Arguments of specified operations that name a record by its number, with the entity it is of. */
import { isRequiredArgument } from 'graphql';
import type { Arguments, Operation, Slot } from './every-operation.ts';

const KINDS: Readonly<Record<string, string>> = {
  candidateId: 'Candidate',
  candidateIds: 'Candidate',
  jobPostId: 'JobPost',
  jobpostId: 'JobPost',
  jobPostIds: 'JobPost',
  statusId: 'CandidateStatus',
  fromStatusId: 'CandidateStatus',
  candidatesStatusId: 'CandidateStatus',
  archiveStatusId: 'CandidateStatus',
  stageId: 'HiringStage',
  archiveReasonId: 'ArchiveReason',
  blackedReasonId: 'BlacklistReason',
  talentPoolId: 'TalentPool',
  sourceId: 'CandidateSource',
  recruiterId: 'Employee',
  preferredLocationId: 'Location',
  skillId: 'Skill',
  interviewId: 'Interview',
  roundId: 'ScheduledRound',
  exceptRoundId: 'ScheduledRound',
  roundMasterId: 'InterviewRound',
  offerId: 'Offer',
  documentId: 'GeneratedDocument',
  signatureId: 'DocumentSignature',
  templateId: 'SalaryTemplate',
  salaryTemplateId: 'SalaryTemplate',
  componentId: 'SalaryComponent',
  grossIds: 'SalaryComponent',
  departmentId: 'Department',
  employeeIds: 'Employee',
  panelMemberId: 'Employee',
  panelMembers: 'Employee',
  recruiters: 'Employee',
  hiringManager: 'Employee',
  onboardSpecialist: 'Employee',
};

/** Arguments whose names say something else in other operations. */
const OF_OPERATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listJobPost: { designation: 'Designation', location: 'Location', functionalArea: 'FunctionalArea', qualification: 'Qualification', skills: 'Skill' },
  addDocuments: { templateId: 'DocumentTemplate' },
  sendOffer: { templateId: 'OfferLetterTemplate' },
  previewOffer: { templateId: 'OfferLetterTemplate' },
};

const kindNamed = ({ root }: Operation, name: string): string | undefined => OF_OPERATION[root.name]?.[name] ?? KINDS[name];

const isSpecified = ({ endpoint, resource }: Operation): boolean => (endpoint === 'recruitment' || endpoint === 'document-signing') && resource === undefined;

/** The entity whose id goes into a place of a specified operation. */
export const namedKind = (operation: Operation, { path, type }: Slot): string | undefined =>
  isSpecified(operation) && (type === 'Int' || type === 'ID') ? kindNamed(operation, String(path.filter((step) => typeof step === 'string').at(-1))) : undefined;

/** Whether the argument narrows a list, so that an id that is nowhere finds nothing. Any other names a record and is refused. */
export const narrowsList = ({ root }: Operation, { path }: Slot): boolean => {
  const argument = root.field.args.find(({ name }) => name === path[0]);
  return argument !== undefined && !isRequiredArgument(argument) && /^(list|get)/.test(root.name);
};

/** Values with which specified operations come as far as their ids. */
const USUAL: Arguments = { gender: 'FEMALE', emailId: 'sample@example.com', mobileNo: '+919876543210', firstName: 'Sample', lastName: 'Sample', action: 'archive' };

export const namedBase = (operation: Operation, ours: (type: string) => string | undefined): Arguments => {
  if (!isSpecified(operation)) return {};
  const named = Object.entries(operation.least).flatMap(([name, value]) => {
    const kind = kindNamed(operation, name);
    const id = kind === undefined ? undefined : ours(kind);
    const of = operation.root.field.args.find((argument) => argument.name === name);
    const given = id === undefined || of?.type.toString().includes('ID') ? id : Number(id);
    if (given !== undefined) return [[name, Array.isArray(value) ? [given] : given] as const];
    return name in USUAL ? [[name, USUAL[name]] as const] : [];
  });
  return Object.fromEntries(named);
};
