/** Invites to a round, moves it and calls it off, by mail with a calendar event and in Tenure: in the transaction that writes the round. */
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import { postLetter } from '../../mail/send-mail.ts';
import { say } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import type { Image } from '../../resource/image.ts';
import { calendarFile, type Person } from './calendar-event.ts';
import { candidateMail, panelMail, placeOf, type Ending, type Occasion, type RoundWords } from './invitation.ts';
import { factsOf, memberIds, type Teller } from './round-facts.ts';

type Telling = {
  readonly occasion: Occasion;
  /** Members of the panel who are told; all of it without. */
  readonly members?: readonly string[];
  readonly withCandidate: boolean;
  /** In whose words the candidate reads that the round is called off; without it more is to come. */
  readonly ending?: Ending;
  /** The candidate’s record goes: what is told here stays, and does not name them. */
  readonly isNameless?: boolean;
};

const isReached = (email: string | null): email is string => email !== null && isMailAddress(email);

/** Answers the names of those on the panel who have no address. Of a round that is over nobody is told. */
export const tellRound = async (tx: Transaction, session: Teller, round: Image, { occasion, members = memberIds(round), withCandidate, ending, isNameless = false }: Telling): Promise<string[]> => {
  const words = round as unknown as RoundWords & { readonly candidateId: string; readonly calendarUid: string };
  if (Date.parse(words.endsAt) <= Date.now()) return [];
  const facts = await factsOf(tx, session, round, [...new Set([...memberIds(round), ...members])]);
  const told = facts.guests.filter(({ id }) => members.includes(id));
  const attendees: readonly Person[] = [
    ...facts.guests.flatMap(({ id, name, email }) => (isReached(email) && memberIds(round).includes(id) ? [{ name, email }] : [])),
    ...(isReached(facts.candidateEmail) && !isNameless ? [{ name: facts.candidate, email: facts.candidateEmail }] : []),
  ];
  const event = { uid: words.calendarUid, sequence: round.version - 1, startsAt: words.startsAt, endsAt: words.endsAt, location: placeOf(words, facts.language), link: words.meetingLink, organizer: isReached(facts.organizer.email) ? facts.organizer : null };
  const file = (summary: string, description: string, among: readonly Person[]) => [calendarFile({ ...event, summary, description, attendees: among }, occasion === 'Cancelled' ? 'CANCEL' : 'REQUEST', new Date())];
  const about = `scheduledRound ${round.id}`;
  // Whoever changes an interview that somebody else arranged writes as Tenure, not as them.
  const senderId = facts.organizer.accountId === session.userId ? facts.organizer.accountId : null;
  if (withCandidate && isReached(facts.candidateEmail)) {
    const { subject, body } = candidateMail(ending ?? occasion, words, { ...facts, guests: facts.guests.filter(({ id }) => memberIds(round).includes(id)) });
    const own = [{ name: facts.candidate, email: facts.candidateEmail }];
    await postLetter(tx, { recipient: facts.candidateEmail, subject, body, attachments: file(`${words.name} – ${facts.jobPost ?? facts.organisation}`, body, own) }, { template: `interview${occasion}`, language: facts.language, candidateId: words.candidateId, about, senderId });
  }
  for (const guest of told) {
    if (!isReached(guest.email)) continue;
    const candidate = isNameless ? say(guest.language, 'interview.someCandidate') : facts.candidate;
    const { subject, body } = panelMail(occasion, words, { ...facts, candidate }, guest);
    const among = attendees.some(({ email }) => email === guest.email) ? attendees : [...attendees, { name: guest.name, email: guest.email }];
    await postLetter(tx, { recipient: guest.email, subject, body, attachments: file(`${words.name}: ${candidate}`, body, among) }, { template: `panel${occasion}`, language: guest.language, candidateId: isNameless ? null : words.candidateId, about, senderId });
  }
  const to = told.flatMap(({ accountId }) => (accountId === null || accountId === session.userId ? [] : [accountId]));
  const path = '/recruitment/upcoming-interviews';
  await notify(tx, { to, kind: `interview${occasion}`, ...(isNameless ? { words: { round: words.name }, named: { candidate: 'interview.someCandidate' }, path } : { words: { candidate: facts.candidate, round: words.name }, path: `${path}?scheduledRound=${round.id}` }) });
  return told.filter(({ email }) => !isReached(email)).map(({ name }) => name);
};

/** Takes back what still waits to be sent about a round. Answers whether anything about it has left, or is kept where it can be read. */
export const takeBackMails = async (tx: Transaction, roundId: string): Promise<boolean> => {
  const about = [tx.orgCode, `scheduledRound ${roundId}`];
  await tx.query(`delete from outbox_message where org_code = $1 and about = $2 and status = 'QUEUED' and tries = 0`, about);
  return (await tx.query('select from outbox_message where org_code = $1 and about = $2 limit 1', about)).length > 0;
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
