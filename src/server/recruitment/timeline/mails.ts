import type { Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import type { TimelineRow } from '../../timeline/row.ts';
import { toCandidate } from '../mail/to-candidate.ts';

const MOST = 500;

type Mail = { readonly id: string; readonly at: string; readonly subject: string; readonly by: string | null };

/** What left for the candidate, or is kept where it can be read; what waits is under mails alone, as is what mails say. */
export const mailRows = async (tx: Transaction, candidateId: string): Promise<TimelineRow[]> => {
  const mails = await tx.query<Mail>(
    `select id, ${instant('coalesce(sent_at, created_at)')} as at, subject, written_by as by from outbox_message m
     where org_code = $1 and candidate_id = $2::bigint and status in ('SENT', 'KEPT') and ${toCandidate('m')} order by created_at desc limit ${MOST}`,
    [tx.orgCode, candidateId],
  );
  return mails.map(({ id, at, subject, by }) => ({ id: `MAIL-${id}`, kind: 'MAIL', at, on: null, entity: 'Candidate', recordId: candidateId, title: subject, by, change: null, source: null, reason: null, fields: [] }));
};
