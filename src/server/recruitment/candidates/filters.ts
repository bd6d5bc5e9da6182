import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { FilterInput } from '../../resource/filter.ts';
import type { Bindings } from '../../resource/sql.ts';

type Ids = readonly number[] | null;
export type CandidateFilters = Partial<
  Readonly<Record<'candidateId' | 'jobPostId' | 'statusId' | 'stageId' | 'sourceId' | 'recruiterId' | 'talentPoolId' | 'archiveReasonId' | 'preferredLocationId' | 'skillId', Ids>> &
    Readonly<Record<'experienceFrom' | 'experienceTo' | 'noticePeriod' | 'rankingFrom', number | null>> &
    Readonly<Record<'currentLocation' | 'expectedCtcFrom' | 'expectedCtcTo' | 'appliedFrom' | 'appliedTo', string | null>> &
    Readonly<Record<'portalAccess' | 'sponsored', boolean | null>> & { readonly gender: readonly string[] | null }
>;

const GENDERS = ['FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED'];

/** FEMALE for 'female', NOT_STATED for 'not stated'. Refuses other words. */
const genderOf = (word: string): string => {
  const upper = word.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');
  if (!GENDERS.includes(upper)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'gender', message: `${word.slice(0, 50)}: ${GENDERS.join(', ')}` }] });
  return upper;
};

const REFERENCES = ['jobPostId', 'statusId', 'sourceId', 'recruiterId', 'talentPoolId', 'archiveReasonId'] as const;

const range = (key: string, from: unknown, to: unknown): FilterInput[] => (from == null && to == null ? [] : [{ [key]: { ...(from == null ? {} : { from }), ...(to == null ? {} : { to }) } }]);
const texts = (ids: readonly number[]): string[] => ids.map(String);

/** Ids of statuses of the stages: no column of the candidate holds those. */
const ofStages = async (tx: Transaction, { stageId }: CandidateFilters): Promise<FilterInput[]> => {
  if (!stageId?.length) return [];
  const rows = await tx.query<{ id: string }>('select id::text as id from candidate_status where org_code = $1 and stage_id = any($2::bigint[])', [tx.orgCode, stageId]);
  return [rows.length === 0 ? { ids: [] } : { statusId: { in: rows.map(({ id }) => id) } }];
};

/** Candidates who have every one of the skills. */
export const withSkills = ({ skillId }: CandidateFilters): ((alias: string, to: Bindings) => string)[] =>
  [...new Set(skillId ?? [])].map((id) => (alias, to) => `${alias}.id in (select s.candidate_id from candidate_skill s where s.org_code = $1 and s.skill_id = ${to.bind(id)}::bigint)`);

/** The arguments as filters of the entity, but for skills; an empty list narrows nothing. */
export const candidateFilters = async (tx: Transaction, args: CandidateFilters): Promise<FilterInput[]> => [
  ...(args.candidateId?.length ? [{ ids: texts(args.candidateId) }] : []),
  ...REFERENCES.flatMap((key): FilterInput[] => (args[key]?.length ? [{ [key]: { in: texts(args[key]) } }] : [])),
  ...(args.preferredLocationId?.length ? [{ preferredLocationId: { in: texts(args.preferredLocationId) } }] : []),
  ...(args.currentLocation?.trim() ? [{ currentLocation: { contains: args.currentLocation.trim() } }] : []),
  ...(args.gender?.length ? [{ gender: { in: args.gender.map(genderOf) } }] : []),
  ...range('experienceYears', args.experienceFrom, args.experienceTo),
  ...range('noticePeriod', null, args.noticePeriod),
  ...range('expectedCtc', args.expectedCtcFrom, args.expectedCtcTo),
  ...range('ranking', args.rankingFrom == null ? null : String(args.rankingFrom), null),
  ...range('appliedOn', args.appliedFrom, args.appliedTo),
  ...(args.portalAccess == null ? [] : [{ portalAccess: { equals: args.portalAccess } }]),
  ...(args.sponsored == null ? [] : [{ sponsored: { equals: args.sponsored } }]),
  ...(await ofStages(tx, args)),
];
