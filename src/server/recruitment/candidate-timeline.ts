import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { instant } from '../resource/columns.ts';
import { toCandidate } from './mail/to-candidate.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import { timelineChanges, toldEntities } from '../timeline/changes.ts';
import { readPage, type PageAsked } from '../timeline/page.ts';
import type { TimelineRow } from '../timeline/row.ts';

/** Entities whose records make up somebody's way through the hiring. Scorecards are blind until everybody's is in: they are told under interviews. */
const TOLD = ['Candidate', 'JobApplication', 'ScheduledRound', 'CandidateSalary', 'Offer'] as const;

const MOST_MAILS = 500;

type Mail = { readonly id: string; readonly at: string; readonly subject: string; readonly by: string | null };

/** What left for the candidate, or is kept where it can be read; what waits is under mails alone, as is what mails say. */
const mailRows = async (tx: Transaction, candidateId: string): Promise<TimelineRow[]> => {
  const mails = await tx.query<Mail>(
    `select id, ${instant('coalesce(sent_at, created_at)')} as at, subject, written_by as by from outbox_message m
     where org_code = $1 and candidate_id = $2::bigint and status in ('SENT', 'KEPT') and ${toCandidate('m')} order by created_at desc limit ${MOST_MAILS}`,
    [tx.orgCode, candidateId],
  );
  return mails.map(({ id, at, subject, by }) => ({ id: `MAIL-${id}`, kind: 'MAIL', at, on: null, entity: 'Candidate', recordId: candidateId, title: subject, by, change: null, source: null, reason: null, fields: [] }));
};

/** Everything that happened with a candidate and that the person may see, newest first. A seat on a panel opens the candidate, not what was written to them. */
export const candidateTimeline = ({ candidateId, ...page }: PageAsked & { readonly candidateId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    if (!(await reachesCandidate(tx, grant.session, candidateId))) throw refuse('NOT_FOUND');
    const told = toldEntities(grant.session, TOLD);
    const mails = (await reachesCandidate(tx, grant.session, candidateId, 'WORK')) ? await mailRows(tx, candidateId) : [];
    return readPage(page, mails, (before, limit) => timelineChanges(tx, told, { type: 'Candidate', id: candidateId }, before, limit));
  });
