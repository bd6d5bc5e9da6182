/** What is counted beside job posts: of the candidates whom the person sees, as the figures in lists are. */
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import { REMAINS } from './remaining.ts';

/** Null where the person sees no candidates. */
export type PostFigures = {
  readonly id: string;
  /** Everybody who ever applied and did not take it back. */
  readonly applicants: number | null;
  readonly filled: number | null;
  /** Neither hired nor rejected yet. */
  readonly remaining: number | null;
  /** Active candidates for whom it is the post that counts now, and who did not take that application back. */
  readonly candidates: number | null;
  readonly interview: 'IN_PROGRESS' | 'PLANNED' | 'COMPLETED' | null;
};

/** Records of candidates that the person sees, over an alias; null without the right to see any. */
export const seenOf = (session: Session, type: 'Candidate' | 'JobApplication', alias: string, to: Bindings): string | null => {
  const reach = reachOf(session, 'JOB_CANDIDATES', 'VIEW');
  return reach === null ? null : rowsWithin(resourceOf(type), { ...reach, forms: ['JOB_CANDIDATES'] }, session, alias, to);
};

export const figuresOf = async (tx: Transaction, session: Session, ids: readonly string[]): Promise<ReadonlyMap<string, PostFigures>> => {
  if (ids.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const posts = `${to.bind(ids)}::bigint[]`;
  const [applications, candidates] = [seenOf(session, 'JobApplication', 'a', to), seenOf(session, 'Candidate', 'c', to)];
  const figure = (sql: string): string => (applications === null ? 'null::int' : `coalesce(${sql}, 0)::int`);
  const rows = await tx.query<PostFigures>(
    `select p.id::text as id, ${figure('x.applicants')} as applicants, ${figure('x.filled')} as filled, ${figure('x.remaining')} as remaining,
       ${candidates === null ? 'null::int' : `(select count(*)::int from candidate c where c.org_code = p.org_code and c.job_post_id = p.id and c.standing = 'ACTIVE' and c.withdrawn_on is null and ${candidates})`} as candidates,
       (select i.status from interview i where i.org_code = p.org_code and i.job_post_id = p.id and i.status <> 'CANCELLED' order by array_position(array['IN_PROGRESS', 'PLANNED', 'COMPLETED'], i.status) limit 1) as interview
     from job_post p left join (
       select a.job_post_id as id, count(*) filter (where a.withdrawn_on is null) as applicants, count(*) filter (where a.withdrawn_on is null and g.kind = 'HIRED') as filled, count(*) filter (where ${REMAINS}) as remaining
       from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id
       join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
       where a.org_code = $1 and a.job_post_id = any(${posts}) and ${applications ?? 'false'} group by 1
     ) x on x.id = p.id where p.org_code = $1 and p.id = any(${posts})`,
    to.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
