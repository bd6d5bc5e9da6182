/** Rounds are scheduled with one candidate or several; everybody is invited by mail with an event for calendars, once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, candidate, done, employeeOf, rows, statusNamed, undo } from './candidates.ts';
import { arranged, begin, eventOf, idsOf, mailsAbout, roundNamed, schedule, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let employee: Client;
let panel: string;
let manager: string;
let round: string;
let other: string;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  [panel, manager] = [await employeeOf(server, 'employee@demo.example'), await employeeOf(server, 'manager@demo.example')];
  // On whatever day this runs, the Tuesdays are working days.
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  [round, other] = [await roundNamed(server, 'Skills interview'), await roundNamed(server, 'Team interview')];
}, 60_000);
afterAll(() => server.stop());

const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $at: DateTime!, $arrangement: RoundArrangement!) {
  answer: rescheduleInterviewRound(roundId: $id, version: $version, startsAt: $at, arrangement: $arrangement) { changeSet withoutAddress } }`;
const STATUS = `mutation ($candidateId: Int!, $roundId: Int!, $status: ScheduledRoundStatus!, $reason: String) {
  answer: updateInterviewRoundStatus(candidateId: $candidateId, roundId: $roundId, status: $status, reason: $reason) { changeSet } }`;
const move = (id: string, version: number, at: string, arrangement: object) => recruiter<{ answer: { changeSet: string } }>('recruitment', RESCHEDULE, { id, version, at, arrangement });
const setStatus = async (id: string, status: string, reason: string | null = null) => {
  const { candidateId, roundId } = await idsOf(server, id);
  return recruiter<{ answer: { changeSet: string } }>('recruitment', STATUS, { candidateId, roundId, status, reason });
};

describe('scheduling', () => {
  it('invites candidate and panel with one event each program understands', async () => {
    const id = await addCandidate(recruiter, { firstName: 'Zoë; "Z",' });
    const { roundIds, withoutAddress } = await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(2) }], arranged([panel, manager], { note: 'Bring nothing.' }));
    expect(withoutAddress).toEqual([]);
    const mails = await mailsAbout(server, roundIds[0]!);
    expect(mails).toHaveLength(3);
    expect((await rows<{ reply: string }>(server, 'select distinct reply_to as reply from outbox_message where org_code = $1 and about = $2', [`scheduledRound ${roundIds[0]}`]))).toEqual([{ reply: 'recruiter@demo.example' }]);
    const mine = mails.find(({ template }) => template === 'interviewInvited')!;
    expect(mine.body).toContain('10:30');
    // What to join and what to know stand with the time, above what ends the mail.
    expect(mine.body).toMatch(/10:30[^\n]*\nVideo call\n\nhttps:\/\/meet\.example\/room\n\nBring nothing\.\n\nYou will meet [\s\S]+\n\nNorthwind Textiles$/);
    expect(mails.find(({ template }) => template === 'panelInvited')!.body).toMatch(/Video call\n\nhttps:\/\/meet\.example\/room\n\nThe event is attached\./);
    const event = eventOf(mine.calendar);
    expect(event).toMatchObject({ METHOD: ['REQUEST'], SEQUENCE: ['0'], STATUS: ['CONFIRMED'], DTSTART: [tuesday(2).replaceAll(/[-:]|\.000/g, '')] });
    expect(event['ORGANIZER']![0]).toMatch(/mailto:recruiter@demo\.example$|mailto:.+@/i);
    expect(event['ATTENDEE']).toHaveLength(1);
    const theirs = mails.filter(({ template }) => template === 'panelInvited').map(({ calendar }) => eventOf(calendar));
    expect(theirs.every((one) => one['UID']![0] === event['UID']![0] && one['ATTENDEE']!.length === 3)).toBe(true);
  });

  it('writes an event that strict programs read: whole lines of 75 bytes at most, texts escaped, the link as it is', async () => {
    const link = 'https://meet.example/room?people=1,2;kind=a&note=b';
    const id = await addCandidate(recruiter, { firstName: '花子', lastName: 'O’Brien' });
    const venue = 'Haus 3, Raum "B"; 2. Stock\\links 会議室のとても長い名前がここに入ります会議室のとても長い名前がここに入ります';
    const { roundIds } = await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(21) }], arranged([panel], { meetingLink: link, venue, note: 'One\r\nTwo; three, four 🎉' }));
    for (const { attachments } of await rows<{ attachments: { content: string }[] }>(server, 'select attachments from outbox_message where org_code = $1 and about = $2', [`scheduledRound ${roundIds[0]}`])) {
      const text = Buffer.from(attachments[0]!.content, 'base64').toString('utf8');
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`URL;VALUE=URI:${link}`);
      expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Haus 3\\, Raum "B"\\; 2. Stock\\\\links');
    }
  });

  it('gives several candidates a slot each and goes back by one undo, which tells who was invited', async () => {
    const ids = [await addCandidate(recruiter), await addCandidate(recruiter)];
    const slots = ids.map((candidateId, at) => ({ candidateId, startsAt: new Date(Date.parse(tuesday(3)) + at * 45 * 60_000).toISOString() }));
    const { changeSet, roundIds } = await scheduled(recruiter, round, slots, arranged([panel]));
    expect(await rows(server, 'select 1 as id from scorecard where org_code = $1 and scheduled_round_id = any($2::bigint[])', [roundIds])).toHaveLength(2);
    await rows(server, `update outbox_message set status = 'SENT' where org_code = $1 and about = $2`, [`scheduledRound ${roundIds[0]}`]);
    await undo(recruiter, changeSet);
    for (const table of ['interview', 'scheduled_round', 'scorecard']) expect(await rows(server, `select id from ${table} where org_code = $1 and candidate_id = any($2::bigint[])`, [ids])).toEqual([]);
    expect((await mailsAbout(server, roundIds[0]!)).filter(({ template }) => template.endsWith('Cancelled')).map(({ calendar }) => eventOf(calendar)['METHOD'])).toEqual([['CANCEL'], ['CANCEL']]);
    // What had not left is not sent at all.
    expect(await mailsAbout(server, roundIds[1]!)).toEqual([]);
  });

  it('says who is busy instead of forbidding it, and does not tell why somebody is away', async () => {
    const [first, second] = [await addCandidate(recruiter), await addCandidate(recruiter)];
    await scheduled(recruiter, round, [{ candidateId: first, startsAt: tuesday(4) }], arranged([manager]));
    const busy = (await schedule(recruiter, round, [{ candidateId: second, startsAt: tuesday(4) }], arranged([manager]))).errors[0]!;
    expect(busy.extensions.validationError).toEqual([{ field: 'conflicts', message: expect.stringContaining('another interview') }]);
    // The hours are the member's, whose time zone is named.
    expect(busy.extensions.validationError[0]!.message).toContain('(Asia/Kolkata)');
    expect((await scheduled(recruiter, round, [{ candidateId: second, startsAt: tuesday(4) }], arranged([manager], { despiteConflicts: true }))).roundIds).toHaveLength(1);
    const day = tuesday(6).slice(0, 10);
    await rows(server, `insert into leave_request (org_code, id, version, created_by, updated_by, employee_id, leave_type_id, from_date, to_date, reason, status)
      select $1, 990001, 1, 't', 't', $2::bigint, (select min(id) from leave_type where org_code = $1), $3::date, $3::date, 'Operation', 'APPROVED'`, [panel, day]);
    const away = (await schedule(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(6) }], arranged([panel]))).errors[0]!;
    expect(away.extensions.validationError[0]!.message).toContain('is away on');
    const FREE = 'query ($ids: [ID!]!, $from: DateTime!, $to: DateTime!) { answer: panelAvailability(employeeIds: $ids, from: $from, to: $to) { members { timeZone busy { kind startsAt endsAt } } } }';
    const { members } = dataOf(await recruiter<{ answer: { members: { busy: { kind: string }[] }[] } }>('recruitment', FREE, { ids: [panel], from: `${day}T00:00:00Z`, to: `${day}T12:00:00Z` })).answer;
    expect(members[0]!.busy.map(({ kind }) => kind)).toContain('LEAVE');
    expect(JSON.stringify(members)).not.toContain('Operation');
    // Work elsewhere for the organization is no time for an interview either, once it is approved.
    await rows(server, `insert into on_duty (org_code, id, version, created_by, updated_by, employee_id, from_date, to_date, place, reason, status)
      select $1, 990001 + n, 1, 't', 't', $2::bigint, $3::date + 7 * n, $3::date + 7 * n, 'Court', 'Hearing', case n when 1 then 'APPROVED' else 'PENDING' end from generate_series(1, 2) n`, [panel, day]);
    const onDuty = (await schedule(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(7) }], arranged([panel]))).errors[0]!;
    expect(onDuty.extensions.validationError[0]!.message).toMatch(/is away on [^H]*$/);
    expect((await schedule(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(8) }], arranged([panel]))).errors).toEqual([]);
  });

  it('lets one of two schedulers take a slot and tells the other, and takes a round once', async () => {
    const [one, two] = [await addCandidate(recruiter), await addCandidate(recruiter)];
    const both = await Promise.all([one, two].map((candidateId) => schedule(recruiter, round, [{ candidateId, startsAt: tuesday(7) }], arranged([manager]))));
    expect(both.map(({ errors }) => errors.length).toSorted((one, other) => one - other)).toEqual([0, 1]);
    const [third, at] = [await addCandidate(recruiter), tuesday(8)];
    const twice = await Promise.all([0, 1].map(() => schedule(recruiter, round, [{ candidateId: third, startsAt: at }], arranged([panel], { despiteConflicts: true }))));
    expect(twice.map(({ errors }) => errors.length).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(twice.flatMap(({ errors }) => errors)[0]!.extensions.validationError[0]!.message).toContain('already');
  });

  it('asks before it schedules or moves a round with somebody rejected or withdrawn, or for a post that is closed', async () => {
    const reasonsOf = ({ errors }: Awaited<ReturnType<typeof schedule>>): string[] => errors[0]!.extensions.validationError.map(({ field, message }) => `${field}: ${message}`);
    const own = { employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' };
    const post = await addPost(server, recruiter, 'Carder', [own]);
    const [rejected, withdrawn] = [await addCandidate(recruiter, { firstName: 'Rhea', jobPostId: post }), await addCandidate(recruiter, { firstName: 'Wim', jobPostId: post })];
    const to = (candidateId: number, at: number, more: object = {}) => schedule(recruiter, round, [{ candidateId, startsAt: tuesday(at) }], arranged([panel], more));
    const [ahead] = dataOf(await to(rejected, 22)).answer.roundIds;
    await done(recruiter, `updateCandidateStatus(candidateId: [${rejected}], statusId: ${await statusNamed(server, 'Rejected')})`);
    expect(reasonsOf((await move(ahead!, 1, tuesday(23), arranged([panel]))) as never)).toEqual([expect.stringMatching(/^conflicts: Rhea Candidate. is rejected for “Carder”\.$/)]);
    dataOf(await setStatus(ahead!, 'CANCELLED'));
    expect(reasonsOf(await to(rejected, 23))).toEqual([expect.stringMatching(/^conflicts: Rhea .* rejected/)]);
    await rows(server, 'update job_application set withdrawn_on = current_date, version = version + 1 where org_code = $1 and candidate_id = $2', [withdrawn]);
    expect(reasonsOf(await to(withdrawn, 24))).toEqual([expect.stringMatching(/^conflicts: Wim .* withdrew .* “Carder”\.$/)]);
    await rows(server, `update job_post set status = 'CLOSED', version = version + 1 where org_code = $1 and id = $2`, [post]);
    expect(reasonsOf(await to(withdrawn, 24))).toEqual([expect.stringMatching(/Wim/), 'conflicts: The job post “Carder” is closed.']);
    expect(dataOf(await to(withdrawn, 24, { despiteConflicts: true })).answer.roundIds).toHaveLength(1);
  });

  it('asks before it invites anybody to a time that is over', async () => {
    const [id, past] = [await addCandidate(recruiter), tuesday(-2)];
    const asked = (await schedule(recruiter, round, [{ candidateId: id, startsAt: past }], arranged([panel]))).errors[0]!;
    expect(asked.extensions.validationError).toContainEqual({ field: 'conflicts', message: expect.stringMatching(/^10:30 \(Asia\/Kolkata\) on .+ is over already\.$/) });
    expect((await scheduled(recruiter, round, [{ candidateId: id, startsAt: past }], arranged([panel], { despiteConflicts: true }))).roundIds).toHaveLength(1);
  });

  it('schedules a member without an address, and says so', async () => {
    await rows(server, 'update employee set email = null where org_code = $1 and id = $2', [manager]);
    const { withoutAddress, roundIds } = await scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(9) }], arranged([manager]));
    await rows(server, `update employee set email = 'manager@demo.example' where org_code = $1 and id = $2`, [manager]);
    expect(withoutAddress).toEqual(['Arjun Reddy']);
    expect(await mailsAbout(server, roundIds[0]!)).toHaveLength(1);
  });

  it('knows on which days the panel of the post, or who schedules, does not work', async () => {
    const freeDays = async (candidateId: number) => dataOf(await recruiter<{ answer: { freeDays: string[] } }>('recruitment', `{ answer: schedulingPlan(candidateIds: ["${candidateId}"]) { freeDays } }`)).answer.freeDays;
    const weekdays = (days: readonly string[]) => [...new Set(days.map((day) => new Date(day).getUTCDay()))].toSorted((one, other) => one - other);
    // The recruiter works Monday to Friday, the member of the panel on Saturdays, too.
    expect(weekdays(await freeDays(await addCandidate(recruiter)))).toEqual([0, 6]);
    const id = await addCandidate(recruiter, { jobPostId: await addPost(server, recruiter, 'Winder', [{ employeeId: panel, role: 'PANEL_MEMBER' }]) });
    expect(weekdays(await freeDays(id))).toEqual([0]);
    // Whoever has a shift on a holiday works.
    await rows(server, 'delete from scheduled_shift where org_code = $1');
    const monday = new Date(Date.now() + ((8 - new Date().getUTCDay()) % 7 || 7) * 86_400_000).toISOString().slice(0, 10);
    await rows(server, `insert into holiday (org_code, id, version, created_by, updated_by, name, date, kind) select $1, 990001, 1, 't', 't', 'Feast', $2::date, 'MANDATORY'`, [monday]);
    expect(await freeDays(id)).toContain(monday);
    await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  });

  it('keeps to the rounds of the post unless the organisation allows others', async () => {
    const post = await addPost(server, recruiter, 'Cutter');
    await rows(server, 'insert into job_post_round (org_code, job_post_id, id, "position", round_id, passing_score) values ($1, $2, 990001, 0, $3, 12)', [post, round]);
    const id = await addCandidate(recruiter, { jobPostId: post });
    const refused = (await schedule(recruiter, other, [{ candidateId: id, startsAt: tuesday(10) }], arranged([panel]))).errors[0]!;
    expect(refused.extensions.validationError[0]).toMatchObject({ field: 'roundMasterId' });
    const { roundIds } = await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(10) }], arranged([panel]));
    expect(await rows(server, 'select passing_score::int as id, passes_by from scheduled_round where org_code = $1 and id = $2', [roundIds[0]])).toEqual([{ id: 12, passes_by: 'TOTAL_SCORE' }]);
    await rows(server, 'update recruitment_general_setting set allow_modifying_interview_rounds = true where org_code = $1');
    expect((await scheduled(recruiter, other, [{ candidateId: id, startsAt: tuesday(11) }], arranged([panel]))).roundIds).toHaveLength(1);
    await rows(server, 'update recruitment_general_setting set allow_modifying_interview_rounds = false where org_code = $1');
  });

  it('refuses what cannot be, beside the field, and who has no right', async () => {
    const id = await addCandidate(recruiter);
    const bad = (await schedule(recruiter, round, [{ candidateId: id, startsAt: tuesday(12) }], arranged([], { durationMinutes: 3, timeZone: 'Mars/Base', meetingLink: 'javascript:alert(1)' }))).errors[0]!;
    expect(bad.extensions.validationError.map(({ field }) => field).sort()).toEqual(['durationMinutes', 'meetingLink', 'panel', 'timeZone']);
    expect((await schedule(employee, round, [{ candidateId: id, startsAt: tuesday(12) }], arranged([panel]))).errors[0]!.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a scheduled round', () => {
  it('is moved and called off under the same event, each with a greater number', async () => {
    const id = await addCandidate(recruiter);
    const [scheduledRound] = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(13) }], arranged([panel]))).roundIds;
    const PREVIEW = 'query ($slot: InterviewSlot!, $round: ID!, $id: ID!, $arrangement: RoundArrangement!) { answer: previewInterviewMail(slot: $slot, roundMasterId: $round, arrangement: $arrangement, roundId: $id) { subject } }';
    const { subject } = dataOf(await recruiter<{ answer: { subject: string } }>('recruitment', PREVIEW, { slot: { candidateId: String(id), startsAt: tuesday(14) }, round, id: scheduledRound, arrangement: arranged([manager]) })).answer;
    dataOf(await move(scheduledRound!, 1, tuesday(14), arranged([manager])));
    expect((await mailsAbout(server, scheduledRound!)).find(({ template }) => template === 'interviewMoved')!.subject).toBe(subject);
    expect((await move(scheduledRound!, 1, tuesday(15), arranged([manager]))).errors[0]!.extensions.code).toBe('CONFLICT');
    const cancelled = dataOf(await setStatus(scheduledRound!, 'CANCELLED', 'Position filled')).answer;
    const events = (await mailsAbout(server, scheduledRound!)).filter(({ template }) => template.startsWith('interview')).map(({ calendar }) => eventOf(calendar));
    expect(events.map((event) => [event['METHOD']![0], event['SEQUENCE']![0]])).toEqual([['REQUEST', '0'], ['REQUEST', '1'], ['CANCEL', '2']]);
    expect(new Set(events.map((event) => event['UID']![0])).size).toBe(1);
    // Who is not on the panel any more is told.
    expect((await mailsAbout(server, scheduledRound!)).filter(({ template }) => ['panelLeft', 'panelCancelled'].includes(template)).map(({ template }) => template)).toEqual(['panelLeft', 'panelCancelled']);
    await undo(recruiter, cancelled.changeSet);
    expect(eventOf((await mailsAbout(server, scheduledRound!)).findLast(({ template }) => template === 'interviewInvited')!.calendar)).toMatchObject({ METHOD: ['REQUEST'], SEQUENCE: ['3'] });
  });

  it('counts for the candidate once it took place, and a status may ask for that', async () => {
    const id = await addCandidate(recruiter);
    const [one] = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(16) }], arranged([panel]))).roundIds;
    expect((await setStatus(one!, 'COMPLETED')).errors[0]!.extensions.validationError[0]!.field).toBe('status');
    const offered = (await rows(server, `update candidate_status set requires = '{INTERVIEW}' where org_code = $1 and name = 'Offered' returning id`))[0]!.id;
    const MOVE = `mutation { answer: updateCandidateStatus(candidateId: [${id}], statusId: ${offered}) { changeSet } }`;
    expect((await recruiter('recruitment', MOVE)).errors).toHaveLength(1);
    await begin(server, one!);
    const completed = dataOf(await setStatus(one!, 'COMPLETED')).answer;
    expect(await candidate(server, id)).toMatchObject({ first_interview_on: expect.anything(), last_interview_on: expect.anything() });
    const moved = dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', MOVE)).answer;
    await undo(recruiter, moved.changeSet);
    await undo(recruiter, completed.changeSet);
    expect(await candidate(server, id)).toMatchObject({ first_interview_on: null, last_interview_on: null });
  });
});

describe('a mail about an interview in own words', () => {
  const SEND = `($to: [String!]!, $html: String!, $cc: [String!], $files: [InterviewMailFile!]) {
    answer: sendScheduledInterviewEmail(typeOfInterview: "Skills", typeOfSchedule: "Schedule", subject: "Your interview\\r\\nBcc: all@example.com", htmlContent: $html, to: $to, cc: $cc, startTime: "2027-01-05T05:00:00Z", endTime: "2027-01-05T06:00:00Z", location: "Room 4", attachments: $files) { recipients } }`;
  const html = '<p onclick="x()">Hello <b>Zoë</b> & all <a href="javascript:alert(1)">no</a> <a href="https://ok.example/?a=1&b=2">yes</a><script>alert(1)</script></p><img src=x onerror=alert(1)>';

  it.each(['query', 'mutation'])('goes out once as a %s, cleaned, with its event and copies', async (kind) => {
    const variables = { to: [`a.${kind}@x.example`, 'b@x.example'], cc: ['c@x.example'], html, files: [{ fileName: 'map.pdf', contentType: 'application/pdf', content: Buffer.from('map').toString('base64') }] };
    const keyed = clientOf(server, await server.signIn('recruiter@demo.example'), { 'idempotency-key': `mail-${kind}` });
    for (let at = 0; at < 2; at += 1) expect(dataOf(await keyed<{ answer: { recipients: number } }>('recruitment', `${kind} ${SEND}`, variables)).answer.recipients).toBe(3);
    const mails = await rows<{ html: string; subject: string; copies: object; attachments: { name: string }[] }>(server, 'select html, subject, copies, attachments from outbox_message where org_code = $1 and recipient = $2', [`a.${kind}@x.example`]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ html: '<p>Hello <b>Zoë</b> &amp; all <a>no</a> <a href="https://ok.example/?a=1&amp;b=2">yes</a></p>', subject: 'Your interview Bcc: all@example.com', copies: { to: ['b@x.example'], cc: ['c@x.example'], bcc: [] } });
    expect(mails[0]!.attachments.map(({ name }) => name)).toEqual(['interview.ics', 'map.pdf']);
  });

  it('refuses addresses and files that are none', async () => {
    const files = [{ fileName: 'run.exe', contentType: 'application/pdf', content: 'AAAA' }];
    const { errors } = await recruiter('recruitment', `mutation ${SEND}`, { to: ['a@x.example, b@x.example'], html, files });
    expect(errors[0]!.extensions.validationError.map(({ field }) => field).sort()).toEqual(['attachments', 'to']);
  });

  it('calls off no event of a round that others arrange', async () => {
    const id = await addCandidate(recruiter);
    const { roundIds } = await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(9) }], arranged([panel]));
    const [one] = await rows<{ uid: string }>(server, 'select calendar_uid as uid from scheduled_round where org_code = $1 and id = $2', [roundIds[0]!]);
    const cancel = () => recruiter('recruitment', `mutation ($uid: String!) { sendScheduledInterviewEmail(typeOfInterview: "Skills", typeOfSchedule: "Cancel", subject: "Called off", htmlContent: "<p>No</p>", to: ["called.off@x.example"], startTime: "2027-01-05T05:00:00Z", endTime: "2027-01-05T06:00:00Z", calendarEventId: $uid) { recipients } }`, { uid: one!.uid });
    expect((await cancel()).errors).toEqual([]);
    await rows(server, 'update candidate set recruiter_id = null where org_code = $1 and id = $2', [id]);
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = false where org_code = $1');
    expect((await cancel()).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    await rows(server, 'update recruitment_general_setting set centralised_recruitment = true where org_code = $1');
    expect(await rows(server, `select id from outbox_message where org_code = $1 and recipient = 'called.off@x.example'`)).toHaveLength(1);
  });
});
