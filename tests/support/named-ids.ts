/** Arguments of specified operations that name a record by its number, with the entity it is of. */
import { isRequiredArgument } from 'graphql';
import type { Arguments, Operation, Slot } from './every-operation.ts';

const KINDS: Readonly<Record<string, string>> = {
  candidateId: 'Candidate',
  jobPostId: 'JobPost',
  jobPostIds: 'JobPost',
  statusId: 'CandidateStatus',
  archiveStatusId: 'CandidateStatus',
  stageId: 'HiringStage',
  archiveReasonId: 'ArchiveReason',
  blackedReasonId: 'BlacklistReason',
  talentPoolId: 'TalentPool',
  sourceId: 'CandidateSource',
  recruiterId: 'Employee',
  preferredLocationId: 'Location',
  skillId: 'Skill',
};

const isSpecified = ({ endpoint, resource }: Operation): boolean => endpoint === 'recruitment' && resource === undefined;

/** The entity whose id goes into a place of a specified operation. */
export const namedKind = (operation: Operation, { path, type }: Slot): string | undefined => (isSpecified(operation) && type === 'Int' ? KINDS[String(path[0])] : undefined);

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
    const id = KINDS[name] === undefined ? undefined : ours(KINDS[name]);
    if (id !== undefined) return [[name, Array.isArray(value) ? [Number(id)] : Number(id)] as const];
    return name in USUAL ? [[name, USUAL[name]] as const] : [];
  });
  return Object.fromEntries(named);
};
