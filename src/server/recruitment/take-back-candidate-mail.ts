import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';

/** Takes back a mail that somebody wrote while it waits. Refuses MAIL_LEFT once it was tried, so nobody believes it was not read. */
export const takeBackCandidateMail = ({ candidateId, mailId }: { readonly candidateId: number; readonly mailId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { id } = await mailedCandidate(tx, candidateId, grant);
    const of = [tx.orgCode, id, mailId];
    const [mail] = await tx.query('select id from outbox_message where org_code = $1 and candidate_id = $2::bigint and id = $3 and written_by is not null', of);
    if (!mail) throw refuse('NOT_FOUND');
    const [taken] = await tx.query(`delete from outbox_message where org_code = $1 and candidate_id = $2::bigint and id = $3 and status = 'QUEUED' and tries = 0 returning id`, of);
    if (!taken) throw refuse('MAIL_LEFT');
    return { errorCode: '', message: say(grant.session.language, 'candidateMails.takenBack'), validationError: null, mailId };
  });
