/** Interviews ahead of candidates who do not come any more: called off for whoever was to meet them, as when somebody cancels the rounds. */
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Written } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import { readImages } from '../../resource/store.ts';
import type { Language, Session } from '../../session.ts';
import { postLeft } from '../pipeline/moved-away.ts';
import { askedOf } from './blind.ts';
import { rewriteRound } from './change-round.ts';
import { followRounds } from './follow-rounds.ts';
import type { Ending } from './invitation.ts';
import { managedSql } from './manages.ts';
import type { Teller } from './round-facts.ts';
import { tellRound } from './tell-round.ts';
import { wasScored } from './took-place.ts';

/** Nobody in particular: what the candidate or a rule set off. */
const nobody = (name: string): Teller => ({ userId: '0', name, email: '' });

type Ahead = { readonly candidates: readonly string[] | null; readonly jobPostId: string | true | null; readonly session?: Session };

/** Of a round, that it is still to come: one of which somebody has judged took place, also where it was over early. */
const isAhead = (alias: string): string => `${alias}.status in ('SCHEDULED', 'RESCHEDULED') and ${alias}.ends_at > now() and not ${wasScored(alias)}`;

/** Of a round, that it is for the post that counts now for its candidate. */
const isOfPost = (alias: string): string => `exists (select from candidate c where c.org_code = ${alias}.org_code and c.id = ${alias}.candidate_id and c.job_post_id is not distinct from ${alias}.job_post_id)`;

/** Rounds ahead of these candidates (all without any), for one post or the one that counts (true); with a session only those that are the person's to arrange. */
const aheadSql = ({ candidates, jobPostId, session }: Ahead, to: Bindings): string => {
  const ids = to.bind(candidates);
  const ofPost = jobPostId === true ? isOfPost('r') : jobPostId === null ? 'true' : `r.job_post_id = ${to.bind(jobPostId)}::bigint`;
  return `from scheduled_round r where r.org_code = $1 and (${ids}::bigint[] is null or r.candidate_id = any(${ids}::bigint[])) and ${ofPost} and ${isAhead('r')} and ${session ? managedSql(session, 'r.candidate_id', to.bind) : 'true'}`;
};

/** How many interviews are still to come, and with how many of the candidates. */
export const countAhead = async (tx: Transaction, ahead: Ahead): Promise<{ readonly rounds: number; readonly candidates: number }> => {
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<{ rounds: number; candidates: number }>(`select count(*)::int as rounds, count(distinct r.candidate_id)::int as candidates ${aheadSql(ahead, to)}`, to.values);
  return row!;
};

const roundsAhead = async (tx: Transaction, ahead: Ahead): Promise<readonly Image[]> => {
  const to = bindings(tx.orgCode);
  const found = await tx.query<{ id: string }>(`select r.id::text as id ${aheadSql(ahead, to)} order by r.starts_at, r.id`, to.values);
  const rounds = found.length === 0 ? [] : [...(await readImages(tx, resourceOf('ScheduledRound'), found.map(({ id }) => id))).values()];
  // Somebody may have cancelled one, or given its result, until it was locked.
  return rounds.filter(({ status }) => status === 'SCHEDULED' || status === 'RESCHEDULED');
};

/** The panel, and whoever arranged the round, unless they call it off themselves. */
const concerned = (round: Image, except: string | null = null): string[] => [...new Set([...askedOf(round), ...(round['organizerId'] == null || String(round['organizerId']) === except ? [] : [String(round['organizerId'])])])];

/** Why they are called off, as the panel reads it. */
type Reason = 'interview.candidateWithdrew' | 'interview.candidateDropped' | 'interview.candidateMovedAway';

type CallingOff = { readonly teller: Teller; readonly ending: Ending; readonly reason: Reason; readonly by: string; /** The employee who does it. */ readonly except?: string | null };

const callOff = async (tx: Transaction, rounds: readonly Image[], { teller, ending, reason, by, except = null }: CallingOff): Promise<readonly Change[]> => {
  if (rounds.length === 0) return [];
  const [{ language }] = (await tx.query<{ language: Language }>('select lower(language) as language from organisation where org_code = $1', [tx.orgCode])) as [{ language: Language }];
  const changes: (Change & { readonly after: Image })[] = [];
  for (const before of rounds) {
    const change = await rewriteRound(tx, before, { status: 'CANCELLED', cancelReason: say(language, reason) }, by);
    changes.push(change);
    await tellRound(tx, teller, change.after, { occasion: 'Cancelled', members: concerned(before, except), withCandidate: true, ending });
  }
  return [...changes, ...(await followRounds(tx, changes.map(({ after }) => after), by))];
};

/** Cancels the rounds ahead for the post whose application was withdrawn. Answers what changed, for its change-set. */
export const callOffWithdrawn = async (tx: Transaction, candidateId: string, jobPostId: string, by: string): Promise<readonly Change[]> =>
  callOff(tx, await roundsAhead(tx, { candidates: [candidateId], jobPostId }), { teller: nobody(by), ending: 'Withdrawn', reason: 'interview.candidateWithdrew', by });

/** Cancels the rounds ahead of candidates who are not considered any more, for one post alone or the one that counts, as far as they are the person's to arrange (as `interviewsAhead` counts them). */
export const callOffDropped = async (tx: Transaction, session: Session, candidates: readonly string[] | null, jobPostId: string | true | null = null, reason: Reason = 'interview.candidateDropped'): Promise<readonly Change[]> => {
  const rounds = await roundsAhead(tx, { candidates, jobPostId, session });
  return callOff(tx, rounds, { teller: session, ending: 'Dropped', reason, by: session.name, except: session.employeeId });
};

/** Cancels the rounds ahead for the posts from which candidates are moved to another one, as far as they are the person's to arrange. */
export const callOffLeft = async (tx: Transaction, session: Session, moved: readonly Written[]): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const [post, some] of Map.groupBy(moved, ({ after, before }) => postLeft(after, before))) if (post !== undefined) changes.push(...(await callOffDropped(tx, session, some.map(({ after }) => after.id), post, 'interview.candidateMovedAway')));
  return changes;
};

/** Before the records of candidates go: takes their rounds ahead out of calendars, and names nobody. */
export const callOffDeleted = async (tx: Transaction, candidates: readonly string[], by: string): Promise<void> => {
  for (const round of await roundsAhead(tx, { candidates, jobPostId: null })) await tellRound(tx, nobody(by), { ...round, version: round.version + 1 }, { occasion: 'Cancelled', members: concerned(round), withCandidate: false, isNameless: true });
};
