import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { isAhead } from './interviews/call-off.ts';
import { managedSql } from './interviews/manages.ts';

type Counted = { readonly rounds: number; readonly candidates: number };

/** How many interviews are still to come with these candidates, as far as they are the caller's to arrange. */
export const interviewsAhead = ({ candidateId }: { readonly candidateId: readonly number[] }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const ids = to.bind(candidateId);
    const [found] = await tx.query<Counted>(
      `select count(*)::int as rounds, count(distinct r.candidate_id)::int as candidates from scheduled_round r where r.org_code = $1 and r.candidate_id = any(${ids}::bigint[]) and ${isAhead('r')} and ${managedSql(session, 'r.candidate_id', to.bind)}`,
      to.values,
    );
    return { errorCode: '', message: '', ...found! };
  });
