/** Interviews ahead of candidates who do not come any more: called off for whoever was to meet them, as when somebody cancels the rounds. */
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import type { Language } from '../../session.ts';
import { rewriteRound } from './change-round.ts';
import { followRounds } from './follow-rounds.ts';
import { memberIds } from './round-facts.ts';
import { tellRound } from './tell-round.ts';

/** Nobody in particular: what the candidate or a rule set off. */
const teller = (name: string) => ({ userId: '0', name, email: '' });

const roundsAhead = async (tx: Transaction, candidates: readonly string[], jobPostId: string | null): Promise<readonly Image[]> => {
  const found = await tx.query<{ id: string }>(
    `select id::text as id from scheduled_round where org_code = $1 and candidate_id = any($2::bigint[]) and ($3::bigint is null or job_post_id = $3::bigint) and status in ('SCHEDULED', 'RESCHEDULED') and ends_at > now() order by starts_at, id`,
    [tx.orgCode, candidates, jobPostId],
  );
  return found.length === 0 ? [] : [...(await readImages(tx, resourceOf('ScheduledRound'), found.map(({ id }) => id))).values()];
};

/** The panel, and whoever arranged the round: they did not call it off. */
const concerned = (round: Image): string[] => [...new Set([...memberIds(round), ...(round['organizerId'] == null ? [] : [String(round['organizerId'])])])];

/** Cancels the rounds ahead for the post whose application was withdrawn. Answers what changed, for its change-set. */
export const callOffWithdrawn = async (tx: Transaction, candidateId: string, jobPostId: string, by: string): Promise<readonly Change[]> => {
  const rounds = await roundsAhead(tx, [candidateId], jobPostId);
  if (rounds.length === 0) return [];
  const [{ language }] = (await tx.query<{ language: Language }>('select lower(language) as language from organisation where org_code = $1', [tx.orgCode])) as [{ language: Language }];
  const changes: (Change & { readonly after: Image })[] = [];
  for (const before of rounds) {
    const change = await rewriteRound(tx, before, { status: 'CANCELLED', cancelReason: say(language, 'interview.candidateWithdrew') }, by);
    changes.push(change);
    await tellRound(tx, teller(by), change.after, { occasion: 'Cancelled', members: concerned(before), withCandidate: true });
  }
  return [...changes, ...(await followRounds(tx, changes.map(({ after }) => after), by))];
};

/** Before the records of candidates go: takes their rounds ahead out of calendars, and names nobody. */
export const callOffDeleted = async (tx: Transaction, candidates: readonly string[], by: string): Promise<void> => {
  for (const round of await roundsAhead(tx, candidates, null)) await tellRound(tx, teller(by), { ...round, version: round.version + 1 }, { occasion: 'Cancelled', members: concerned(round), withCandidate: false, isNameless: true });
};
