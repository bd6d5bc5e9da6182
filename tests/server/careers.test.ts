/** The pages for everybody: what a stranger sees, sends and may not do. */
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFormToken } from '../../src/server/careers/form-token.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { longDay } from '../../src/domain/longDay.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { applyAs, pdf, query, tokenOf } from '../support/applying.ts';

const chunk = (type: string, data: Buffer): Buffer => Buffer.concat([Buffer.from([0, 0, 0, data.length]), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
/** One pixel. */
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])), chunk('IDAT', deflateSync(Buffer.from([0, 0]))), chunk('IEND', Buffer.alloc(0))]);

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const page = async (path: string): Promise<string> => (await server.ask(path)).text();
const candidates = (email: string) => query<{ id: string; name: string; statusId: string; jobPostId: string; resume: string | null; consentOn: string | null; months: number }>(server, `select id::text as id, name, status_id::text as "statusId", job_post_id::text as "jobPostId", resume, consent_on::text as "consentOn", ((retain_until - consent_on) / 30)::int as months from candidate where org_code = 'demo' and email = $1`, [email]);
const mailsTo = (email: string) => query<{ template: string; body: string }>(server, `select template, body from outbox_message where org_code = 'demo' and recipient = $1 order by created_at`, [email]);

it('lists the open posts of the organisation, narrowed and found without a script', async () => {
  const all = await page('/v3/careers');
  expect(all).toContain('Backend engineer');
  expect(all).toMatch(/\d+ open jobs in \d+ places/);
  const found = await page('/v3/careers?q=loom');
  expect(found).toContain('Shift supervisor');
  expect(await page('/v3/careers?q=zzz')).toContain('No open job fits this search.');
  expect(await page('/v3/careers?lang=es')).toContain('lang="es"');
  expect((await server.ask('/v3/careers?org=nobody')).status).toBe(404);
});

it('offers the filters that were chosen, and none where none was', async () => {
  const hasFilters = async (): Promise<boolean> => (await page('/v3/careers')).includes('class="filters"');
  expect(await hasFilters()).toBe(true);
  const [chosen] = await query<{ was: string }>(server, `select career_portal_filters::text as was from recruitment_general_setting where org_code = 'demo'`);
  await query(server, `update recruitment_general_setting set career_portal_filters = null where org_code = 'demo'`);
  expect(await hasFilters()).toBe(false);
  await query(server, `update recruitment_general_setting set career_portal_filters = '${chosen!.was}' where org_code = 'demo'`);
});

it('tells search engines what they need and nothing of a hidden salary', async () => {
  const shown = await page('/v3/careers/J-101');
  const posting = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shown)![1]!) as { title: string; description: string; baseSalary?: object; jobLocation: object[] };
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Backend engineer', validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/) as string, employmentType: 'FULL_TIME', baseSalary: { currency: 'INR' } });
  // A list is a list there too, and the words under a result end with a word.
  expect(posting.description).toContain('<ul><li>Design and run services for orders, stock and quality</li>');
  expect(posting.description).not.toContain('- ');
  expect(/<meta name="description" content="([^"]*)"/.exec(shown)![1]).toMatch(/ \p{L}+…$/u);
  expect(shown).toContain('rel="canonical"');
  expect(await page('/v3/careers/J-102')).not.toContain('baseSalary');
  expect(await page('/sitemap.xml')).toContain('/v3/careers/J-101</loc>');
  expect(await page('/robots.txt')).toContain('Sitemap:');
});

it('names in the map of the site the addresses that its pages have, of whichever organisation, and lets the pictures that are shared be fetched', async () => {
  const locations = async (path: string, host?: string): Promise<string[]> => {
    const text = await new Promise<string>((resolve, reject) => {
      const { port } = new URL(server.origin);
      get({ port, path, headers: host === undefined ? {} : { host } }, (answer) => void buffer(answer).then((bytes) => resolve(bytes.toString()), reject)).on('error', reject);
    });
    return [...text.matchAll(/(?:<loc>|Sitemap: )([^<\n]*)/g)].map(([, location]) => location!);
  };
  const own = new URL(server.settings.publicUrl);
  own.hostname = `demo.${own.hostname}`;
  expect(await locations('/sitemap.xml', own.host)).toContain(`${own.origin}/v3/careers/J-101`);
  expect(await locations('/robots.txt', own.host)).toEqual([`${own.origin}/sitemap.xml`]);
  expect(await locations('/sitemap.xml?org=other')).toEqual([`${server.settings.publicUrl.origin}/v3/careers?org=other`]);
  const robots = await page('/robots.txt');
  for (const open of ['/v3/careers', '/career-images/', '/images/careers/', '/v3/assets/', '/sitemap.xml']) expect(robots).toContain(`Allow: ${open}\n`);
});

it('leads to the page that an address with a slash at its end names, and from a page of the list that is no more to the first', async () => {
  for (const [path, to] of [['/v3/careers/', '/v3/careers'], ['/v3/careers/J-101/?lang=fr', '/v3/careers/J-101?lang=fr'], ['/v3/job-candidates/?post=J-101', '/v3/job-candidates?post=J-101'], ['/v3/candidate-portal/', '/v3/candidate-portal']] as const) {
    const answer = await server.ask(path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, to]);
  }
  const past = await server.ask('/v3/careers?page=99&q=engineer');
  expect([past.status, past.headers.get('location')]).toEqual([302, '/v3/careers?q=engineer']);
  expect(await page('/v3/careers?q=zzz&page=1')).toContain('No open job fits this search.');
});

it('keeps what was looked for when the language is changed', async () => {
  expect(await page('/v3/careers?q=engineer&sort=closing')).toContain('href="/v3/careers?q=engineer&amp;sort=closing&amp;lang=fr"');
});

it('tells caches that another organisation may be named beside the address', async () => {
  for (const path of ['/v3/careers', '/v3/careers/J-101', '/sitemap.xml', '/v3/careers/feed/jobs.json']) expect((await server.ask(path)).headers.get('vary'), path).toContain('org_code');
});

it('lets no word of a post or a stranger become code', async () => {
  const hostile = `</script><img src=x onerror=alert(1)>`;
  await query(server, `update job_post set description = $1, title = $2 where org_code = 'demo' and code = 'J-104'`, [hostile, `Chemist "><svg onload=alert(1)>`]);
  for (const path of ['/v3/careers', '/v3/careers/J-104', '/v3/job-candidates?post=J-104', `/v3/careers?q=${encodeURIComponent(hostile)}`]) {
    const text = await page(path);
    expect(text, path).not.toMatch(/<img src=x|<svg onload/);
  }
  const answer = await server.ask('/v3/careers/J-104');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'sha256-/);
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

it('makes a candidate of an application, with consent, retention, resume and a mail', async () => {
  const answer = await applyAs(server, 'J-101', { email: 'Mei.Lin@chua.example' });
  expect(answer.status).toBe(303);
  const [made] = await candidates('mei.lin@chua.example');
  expect(made).toMatchObject({ name: 'Mei Lin Chua', consentOn: expect.any(String), months: 24 });
  const [source] = await query<{ kind: string; moves: number; applications: number }>(server, `select (select s.kind from candidate c join candidate_source s on s.org_code = c.org_code and s.id = c.source_id where c.org_code = 'demo' and c.id = $1) as kind, (select count(*)::int from stage_move where org_code = 'demo' and candidate_id = $1) as moves, (select count(*)::int from job_application where org_code = 'demo' and candidate_id = $1) as applications`, [made!.id]);
  expect(source).toEqual({ kind: 'CAREER_PAGE', moves: 1, applications: 1 });
  expect(await query(server, `select entity, field, row_id::text as row, status from stored_file where org_code = 'demo' and key = $1`, [made!.resume])).toEqual([{ entity: 'candidate', field: 'resume', row: made!.id, status: 'STORED' }]);
  expect(await query(server, `select s.source, s.reason from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id where c.org_code = 'demo' and c.entity = 'Candidate' and c.row_id = $1`, [made!.id])).toEqual([{ source: 'RULE', reason: 'Applied on the career page.' }]);
  expect((await mailsTo('mei.lin@chua.example')).map(({ template }) => template)).toEqual(['applicationReceived']);
  const [told] = await query<{ body: string; until: string }>(server, `select m.body, c.retain_until::text as until from outbox_message m join candidate c on c.org_code = m.org_code and c.id = m.candidate_id where m.org_code = 'demo' and m.recipient = 'mei.lin@chua.example'`);
  expect(told!.body).toContain(`Your data are kept until ${longDay('en', told!.until)}.`);
});

it('takes an application that is sent twice as one, also at the same moment', async () => {
  const token = tokenOf(server, 'J-102');
  const answers = await Promise.all(Array.from({ length: 4 }, () => applyAs(server, 'J-102', { email: 'twice@example.com', token })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(await candidates('twice@example.com')).toHaveLength(1);
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
});

it('adds another application to who is known, changes nothing that recruiters have and does not tell the stranger', async () => {
  const [before] = await candidates('mei.lin@chua.example');
  const stranger = await applyAs(server, 'J-103', { email: 'mei.lin@chua.example', firstName: 'Somebody', lastName: 'Else' });
  const unknown = await applyAs(server, 'J-103', { email: 'new@example.com' });
  expect([stranger.status, stranger.headers.get('location')]).toEqual([unknown.status, unknown.headers.get('location')]);
  const [after] = await candidates('mei.lin@chua.example');
  expect(after).toEqual(before);
  const posts = await query<{ code: string }>(server, `select p.code from job_application a join job_post p on p.org_code = a.org_code and p.id = a.job_post_id where a.org_code = 'demo' and a.candidate_id = $1 order by p.code`, [before!.id]);
  expect(posts.map(({ code }) => code)).toEqual(['J-101', 'J-103']);
});

it('answers a wrong application alike, whether the address is known or not, and mails nothing', async () => {
  const email = 'known.already@example.com';
  expect((await applyAs(server, 'J-101', { email })).status).toBe(303);
  const mails = await mailsTo(email);
  const wrong = { firstName: 'Win a prize at http://evil.example/x', phone: '+65 9123 45' };
  const [known, unknown] = await Promise.all([email, 'nobody.yet@example.com'].map(async (address) => {
    const answer = await applyAs(server, 'J-104', { ...wrong, email: address });
    return [answer.status, (await answer.text()).match(/aria-invalid/g)?.length];
  }));
  expect(known).toEqual(unknown);
  expect(known).toEqual([422, 2]);
  expect(await mailsTo(email)).toEqual(mails);
});

it('takes one application at a time where the organisation wants that, and says so to the address alone', async () => {
  await query(server, `update recruitment_general_setting set enable_multiple_application = false where org_code = 'demo'`);
  const answer = await applyAs(server, 'J-102', { email: 'mei.lin@chua.example' });
  await query(server, `update recruitment_general_setting set enable_multiple_application = true where org_code = 'demo'`);
  expect(answer.status).toBe(303);
  expect((await mailsTo('mei.lin@chua.example')).at(-1)?.template).toBe('applicationRunning');
});

it('says to whoever applies for one job again that the application is there, whatever became of it', async () => {
  const email = 'once.more@example.com';
  await applyAs(server, 'J-101', { email });
  await applyAs(server, 'J-101', { email });
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['applicationReceived', 'applicationKnown']);
  const [mail] = await query<{ subject: string; body: string }>(server, `select subject, body from outbox_message where org_code = 'demo' and recipient = $1 and template = 'applicationKnown'`, [email]);
  expect(mail!.subject).toBe('We already have your application: Backend engineer');
  expect(mail!.body).not.toMatch(/only one|running/);
  // The resume that came with it is kept by nobody, so not at all.
  expect(await query(server, `select key from stored_file where org_code = 'demo' and field = 'resume' and row_id is null`)).toEqual([]);
  expect((await candidates(email))[0]?.resume).toBeTruthy();
});

it('promises no portal to whom it does not let in', async () => {
  const email = 'no.portal@example.com';
  await query(server, `update recruitment_general_setting set portal_access_for_new = false, enable_multiple_application = false where org_code = 'demo'`);
  const form = await page('/v3/job-candidates?post=J-101');
  for (const post of ['J-101', 'J-101', 'J-102']) await applyAs(server, post, { email });
  await query(server, `update recruitment_general_setting set portal_access_for_new = true, enable_multiple_application = true where org_code = 'demo'`);
  expect(form).toContain('Recruiters read every application and answer by mail.');
  expect(form).not.toContain('passcode');
  const mails = await mailsTo(email);
  expect(mails.map(({ template }) => template)).toEqual(['applicationReceivedByMail', 'applicationKnownByMail', 'applicationRunningByMail']);
  for (const { template, body } of mails) {
    expect(body, template).not.toMatch(/portal|passcode|\/v3\//);
    expect(body, template).toContain('answer this mail');
  }
  // Of J-101 somebody recruits.
  const readers = await query<{ reply_to: string | null }>(server, `select reply_to from outbox_message where org_code = 'demo' and recipient = $1 order by created_at`, [email]);
  expect(readers.slice(0, 2)).toEqual([{ reply_to: 'recruiter@demo.example' }, { reply_to: 'recruiter@demo.example' }]);
});

it('tells who recruits for a post of each application, once', async () => {
  const email = 'told.once@example.com';
  await applyAs(server, 'J-101', { email });
  await applyAs(server, 'J-101', { email });
  const [candidate] = await candidates(email);
  const notices = await query<{ kind: string; words: object; email: string }>(server, `select n.kind, n.words, u.email from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and n.path = $1`, [`/recruitment/job-candidates/${candidate!.id}`]);
  expect(notices).toEqual([{ kind: 'applicationArrived', words: { candidate: 'Mei Lin Chua', post: 'Backend engineer' }, email: 'recruiter@demo.example' }]);
});

it('leads who recruits to the candidate, and tells nobody who may not look where they are', async () => {
  const email = 'was.archived@example.com';
  await applyAs(server, 'J-101', { email });
  const [candidate] = await candidates(email);
  await query(server, `update candidate set standing = 'ARCHIVED' where org_code = 'demo' and id = $1`, [candidate!.id]);
  await applyAs(server, 'J-102', { email });
  const told = () => query<{ path: string }>(server, `select path from notification where org_code = 'demo' and kind = 'applicationArrived' and path ~ $1 order by created_at, id`, [`/${candidate!.id}$`]);
  expect((await told()).map(({ path }) => path)).toEqual(Array(2).fill(`/recruitment/job-candidates/${candidate!.id}`));
  const roles = await query<{ id: string }>(server, `update role_right set "view" = false where org_code = 'demo' and form = 'ARCHIVED_CANDIDATES' and "view" returning id::text as id`);
  await applyAs(server, 'J-103', { email });
  await query(server, `update role_right set "view" = true where org_code = 'demo' and id = any($1::bigint[])`, [roles.map(({ id }) => id)]);
  expect(await told()).toHaveLength(2);
  // The page of active candidates is closed to whoever may not view them.
  const closed = await query<{ id: string }>(server, `update role_right set "view" = false where org_code = 'demo' and form = 'JOB_CANDIDATES' and "view" returning id::text as id`);
  await applyAs(server, 'J-104', { email });
  await query(server, `update role_right set "view" = true where org_code = 'demo' and id = any($1::bigint[])`, [closed.map(({ id }) => id)]);
  expect((await told()).map(({ path }) => path).at(-1)).toBe(`/recruitment/archived-candidates/${candidate!.id}`);
});

it('writes what is filled in from the side where its script begins', async () => {
  const page = await (await server.ask('/v3/job-candidates?post=J-101')).text();
  for (const name of ['firstName', 'currentEmployer', 'coverLetter', 'education.0.institute']) expect(page).toMatch(new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]* dir="auto"`));
  expect(page).not.toMatch(/type="email"[^>]*dir=/);
});

it('refuses what breaks a rule beside its field, and keeps the answers', async () => {
  const shown = async (fields: Parameters<typeof applyAs>[2]) => {
    const answer = await applyAs(server, 'J-101', fields);
    return { status: answer.status, text: await answer.text() };
  };
  const phone = await shown({ email: 'wrong@example.com', phone: '+65 9123 45' });
  expect(phone.status).toBe(422);
  expect(phone.text).toMatch(/Singapore|8 digits/);
  expect(phone.text).toContain('value="wrong@example.com"');
  expect((await shown({ email: 'exe@example.com', resume: new File([Buffer.from('MZ\u0090\u0000 not a pdf')], 'cv.pdf') })).text).toContain('aria-invalid');
  expect((await shown({ email: 'none@example.com', resume: null })).text).toContain('Choose the file of your resume.');
  expect((await shown({ email: 'consent@example.com', consent: '' })).text).toContain('Without your consent');
  expect((await shown({ email: 'xss@example.com', firstName: '"><script>alert(1)</script>', consent: '' })).text).not.toContain('<script>alert(1)');
  const large = await applyAs(server, 'J-101', { email: 'large@example.com', resume: new File([pdf, Buffer.alloc(5_000_001)], 'cv.pdf') }, { 'accept-language': 'fr' });
  expect([large.status, await large.text()]).toEqual([422, expect.stringContaining('La taille du fichier doit être inférieure à 5\u00a0Mo.')]);
  expect(await query(server, `select id from candidate where org_code = 'demo' and email = any($1)`, [['wrong@example.com', 'exe@example.com', 'none@example.com', 'consent@example.com', 'large@example.com', 'xss@example.com']])).toEqual([]);
});

it('offers its languages on every page, also where there is no job, and stays there', async () => {
  for (const [path, there] of [['/v3/careers/nothing?lang=en', '/v3/careers/nothing?lang=ja'], ['/v3/job-candidates?post=nothing', '/v3/job-candidates?post=nothing&amp;lang=ja'], ['/v3/job-candidates', '/v3/job-candidates?lang=ja'], ['/v3/job-candidates?sent=1', '/v3/job-candidates?sent=1&amp;lang=ja']] as const)
    expect(await page(path), path).toContain(`<a href="${there}" lang="ja"`);
  expect(await page('/v3/careers/nothing?lang=ja')).toContain('<html lang="ja">');
});

it('offers its languages on what it refuses, too: there, or where the form is that was sent', async () => {
  const gone = await server.ask(`/v3/offer?token=demo.offer.${'a'.repeat(43)}`);
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain(`<a href="/v3/offer?token=demo.offer.${'a'.repeat(43)}&amp;lang=ja" lang="ja"`);
  const send = async (path: string, referer?: string): Promise<string> => (await fetch(`${server.origin}/v3${path}`, { method: 'POST', body: new URLSearchParams({ token: 'demo.offer.none' }), redirect: 'manual', headers: referer === undefined ? {} : { referer } })).text();
  expect(await send('/offer/passcode')).toContain('<a href="/v3/careers?lang=ja" lang="ja"');
  expect(await send('/offer/passcode', `${server.origin}/v3/offer?token=demo.offer.none&asked=1&lang=fr`)).toContain('<a href="/v3/offer?token=demo.offer.none&amp;asked=1&amp;lang=ja" lang="ja"');
  for (const stranger of ['https://elsewhere.example/v3/offer?token=x', `${server.origin}/v3/core-hr/employees`, `${server.origin}/v3/offer/passcode`, 'nonsense']) expect(await send('/offer/passcode', stranger), stranger).toContain('<a href="/v3/careers?lang=ja" lang="ja"');
});

it('says that a post is closed, before and after the form was filled in', async () => {
  const token = tokenOf(server, 'J-102');
  await query(server, `update job_post set status = 'CLOSED' where org_code = 'demo' and code = 'J-102'`);
  expect((await server.ask('/v3/careers/J-102')).status).toBe(410);
  expect(await page('/v3/careers/J-102')).toContain('<a href="/v3/careers/J-102?lang=fr" lang="fr"');
  expect(await page('/v3/job-candidates?post=J-102')).toContain('takes no more applications');
  const late = await applyAs(server, 'J-102', { email: 'late@example.com', token });
  expect(late.status).toBe(410);
  expect(await candidates('late@example.com')).toEqual([]);
  expect((await server.ask('/v3/careers/NO-SUCH')).status).toBe(404);
});

it('tells programs what it tells people, and keeps nothing of theirs', async () => {
  expect((await applyAs(server, 'J-101', { email: 'bot@example.com', website: 'http://spam.example' })).status).toBe(303);
  expect((await applyAs(server, 'J-101', { email: 'forged@example.com', token: 'made.up.token' })).status).toBe(422);
  const quick = newFormToken(server.settings, 'demo J-101');
  expect((await applyAs(server, 'J-101', { email: 'quick@example.com', token: quick })).status).toBe(422);
  const crossSite = await applyAs(server, 'J-101', { email: 'cross@example.com' }, { 'sec-fetch-site': 'cross-site' });
  expect(crossSite.status).toBe(403);
  expect(await query(server, `select id from candidate where org_code = 'demo' and email = any($1)`, [['bot@example.com', 'forged@example.com', 'quick@example.com', 'cross@example.com']])).toEqual([]);
});

it('takes no harm from any address or name of a file that a stranger makes up', async () => {
  const far = ['99999999999999999999', '-1', '1e400', 'NaN', `x'; select 1 --`, '%00', '%ED%A0%80', '../../etc/passwd', 'a'.repeat(3000)];
  const paths = ['/v3/careers?location=', '/v3/careers?department=', '/v3/careers?skill=', '/v3/careers?experience=', '/v3/careers?page=', '/v3/careers?q=', '/v3/careers?jobType=', '/v3/careers?org=', '/v3/careers?lang=', '/v3/careers/', '/v3/careers/feed/', '/v3/careers/feed/jobs.json?key=', '/v3/job-candidates?post=', '/v3/candidate-portal?done=', '/v3/candidate-portal/files/', '/v3/offer?token=', '/v3/offer/letter?token=demo.offer.', '/career-images/demo/', '/sitemap.xml?org='];
  for (const path of paths) for (const value of far) expect((await fetch(`${server.origin}${path}${value.startsWith('%') ? value : encodeURIComponent(value)}`, { redirect: 'manual' })).status, `${path}${value}`).toBeLessThan(500);
  for (const name of [`${'long'.repeat(40_000)}.pdf`, '../../../x.pdf', 'a"\u202e;x=\r\nb.pdf']) {
    const answer = await applyAs(server, 'J-101', { email: `file${name.length}@example.com`, resume: new File([pdf], name) });
    expect(answer.status, name.slice(0, 40)).toBeLessThan(500);
  }
  for (const fields of [{ firstName: 'x'.repeat(50_000) }, { phone: '9'.repeat(5000) }, { token: 'a.b.c.d' }, { email: 'a@b.example\r\nBcc: c@d.example' }]) expect((await applyAs(server, 'J-101', { email: 'harm@example.com', ...fields })).status, JSON.stringify(fields).slice(0, 60)).toBe(422);
});

it('reads a resume for the form, keeps nothing of it, and refuses what is none', async () => {
  const read = (file: File, language = 'en'): Promise<Response> => {
    const body = new FormData();
    body.set('resume', file);
    return fetch(`${server.origin}/v3/job-candidates/resume?lang=${language}`, { method: 'POST', body });
  };
  const answer = await read(new File(['Mei Lin Chua\nmei.lin@chua.example\n+65 9123 4567\n\nExperience\nSoftware engineer at Loom Systems, 2019 - 2024\n'], 'cv.txt'));
  expect(((await answer.json()) as { answers: object }).answers).toMatchObject({ firstName: 'Mei Lin', lastName: 'Chua', email: 'mei.lin@chua.example', phone: expect.stringContaining('9123') });
  expect((await read(new File([Buffer.from('MZ\u0090')], 'cv.pdf'))).status).toBe(400);
  // Why it cannot be read is said in the language of the form.
  for (const [language, words] of [['fr', 'Ce CV ne contient pas de texte'], ['ja', 'この履歴書には文字情報がなく']] as const) expect(((await (await read(new File([' '], 'cv.txt'), language)).json()) as { message: string }).message).toContain(words);
  expect(await query(server, `select key from stored_file where org_code = 'demo' and original_name = 'cv.txt'`)).toEqual([]);
});

it('shows every picture of the career page to everybody and no other file', async () => {
  const cookie = await server.signIn('admin@demo.example');
  const upload = async (type: string): Promise<string> => {
    type Signed = { getPresignedUrl: { presignedUrl: string; s3DocumentDetails: { key: string } } };
    const { presignedUrl, s3DocumentDetails } = (await askGraphql<Signed>(server, cookie, 'core-hr', 'mutation($type: String) { getPresignedUrl(fileName: "loom.png", action: "upload", type: $type) { presignedUrl s3DocumentDetails } }', { type })).data!.getPresignedUrl;
    expect((await fetch(`${server.origin}${presignedUrl}`, { method: 'PUT', body: new Uint8Array(PNG) })).status).toBe(200);
    return s3DocumentDetails.key;
  };
  const pictures: Record<string, string> = {};
  for (const field of ['logo', 'bannerImage', 'bannerImage2', 'bannerImage3']) pictures[field] = await upload(`careerPage.${field}`);
  const [page] = await query<{ id: string; version: number }>(server, `select id::text as id, version from career_page where org_code = 'demo'`);
  expect(codeOf(await askGraphql(server, cookie, 'recruitment', 'mutation($id: ID!, $version: Int!, $input: CareerPagePatch!) { updateCareerPage(id: $id, version: $version, input: $input) { changeSet } }', { ...page, input: pictures }))).toBeUndefined();
  const shown = await (await server.ask('/v3/careers')).text();
  for (const [field, key] of Object.entries(pictures)) {
    const path = `/career-images/demo/${key.split('/').at(-1)}`;
    expect(shown, field).toContain(path);
    const answer = await server.ask(path);
    expect(answer.status, field).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG), field).toBe(true);
  }
  // A link that is shared shows the first banner, or else the logo; only the page that shows the banner fetches it ahead.
  const addressOf = (field: string): string => `/career-images/demo/${pictures[field]!.split('/').at(-1)}`;
  const post = async (): Promise<string> => (await server.ask('/v3/careers/J-101')).text();
  const preload = `<link rel="preload" as="image" href="${addressOf('bannerImage')}"`;
  expect([shown.includes(preload), (await post()).includes(preload)]).toEqual([true, false]);
  expect(await post()).toContain(`${addressOf('bannerImage')}"><meta name="twitter:card" content="summary_large_image">`);
  await query(server, `update career_page set banner_image = null, banner_image2 = null, banner_image3 = null where org_code = 'demo'`);
  expect(await post()).toContain(`${addressOf('logo')}"><meta name="twitter:card" content="summary">`);
  const [resume] = await query<{ key: string }>(server, `select key from stored_file where org_code = 'demo' and field = 'resume' limit 1`);
  expect((await server.ask(`/career-images/demo/${resume!.key.split('/').at(-1)}`)).status).toBe(404);
});

it('words suggestions by what the organisation says of itself, for who may design the page', async () => {
  type Answer = { suggestCareerBanner: { suggestions: { heading: string }[] } };
  const ask = (cookie: string) => askGraphql<Answer>(server, cookie, 'recruitment', `{ suggestCareerBanner(companyBranding: "We are green: sustainable, organic, for the climate", industryTrends: "remote work") { suggestions { heading } } }`);
  const mine = await ask(await server.signIn('admin@demo.example'));
  expect(mine.data?.suggestCareerBanner.suggestions.map(({ heading }) => heading)[0]).toBe('Work the planet can keep');
  expect(codeOf(await ask(await server.signIn('employee@demo.example')))).toBe('_DB0102');
});

it('draws the page for its designer also while a text is longer than the form will take', async () => {
  const cookie = await server.signIn('admin@demo.example');
  const answer = await server.ask('/career-preview', { body: { caption: 'C'.repeat(130), bannerHeading: 'H'.repeat(130), bannerSubtext: 'S'.repeat(310) }, headers: { cookie } });
  expect(answer.status).toBe(200);
  const drawn = await answer.text();
  expect(drawn).toContain(`<h1>${'H'.repeat(120)}</h1>`);
  expect(drawn).not.toMatch(/C{121}|H{121}|S{301}/);
});
