/** The demo's interviews as records, with scorecards and the mails that went to the candidates. */
import { fullName } from '../../../../domain/fullName.ts';
import { greetedAs } from '../../../../domain/greetedAs.ts';
import { languages, tagOf, type Language } from '../../../../domain/languages.ts';
import { longDay } from '../../../../domain/longDay.ts';
import { longSpan } from '../../../../domain/longSpan.ts';
import { builtInText, writeMail } from '../../../mail/write-mail.ts';
import { placeOf } from '../../../recruitment/interviews/invitation.ts';
import type { Transaction } from '../../org.ts';
import type { Hired } from '../hiring/candidates.ts';
import { zones, type Meeting, type Met } from '../hiring/interviews.ts';
import type { SeedRecord, Seeding } from '../seeding.ts';
import { chance } from './chance.ts';
import { seedSentMails, type SentMail } from './mails.ts';

const iso = (at: number): string => new Date(at).toISOString();
const hundredth = (sum: number, of: number): string => (Math.round((sum / of) * 100) / 100).toFixed(2);
const nameOf = ({ candidate }: Hired): string => fullName([String(candidate['firstName']), String(candidate['lastName'])]);

const NOTES = {
  good: ['Explains clearly what was done and why. Asked good questions about the line.', 'Solid on the tools we use, and calm when plans change.', 'Would fit the team. Learns fast, gives credit to others.'],
  bad: ['Knows the words, less the work: little of it was done alone.', 'Friendly, but the examples stayed vague.', 'Too far from what the post asks for today.'],
} as const;

type Card = { readonly record: SeedRecord; readonly score: number; readonly total: number };

/** What a member found; nothing while it is owed. */
const cardOf = (met: Met, { post }: Meeting, panelMemberId: string, key: string): Card => {
  const skills = post.skills.slice(0, 3).filter((skillId) => skillId !== '');
  const isGood = met.isPassed !== false;
  if (met.owing.includes(panelMemberId)) return { record: { status: 'OPEN', skills: skills.map((skillId) => ({ category: 'Skills', skillId })) }, score: 0, total: 0 };
  const scores = skills.map((_, at) => (isGood ? 3.5 : 1) + (chance(key, 'score', at) % 4) * 0.5);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const score = Number(hundredth(total, Math.max(1, scores.length)));
  const notes = NOTES[isGood ? 'good' : 'bad'];
  return {
    record: {
      status: 'SUBMITTED', submittedAt: iso(met.endsAt + (10 + chance(key, 'wrote')) * 60_000), skills: skills.map((skillId, at) => ({ category: 'Skills', skillId, score: String(scores[at]) })),
      rating: Math.max(1, Math.min(5, Math.round(score))), recommendation: isGood ? (score > 4.4 ? 'STRONG_YES' : 'YES') : score < 1.4 ? 'STRONG_NO' : 'NO', note: notes[chance(key, 'note') % notes.length], score: String(score), totalScore: String(total),
    },
    score, total,
  };
};

/** Interviews, rounds and scorecards in the caller's seeding. `people`: ids of the candidates in the order in which they were made. */
export const seedMeetings = async (seed: Seeding, meetings: readonly Meeting[], made: readonly Hired[], people: readonly string[], ofPost: number): Promise<void> => {
  const who = meetings.map((meeting) => ({ meeting, name: nameOf(made[meeting.at]!), candidateId: people[meeting.at]!, jobPostId: meeting.post.id }));
  const interviews = await seed.add('Interview', who.map(({ meeting: { post, rounds }, name, candidateId, jobPostId }) => {
    const done = rounds.filter(({ isPassed }) => isPassed !== null).length;
    return { name: `${name} – ${post.title}`, candidateId, jobPostId, status: done === 0 ? 'PLANNED' : done >= ofPost ? 'COMPLETED' : 'IN_PROGRESS', startsAt: iso(rounds[0]!.startsAt), endsAt: iso(rounds.at(-1)!.endsAt) };
  }));
  const all = who.flatMap((one, place) => one.meeting.rounds.map((met, at) => ({ ...one, met, at, interviewId: interviews[place], cards: met.panel.map((member) => ({ member, ...cardOf(met, one.meeting, member, `${one.name} ${at} ${member}`) })) })));
  const rounds = await seed.add('ScheduledRound', all.map(({ meeting, met, at, candidateId, jobPostId, interviewId, cards }, place) => ({
    name: met.master.name, candidateId, jobPostId, interviewId, roundId: met.master.id, sequence: at + 1, status: met.isPassed === null ? 'SCHEDULED' : 'COMPLETED', startsAt: iso(met.startsAt), endsAt: iso(met.endsAt), timeZone: zones[meeting.post.country], mode: met.master.mode,
    venue: met.master.mode === 'ON_SITE' ? 'Reception, ground floor' : null, meetingLink: met.master.mode === 'VIDEO' ? `https://meet.northwind.example/room-${place + 1}` : null, organizerId: meeting.recruiterId || null,
    panel: met.panel.map((employeeId) => ({ employeeId, response: met.isOver || place % 3 > 0 ? 'ACCEPTED' : 'INVITED', score: met.isPassed === null ? null : String(cards.find(({ member }) => member === employeeId)!.score) })),
    result: met.isPassed === null ? 'PENDING' : met.isPassed ? 'PASSED' : 'FAILED', calendarUid: `demo-round-${place + 1}@demo.tenure`,
    ...(met.isPassed === null ? {} : { panelScore: hundredth(cards.reduce((sum, { score }) => sum + score, 0), cards.length), totalScore: hundredth(cards.reduce((sum, { total }) => sum + total, 0), cards.length) }),
  })));
  await seed.add('Scorecard', all.flatMap(({ met, name, candidateId, cards }, place) => cards.map(({ member, record }) => ({ ...record, name: `${met.master.name} – ${name}`, candidateId, scheduledRoundId: rounds[place], panelMemberId: member }))));
};

/** In which a candidate reads, else in the organisation's. */
const languageOf = ({ preferredLanguage }: SeedRecord): Language => languages.find((language) => language.toUpperCase() === preferredLanguage) ?? 'en';

/** The mails that these candidates got: that the application came in, and each invitation. */
export const seedMails = async (tx: Transaction, meetings: readonly Meeting[], made: readonly Hired[], people: readonly string[], { organisation, names }: { readonly organisation: string; readonly names: ReadonlyMap<string, string> }): Promise<void> => {
  const letters = meetings.flatMap(({ at, post, rounds }): readonly SentMail[] => {
    const { candidate } = made[at]!;
    const name = nameOf(made[at]!);
    const applied = Date.parse(`${String(candidate['appliedOn'])}T08:00:00Z`);
    const language = languageOf(candidate);
    const time = ({ startsAt, endsAt }: Met): string => longSpan(language, iso(startsAt), iso(endsAt), zones[post.country]);
    const place = ({ master: { mode } }: Met): string => placeOf({ mode, venue: mode === 'ON_SITE' ? 'Reception, ground floor' : null }, language);
    const list = new Intl.ListFormat(tagOf(language));
    const greeted = greetedAs(language, { firstName: String(candidate['firstName']), lastName: String(candidate['lastName']) });
    const to = { recipient: String(candidate['email']), candidateId: people[at]!, language };
    return [
      { ...to, template: 'applicationReceived', at: iso(applied), ...writeMail<'applicationReceived'>(builtInText('applicationReceived', language), { organisation, name: greeted, jobPost: post.title, until: longDay(language, String(candidate['retainUntil'])), link: '/v3/candidate-portal' }) },
      ...rounds.map((met) => ({ ...to, template: 'interviewInvited', at: iso(Math.min(met.startsAt - 4 * 86_400_000, Date.now() - 3_600_000)), ...writeMail<'interviewInvited'>(builtInText('interviewInvited', language), { organisation, name, round: met.master.name, jobPost: post.title, time: time(met), place: place(met), panel: list.format(met.panel.map((id) => names.get(id) ?? '')) }) })),
    ];
  });
  await seedSentMails(tx, letters);
};
