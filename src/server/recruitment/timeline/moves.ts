/** Steps from one status to another, each told once: the record of the candidate, the application and the history of hiring all know of it. */
import type { Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import type { TimelineRow } from '../../timeline/row.ts';
import { changeSetOf, isWithin } from './steps.ts';

const MOST = 500;

type Step = { readonly id: string; readonly at: string; readonly by: string; readonly applicationId: string | null; readonly post: string | null; readonly from: string | null; readonly to: string };

/** Steps of which the journal does not tell: they were here, or came with an import, before anybody wrote here. */
export const earlierSteps = async (tx: Transaction, candidateId: string): Promise<TimelineRow[]> => {
  const steps = await tx.query<Step>(
    `select m.id::text as id, ${instant('m.moved_at')} as at, m.moved_by as by, a.id::text as "applicationId", p.title as post, m.from_status_id::text as "from", m.to_status_id::text as "to"
     from stage_move m left join job_post p on p.org_code = m.org_code and p.id = m.job_post_id left join job_application a on a.org_code = m.org_code and a.candidate_id = m.candidate_id and a.job_post_id = m.job_post_id
     where m.org_code = $1 and m.candidate_id = $2::bigint
       and not exists (select from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id where c.org_code = $1 and c.entity = 'StageMove' and c.row_id = m.id and s.source <> 'SEED')
     order by m.moved_at desc limit ${MOST}`,
    [tx.orgCode, candidateId],
  );
  return steps.map(({ id, at, by, applicationId, post, from, to }) => {
    const step = { id: `STEP-${id}`, at, on: null, title: post, by, source: null, reason: null };
    if (from === null && applicationId !== null) return { ...step, kind: 'CHANGE', entity: 'JobApplication', recordId: applicationId, change: 'ADD', fields: [] };
    return { ...step, kind: 'MOVED', entity: 'Candidate', recordId: candidateId, change: null, fields: [{ field: 'statusId', before: from, after: to }] };
  });
};

/** What a step writes besides the status. */
const OF_CANDIDATE: ReadonlySet<string> = new Set(['statusId', 'shortlistedOn', 'offeredOn', 'hiredOn']);
const OF_APPLICATION: ReadonlySet<string> = new Set(['statusId', 'since', 'furthest', 'offeredOn', 'hiredOn']);

/** Changes with each step told as one, and applications by what they are for; `posts` by the application. */
export const withSteps = (rows: readonly TimelineRow[], posts: ReadonlyMap<string, string>): readonly TimelineRow[] => {
  const isUpdate = (row: TimelineRow, entity: string): boolean => row.entity === entity && row.change === 'UPDATE';
  const moves = new Set(rows.filter((row) => isUpdate(row, 'Candidate') && row.fields.some(({ field }) => field === 'statusId')).map(changeSetOf));
  return rows.flatMap((row): readonly TimelineRow[] => {
    if (row.entity === 'JobApplication') return isUpdate(row, 'JobApplication') && moves.has(changeSetOf(row)) && isWithin(row, OF_APPLICATION) ? [] : [{ ...row, title: posts.get(row.recordId) ?? null }];
    return isUpdate(row, 'Candidate') && moves.has(changeSetOf(row)) && isWithin(row, OF_CANDIDATE) ? [{ ...row, kind: 'MOVED', fields: row.fields.filter(({ field }) => field === 'statusId') }] : [row];
  });
};

/** What the applications of a candidate are for, by their ids. */
export const postsOf = async (tx: Transaction, candidateId: string): Promise<ReadonlyMap<string, string>> => {
  const found = await tx.query<{ id: string; title: string }>('select a.id::text as id, p.title from job_application a join job_post p on p.org_code = a.org_code and p.id = a.job_post_id where a.org_code = $1 and a.candidate_id = $2::bigint', [tx.orgCode, candidateId]);
  return new Map(found.map(({ id, title }) => [id, title]));
};
