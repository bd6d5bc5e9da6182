/** What a scheduler says about a round, checked: how long, where, with whom. */
import { isListed } from '../../../domain/lists/lists.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import { safeUrl } from '../../../domain/safeUrl.ts';
import { localAt } from '../../../domain/values/zones.ts';
import { tagOf } from '../../../domain/languages.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Session } from '../../session.ts';
import { availabilityOf } from './availability.ts';

export type Arrangement = {
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly mode: 'ON_SITE' | 'VIDEO' | 'PHONE';
  readonly venue?: string | null;
  readonly meetingLink?: string | null;
  readonly note?: string | null;
  readonly panel: readonly string[];
  readonly withoutMail?: boolean | null;
  readonly despiteConflicts?: boolean | null;
};

const MOST_MEMBERS = 20;
const tooLong = (field: string, value: string | null | undefined, maxLength: number): Problem[] => ((value ?? '').length > maxLength ? [{ field, ...finding('rule.maxLength', { smart_count: maxLength, length: (value ?? '').length }) }] : []);

/** The stored fields of a round that an arrangement gives; refuses, beside each field, what cannot be. */
export const readArrangement = async (tx: Transaction, session: Session, given: Arrangement) => {
  const { durationMinutes, timeZone, mode, venue, meetingLink, note } = given;
  const panel = [...new Set(given.panel)];
  const people = await tx.query<{ id: string }>(`select id::text as id from employee where org_code = $1 and id = any($2::bigint[]) and status = 'ACTIVE'`, [tx.orgCode, panel.filter((id) => /^\d{1,18}$/.test(id))]);
  const there = new Set(people.map(({ id }) => id));
  const link = (meetingLink ?? '').trim();
  refuseProblems({ session }, [
    ...(durationMinutes < 5 || durationMinutes > 600 ? [{ field: 'durationMinutes', ...finding('interview.duration') }] : []),
    ...(isListed('TIME_ZONE', timeZone) ? [] : [{ field: 'timeZone', ...finding('interview.zone') }]),
    ...(panel.length === 0 ? [{ field: 'panel', ...finding('interview.panelEmpty') }] : []),
    ...(panel.length > MOST_MEMBERS ? [{ field: 'panel', ...finding('interview.panelLarge', { most: MOST_MEMBERS }) }] : []),
    ...(panel.every((id) => there.has(id)) ? [] : [{ field: 'panel', ...finding('interview.panelGone') }]),
    ...(link !== '' && (safeUrl(link) === null || !/^https?:/i.test(link)) ? [{ field: 'meetingLink', ...finding('interview.link') }] : []),
    ...tooLong('venue', venue, 300),
    ...tooLong('meetingLink', link, 500),
    ...tooLong('note', note, 2000),
  ]);
  const text = (value: string | null | undefined): string | null => (value ?? '').trim() || null;
  return { timeZone, mode, venue: text(venue), meetingLink: text(link), note: text(note), panel };
};

/** The rest of a day counts as one: people are busy on it, at what hours is not asked. */
const clock = (instant: string, zone: string): string => localAt(Date.parse(instant), zone)[1].slice(0, 5);

/** The times among these that are over, each said in the scheduler's language by the clock of a time zone. */
export const timesOver = ({ language }: Session, starts: readonly string[], timeZone: string): string[] =>
  starts.filter((start) => Date.parse(start) < Date.now()).map((start) => say(language, 'interview.timeOver', { day: new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'medium', timeZone }).format(new Date(start)), time: `${clock(start, timeZone)} (${timeZone})` }));

export type Slot = { readonly startsAt: string; readonly endsAt: string; readonly candidateId: string };

/** Who is busy then, each said once in the scheduler's language, at hours of the member's time zone, which is named; nothing where everybody is free. */
export const conflictsOf = async (tx: Transaction, { language }: Session, panel: readonly string[], slots: readonly Slot[], exceptRound: string | null = null): Promise<string[]> => {
  const said = new Set<string>();
  for (const { startsAt, endsAt, candidateId } of slots) {
    for (const { name, timeZone, busy } of await availabilityOf(tx, panel, { from: startsAt, to: endsAt }, exceptRound))
      for (const { kind, startsAt: from, endsAt: to } of busy) said.add(say(language, `interview.busy.${kind}`, { name, time: new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'medium', timeZone }).format(new Date(startsAt)), from: clock(from, timeZone), to: `${clock(to, timeZone)} (${timeZone})` }));
    const own = await tx.query<{ name: string; round: string }>(
      `select c.name, r.name as round from scheduled_round r join candidate c on c.org_code = r.org_code and c.id = r.candidate_id
       where r.org_code = $1 and r.candidate_id = $2::bigint and r.status in ('SCHEDULED', 'RESCHEDULED') and r.starts_at < $4::timestamptz and r.ends_at > $3::timestamptz and r.id is distinct from $5::bigint`,
      [tx.orgCode, candidateId, startsAt, endsAt, exceptRound],
    );
    for (const { name, round } of own) said.add(say(language, 'interview.busy.candidate', { name, round }));
  }
  const ordered = slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (ordered.some((slot, at) => at > 0 && ordered[at - 1]!.endsAt > slot.startsAt)) said.add(say(language, 'interview.slotsOverlap'));
  return [...said];
};

/** Refuses with the conflicts, one problem each on `conflicts`, unless the scheduler knows them. */
export const refuseConflicts = (conflicts: readonly string[], despite: boolean | null | undefined): void => {
  if (conflicts.length > 0 && despite !== true) throw refuse('BAD_USER_INPUT', { validationError: conflicts.map((message) => ({ field: 'conflicts', message })) });
};

/** One scheduler after the other: the second sees what the first has taken. */
export const oneAtATime = async (tx: Transaction): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`interviews ${tx.orgCode}`]);
};
