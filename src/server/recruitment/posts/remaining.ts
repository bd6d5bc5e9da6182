/** Candidates of a post who were neither hired nor rejected, and what closing it means for them. */
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import type { MailsAhead } from '../../resource/hooks.ts';
import type { Change } from '../../resource/journal.ts';
import { changeAll } from '../acts/candidate-act.ts';
import { applicationsMails, candidatesMails } from '../mail/mails-ahead.ts';
import { STANDS } from '../pipeline/running.ts';
import { statusOf } from '../pipeline/statuses.ts';

type Remaining = { readonly application: string; readonly candidate: string; readonly counts: boolean };

export const REMAINS = `${STANDS} and c.standing = 'ACTIVE' and g.kind not in ('HIRED', 'REJECTED')`;

const remainingOf = (tx: Transaction, postId: string): Promise<Remaining[]> =>
  tx.query(
    `select a.id::text as application, c.id::text as candidate, c.job_post_id = a.job_post_id and c.job_post_id is not null as counts from job_application a
     join candidate c on c.org_code = a.org_code and c.id = a.candidate_id
     join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
     where a.org_code = $1 and a.job_post_id = $2::bigint and ${REMAINS} order by a.id`,
    [tx.orgCode, postId],
  );

/** The mails that leave where they come to the status. */
export const remainingAhead = async (tx: Transaction, caller: Caller, postId: string, statusId: string): Promise<readonly MailsAhead[]> => {
  const remaining = await remainingOf(tx, postId);
  const asked = (ids: readonly string[]) => ids.map((id) => ({ id, values: { statusId } }));
  const candidates = await candidatesMails(tx, caller, asked(remaining.flatMap(({ candidate, counts }) => (counts ? [candidate] : []))));
  return [...candidates, ...(await applicationsMails(tx, caller, asked(remaining.flatMap(({ application, counts }) => (counts ? [] : [application])))))];
};

/** They come to the status, with its mail where it sends one. Takes the right to change candidates, and every one of them within its reach. */
export const moveRemaining = async (tx: Transaction, caller: Caller, postId: string, statusId: string): Promise<readonly Change[]> => {
  const reach = reachOf(caller.session, 'JOB_CANDIDATES', 'UPDATE');
  if (reach === null) throw refuse('_DB0102');
  // Also where nobody remains who would come to it.
  if ((await statusOf(tx, statusId)) === undefined) throw refuse('NOT_FOUND');
  const as: Caller = { ...caller, reach: { ...reach, forms: ['JOB_CANDIDATES'] }, form: 'JOB_CANDIDATES' };
  const remaining = await remainingOf(tx, postId);
  const updates = (ids: readonly string[]) => ids.map((id) => ({ id, version: null, input: { statusId } }));
  const of = async (type: string, ids: readonly string[]) => (ids.length === 0 ? [] : changeAll(tx, type, updates(ids), as));
  const candidates = await of('Candidate', remaining.flatMap(({ candidate, counts }) => (counts ? [candidate] : [])));
  return [...candidates, ...(await of('JobApplication', remaining.flatMap(({ application, counts }) => (counts ? [] : [application]))))];
};
