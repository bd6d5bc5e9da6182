import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import { timelineChanges, toldEntities } from '../timeline/changes.ts';
import { readPage, type PageAsked } from '../timeline/page.ts';
import { mailRows } from './timeline/mails.ts';
import { earlierSteps, postsOf, withSteps } from './timeline/moves.ts';
import { withOffers } from './timeline/offers.ts';
import { scorecardRows } from './timeline/scorecards.ts';

/** Entities whose records make up somebody's way through the hiring. Scorecards are blind until everybody's is in: that they are submitted is told apart. */
const TOLD = ['Candidate', 'JobApplication', 'ScheduledRound', 'CandidateSalary', 'Offer'] as const;

/** Everything that happened with a candidate and that the person may see, newest first. A seat on a panel opens the candidate, not what was written to them. */
export const candidateTimeline = ({ candidateId, ...page }: PageAsked & { readonly candidateId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    if (!(await reachesCandidate(tx, session, candidateId, 'SEE'))) throw refuse('NOT_FOUND');
    const told = toldEntities(session, TOLD);
    const of = (type: (typeof TOLD)[number]) => told.find(({ resource }) => resource.type === type);
    const rounds = of('ScheduledRound');
    const others = [
      ...((await reachesCandidate(tx, session, candidateId)) ? await mailRows(tx, candidateId) : []),
      ...(of('JobApplication') ? await earlierSteps(tx, candidateId) : []),
      ...(rounds ? await scorecardRows(tx, session, rounds, candidateId) : []),
    ];
    const posts = await postsOf(tx, candidateId);
    return readPage(page, others, async (before, limit) => {
      const { rows, floor } = await timelineChanges(tx, told, { type: 'Candidate', id: candidateId }, before, limit);
      return { rows: withOffers(withSteps(rows, posts)), floor };
    }, session.timeZone);
  });
