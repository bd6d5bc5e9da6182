import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { randomUUID } from 'node:crypto';
import { withOrg } from '../db/org.ts';
import { headerText, isMailAddress } from '../mail/address.ts';
import { cleanHtml, textOfHtml } from '../mail/clean-html.ts';
import { postLetter } from '../mail/send-mail.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { calendarFile } from './interviews/calendar-event.ts';
import { attachmentOf, mayBeMailed, type MailFile } from './mail/mail-files.ts';
import { managedSql } from './interviews/manages.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = {
  readonly typeOfInterview: string;
  readonly typeOfSchedule: string;
  readonly subject: string;
  readonly htmlContent: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[] | null;
  readonly bcc?: readonly string[] | null;
  readonly startTime?: string | Date | null;
  readonly endTime?: string | Date | null;
  readonly location?: string | null;
  readonly template?: string | null;
  readonly attachments?: readonly MailFile[] | null;
  readonly calendarEventId?: string | null;
};

const MOST = 50;
const SCHEDULES = ['schedule', 'reschedule', 'cancel'];

const problemsOf = ({ typeOfSchedule, subject, htmlContent, to, cc, bcc, startTime, endTime, attachments }: Arguments, everybody: readonly string[]): Problem[] => {
  const badLists = Object.entries({ to, cc: cc ?? [], bcc: bcc ?? [] }).filter(([, list]) => !list.every(isMailAddress));
  return [
    ...(to.length === 0 ? [{ field: 'to', ...finding('interview.mailTo') }] : []),
    ...(everybody.length > MOST ? [{ field: 'to', ...finding('interview.mailMany', { most: MOST }) }] : []),
    ...badLists.map(([field]) => ({ field, ...finding('interview.mailAddress') })),
    ...(SCHEDULES.includes(typeOfSchedule.toLowerCase()) ? [] : [{ field: 'typeOfSchedule', ...finding('interview.mailSchedule') }]),
    ...(headerText(subject) === '' ? [{ field: 'subject', ...finding('interview.mailSubject') }] : []),
    ...(htmlContent.length > 100_000 ? [{ field: 'htmlContent', ...finding('rule.maxLength', { smart_count: 100_000, length: htmlContent.length }) }] : []),
    ...((startTime == null) !== (endTime == null) || (startTime != null && new Date(endTime!) <= new Date(startTime)) ? [{ field: 'endTime', ...finding('interview.mailTimes') }] : []),
    ...(mayBeMailed(attachments ?? []) ? [] : [{ field: 'attachments', ...finding('interview.mailFiles') }]),
  ];
};

/** Document 1 §7: a mail about an interview in the caller's own words. It goes out through the outbox, once however often the request is sent with its key. */
export const sendScheduledInterviewEmail = (asked: Arguments, { db, idempotencyKey }: Context, { session }: Grant) => {
  const { to, cc, bcc, startTime, endTime, location, calendarEventId } = asked;
  const everybody = [...to, ...(cc ?? []), ...(bcc ?? [])];
  refuseProblems({ session }, problemsOf(asked, everybody));
  const html = cleanHtml(asked.htmlContent);
  const body = textOfHtml(html);
  const subject = headerText(asked.subject);
  return withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) }, 'sendScheduledInterviewEmail', asked, async () => {
    const by = bindings(tx.orgCode);
    const uid = by.bind(calendarEventId ?? '');
    const [round] = await tx.query<{ id: string; version: number; organizer: string | null; email: string | null; candidateId: string; candidateEmail: string | null; isManaged: boolean }>(
      `select r.id::text as id, r.version, e.name as organizer, e.email, c.id::text as "candidateId", c.email as "candidateEmail", ${managedSql(session, 'r.candidate_id', by.bind)} as "isManaged" from scheduled_round r left join employee e on e.org_code = r.org_code and e.id = r.organizer_id join candidate c on c.org_code = r.org_code and c.id = r.candidate_id where r.org_code = $1 and r.calendar_uid = ${uid}`,
      by.values,
    );
    // The event of a round that others arrange is not called off or moved in their calendars.
    if (round?.isManaged === false) throw refuse('NOT_FOUND');
    const organizer = { name: round?.organizer ?? session.name, email: round?.email ?? session.email };
    const event = startTime == null ? [] : [calendarFile({ uid: calendarEventId ?? `${randomUUID()}@${tx.orgCode}.tenure`, sequence: (round?.version ?? 1) - 1, startsAt: new Date(startTime).toISOString(), endsAt: new Date(endTime!).toISOString(), summary: subject, description: body, location: location ?? '', link: null, organizer, attendees: [...to, ...(cc ?? [])].map((email) => ({ name: email, email })) }, asked.typeOfSchedule.toLowerCase() === 'cancel' ? 'CANCEL' : 'REQUEST', new Date())];
    const [recipient, ...others] = to;
    await postLetter(tx, { recipient: recipient!, subject, body, html, copies: { to: others, cc: cc ?? [], bcc: bcc ?? [] }, attachments: [...event, ...(asked.attachments ?? []).map(attachmentOf)] }, {
      template: headerText(asked.template ?? '').slice(0, 60) || 'scheduledInterview', language: session.language, senderId: session.userId, about: round ? `scheduledRound ${round.id}` : null,
      candidateId: round && everybody.includes(round.candidateEmail ?? '') ? round.candidateId : null,
    });
    return { errorCode: '', message: say(session.language, 'interview.mailed', { smart_count: everybody.length }), validationError: null, recipients: everybody.length };
  }));
};
