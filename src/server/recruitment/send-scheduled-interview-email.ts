import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { randomUUID } from 'node:crypto';
import { withOrg } from '../db/org.ts';
import { headerText, isMailAddress } from '../mail/address.ts';
import { cleanHtml, textOfHtml } from '../mail/clean-html.ts';
import type { Attachment } from '../mail/letter.ts';
import { postLetter } from '../mail/send-mail.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { calendarFile } from './interviews/calendar-event.ts';
import { managedSql } from './interviews/manages.ts';
import { bindings } from '../resource/sql.ts';

type File = { readonly fileName: string; readonly contentType: string; readonly content: string };
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
  readonly attachments?: readonly File[] | null;
  readonly calendarEventId?: string | null;
};

const [MOST, BYTES] = [50, 700_000];
const SCHEDULES = ['schedule', 'reschedule', 'cancel'];
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** What programs would run, or take for the invitation itself. */
const RUNS = /\.(?:exe|com|bat|cmd|msi|scr|js|mjs|vbs|ps1|jar|lnk|html?|svg|ics)$/i;

const problemsOf = ({ typeOfSchedule, subject, htmlContent, to, cc, bcc, startTime, endTime, attachments }: Arguments, everybody: readonly string[]): Problem[] => {
  const files = attachments ?? [];
  const size = files.reduce((sum, { content }) => sum + Math.floor((content.length * 3) / 4), 0);
  const badLists = Object.entries({ to, cc: cc ?? [], bcc: bcc ?? [] }).filter(([, list]) => !list.every(isMailAddress));
  return [
    ...(to.length === 0 ? [{ field: 'to', ...finding('interview.mailTo') }] : []),
    ...(everybody.length > MOST ? [{ field: 'to', ...finding('interview.mailMany', { most: MOST }) }] : []),
    ...badLists.map(([field]) => ({ field, ...finding('interview.mailAddress') })),
    ...(SCHEDULES.includes(typeOfSchedule.toLowerCase()) ? [] : [{ field: 'typeOfSchedule', ...finding('interview.mailSchedule') }]),
    ...(headerText(subject) === '' ? [{ field: 'subject', ...finding('interview.mailSubject') }] : []),
    ...(htmlContent.length > 100_000 ? [{ field: 'htmlContent', ...finding('rule.maxLength', { smart_count: 100_000, length: htmlContent.length }) }] : []),
    ...((startTime == null) !== (endTime == null) || (startTime != null && new Date(endTime!) <= new Date(startTime)) ? [{ field: 'endTime', ...finding('interview.mailTimes') }] : []),
    ...(size > BYTES || !files.every(({ fileName, content }) => BASE64.test(content) && !RUNS.test(fileName) && headerText(fileName) !== '') ? [{ field: 'attachments', ...finding('interview.mailFiles') }] : []),
  ];
};

const fileOf = ({ fileName, contentType, content }: File): Attachment => ({ name: headerText(fileName).replace(/[\\/]/g, '-'), contentType: /^[\w.+-]+\/[\w.+-]+$/.test(contentType) && !contentType.startsWith('text/') ? contentType : 'application/octet-stream', content });

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
    const [round] = await tx.query<{ id: string; version: number; organizer: string | null; email: string | null; isManaged: boolean }>(
      `select r.id::text as id, r.version, e.name as organizer, e.email, ${managedSql(session, 'r.candidate_id', by.bind)} as "isManaged" from scheduled_round r left join employee e on e.org_code = r.org_code and e.id = r.organizer_id where r.org_code = $1 and r.calendar_uid = ${uid}`,
      by.values,
    );
    // The event of a round that others arrange is not called off or moved in their calendars.
    if (round?.isManaged === false) throw refuse('NOT_FOUND');
    const organizer = { name: round?.organizer ?? session.name, email: round?.email ?? session.email };
    const event = startTime == null ? [] : [calendarFile({ uid: calendarEventId ?? `${randomUUID()}@${tx.orgCode}.tenure`, sequence: (round?.version ?? 1) - 1, startsAt: new Date(startTime).toISOString(), endsAt: new Date(endTime!).toISOString(), summary: subject, description: body, location: location ?? '', link: null, organizer, attendees: [...to, ...(cc ?? [])].map((email) => ({ name: email, email })) }, asked.typeOfSchedule.toLowerCase() === 'cancel' ? 'CANCEL' : 'REQUEST', new Date())];
    const [recipient, ...others] = to;
    await postLetter(tx, { recipient: recipient!, subject, body, html, copies: { to: others, cc: cc ?? [], bcc: bcc ?? [] }, attachments: [...event, ...(asked.attachments ?? []).map(fileOf)] }, {
      template: headerText(asked.template ?? '').slice(0, 60) || 'scheduledInterview', language: session.language, about: round ? `scheduledRound ${round.id}` : null,
    });
    return { errorCode: '', message: say(session.language, 'interview.mailed', { smart_count: everybody.length }), validationError: null, recipients: everybody.length };
  }));
};
