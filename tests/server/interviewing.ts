/** Rounds of interviews in the demo organisation, as recruiters schedule them. */
import type { DemoServer } from '../support/demo-server.ts';
import { dataOf, type Client } from '../support/graphql.ts';
import { rows } from './candidates.ts';

export type Scheduled = { changeSet: string; roundIds: string[]; withoutAddress: string[] };
export type Arrangement = Record<string, unknown> & { readonly panel: readonly string[] };

const SCHEDULE = `mutation ($round: ID!, $slots: [InterviewSlot!]!, $arrangement: RoundArrangement!) {
  answer: scheduleInterviewRound(roundMasterId: $round, slots: $slots, arrangement: $arrangement) { changeSet roundIds withoutAddress } }`;

/** A Tuesday at 05:00 UTC, half past ten in India, so many weeks ahead: within everybody's hours. */
export const tuesday = (weeks = 2): string => {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
  return `${day.toISOString().slice(0, 10)}T05:00:00.000Z`;
};

export const arranged = (panel: readonly string[], more: object = {}): Arrangement => ({ durationMinutes: 45, timeZone: 'Asia/Kolkata', mode: 'VIDEO', meetingLink: 'https://meet.example/room', panel, ...more });
export const roundNamed = async (server: DemoServer, name: string): Promise<string> => String((await rows(server, 'select id from interview_round where org_code = $1 and name = $2', [name]))[0]!.id);
export const schedule = (ask: Client, round: string, slots: readonly { candidateId: number; startsAt: string }[], arrangement: Arrangement) =>
  ask<{ answer: Scheduled }>('recruitment', SCHEDULE, { round, slots: slots.map(({ candidateId, startsAt }) => ({ candidateId: String(candidateId), startsAt })), arrangement });
export const scheduled = async (...of: Parameters<typeof schedule>): Promise<Scheduled> => dataOf(await schedule(...of)).answer;

/** The round began some time ago: what a test cannot wait for. */
export const begin = (server: DemoServer, round: string) => rows(server, `update scheduled_round set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where org_code = $1 and id = $2`, [round]);

export type Mail = { recipient: string; subject: string; body: string; template: string; status: string; calendar: string };
/** Mails about a round in the order in which they were written, with the event that each carries. */
export const mailsAbout = async (server: DemoServer, round: string): Promise<Mail[]> =>
  (await rows<Omit<Mail, 'calendar'> & { attachments: { contentType: string; content: string }[] | null }>(server, 'select recipient, subject, body, template, status, attachments from outbox_message where org_code = $1 and about = $2 order by created_at, recipient', [`scheduledRound ${round}`])).map(({ attachments, ...mail }) => ({
    ...mail,
    calendar: Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString('utf8').replaceAll(/\r\n[ \t]/g, ''),
  }));

/** Lines of an event by their names. */
export const eventOf = (calendar: string): Record<string, string[]> => {
  const lines = calendar.split('\r\n').filter((line) => line !== '').map((line) => /^([A-Z-]+)[^:]*:(.*)$/s.exec(line)!);
  return Object.fromEntries([...Map.groupBy(lines, ([, name]) => name!)].map(([name, of]) => [name, of.map(([whole, , value]) => (name === 'ATTENDEE' || name === 'ORGANIZER' ? whole : value)!)]));
};

export const idsOf = async (server: DemoServer, round: string): Promise<{ candidateId: number; interviewId: number; roundId: number; sequence: number }> =>
  (await rows<never>(server, 'select candidate_id::int as "candidateId", interview_id::int as "interviewId", id::int as "roundId", sequence from scheduled_round where org_code = $1 and id = $2', [round]))[0]!;

export const skillOf = async (server: DemoServer): Promise<number[]> => (await rows(server, 'select id from skill where org_code = $1 order by id limit 2')).map(({ id }) => Number(id));
