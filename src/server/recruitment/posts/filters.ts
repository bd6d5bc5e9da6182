import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { FilterInput } from '../../resource/filter.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { STANDS } from '../pipeline/running.ts';
import { seenOf } from './figures.ts';

type Ids = readonly number[] | null;
type Words = readonly string[] | null;
export type PostFilters = Partial<
  Readonly<Record<'designation' | 'location' | 'functionalArea' | 'skills' | 'qualification', Ids>> & Readonly<Record<'jobType' | 'status', Words>> & { readonly closingDate: string | null; readonly stageId: number | null; readonly isDropDownCall: boolean | null; readonly action: string | null }
>;

const STATUSES = ['DRAFT', 'PENDING_APPROVAL', 'OPEN', 'ON_HOLD', 'CLOSED', 'REJECTED'];
const TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERNSHIP', 'VOLUNTEER'];

/** 'on hold' as ON_HOLD. Refuses other words. */
const wordsOf = (field: string, words: readonly string[], known: readonly string[]): string[] =>
  words.map((word) => {
    const upper = word.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');
    if (!known.includes(upper)) throw refuse('BAD_USER_INPUT', { validationError: [{ field, message: `${word.slice(0, 50)}: ${known.join(', ')}` }] });
    return upper;
  });

/** Posts to which candidates may come: for a choice, and where something is done with them. */
const TO_FILL: readonly FilterInput[] = [{ status: { in: ['DRAFT', 'PENDING_APPROVAL', 'OPEN', 'ON_HOLD'] } }, { isTemplate: { equals: false } }];
const ACTIONS: ReadonlyMap<string, readonly FilterInput[]> = new Map([['view', []], ['add', TO_FILL], ['edit', TO_FILL], ['move', TO_FILL], ['apply', [{ status: { equals: 'OPEN' } }, { isTemplate: { equals: false } }]]]);

const actionFilters = (action: string): readonly FilterInput[] => {
  const found = ACTIONS.get(action.trim().toLowerCase());
  if (!found) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'action', message: `${action.slice(0, 50)}: ${[...ACTIONS.keys()].join(', ')}` }] });
  return found;
};

const LOOKED = {
  location: 'select distinct job_post_id::text as id from job_post_location where org_code = $1 and location_id = any($2::bigint[])',
  skills: 'select job_post_id::text as id from job_post_skill where org_code = $1 and skill_id = any($2::bigint[]) group by job_post_id having count(distinct skill_id) = cardinality($2::bigint[])',
  qualification: 'select distinct job_post_id::text as id from job_post_qualification where org_code = $1 and qualification_id = any($2::bigint[])',
} as const;

const looked = async (tx: Transaction, what: keyof typeof LOOKED, ids: Ids | undefined): Promise<FilterInput[]> => {
  if (!ids?.length) return [];
  const rows = await tx.query<{ id: string }>(LOOKED[what], [tx.orgCode, [...new Set(ids)]]);
  return [{ ids: rows.map(({ id }) => id) }];
};

/** Posts with somebody in the stage whom the person sees. */
const inStage = async (tx: Transaction, session: Session, stageId: number | null | undefined): Promise<FilterInput[]> => {
  if (stageId == null) return [];
  const to = bindings(tx.orgCode);
  const seen = seenOf(session, 'JobApplication', 'a', to);
  if (seen === null) return [{ ids: [] }];
  const rows = await tx.query<{ id: string }>(
    `select distinct a.job_post_id::text as id from job_application a join candidate_status s on s.org_code = a.org_code and s.id = a.status_id
     where a.org_code = $1 and ${STANDS} and s.stage_id = ${to.bind(stageId)}::bigint and ${seen}`,
    to.values,
  );
  return [{ ids: rows.map(({ id }) => id) }];
};

/** The arguments as filters of the entity; an empty list narrows nothing. */
export const postFilters = async (tx: Transaction, session: Session, args: PostFilters): Promise<FilterInput[]> => [
  ...(args.designation?.length ? [{ designationId: { in: args.designation.map(String) } }] : []),
  ...(args.functionalArea?.length ? [{ functionalAreaId: { in: args.functionalArea.map(String) } }] : []),
  ...(args.jobType?.length ? [{ jobType: { in: wordsOf('jobType', args.jobType, TYPES) } }] : []),
  ...(args.status?.length ? [{ status: { in: wordsOf('status', args.status, STATUSES) } }] : []),
  ...(args.closingDate ? [{ closingDate: { to: args.closingDate } }] : []),
  ...(args.action ? actionFilters(args.action) : []),
  ...(args.isDropDownCall === true ? TO_FILL : []),
  ...(await looked(tx, 'location', args.location)),
  ...(await looked(tx, 'skills', args.skills)),
  ...(await looked(tx, 'qualification', args.qualification)),
  ...(await inStage(tx, session, args.stageId)),
];
