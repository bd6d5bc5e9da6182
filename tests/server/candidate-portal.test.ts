/** The candidate portal: who is let in and how, what they see and do, and how they are forgotten. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyJournals } from '../../src/server/db/journal/verify.ts';
import { sealJournals } from '../../src/server/db/journal/seal.ts';
import { eraseOutdated } from '../../src/server/careers/erase-outdated.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { NO_ORGANISATION } from '../../src/server/no-organisation.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { cookiesOf, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { applyAs, pdf, query } from '../support/applying.ts';
import { codeFor as codeToJoin, get as openToJoin, invite, joiner, post as postToJoin } from '../support/joining.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
  for (const email of ['race@example.com', 'portal@example.com', 'tries@example.com', 'forget@example.com', 'old@example.com', 'hr@example.com']) await applyAs(server, 'J-101', { email });
});
afterAll(() => server.stop());

const post = (path: string, fields: Readonly<Record<string, string | File>>, cookie = ''): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return fetch(`${server.origin}/v3/candidate-portal${path}`, { method: 'POST', redirect: 'manual', body: form, headers: { cookie } });
};
const codeFor = async (email: string): Promise<string> => {
  expect((await post('/passcode', { email })).status).toBe(303);
  const [mail] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = $1 and template = 'portalPasscode' order by created_at desc limit 1`, [email]);
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
};
const enter = (email: string, code: string): Promise<Response> => post('/enter', { email, code });
const cookieOf = async (email: string): Promise<string> => cookiesOf(await enter(email, await codeFor(email)));
/** The page with the field for the passcode that was asked for. */
const asking = async (email: string): Promise<string> => {
  const answer = await post('/passcode', { email });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/v3/candidate-portal']);
  return open(cookiesOf(answer));
};
const open = async (cookie: string): Promise<string> => (await server.ask('/v3/candidate-portal', { headers: { cookie } })).text();
const candidateOf = async (email: string): Promise<string> => (await query<{ id: string }>(server, `select id::text as id from candidate where org_code = 'demo' and email = $1`, [email]))[0]?.id ?? '';

it('lets one of twenty in who show the same passcode at once, and nobody later', async () => {
  const code = await codeFor('race@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter('race@example.com', code)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect((await enter('race@example.com', code)).status).toBe(422);
});

it('gives one answer for every address, and about as fast', async () => {
  const timed = async (email: string): Promise<{ text: string; ms: number }> => {
    const began = performance.now();
    const answer = await post('/passcode', { email });
    const ms = performance.now() - began;
    const cookies = answer.headers.getSetCookie().join().replaceAll(encodeURIComponent(email), 'ADDRESS').replace(/candidateAsker=[\w-]{22};/, 'candidateAsker=RANDOM;');
    return { text: `${cookies} ${(await asking(email)).replaceAll(email, 'ADDRESS')}`, ms };
  };
  const [known, unknown] = [await timed('forget@example.com'), await timed('nobody@example.com')];
  expect(known.text).toBe(unknown.text);
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(240);
  expect(await query(server, `select id from outbox_message where org_code = 'demo' and recipient = 'nobody@example.com'`)).toEqual([]);
});

it('shows the address that was typed, where a passcode went and where it is none', async () => {
  expect(await asking('portal@exmaple.com')).toContain('<p class="quiet">portal@exmaple.com</p>');
  expect(await (await post('/passcode', { email: 'portal@' })).text()).toContain('value="portal@"');
});

it('takes the passcode on a page that is loaded anew, or come back to from the mails, without sending another', async () => {
  await applyAs(server, 'J-101', { email: 'again@example.com' });
  const answer = await post('/passcode', { email: 'again@example.com' });
  const cookie = cookiesOf(answer);
  expect(answer.headers.getSetCookie().join()).toMatch(/^candidateAddress=again%40example.com; Path=\/v3\/candidate-portal; Max-Age=600; SameSite=Lax; HttpOnly/);
  for (let at = 0; at < 2; at += 1) expect(await open(cookie)).toContain('name="email" value="again@example.com"');
  expect(await (await server.ask('/v3/candidate-portal?other=1', { headers: { cookie } })).text()).toContain('Send passcode');
  expect(await open('candidateAddress=%E0%A4%A')).toContain('Send passcode');
  const mails = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = 'again@example.com' and template = 'portalPasscode'`);
  expect(mails).toHaveLength(1);
  const entered = await post('/enter', { email: 'again@example.com', code: /\b\d{6}\b/.exec(mails[0]!.body)![0] }, cookie);
  expect([entered.status, entered.headers.getSetCookie().join()]).toEqual([303, expect.stringMatching(/candidateSession=demo\.\S+.*candidateAddress=; Path=\/v3\/candidate-portal; Max-Age=0/)]);
});

it('says to whoever was signed out meanwhile that nothing arrived', async () => {
  for (const [path, fields] of [['/withdraw', { application: '1' }], ['/documents', { document: new File([pdf], 'degree.pdf') }], ['/erase', { sure: 'yes' }], ['/move', { round: '1' }]] as const) {
    const answer = await post(path, fields, 'candidateSession=demo.over');
    expect(answer.status, path).toBe(303);
    expect(await (await server.ask(answer.headers.get('location')!)).text(), path).toMatch(/role="alert">You were signed out meanwhile.+Send passcode/);
  }
});

it('takes a passcode five times at most, until it is too old, and keeps only its digest', async () => {
  const code = await codeFor('tries@example.com');
  const wrong = code === '123456' ? '654321' : '123456';
  for (let at = 0; at < 5; at += 1) expect((await enter('tries@example.com', wrong)).status).toBe(422);
  expect((await enter('tries@example.com', code)).status).toBe(422);
  const late = await codeFor('tries@example.com');
  const [kept] = await query<{ minutes: number; hash: string }>(server, `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes, code_hash as hash from portal_passcode where org_code = 'demo' and email = 'portal:tries@example.com' and used_at is null`);
  expect(kept?.minutes).toBe(10);
  expect(kept?.hash).not.toContain(late);
  await query(server, `update portal_passcode set expires_at = now() where org_code = 'demo' and email = 'portal:tries@example.com'`);
  expect((await enter('tries@example.com', late)).status).toBe(422);
});

it('lets in whoever asked for a passcode, though a stranger used up every try and asked for others', async () => {
  const email = 'asker@example.com';
  await applyAs(server, 'J-101', { email });
  const asked = await post('/passcode', { email });
  const [mail] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = $1 and template = 'portalPasscode'`, [email]);
  const code = /\b\d{6}\b/.exec(mail!.body)![0];
  const wrong = code === '123456' ? '654321' : '123456';
  const other = cookiesOf(await post('/passcode', { email }));
  for (let at = 0; at < 6; at += 1) expect((await enter(email, wrong)).status).toBe(422);
  expect((await post('/enter', { email, code }, other)).status).toBe(422);
  // Five tries are the asking browser's own.
  for (let at = 0; at < 4; at += 1) expect((await post('/enter', { email, code: wrong }, cookiesOf(asked))).status).toBe(422);
  expect((await post('/enter', { email, code }, cookiesOf(asked))).status).toBe(303);
  expect((await post('/enter', { email, code }, cookiesOf(asked))).status).toBe(422);
  for (let at = 0; at < 5; at += 1) await post('/enter', { email, code: wrong }, other);
  const [last] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = $1 and template = 'portalPasscode' order by created_at desc limit 1`, [email]);
  expect((await post('/enter', { email, code: /\b\d{6}\b/.exec(last!.body)![0] }, other)).status).toBe(422);
  await withOrg(server.db, NO_ORGANISATION, (tx) => tx.query(`delete from attempt where org_code = $1 and subject like 'passcode%'`, [NO_ORGANISATION]));
});

it('is opened by the specified operations too, whose cookie goes to the portal alone', async () => {
  const sent = await askGraphql<{ generatePassCodeForPortalAccess: { message: string } }>(server, '', 'recruitment', 'mutation { generatePassCodeForPortalAccess(emailId: "portal@example.com") { errorCode message } }');
  expect(sent.data?.generatePassCodeForPortalAccess.message).toContain('on its way');
  const [mail] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = 'portal@example.com' and template = 'portalPasscode' order by created_at desc limit 1`);
  const code = /\b\d{6}\b/.exec(mail!.body)![0];
  const validate = (value: string): Promise<Response> => server.ask('/graphql/recruitment', { body: { query: `mutation { passcodeValidatePortalAccess(emailId: "portal@example.com", passCode: ${value}) { errorCode } }` } });
  expect(await (await validate('100000')).text()).toContain('PASSCODE_WRONG');
  const answer = await validate(code);
  expect(answer.headers.getSetCookie().join()).toMatch(/^candidateSession=demo\.\S+; Path=\/v3\/candidate-portal; Max-Age=28800; SameSite=Lax; HttpOnly/);
  expect(await open(cookiesOf(answer))).toContain('Backend engineer');
});

it('is asked for by the specified operation in the organisation and the language that the request names', async () => {
  await applyAs(server, 'J-101', { email: 'headers@example.com' });
  const ask = (organisation: string) => server.ask('/graphql/recruitment', { body: { query: 'mutation { generatePassCodeForPortalAccess(emailId: "headers@example.com") { message } }' }, headers: { org_code: organisation, 'accept-language': 'fr-CA, fr;q=0.9' } });
  const mailed = () => query(server, `select language from outbox_message where org_code = 'demo' and recipient = 'headers@example.com' and template = 'portalPasscode' order by created_at`);
  expect(await (await ask('other')).text()).toContain('un e-mail avec un code est en route');
  expect(await mailed()).toEqual([]);
  // Which language the candidate applied in counts before that of whatever asks.
  await ask('demo');
  expect(await mailed()).toEqual([{ language: 'en' }]);
  await query(server, `update candidate set preferred_language = null where org_code = 'demo' and email = 'headers@example.com'`);
  await ask('demo');
  expect(await mailed()).toEqual([{ language: 'en' }, { language: 'fr' }]);
});

it('opens the record that applications of the address go to, where several have it', async () => {
  for (const email of ['twin@example.com', 'other.twin@example.com']) await applyAs(server, 'J-101', { email });
  await query(server, `update candidate set email = 'twin@example.com', first_name = 'Laterborn', standing = 'TALENT_POOL', talent_pool_id = (select min(t.id) from talent_pool t where t.org_code = 'demo') where org_code = 'demo' and email = 'other.twin@example.com'`);
  const shown = await open(await cookieOf('twin@example.com'));
  expect(shown).toContain('Received. It waits to be read.');
  expect(shown).not.toContain('Laterborn');
});

it('is left by whoever read the former address once the candidate has another one', async () => {
  await applyAs(server, 'J-101', { email: 'mistyped@example.com' });
  const cookie = await cookieOf('mistyped@example.com');
  expect(await open(cookie)).toContain('mistyped@example.com');
  await query(server, `update candidate set email = 'right@example.com' where org_code = 'demo' and email = 'mistyped@example.com'`);
  expect(await open(cookie)).not.toContain('right@example.com');
  expect((await post('/erase', { sure: 'yes' }, cookie)).headers.get('location')).toContain('ended');
  expect(await open(await cookieOf('right@example.com'))).toContain('right@example.com');
});

it('so are the pages of somebody who joins, and a passcode on its way to the former address opens nothing', async () => {
  const me = await joiner(server);
  const code = await codeToJoin(server, me);
  const shown = async (): Promise<string> => (await openToJoin(server, me.token, '', me.cookie)).text();
  expect(await shown()).not.toContain('Send passcode');
  await query(server, `update onboarding_individual set email = 'right@mail.example', version = version + 1 where org_code = 'demo' and id = $1`, [me.id]);
  expect(await shown()).toContain('Send passcode');
  expect((await postToJoin(server, me.token, 'enter', { code })).status).toBe(422);
  expect((await postToJoin(server, me.token, 'enter', { code: await codeToJoin(server, { ...me, email: 'right@mail.example' }) })).status).toBe(303);
  // What this machine asked for counts against nothing below.
  await withOrg(server.db, NO_ORGANISATION, (tx) => tx.query(`delete from attempt where org_code = $1 and subject like 'passcode-mail:%'`, [NO_ORGANISATION]));
});

it('uses up no passcode of an offer or of somebody who joins, whatever is given as the address', async () => {
  const me = await invite(server);
  const code = await codeToJoin(server, me);
  for (const subject of [`joining ${me.id}`, `joining:${me.id}`, `offer:${me.id}`, `portal:${me.email}`]) {
    for (let at = 0; at < 6; at += 1) expect((await enter(subject, code === '123456' ? '654321' : '123456')).status).toBe(422);
    const answer = await server.ask('/graphql/recruitment', { body: { query: `mutation { passcodeValidatePortalAccess(emailId: "${subject}", passCode: 123456) { errorCode } }` } });
    expect(await answer.text()).toContain('PASSCODE_WRONG');
  }
  expect(await query(server, `select tries, used_at as used from portal_passcode where org_code = 'demo' and email like 'joining%' || $1`, [me.id])).toEqual([{ tries: 0, used: null }]);
  expect((await postToJoin(server, me.token, 'enter', { code })).status).toBe(303);
});

it('shows the application in words, takes documents of the right kind and lets the candidate withdraw', async () => {
  const cookie = await cookieOf('portal@example.com');
  expect(await open(cookie)).toContain('Received. It waits to be read.');
  expect((await post('/documents', { document: new File([pdf], 'degree.pdf') }, cookie)).status).toBe(303);
  expect((await post('/documents', { document: new File(['<script>'], 'page.html') }, cookie)).status).toBe(422);
  // Told are the kinds that the page offers, and no other ones are taken.
  const table = await post('/documents', { document: new File(['a;b'], 'marks.csv') }, cookie);
  expect([table.status, await table.text()]).toEqual([422, expect.stringContaining('Save it again as PNG, JPG, PDF, DOC, DOCX, TXT and choose')]);
  const told = async () => (await query<{ email: string }>(server, `select u.email from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and n.kind = 'documentArrived' and n.path = '/recruitment/job-candidates/' || $1 || '/files'`, [await candidateOf('portal@example.com')])).map(({ email }) => email);
  const recruiters = await told();
  expect(recruiters).toContain('recruiter@demo.example');
  // Whoever has not read of the first document is not told of the next one.
  expect((await post('/documents', { document: new File([pdf], 'certificate.pdf') }, cookie)).status).toBe(303);
  expect(await told()).toEqual(recruiters);
  await query(server, `update notification set read_at = now() where org_code = 'demo' and kind = 'documentArrived'`);
  expect((await post('/documents', { document: new File([pdf], 'reference.pdf') }, cookie)).status).toBe(303);
  expect(await told()).toHaveLength(2 * recruiters.length);
  await query(server, `update record_file set added_at = '2026-03-01T20:00:00Z' where org_code = 'demo' and entity = 'Candidate' and row_id = $1`, [await candidateOf('portal@example.com')]);
  const shown = await open(cookie);
  expect(shown).toContain('degree.pdf');
  // The day where the organisation is, as of everything else on the page.
  expect(shown).toContain('March 2, 2026');
  const file = /\/v3\/candidate-portal\/files\/\d+/.exec(shown)![0];
  expect((await server.ask(file, { headers: { cookie } })).headers.get('content-disposition')).toContain('attachment');
  expect((await server.ask(file, { headers: { cookie: await cookieOf('hr@example.com') } })).status).toBe(404);
  const application = /name="application" value="(\d+)"/.exec(shown)![1]!;
  expect((await post('/withdraw', { application }, await cookieOf('race@example.com'))).status).not.toBe(303);
  expect((await post('/withdraw', { application }, cookie)).status).toBe(303);
  expect(await open(cookie)).toContain('Withdrawn by you on');
  expect(await query(server, `select kind from notification where org_code = 'demo' and kind = 'applicationWithdrawn' and path = '/recruitment/job-candidates/' || $1`, [await candidateOf('portal@example.com')])).not.toEqual([]);
});

it('keeps an application that came to a hire or a rejection meanwhile, and says so; one that was taken back begins anew', async () => {
  const cookie = await cookieOf('tries@example.com');
  const id = await candidateOf('tries@example.com');
  const application = /name="application" value="(\d+)"/.exec(await open(cookie))![1]!;
  const [first] = await query<{ id: string }>(server, `select status_id::text as id from job_application where org_code = 'demo' and id = $1`, [application]);
  const decide = async (kind: string) => {
    const [decided] = await query<{ id: string }>(server, `select s.id::text as id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = 'demo' and g.kind = $1 limit 1`, [kind]);
    for (const [table, column] of [['job_application', 'candidate_id'], ['candidate', 'id']]) await query(server, `update ${table} set status_id = $2, version = version + 1 where org_code = 'demo' and ${column} = $1`, [id, decided!.id]);
  };
  for (const kind of ['HIRED', 'REJECTED']) {
    await decide(kind);
    const answer = await post('/withdraw', { application }, cookie);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('can no longer be withdrawn')]);
  }
  expect(await query(server, `select withdrawn_on as day from job_application where org_code = 'demo' and id = $1`, [application])).toEqual([{ day: null }]);
  expect(await query(server, `select kind from notification where org_code = 'demo' and kind = 'applicationWithdrawn' and path = '/recruitment/job-candidates/' || $1`, [id])).toEqual([]);
  await query(server, `update job_application set withdrawn_on = current_date, version = version + 1 where org_code = 'demo' and id = $1`, [application]);
  expect((await applyAs(server, 'J-101', { email: 'tries@example.com' })).status).toBe(303);
  expect(await query(server, `select a.status_id::text as now, a.withdrawn_on as day, c.status_id::text as own, (select count(*)::int from stage_move m where m.org_code = a.org_code and m.candidate_id = c.id and m.to_status_id = a.status_id and m.from_status_id is not null) as steps from job_application a join candidate c on c.org_code = a.org_code and c.id = a.candidate_id where a.org_code = 'demo' and a.id = $1`, [application])).toEqual([{ now: first!.id, day: null, own: first!.id, steps: 1 }]);
});

it('greets in Japanese by the family name first, on the page and in mails', async () => {
  expect(await (await server.ask('/v3/candidate-portal?lang=ja', { headers: { cookie: await cookieOf('portal@example.com') } })).text()).toContain('<h1>Chua Mei Linさん</h1>');
  await post('/passcode?lang=ja', { email: 'portal@example.com' });
  expect(await query(server, `select body from outbox_message where org_code = 'demo' and recipient = 'portal@example.com' and language = 'ja' and body like '%Chua Mei Lin 様%'`)).toHaveLength(1);
});

it('leads back to the portal from what is refused there', async () => {
  const cookie = await cookieOf('race@example.com');
  const answer = await post('/documents', { document: new File([new Uint8Array(6_000_000)], 'large.pdf') }, cookie);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('<a class="button" href="/v3/candidate-portal">Candidate portal</a>');
});

it('asks for another address in another language, too', async () => {
  const asked = await post('/passcode', { email: 'race@example.com' });
  const [cookie] = asked.headers.getSetCookie().map((one) => one.split(';')[0]!);
  const page = await (await server.ask('/v3/candidate-portal?other=1', { headers: { cookie: cookie! } })).text();
  const [, there] = /href="([^"]+)" lang="fr"/.exec(page)!;
  expect(await (await server.ask(there!.replaceAll('&amp;', '&'), { headers: { cookie: cookie! } })).text()).toMatch(/<html lang="fr">.+name="email" type="email"/s);
});

it('says in the language of the reader how large a document may be', async () => {
  const cookie = await cookieOf('race@example.com');
  for (const [language, told] of [['fr', 'La taille du fichier doit être inférieure à 5\u00a0Mo.'], ['ja', 'ファイルサイズは5MB未満にしてください。'], ['es', 'El archivo debe pesar menos de 5\u00a0MB.']] as const)
    for (const bytes of [5_000_001, 6_000_000]) expect(await (await post(`/documents?lang=${language}`, { document: new File([new Uint8Array(bytes)], 'large.pdf') }, cookie)).text(), `${language} ${bytes}`).toContain(told);
});

it('closes as soon as the access is taken away, and to whom the settings leave out', async () => {
  const cookie = await cookieOf('portal@example.com');
  await query(server, `update candidate set portal_access = false where org_code = 'demo' and email = 'portal@example.com'`);
  expect(await open(cookie)).toContain('Send passcode');
  expect(await codeFor('portal@example.com').then((code) => enter('portal@example.com', code)).then(({ status }) => status)).toBe(422);
  await query(server, `update candidate set portal_access = true, standing = 'BLACKLISTED' where org_code = 'demo' and email = 'portal@example.com'`);
  expect(await open(cookie)).toContain('Send passcode');
  await query(server, `update recruitment_general_setting set portal_access_for_blacklisted = true where org_code = 'demo'`);
  expect(await open(cookie)).toContain('Backend engineer');
});

it('says to whoever is put away and still comes in that it does not go on, unless a mail about it waits for its time', async () => {
  const email = 'putaway@example.com';
  await applyAs(server, 'J-101', { email });
  await query(server, `update recruitment_general_setting set portal_access_for_archived = true where org_code = 'demo'`);
  const cookie = await cookieOf(email);
  expect(await open(cookie)).toContain('Received. It waits to be read.');
  await query(server, `update candidate set standing = 'ARCHIVED' where org_code = 'demo' and email = $1`, [email]);
  const closed = await open(cookie);
  expect(closed).toContain('Closed. We are not going on with this application.');
  expect(closed).not.toMatch(/Received\. It waits|Withdraw application/);
  await query(server, `update outbox_message set while_archived = true, status = 'QUEUED', due_at = now() + interval '1 day' where org_code = 'demo' and recipient = $1 and template = 'applicationReceived'`, [email]);
  expect(await open(cookie)).toContain('Received. It waits to be read.');
});

const erasedWhole = async (id: string, email: string): Promise<void> => {
  expect(await query(server, `select id from candidate where org_code = 'demo' and id = $1 union all select id from job_application where org_code = 'demo' and candidate_id = $1 union all select id from stage_move where org_code = 'demo' and candidate_id = $1`, [id])).toEqual([]);
  expect(await query(server, `select id from outbox_message where org_code = 'demo' and recipient = $1`, [email])).toEqual([]);
  expect(await query(server, `select id from portal_passcode where org_code = 'demo' and email like '%' || $1`, [email])).toEqual([]);
  expect(await query(server, `select number from journal_key where org_code = 'demo' and person_id = -$1::bigint and wrapped is not null`, [id])).toEqual([]);
  expect(await query(server, `select key from stored_file where org_code = 'demo' and row_id = $1 and entity = 'candidate' and status <> 'DELETED'`, [id])).toEqual([]);
};

it('forgets a candidate who asks for it: record, files, mails and the past, while the journal stays whole', async () => {
  const id = await candidateOf('forget@example.com');
  const cookie = await cookieOf('forget@example.com');
  expect((await post('/erase', {}, cookie)).status).toBe(422);
  const [employee] = await query<{ id: string }>(server, `select min(id)::text as id from employee where org_code = 'demo'`);
  await query(server, `update candidate set employee_id = $2 where org_code = 'demo' and id = $1`, [id, employee!.id]);
  expect(await (await post('/erase', { sure: 'yes' }, cookie)).text()).toContain('kept with your employment');
  await query(server, `update candidate set employee_id = null where org_code = 'demo' and id = $1`, [id]);
  expect(await (await post('/erase', { sure: 'yes' }, cookie)).text()).toContain('Your data are erased');
  await erasedWhole(id, 'forget@example.com');
  const [set] = await query<{ id: string; reason: string }>(server, `select s.id::text as id, s.reason from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id where c.org_code = 'demo' and c.entity = 'Candidate' and c.row_id = $1 and c.kind = 'DELETE'`, [id]);
  expect(set?.reason).toBe('Asked for by the candidate.');
  const admin = await server.signIn('admin@demo.example');
  expect(codeOf(await askGraphql(server, admin, 'batch-processing', `mutation { undoChangeSet(id: ${set!.id}) { errorCode } }`))).not.toBeUndefined();
  expect(await candidateOf('forget@example.com')).toBe('');
  await sealJournals(server.db);
  expect((await verifyJournals(server.db, [])).map(({ fault }) => fault).filter((fault) => fault !== null)).toEqual([]);
});

it('forgets whose time is over by itself, and on the word of who may delete every candidate', async () => {
  const [old, other] = [await candidateOf('old@example.com'), await candidateOf('hr@example.com')];
  await query(server, `update candidate set retain_until = current_date - 2 where org_code = 'demo' and id = $1`, [old]);
  expect(await eraseOutdated({ db: server.db, settings: server.settings, log: createLog('silent') })).toBe(1);
  await erasedWhole(old, 'old@example.com');
  const erase = (who: string, reason: string) => server.signIn(who).then((cookie) => askGraphql<{ eraseCandidate: { keys: number } }>(server, cookie, 'recruitment', `mutation { eraseCandidate(candidateId: ${other}, reason: "${reason}") { keys } }`));
  expect(codeOf(await erase('employee@demo.example', 'Asked by letter'))).toBe('_DB0103');
  expect(codeOf(await erase('admin@demo.example', ' '))).toBe('BAD_USER_INPUT');
  expect((await erase('admin@demo.example', 'Asked by letter')).data?.eraseCandidate.keys).toBeGreaterThan(0);
  await erasedWhole(other, 'hr@example.com');
});

it('says of an application that it went to another job, which the candidate cannot take back any more', async () => {
  await applyAs(server, 'J-101', { email: 'moved@example.com' });
  const id = await candidateOf('moved@example.com');
  await query(server, `update job_application set moved_on = current_date where org_code = 'demo' and candidate_id = $1`, [id]);
  const cookie = await cookieOf('moved@example.com');
  const page = await open(cookie);
  expect(page).toContain('we have been considering you for another job.');
  expect(page).not.toContain('action="/v3/candidate-portal/withdraw"');
  const [application] = await query<{ id: string }>(server, `select id::text as id from job_application where org_code = 'demo' and candidate_id = $1`, [id]);
  await post('/withdraw', { application: application!.id }, cookie);
  expect(await query(server, `select id from job_application where id = $1 and withdrawn_on is not null`, [application!.id])).toEqual([]);
});
