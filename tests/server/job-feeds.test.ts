/** What job boards fetch of the open posts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addPost, rows } from './candidates.ts';

let server: DemoServer;
let admin: Client;
const HOSTILE = 'Sew ]]><script>alert(1)</script><![CDATA[ & \u0007"quoted"';

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  await rows(server, `update job_post set on_job_boards = false where org_code = $1`);
  await rows(server, `update recruitment_general_setting set equal_opportunity_statement = null where org_code = $1`);
  for (const [title, changes] of [
    ['Feed weaver', ''],
    ['Feed over', `, closing_date = '2020-01-01'`],
    ['Feed held', `, status = 'ON_HOLD'`],
    ['Feed hidden', `, on_career_page = false`],
    ['Feed template', `, is_template = true`],
  ] as const) {
    const id = await addPost(server, admin, title);
    await rows(server, `update job_post set on_job_boards = true${changes} where org_code = $1 and id = $2`, [id]);
  }
  await rows(server, `update job_post set description = $2 where org_code = $1 and title = 'Feed weaver'`, [HOSTILE.replace('\u0007', '\u000b')]);
}, 60_000);
afterAll(() => server.stop());

/** Each its own address, so that what another test fetched is not what it gets. */
const feed = (file: string, query = '', headers: Record<string, string> = {}) => server.ask(`/v3/careers/feed/${file}?org=demo${query}`, { headers });

describe('a feed', () => {
  it('has the open posts that are on the career page and on boards, and no other', async () => {
    const answer = await feed('jobs.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    const { jobs } = (await answer.json()) as { jobs: { title: string; url: string }[] };
    expect(jobs.map(({ title }) => title)).toEqual(['Feed weaver']);
    const page = await server.ask(new URL(jobs[0]!.url).pathname + new URL(jobs[0]!.url).search);
    expect(page.status).toBe(200);
  });

  it('holds a hostile text as text: the XML has one job and no script of its own', async () => {
    const text = await (await feed('indeed.xml')).text();
    expect(text).toContain('<title><![CDATA[Feed weaver]]></title>');
    const outside = text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(outside).not.toMatch(/<script|alert|]]>/);
    expect(outside.match(/<job>/g)).toHaveLength(1);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('\u000b');
  });

  it('tells a list as one, as the page of the job does', async () => {
    await rows(server, `update job_post set description = $2, responsibilities = $3 where org_code = $1 and title = 'Feed weaver'`, ['Leads <two> teams:\n- weaving\n- dyeing', 'One\ntwo']);
    const { jobs } = (await (await feed('jobs.json', '', { org_code: 'demo' })).json()) as { jobs: { descriptionHtml: string }[] };
    expect(jobs.map(({ descriptionHtml }) => descriptionHtml)).toEqual(['<p>Leads &lt;two&gt; teams:</p><ul><li>weaving</li><li>dyeing</li></ul><p>One<br>two</p>']);
  });

  it('says where the work is and in which currency it is paid, also of a post that says neither', async () => {
    await rows(server, `update job_post set show_salary = true, salary_from = 300000, currency = null where org_code = $1 and title = 'Feed weaver'`);
    await rows(server, `update organisation set address = '{"city": "Coimbatore", "country": "IN", "pincode": "641018"}' where org_code = $1`);
    const text = await (await feed('jobstreet.xml', '', { org_code: 'demo' })).text();
    expect(text).toContain('<salary><![CDATA[INR 300000 per year]]></salary>');
    expect(text).toContain('<city><![CDATA[Coimbatore]]></city><country><![CDATA[IN]]></country><postalcode><![CDATA[641018]]></postalcode>');
    const { code } = (await rows<{ id: string; code: string }>(server, `select id, code from job_post where org_code = $1 and title = 'Feed weaver'`))[0]!;
    const posting = async () => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await (await server.ask(`/v3/careers/${code}`)).text())![1]!) as unknown;
    expect(await posting()).toMatchObject({ jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Coimbatore', addressCountry: 'IN', postalCode: '641018' } }], baseSalary: { currency: 'INR' } });
    await rows(server, `update job_post set work_mode = 'REMOTE' where org_code = $1 and title = 'Feed weaver'`);
    const remote = await posting();
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ '@type': 'Country', name: 'India' }] });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it('is made once for a thousand who ask, and not sent again to whoever has it', async () => {
    const etag = (await feed('indeed.xml')).headers.get('etag')!;
    const before = await rows<{ at: Date }>(server, `select at from job_board_fetch where org_code = $1 and board = 'INDEED'`);
    const answers = await Promise.all(Array.from({ length: 1000 }, async () => (await feed('indeed.xml', '', { 'if-none-match': etag })).status));
    expect(new Set(answers)).toEqual(new Set([304]));
    expect(await rows(server, `select at from job_board_fetch where org_code = $1 and board = 'INDEED'`)).toEqual(before);
  });

  it('is not there for an organisation that nobody knows, nor under another name', async () => {
    expect((await server.ask('/v3/careers/feed/indeed.xml?org=nobody')).status).toBe(404);
    expect((await feed('other.xml')).status).toBe(404);
  });
});

describe('a job board', () => {
  type Feed = { board: string; isOn: boolean; address: string; posts: number; warning: string; lastFetchedBy: string | null };
  const feeds = async (): Promise<Feed[]> => dataOf(await admin<{ jobBoardFeeds: { feeds: Feed[] } }>('recruitment', '{ jobBoardFeeds { feeds { board isOn address posts warning lastFetchedBy } } }')).jobBoardFeeds.feeds;
  const save = async (text: string): Promise<string | null> => dataOf(await admin<{ saveJobBoard: { changeSet: string | null } }>('recruitment', `mutation { saveJobBoard(${text}) { changeSet } }`)).saveJobBoard.changeSet;
  const fetchAt = (address: string, more = '') => server.ask(`${new URL(address).pathname}${new URL(address).search}${more}`, { headers: { host: `localhost:${new URL(server.origin).port}` } });

  it('is told who fetched last, how many posts there are, and what is missing', async () => {
    await feed('jobs.json', '', { 'user-agent': 'BoardBot/1.0' });
    const all = await feeds();
    expect(all.map(({ board, posts }) => [board, posts])).toEqual([['INDEED', 1], ['JOBSTREET', 1], ['ANY', 1]]);
    expect(all.find(({ board }) => board === 'JOBSTREET')!.warning).toBe('The integration is not complete. JobStreet takes posts only with an advertiser number.');
    expect(all.find(({ board }) => board === 'INDEED')!.warning).toBe('');
  });

  it('fetches nothing once it is switched off, and again after one undo', async () => {
    const changeSet = await save('board: JOBSTREET, isOn: false, needsKey: false');
    expect((await feed('jobstreet.xml')).status).toBe(404);
    expect((await feeds()).find(({ board }) => board === 'JOBSTREET')!.isOn).toBe(false);
    dataOf(await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }));
    expect((await feed('jobstreet.xml')).status).toBe(200);
  });

  it('that takes a key answers the whole address only, and a new key ends the old one', async () => {
    await save('board: ANY, isOn: true, needsKey: true');
    const address = async (): Promise<string> => (await feeds()).find(({ board }) => board === 'ANY')!.address;
    const first = await address();
    expect(new URL(first).searchParams.get('key')).toMatch(/^[\w-]{32}$/);
    expect((await fetchAt(first)).status).toBe(200);
    await save('board: ANY, isOn: true, needsKey: true, newKey: true');
    expect(await address()).not.toBe(first);
    expect((await fetchAt(await address())).status).toBe(200);
    expect((await fetchAt(first)).status).toBe(404);
    expect((await feed('jobs.json')).status).toBe(404);
    await save('board: ANY, isOn: false, needsKey: true');
    expect((await fetchAt(await address())).status).toBe(404);
    await save('board: ANY, isOn: true, needsKey: true');
    expect((await fetchAt(await address())).status).toBe(200);
    await rows(server, `update job_board_integration set key_number = key_number + 1 where org_code = $1 and board = 'ANY'`);
    expect((await fetchAt(await address())).status).toBe(200);
  });
});
