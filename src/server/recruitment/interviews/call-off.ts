/** Interviews ahead of candidates who do not come any more: called off for whoever was to meet them, as when somebody cancels the rounds. */
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import { readImages } from '../../resource/store.ts';
import type { Language, Session } from '../../session.ts';
import { rewriteRound } from './change-round.ts';
import { followRounds } from './follow-rounds.ts';
import type { Ending } from './invitation.ts';
import { managedSql } from './manages.ts';
import { memberIds, type Teller } from './round-facts.ts';
import { tellRound } from './tell-round.ts';

/** Nobody in particular: what the candidate or a rule set off. */
const nobody = (name: string): Teller => ({ userId: '0', name, email: '' });

/** Of a round, that it is still to come. */
export const isAhead = (alias: string): string => `${alias}.status in ('SCHEDULED', 'RESCHEDULED') and ${alias}.ends_at > now()`;

/** Of these candidates; with a session only those that are the person's to arrange. */
const roundsAhead = async (tx: Transaction, candidates: readonly string[], jobPostId: string | null, session?: Session): Promise<readonly Image[]> => {
  const to = bindings(tx.orgCode);
  const [ids, post] = [to.bind(candidates), to.bind(jobPostId)];
  const found = await tx.query<{ id: string }>(
    `select r.id::text as id from scheduled_round r where r.org_code = $1 and r.candidate_id = any(${ids}::bigint[]) and (${post}::bigint is null or r.job_post_id = ${post}::bigint) and ${isAhead('r')} and ${session ? managedSql(session, 'r.candidate_id', to.bind) : 'true'} order by r.starts_at, r.id`,
    to.values,
  );
  const rounds = found.length === 0 ? [] : [...(await readImages(tx, resourceOf('ScheduledRound'), found.map(({ id }) => id))).values()];
  // Somebody may have cancelled one, or given its result, until it was locked.
  return rounds.filter(({ status }) => status === 'SCHEDULED' || status === 'RESCHEDULED');
};

/** The panel, and whoever arranged the round, unless they call it off themselves. */
const concerned = (round: Image, except: string | null = null): string[] => [...new Set([...memberIds(round), ...(round['organizerId'] == null || String(round['organizerId']) === except ? [] : [String(round['organizerId'])])])];

const REASON: Readonly<Record<Ending, string>> = { Withdrawn: 'interview.candidateWithdrew', Dropped: 'interview.candidateDropped' };

type CallingOff = { readonly teller: Teller; readonly ending: Ending; readonly by: string; /** The employee who does it. */ readonly except?: string | null };

const callOff = async (tx: Transaction, rounds: readonly Image[], { teller, ending, by, except = null }: CallingOff): Promise<readonly Change[]> => {
  if (rounds.length === 0) return [];
  const [{ language }] = (await tx.query<{ language: Language }>('select lower(language) as language from organisation where org_code = $1', [tx.orgCode])) as [{ language: Language }];
  const changes: (Change & { readonly after: Image })[] = [];
  for (const before of rounds) {
    const change = await rewriteRound(tx, before, { status: 'CANCELLED', cancelReason: say(language, REASON[ending]) }, by);
    changes.push(change);
    await tellRound(tx, teller, change.after, { occasion: 'Cancelled', members: concerned(before, except), withCandidate: true, ending });
  }
  return [...changes, ...(await followRounds(tx, changes.map(({ after }) => after), by))];
};

/** Cancels the rounds ahead for the post whose application was withdrawn. Answers what changed, for its change-set. */
export const callOffWithdrawn = async (tx: Transaction, candidateId: string, jobPostId: string, by: string): Promise<readonly Change[]> =>
  callOff(tx, await roundsAhead(tx, [candidateId], jobPostId), { teller: nobody(by), ending: 'Withdrawn', by });

/** Cancels the rounds ahead of candidates who are not considered any more, as far as they are the person's to arrange (as `interviewsAhead` counts them). */
export const callOffDropped = async (tx: Transaction, session: Session, candidates: readonly string[]): Promise<readonly Change[]> => {
  const rounds = await roundsAhead(tx, candidates, null, session);
  return callOff(tx, rounds, { teller: session, ending: 'Dropped', by: session.name, except: session.employeeId });
};

/** Before the records of candidates go: takes their rounds ahead out of calendars, and names nobody. */
export const callOffDeleted = async (tx: Transaction, candidates: readonly string[], by: string): Promise<void> => {
  for (const round of await roundsAhead(tx, candidates, null)) await tellRound(tx, nobody(by), { ...round, version: round.version + 1 }, { occasion: 'Cancelled', members: concerned(round), withCandidate: false, isNameless: true });
};
