import { rankingOf } from '../../domain/recruitment/ranking.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { abilitiesOf, demandsOf } from './ranking/known.ts';

type Row = { readonly id: string; readonly jobPost: string | null; readonly isWaiting: boolean };

/** The ranking with what makes it so, of a candidate within reach. */
export const candidateRanking = ({ candidateId }: { readonly candidateId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const [row] = await tx.query<Row>(
      `select t.id::text as id, p.title as "jobPost",
         exists (select from candidate_ranking_due d where d.org_code = $1 and d.id = t.id) or exists (select from job_post_ranking_due d where d.org_code = $1 and d.id = t.job_post_id)
           or exists (select from candidate_resume_text r where r.org_code = $1 and r.id = t.id and r.body is null) as "isWaiting"
       from candidate t left join job_post p on p.org_code = t.org_code and p.id = t.job_post_id where t.org_code = $1 and t.id = ${to.bind(candidateId)}::bigint and ${rowsWithin(resourceOf('Candidate'), grant, grant.session, 't', to)}`,
      to.values,
    );
    const [known] = row ? await abilitiesOf(tx, [row.id]) : [];
    if (!row || !known) throw refuse('NOT_FOUND');
    const demands = known.jobPostId === null ? undefined : (await demandsOf(tx, [known.jobPostId])).get(known.jobPostId);
    const found = demands ? rankingOf(demands, known.abilities) : null;
    const parts = (found?.parts ?? []).map(({ years, ...part }) => ({ ...part, years: years?.has ?? null, yearsFrom: years?.from ?? null, yearsTo: years?.to ?? null }));
    return { errorCode: '', message: '', validationError: null, ranking: found?.ranking ?? null, jobPost: row.jobPost, isWaiting: row.isWaiting, parts };
  });
