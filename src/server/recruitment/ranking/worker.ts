/** Reckons beside requests how well candidates fit the posts that they applied for. Nobody's version changes by it, and no journal holds it: it follows from what is there. */
import { rankingOf } from '../../../domain/recruitment/ranking.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { poll } from '../../jobs/poll.ts';
import type { Logger } from '../../log.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';
import { abilitiesOf, demandsOf } from './known.ts';

/** As many candidates are reckoned in one go, with the texts of their resumes in memory. */
const BLOCK = 200;

type Due = { readonly org_code: string; readonly id: string; readonly due_at: string };
type Application = { readonly id: string; readonly candidateId: string; readonly jobPostId: string };
type Reckoned = { readonly id: string; readonly ranking: number | null };

const reckoned = async (tx: Transaction, ids: readonly string[]): Promise<{ readonly candidates: readonly Reckoned[]; readonly applications: readonly Reckoned[] }> => {
  const known = new Map((await abilitiesOf(tx, ids)).map((one) => [one.id, one]));
  const applied = await tx.query<Application>('select id::text as id, candidate_id::text as "candidateId", job_post_id::text as "jobPostId" from job_application where org_code = $1 and candidate_id = any($2::bigint[])', [tx.orgCode, ids]);
  const posts = await demandsOf(tx, [...new Set([...applied, ...known.values()].flatMap(({ jobPostId }) => (jobPostId === null ? [] : [jobPostId])))]);
  const fit = (id: string, post: string | null): number | null => {
    const [one, demands] = [known.get(id), post === null ? undefined : posts.get(post)];
    return one && demands ? (rankingOf(demands, one.abilities)?.ranking ?? null) : null;
  };
  return {
    candidates: [...known.values()].map(({ id, jobPostId }) => ({ id, ranking: fit(id, jobPostId) })),
    applications: applied.map(({ id, candidateId, jobPostId }) => ({ id, ranking: fit(candidateId, jobPostId) })),
  };
};

/** Only what differs is written, and locked in the order in which everybody locks. */
const write = (tx: Transaction, table: 'candidate' | 'job_application', rows: readonly Reckoned[]): Promise<unknown> =>
  tx.query(
    `with told as (select * from jsonb_to_recordset($2::jsonb) as x(id bigint, ranking numeric)),
       differs as materialized (select t.id, x.ranking from ${table} t join told x on x.id = t.id where t.org_code = $1 and t.ranking is distinct from x.ranking order by t.id for no key update of t)
     update ${table} t set ranking = d.ranking from differs d where t.org_code = $1 and t.id = d.id`,
    [tx.orgCode, JSON.stringify(rows)],
  );

/** One round: answers how many were reckoned. Whoever changes meanwhile is due again. */
export const reckonDueRankings = async (db: Database): Promise<number> => {
  const due = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select org_code, id::text as id, due_at::text as due_at from take_due_rankings($1)', [BLOCK]));
  const [first] = due;
  if (!first) return 0;
  const found = await withOrg(db, first.org_code, (tx) => reckoned(tx, due.map(({ id }) => id)));
  // Each in a transaction of its own: whoever edits may hold the one while they ask for the other.
  await withOrg(db, first.org_code, (tx) => write(tx, 'job_application', found.applications));
  await withOrg(db, first.org_code, async (tx) => {
    await write(tx, 'candidate', found.candidates);
    await tx.query('delete from candidate_ranking_due c using unnest($2::bigint[], $3::timestamptz[]) as d(id, due_at) where c.org_code = $1 and c.id = d.id and c.due_at = d.due_at', [first.org_code, due.map(({ id }) => id), due.map(({ due_at }) => due_at)]);
  });
  return due.length;
};

export const startRankingWorker = (db: Database, log: Logger): (() => Promise<void>) => poll('rankings of candidates', 2, log, () => reckonDueRankings(db));
