/** Interviews in the candidate portal: what candidates see of them, the file for their calendar, and asking for another time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, employeeOf, rows } from './candidates.ts';
import { arranged, begin, eventOf, mailsAbout, roundNamed, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let panel: string;
let round: string;
let candidateId: number;
let roundId: string;
let cookie: string;

const post = (path: string, fields: Readonly<Record<string, string>>, as = cookie): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return fetch(`${server.origin}/v3/candidate-portal${path}`, { method: 'POST', redirect: 'manual', body: form, headers: { cookie: as } });
};
const signIn = async (email: string): Promise<string> => {
  await post('/passcode', { email }, '');
  const [mail] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and recipient = $2 and template = 'portalPasscode' order by created_at desc limit 1`, [email]);
  return cookiesOf(await post('/enter', { email, code: /\b\d{6}\b/.exec(mail!.body)![0] }, ''));
};
const get = (path = '', as = cookie): Promise<Response> => fetch(`${server.origin}/v3/candidate-portal${path}`, { headers: { cookie: as } });
const asked = async () => (await rows<{ at: string | null; note: string | null; version: number }>(server, 'select move_asked_at as at, move_asked_note as note, version from scheduled_round where org_code = $1 and id = $2', [roundId]))[0]!;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  panel = await employeeOf(server, 'employee@demo.example');
  round = await roundNamed(server, 'Skills interview');
  candidateId = await addCandidate(recruiter, { email: 'zoe.portal@mail.example', jobPostId: await addPost(server, recruiter, 'Weaver of <b>silk</b>') });
  roundId = (await scheduled(recruiter, round, [{ candidateId, startsAt: tuesday(2) }], arranged([panel], { timeZone: 'Europe/Paris', note: 'Bring a sample.' }))).roundIds[0]!;
  cookie = await signIn('zoe.portal@mail.example');
}, 60_000);
afterAll(() => server.stop());

it('says of one that has begun that it has, and asks for no other time then; of a cancelled one, that its time does not hold; of one today, that it is', async () => {
  const [kept] = await rows<{ starts: Date; ends: Date; mode: string }>(server, 'select starts_at as starts, ends_at as ends, mode from scheduled_round where org_code = $1 and id = $2', [roundId]);
  const set = (starts: string, status = 'SCHEDULED', mode = 'VIDEO') => rows(server, `update scheduled_round set starts_at = now() + $3::interval, ends_at = now() + $3::interval + interval '45 minutes', status = $4, mode = $5 where org_code = $1 and id = $2`, [roundId, starts, status, mode]);
  const seen = async (lang: string) => (await get(`?lang=${lang}`)).text();
  await set('-10 minutes');
  expect(await seen('fr')).toContain('Il a commencé.');
  expect(await seen('en')).toMatch(/<b>(?:Today · )?\w+day, /);
  expect(await seen('en')).toContain('Join by video');
  expect(await seen('en')).not.toContain('I can’t make it');
  await set('24 hours', 'SCHEDULED', 'ON_SITE');
  expect(await seen('ja')).toContain('<b>明日 · ');
  expect(await seen('en')).toContain('<b>Tomorrow · ');
  // Where people meet, an address is one, and nothing to join by video.
  expect(await seen('en')).not.toContain('Join by video');
  expect(await seen('en')).toContain('>https://meet.example/room</a>');
  await set('3 days', 'CANCELLED');
  expect(await seen('en')).toMatch(/<s>\w+day, [^<]+<\/s>/);
  expect(await seen('en')).not.toContain('Add to my calendar');
  await rows(server, `update scheduled_round set starts_at = $3, ends_at = $4, status = 'SCHEDULED', mode = $5 where org_code = $1 and id = $2`, [roundId, kept!.starts, kept!.ends, kept!.mode]);
});

it('shows when in the candidate’s zone, where, and with what to join, and nothing of scores', async () => {
  await rows(server, `update scheduled_round set panel_score = 4.37, note = E'Bring a sample.\\nAsk for Priya.' where org_code = $1 and id = $2`, [roundId]);
  const text = await (await get()).text();
  expect(text).toContain('Skills interview');
  expect(text).toContain('Weaver of &lt;b&gt;silk&lt;/b&gt;');
  expect(text).toMatch(/\b[67]:00\s–\s[67]:45\sAM GMT\+[12]\b/);
  expect(text).toContain('https://meet.example/room');
  expect(text).toContain('<p class="asked">Bring a sample.\nAsk for Priya.</p>');
  expect(text).not.toContain('4.37');
});

it('gives the event of the invitation as a file, to nobody else', async () => {
  const answer = await get(`/interviews/${roundId}`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const event = eventOf((await answer.text()).replaceAll(/\r\n[ \t]/g, ''));
  expect(event).toMatchObject({ METHOD: ['PUBLISH'], DTSTART: [tuesday(2).replaceAll(/[-:]|\.000/g, '')] });
  expect(event['ATTENDEE']).toBeUndefined();
  const [{ uid }] = (await rows<{ uid: string }>(server, 'select calendar_uid as uid from scheduled_round where org_code = $1 and id = $2', [roundId])) as [{ uid: string }];
  expect(event['UID']).toEqual([uid]);
  await addCandidate(recruiter, { email: 'other.portal@mail.example' });
  const other = await signIn('other.portal@mail.example');
  expect((await get(`/interviews/${roundId}`, other)).status).toBe(404);
  expect((await get(`/interviews/${roundId}`, '')).status).toBe(404);
  expect((await post('/move', { round: roundId, note: 'mine' }, other)).status).toBe(422);
  expect((await asked()).at).toBeNull();
});

it('takes that the candidate cannot come, tells who arranges it, and forgets it when the round is moved', async () => {
  expect((await post('/move', { round: roundId, note: 'Thursday <b>morning</b>' })).status).toBe(303);
  expect(await asked()).toMatchObject({ at: expect.any(String), note: 'Thursday <b>morning</b>' });
  const { version } = await asked();
  expect((await post('/move', { round: roundId, note: 'Thursday <b>morning</b>' })).status).toBe(303);
  expect((await asked()).version).toBe(version);
  expect(await (await get()).text()).toContain('You asked for another time.');
  const told = await rows<{ email: string; path: string }>(server, `select u.email, n.path from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.kind = 'interviewMoveAsked'`);
  expect(told).toEqual([{ email: 'recruiter@demo.example', path: `/recruitment/job-candidates/${candidateId}/interviews` }]);
  const read = dataOf(await recruiter<{ answer: { interviews: { rounds: { moveAskedNote: string | null }[] }[] } }>('recruitment', 'query ($id: Int!) { answer: retrieveCandidatesInterviewRounds(candidateId: $id) { interviews { rounds { moveAskedNote } } } }', { id: candidateId })).answer;
  expect(read.interviews[0]!.rounds[0]!.moveAskedNote).toBe('Thursday <b>morning</b>');
  const MOVE = 'mutation ($id: ID!, $version: Int!, $at: DateTime!, $arrangement: RoundArrangement!) { answer: rescheduleInterviewRound(roundId: $id, version: $version, startsAt: $at, arrangement: $arrangement) { changeSet } }';
  dataOf(await recruiter('recruitment', MOVE, { id: roundId, version, at: tuesday(3), arrangement: arranged([panel]) }));
  expect(await asked()).toMatchObject({ at: null, note: null });
});

it('takes no wish for a round that has begun', async () => {
  await begin(server, roundId);
  expect((await post('/move', { round: roundId, note: '' })).status).toBe(422);
  expect((await asked()).at).toBeNull();
});

it('calls off the rounds ahead of an application that is withdrawn, and of nobody else', async () => {
  const tailor = await addPost(server, recruiter, 'Tailor');
  const id = await addCandidate(recruiter, { email: 'withdraws@mail.example', jobPostId: tailor });
  const ahead = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(4) }], arranged([panel]))).roundIds[0]!;
  const over = (await scheduled(recruiter, await roundNamed(server, 'Team interview'), [{ candidateId: id, startsAt: tuesday(5) }], arranged([panel]))).roundIds[0]!;
  await begin(server, over);
  const mine = await signIn('withdraws@mail.example');
  const [application] = await rows<{ id: string }>(server, 'select id::text as id from job_application where org_code = $1 and candidate_id = $2 and job_post_id = $3', [id, tailor]);
  const standing = async (of: string) => (await rows<{ status: string; cancel_reason: string | null }>(server, 'select status, cancel_reason from scheduled_round where org_code = $1 and id = $2', [of]))[0]!;
  expect((await post('/withdraw', { application: application!.id }, mine)).status).toBe(303);
  expect([await standing(ahead), await standing(over)]).toEqual([{ status: 'CANCELLED', cancel_reason: 'The candidate withdrew the application.' }, { status: 'SCHEDULED', cancel_reason: null }]);
  const told = (await mailsAbout(server, ahead)).filter(({ template }) => template.endsWith('Cancelled'));
  expect(told.map(({ template }) => template).sort()).toEqual(['interviewCancelled', 'panelCancelled', 'panelCancelled']);
  const own = told.find(({ template }) => template === 'interviewCancelled')!.body;
  expect([own.includes('You withdrew your application for Tailor'), own.includes('We will write to you')]).toEqual([true, false]);
  expect(told.map(({ calendar }) => [eventOf(calendar)['METHOD']![0], eventOf(calendar)['SEQUENCE']![0]])).toEqual([['CANCEL', '1'], ['CANCEL', '1'], ['CANCEL', '1']]);
});

it('says of a round ahead that it is called off, until it is scheduled anew', async () => {
  const id = await addCandidate(recruiter, { email: 'called.off@mail.example', jobPostId: await addPost(server, recruiter, 'Hatter') });
  const ahead = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(8) }], arranged([panel]))).roundIds[0]!;
  const mine = await signIn('called.off@mail.example');
  await recruiter('recruitment', `mutation { updateInterviewRoundStatus(candidateId: ${id}, roundId: ${ahead}, status: CANCELLED, reason: "Nobody has time") { errorCode } }`);
  const text = await (await get('', mine)).text();
  expect(text).toMatch(/Skills interview[^]+Canceled/);
  expect(text).not.toMatch(/portal\/interviews\/|Nobody has time|https:\/\/meet\.example/);
  const second = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(9) }], arranged([panel]))).roundIds[0]!;
  const anew = await (await get('', mine)).text();
  expect(anew).not.toContain('Canceled');
  expect(anew.match(/<h3>Skills interview/g)).toHaveLength(1);
  // Of two that were called off, one after the other, the last one is news.
  await recruiter('recruitment', `mutation { updateInterviewRoundStatus(candidateId: ${id}, roundId: ${second}, status: CANCELLED) { errorCode } }`);
  expect((await (await get('', mine)).text()).match(/<h3>Skills interview/g)).toHaveLength(1);
});

it('takes the interview of an erased candidate out of calendars without naming them', async () => {
  const id = await addCandidate(recruiter, { firstName: 'Quenby', email: 'quenby@mail.example', jobPostId: await addPost(server, recruiter, 'Fuller') });
  const ahead = (await scheduled(recruiter, round, [{ candidateId: id, startsAt: tuesday(6) }], arranged([panel]))).roundIds[0]!;
  expect((await post('/erase', { sure: 'yes' }, await signIn('quenby@mail.example'))).status).toBe(200);
  const told = await mailsAbout(server, ahead);
  expect(told.map(({ template }) => template)).toEqual(['panelCancelled', 'panelCancelled']);
  expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(2);
  expect(eventOf(told[0]!.calendar)).toMatchObject({ METHOD: ['CANCEL'], SEQUENCE: ['1'], STATUS: ['CANCELLED'] });
  expect(JSON.stringify(told).toLowerCase()).not.toContain('quenby');
  expect(await rows(server, `select kind from notification where org_code = $1 and kind = 'interviewCancelled' and created_at > now() - interval '1 minute' and words->>'candidate' ilike '%quenby%'`)).toEqual([]);
});

it('leaves nobody a notification with the name of a candidate who was erased', async () => {
  const named = async () => (await rows(server, `select n.path from notification n where n.org_code = $1 and n.words->>'candidate' = (select name from candidate where org_code = $1 and id = $2)`, [candidateId])).map(({ path }) => String(path));
  expect(await named()).toContain(`/recruitment/upcoming-interviews?scheduledRound=${roundId}`);
  await rows(server, `insert into notification (org_code, user_account_id, kind, path) select $1, min(id), 'mentioned', '/recruitment/interview-candidates/' || $2 from user_account where org_code = $1`, [candidateId]);
  expect((await post('/erase', { sure: 'yes' })).status).toBe(200);
  expect(await rows(server, `select path from notification where org_code = $1 and (path like '%scheduledRound=' || $2::text or path ~ ('candidates/' || $3::text || '($|/)'))`, [roundId, candidateId])).toEqual([]);
});
