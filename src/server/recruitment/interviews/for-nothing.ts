import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Session } from '../../session.ts';

export type Meeting = { readonly candidateId: string; readonly jobPostId: string | null };

const STANDS = `select c.name, p.title as post, p.status = 'CLOSED' as "isClosed", g.kind = 'REJECTED' as "isRejected", a.withdrawn_on is not null as "isWithdrawn", a.moved_on is not null as "isMovedAway"
  from unnest($2::bigint[], $3::bigint[]) with ordinality as m(candidate, post, at)
    join candidate c on c.org_code = $1 and c.id = m.candidate
    left join job_post p on p.org_code = $1 and p.id = m.post
    left join job_application a on a.org_code = $1 and a.candidate_id = m.candidate and a.job_post_id = m.post
    join candidate_status s on s.org_code = $1 and s.id = coalesce(a.status_id, c.status_id) left join hiring_stage g on g.org_code = $1 and g.id = s.stage_id
  order by m.at`;

type Stands = { readonly name: string; readonly post: string | null; readonly isClosed: boolean | null; readonly isRejected: boolean | null; readonly isWithdrawn: boolean; readonly isMovedAway: boolean };

/** Why nobody may want these interviews, each reason once in the scheduler's language: the candidate is rejected, withdrew or was moved to another post, or the post is closed. */
export const forNothing = async (tx: Transaction, { language }: Session, meetings: readonly Meeting[]): Promise<string[]> => {
  const found = await tx.query<Stands>(STANDS, [tx.orgCode, meetings.map(({ candidateId }) => candidateId), meetings.map(({ jobPostId }) => jobPostId)]);
  const said = new Set<string>();
  for (const { name, post, isRejected, isWithdrawn, isMovedAway } of found) {
    if (isWithdrawn) said.add(say(language, 'interview.applicationWithdrawn', { name, post: post! }));
    else if (isMovedAway) said.add(say(language, 'interview.movedAway', { name, post: post! }));
    else if (isRejected) said.add(post === null ? say(language, 'interview.rejected', { name }) : say(language, 'interview.rejectedForPost', { name, post }));
  }
  for (const { post, isClosed } of found) if (isClosed) said.add(say(language, 'interview.postClosed', { post: post! }));
  return [...said];
};
