/** Invites to a round, moves it and calls it off, by mail with a calendar event and in Tenure: in the transaction that writes the round. */
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { say } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import type { Image } from '../../resource/image.ts';
import type { Language } from '../../session.ts';
import { askedOf } from './blind.ts';
import { calendarFile, type Person } from './calendar-event.ts';
import { candidateMail, panelMail, placeOf, type Ending, type Occasion, type RoundWords, type Span } from './invitation.ts';
import { factsOf, memberIds, type Teller } from './round-facts.ts';

type Telling = {
  readonly occasion: Occasion;
  /** Members of the panel who are told; all who have not declined without. */
  readonly members?: readonly string[];
  readonly withCandidate: boolean;
  /** When it was to be, where it is moved. */
  readonly was?: Span;
  /** Addresses that have not heard of the round: they are invited to what others read the change of, and hear of no end. */
  readonly unaware?: ReadonlySet<string>;
  /** In whose words the candidate reads that the round is called off; without it more is to come. */
  readonly ending?: Ending;
  /** The candidate’s record goes: what is told here stays, and does not name them. */
  readonly isNameless?: boolean;
};

const isReached = (email: string | null): email is string => email !== null && isMailAddress(email);

const asHeard = (occasion: Occasion, isUnaware: boolean): Occasion | null => {
  if (!isUnaware) return occasion;
  return occasion === 'Cancelled' || occasion === 'Left' ? null : 'Invited';
};

/** Answers the names of those who have no address and should have been written to. Of a round that is over nobody is told. */
export const tellRound = async (tx: Transaction, session: Teller, round: Image, { occasion, members = askedOf(round), withCandidate, was, unaware = new Set(), ending, isNameless = false }: Telling): Promise<string[]> => {
  const words = round as unknown as RoundWords & { readonly candidateId: string; readonly calendarUid: string };
  if (Date.parse(words.endsAt) <= Date.now()) return [];
  const facts = await factsOf(tx, session, round, [...new Set([...memberIds(round), ...members])]);
  const told = facts.guests.filter(({ id }) => members.includes(id));
  const panel = facts.guests.filter(({ id }) => askedOf(round).includes(id));
  const attendees: readonly Person[] = [
    ...panel.flatMap(({ name, email }) => (isReached(email) ? [{ name, email }] : [])),
    ...(isReached(facts.candidateEmail) && !isNameless ? [{ name: facts.candidate, email: facts.candidateEmail }] : []),
  ];
  const event = { uid: words.calendarUid, sequence: round.version - 1, startsAt: words.startsAt, endsAt: words.endsAt, link: words.meetingLink, organizer: isReached(facts.organizer.email) ? facts.organizer : null };
  const file = (heard: Occasion, language: Language, summary: string, description: string, among: readonly Person[]) => [calendarFile({ ...event, location: placeOf(words, language), summary, description, attendees: among }, heard === 'Cancelled' || heard === 'Left' ? 'CANCEL' : 'REQUEST', new Date())];
  const about = `scheduledRound ${round.id}`;
  const replyTo = event.organizer?.email ?? null;
  // Whoever changes an interview that somebody else arranged writes as Tenure, not as them.
  const senderId = facts.organizer.accountId === session.userId ? facts.organizer.accountId : null;
  const toCandidate = withCandidate && isReached(facts.candidateEmail) ? asHeard(occasion, unaware.has(facts.candidateEmail)) : null;
  if (toCandidate !== null && toCandidate !== 'Left') {
    const { subject, body } = candidateMail(ending ?? toCandidate, words, { ...facts, guests: panel }, was);
    const [email, summary] = [facts.candidateEmail!, `${words.name} – ${facts.jobPost ?? facts.organisation}`];
    await postLetter(tx, { recipient: email, subject, body, replyTo, attachments: file(toCandidate, facts.language, summary, body, [{ name: facts.candidate, email }]) }, { template: `interview${toCandidate}`, language: facts.language, candidateId: words.candidateId, about, senderId });
  }
  for (const guest of told) {
    const heard = isReached(guest.email) ? asHeard(occasion, unaware.has(guest.email)) : null;
    if (!isReached(guest.email) || heard === null) continue;
    const candidate = isNameless ? say(guest.language, 'interview.someCandidate') : facts.candidate;
    const { subject, body } = panelMail(heard, words, { ...facts, candidate }, guest, was);
    const own = { name: guest.name, email: guest.email };
    const known = attendees.some(({ email }) => email === guest.email) ? attendees : [...attendees, own];
    // Who is taken off is no news to the others, who stay invited.
    const among = heard === 'Left' ? [own] : known;
    await postLetter(tx, { recipient: guest.email, subject, body, replyTo, attachments: file(heard, guest.language, `${words.name}: ${candidate}`, body, among) }, { template: `panel${heard}`, language: guest.language, candidateId: isNameless ? null : words.candidateId, about, senderId });
  }
  const to = told.flatMap(({ accountId }) => (accountId === null || accountId === session.userId ? [] : [accountId]));
  const path = '/recruitment/upcoming-interviews';
  await notify(tx, { to, kind: `interview${occasion}`, ...(isNameless ? { words: { round: words.name }, named: { candidate: 'interview.someCandidate' }, path } : { words: { candidate: facts.candidate, round: words.name }, path: `${path}?scheduledRound=${round.id}` }) });
  return [...(withCandidate && !isNameless && !isReached(facts.candidateEmail) ? [facts.candidate] : []), ...told.filter(({ email }) => !isReached(email)).map(({ name }) => name)];
};

/** Takes back what still waits to be sent about a round. Answers whether anything about it has left, or is kept where it can be read, and the addresses that have heard nothing of it by that. */
export const takeBackMails = async (tx: Transaction, roundId: string): Promise<{ readonly hasLeft: boolean; readonly unaware: ReadonlySet<string> }> => {
  const about = [tx.orgCode, `scheduledRound ${roundId}`];
  const taken = await tx.query<{ recipient: string }>(`delete from outbox_message where org_code = $1 and about = $2 and status = 'QUEUED' and tries = 0 returning recipient`, about);
  const left = new Set((await tx.query<{ recipient: string }>('select distinct recipient from outbox_message where org_code = $1 and about = $2', about)).map(({ recipient }) => recipient));
  return { hasLeft: left.size > 0, unaware: new Set(taken.flatMap(({ recipient }) => (left.has(recipient) ? [] : [recipient]))) };
};

/** A round that was taken away has come back: the panel is invited anew; so is the candidate, unless they never heard that it was called off. */
export const inviteAgain = async (tx: Transaction, session: Teller, round: Image, members: readonly string[]): Promise<void> => {
  const [told] = await tx.query<{ mails: number; last: string | null }>(
    `select count(*)::int as mails, (array_agg(template order by created_at desc) filter (where template like 'interview%'))[1] as last from outbox_message where org_code = $1 and about = $2`,
    [tx.orgCode, `scheduledRound ${round.id}`],
  );
  await takeBackMails(tx, round.id);
  // Calendars take an event back only with a greater number than that of its end.
  await tellRound(tx, session, { ...round, version: round.version + 1 }, { occasion: 'Invited', members, withCandidate: told!.mails === 0 || told!.last === 'interviewCancelled' });
};
