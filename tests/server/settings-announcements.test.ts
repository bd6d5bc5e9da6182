/** What is announced, to whom and when; what a hostile announcement cannot do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedUrl } from '../../src/domain/embedHosts.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const ADD = 'mutation ($input: AnnouncementInput!) { answer: addAnnouncement(input: $input) { errorCode row { id } } }';
const LIST = '{ answer: listAnnouncements { errorCode announcementCount announcementList { announcementId title announcementType announcementText embedUrl flashContent } } }';
type Shown = { announcementCount: number; announcementList: { title: string; announcementText: string | null; embedUrl: string | null; flashContent: string | null }[] };

let server: DemoServer;
const cookies: Record<string, string> = {};
let day: string;

const add = (input: object, who = 'admin') => askGraphql<{ answer: { row: { id: string } } }>(server, cookies[who] ?? '', 'organisation-data', ADD, { input: { type: 'TEXT', text: 'Words', fromDate: day, ...input } });
const list = async (who: string): Promise<Shown> => (await askGraphql<{ answer: Shown }>(server, cookies[who] ?? '', 'organisation-data', LIST)).data!.answer;
const titles = async (who: string): Promise<string[]> => (await list(who)).announcementList.map(({ title }) => title);
const shift = (days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const problemOf = (answer: { errors?: readonly { extensions: Record<string, unknown> }[] }) => (answer.errors?.[0]?.extensions['validationError'] as { field: string; message: string }[] | undefined)?.[0];

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'employee', 'manager']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
  const [row] = await withOrg(server.db, 'demo', (tx) => tx.query<{ day: string }>(`select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as day from organisation where org_code = $1`, ['demo']));
  day = row!.day;
  await withOrg(server.db, 'demo', (tx) => tx.query('delete from announcement where org_code = $1', ['demo']));
});
afterAll(() => server.stop());

describe('announcements', () => {
  it('are shown from their first to their last day, while they are active, in their own organisation', async () => {
    await add({ title: 'Yesterday only', fromDate: shift(-1), toDate: shift(-1) });
    await add({ title: 'From tomorrow', fromDate: shift(1) });
    await add({ title: 'Put away', status: 'INACTIVE' });
    await add({ title: 'Until today', fromDate: shift(-3), toDate: day });
    await add({ title: 'Since today' });
    expect(await list('employee')).toMatchObject({ announcementCount: 2 });
    expect(await titles('employee')).toEqual(['Since today', 'Until today']);
    expect(await titles('other')).toEqual([]);
    expect(problemOf(await add({ title: 'Backwards', toDate: shift(-1) }))?.field).toBe('toDate');
  });

  it('reach a location or a department, whose people alone see them', async () => {
    const place = async (email: string) => (await withOrg(server.db, 'demo', (tx) => tx.query<{ location: string; department: string }>(
      'select e.location_id::text as location, e.department_id::text as department from user_account u join employee e on e.org_code = u.org_code and e.id = u.employee_id where u.org_code = $1 and u.email = $2', ['demo', email])))[0]!;
    const mine = await place('employee@demo.example');
    const [elsewhere] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>('select id::text as id from location where org_code = $1 and id <> $2::bigint limit 1', ['demo', mine.location]));
    await add({ title: 'For my place', audience: 'LOCATION', locationId: mine.location });
    await add({ title: 'For my department', audience: 'DEPARTMENT', departmentId: mine.department });
    await add({ title: 'For another place', audience: 'LOCATION', locationId: elsewhere!.id });
    expect((await titles('employee')).filter((title) => title.startsWith('For'))).toEqual(['For my department', 'For my place']);
    expect(problemOf(await add({ title: 'For nowhere', audience: 'LOCATION' }))).toEqual({ field: 'locationId', message: 'Fill in Location for this type or audience.' });
  });

  it('need what their type shows', async () => {
    expect(problemOf(await add({ title: 'No page', type: 'EMBED', text: null }))?.field).toBe('embedUrl');
    expect(problemOf(await add({ title: 'No flash', type: 'FLASH' }))?.field).toBe('flashContent');
    await add({ title: 'Storm', type: 'FLASH', flashContent: 'The office closes at 14:00' });
    expect((await list('employee')).announcementList[0]).toMatchObject({ title: 'Storm', flashContent: 'The office closes at 14:00', embedUrl: null });
  });

  it.each([
    'javascript:alert(1)',
    'http://www.youtube.com/embed/x',
    'https://evil.example/www.youtube.com',
    'https://www.youtube.com.evil.example/embed/x',
    'https://www.youtube.com@evil.example/',
    'https://user:secret@www.youtube.com/embed/x',
    'https://www.youtube.com:8443/embed/x',
    'data:text/html,<script>alert(1)</script>',
    '//player.vimeo.com/video/1',
  ])('embed no page but of a listed host: %s', async (address) => {
    expect(embedUrl(address)).toBeNull();
    expect(problemOf(await add({ title: 'Hostile', type: 'EMBED', embedUrl: address }))).toEqual({ field: 'embedUrl', message: 'Invalid Embed Url' });
  });

  it('embed a page of a listed host, which the policy of the console lets into a frame', async () => {
    await add({ title: 'Town hall', type: 'EMBED', embedUrl: 'https://player.vimeo.com/video/1?h=2' });
    expect((await list('employee')).announcementList[0]).toMatchObject({ embedUrl: 'https://player.vimeo.com/video/1?h=2' });
    expect((await server.ask('/healthz')).headers.get('content-security-policy')).toContain("frame-src 'self' blob: https://www.youtube-nocookie.com");
  });

  it('keep hostile text as text', async () => {
    const text = '<img src=x onerror=alert(1)>\n{{constructor}} ${7*7} \u202e';
    await add({ title: '<script>alert(1)</script>', text });
    expect((await list('employee')).announcementList[0]).toMatchObject({ title: '<script>alert(1)</script>', announcementText: text.trim() });
  });

  it('are written by those who may, and by nobody else', async () => {
    expect(codeOf(await add({ title: 'From below' }, 'employee'))).toBe('_DB0101');
  });
});
