/** Internet access control: lists and wildcards say what is blocked for whom, programs fetch it, and attempts are recorded. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personDays } from '../../src/server/activity/person-days.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADMIN = 'admin@demo.example';
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: DemoServer;
const cookies = new Map<string, string>();
const ask = async <Answer = Record<string, unknown>>(email: string, query: string, variables: Record<string, unknown> = {}) => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql<{ answer: Answer }>(server, cookies.get(email)!, 'monitoring', query, variables);
};
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const employeeOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where employee_number = $1', [number]))[0]!.id;
const messagesOf = ({ errors }: Awaited<ReturnType<typeof ask>>): string[] => ((errors?.[0]?.extensions['validationError'] ?? []) as { message: string }[]).map(({ message }) => message);

const ADD = 'mutation ($domains: [String!]!, $listing: InternetListing!, $category: ActivityCategory, $customGroupId: Int) { answer: addInternetDomains(domains: $domains, listing: $listing, category: $category, customGroupId: $customGroupId) { changeSet added skipped setByWildcard } }';
const SET = 'mutation ($ids: [Int!]!, $listing: InternetListing!) { answer: setInternetListing(ids: $ids, listing: $listing) { changeSet changed unchanged setByWildcard } }';
const REMOVE = 'mutation ($ids: [Int!]!) { answer: removeInternetDomains(ids: $ids) { changeSet removed } }';
const COPY = 'mutation ($fromGroupId: Int!, $toGroupId: Int, $replaces: Boolean) { answer: copyInternetClassification(fromGroupId: $fromGroupId, toGroupId: $toGroupId, replaces: $replaces) { changeSet added changed } }';
const UNDO = 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }';
type Acted = { changeSet: string; added: number; skipped: number; changed: number; unchanged: number; removed: number; setByWildcard: string[] };

const stateOf = async (name: string): Promise<string> => {
  const [row] = await rows<{ listing: string; status: string; set_by: string | null }>(`select listing, access_status as status, set_by from activity_classification where org_code = 'demo' and kind = 'WEBSITE' and name = $1 and custom_group_id is null`, [name]);
  return row === undefined ? 'none' : [row.listing, row.status, row.set_by].filter((part) => part !== null).join(' ');
};
const idOf = async (name: string): Promise<number> => Number((await rows<{ id: string }>(`select id::text as id from activity_classification where org_code = 'demo' and kind = 'WEBSITE' and name = $1 order by custom_group_id nulls first limit 1`, [name]))[0]!.id);

const single = async (type: string, input: object) => {
  const [row] = (await ask<{ rows: { id: string; version: number }[] }>(ADMIN, `{ answer: list${type}s { rows { id version } } }`)).data!.answer.rows;
  return ask(ADMIN, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { answer: update${type}(id: $id, version: $version, input: $input) { row { notifiesViolations } } }`, { ...row, input });
};
const setting = (input: object) => single('InternetAccessSetting', input);

const tokenFor = async (employeeId: string): Promise<string> => (await ask<{ token: string }>(ADMIN, 'mutation ($employeeId: Int!) { answer: issueActivityDevice(employeeId: $employeeId, name: "Test computer") { token } }', { employeeId: Number(employeeId) })).data!.answer.token;
const get = (token: string, path: string, headers: Record<string, string> = {}) => server.ask(path, { headers: { authorization: `Bearer ${token}`, ...headers } });
const send = async (token: string, visits: readonly object[]) => (await server.ask('/activity/visits', { body: { batchId: crypto.randomUUID(), sentAt: new Date().toISOString(), visits }, headers: { authorization: `Bearer ${token}` } })).json() as Promise<{ recording: boolean; kept: number; dropped: number; validationError?: { field: string }[] }>;
const noticesOf = async (email: string) => rows<{ kind: string; words: Record<string, string> }>(`select n.kind, n.words from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = $1 and n.kind like 'websiteBlocked%' order by n.id`, [email]);

let kavitha = '';
let token = '';
let inShift = 0;

beforeAll(async () => {
  server = await startDemoServer();
  kavitha = await employeeOf('1028');
  token = await tokenFor(kavitha);
  const days = await withOrg(server.db, 'demo', (tx) => personDays(tx, kavitha, isoDay(Date.now() - 14 * DAY), isoDay(Date.now() - 3 * DAY)));
  inShift = days.find(({ shift }) => shift !== null)!.shift!.from + 30 * MINUTE;
  await rows(`delete from blocked_visit where org_code = 'demo' and employee_id = $1::bigint`, [kavitha]);
});
afterAll(() => server.stop());

describe('the block list', () => {
  it('takes domains as people write them, skips what is on it, and refuses what is no domain or blocked already', async () => {
    const added = await ask<Acted>(ADMIN, ADD, { domains: ['https://www.Twitch.tv/', 'tiktok.com', 'facebook.com', 'proxyhub.example'], listing: 'BLOCKED' });
    expect(added.data!.answer).toMatchObject({ added: 2, skipped: 1, setByWildcard: ['proxyhub.example'] });
    expect([await stateOf('twitch.tv'), await stateOf('tiktok.com'), await stateOf('proxyhub.example')]).toEqual(['BLOCKED BLOCKED', 'BLOCKED BLOCKED', 'none']);
    const again = await ask(ADMIN, ADD, { domains: ['tiktok.com'], listing: 'BLOCKED' });
    expect(again.errors?.[0]?.message).toContain('No such domain exists, or domain is already blocked.');
    expect(messagesOf(await ask(ADMIN, ADD, { domains: ['tiktok.com/@a', 'ok.example', '10.0.0.1'], listing: 'BLOCKED' }))[0]).toMatch(/^These are no domains: tiktok.com\/@a, 10.0.0.1\./);
    await ask(ADMIN, UNDO, { id: added.data!.answer.changeSet });
    expect(await stateOf('twitch.tv')).toBe('none');
  });

  it('keeps one record of a domain, whose category counts in monitoring, too', async () => {
    const before = await rows(`select category from activity_classification where org_code = 'demo' and name = 'youtube.com'`);
    await ask(ADMIN, ADD, { domains: ['youtube.com'], listing: 'BLOCKED' });
    expect(await rows(`select category from activity_classification where org_code = 'demo' and name = 'youtube.com'`)).toEqual(before);
    const set = await ask<Acted>(ADMIN, SET, { ids: [await idOf('youtube.com')], listing: 'NONE' });
    expect([set.data!.answer.changed, await stateOf('youtube.com')]).toEqual([1, 'NONE UNBLOCKED']);
  });

  it('holds for what is below a domain, but for what is whitelisted', async () => {
    const added = (await ask<Acted>(ADMIN, ADD, { domains: ['m.netflix.com', 'help.netflix.com'], listing: 'NONE', category: 'UNPRODUCTIVE' })).data!.answer;
    expect(await stateOf('m.netflix.com')).toBe('NONE BLOCKED');
    await ask(ADMIN, SET, { ids: [await idOf('help.netflix.com')], listing: 'WHITELISTED' });
    expect(await stateOf('help.netflix.com')).toBe('WHITELISTED UNBLOCKED');
    await ask(ADMIN, SET, { ids: [await idOf('netflix.com')], listing: 'NONE' });
    expect(await stateOf('m.netflix.com')).toBe('NONE UNBLOCKED');
    await ask(ADMIN, SET, { ids: [await idOf('netflix.com')], listing: 'BLOCKED' });
    const gone = (await ask<Acted>(ADMIN, REMOVE, { ids: [await idOf('netflix.com')] })).data!.answer;
    expect([gone.removed, await stateOf('netflix.com'), await stateOf('m.netflix.com')]).toEqual([1, 'none', 'NONE UNBLOCKED']);
    await ask(ADMIN, UNDO, { id: gone.changeSet });
    expect([await stateOf('netflix.com'), await stateOf('m.netflix.com')]).toEqual(['BLOCKED BLOCKED', 'NONE BLOCKED']);
    expect(added.added).toBe(2);
  });

  it('is changed neither while control is off nor by who may not', async () => {
    expect((await setting({ isOn: false })).data!.answer).toEqual({ row: { notifiesViolations: false } });
    const sentence = 'Internet access control must be enabled before domains can be added to or removed from the block list.';
    expect(messagesOf(await ask(ADMIN, ADD, { domains: ['off.example'], listing: 'BLOCKED' }))).toEqual([sentence]);
    expect(messagesOf(await ask(ADMIN, SET, { ids: [await idOf('facebook.com')], listing: 'NONE' }))).toEqual([sentence]);
    expect(messagesOf(await ask(ADMIN, REMOVE, { ids: [await idOf('facebook.com')] }))).toEqual([sentence]);
    expect((await ask<Acted>(ADMIN, ADD, { domains: ['open.example'], listing: 'WHITELISTED' })).data!.answer.added).toBe(1);
    expect(messagesOf(await setting({ notifiesViolations: true }))).toEqual(['Violations are notified only while internet access control is on.']);
    expect((await setting({ isOn: true, notifiesViolations: true })).errors).toBeUndefined();
    for (const email of ['hr@demo.example', 'manager@demo.example', 'employee@demo.example']) {
      expect(codeOf(await ask(email, ADD, { domains: ['mine.example'], listing: 'BLOCKED' }))).toBe('_DB0101');
      expect(codeOf(await ask(email, SET, { ids: [await idOf('facebook.com')], listing: 'NONE' }))).toBe('_DB0102');
    }
    expect(codeOf(await ask('admin@other.example', SET, { ids: [await idOf('facebook.com')], listing: 'NONE' }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('admin@other.example', ADD, { domains: ['a.example'], listing: 'WHITELISTED', customGroupId: 1 }))).toBe('NOT_FOUND');
  });
});

describe('a wildcard', () => {
  const PATTERN = 'mutation ($input: InternetAccessPatternInput!) { answer: addInternetAccessPattern(input: $input) { changeSet row { pattern } } }';

  it('sets the status of what it fits, which cannot be changed but by the whitelist, and gives it back when it goes', async () => {
    await ask(ADMIN, ADD, { domains: ['a.casino.example', 'b.casino.example'], listing: 'NONE', category: 'NEUTRAL' });
    const { changeSet } = (await ask<Acted>(ADMIN, PATTERN, { input: { pattern: 'HTTPS://*.Casino.example', status: 'BLOCKED' } })).data!.answer;
    expect([await stateOf('a.casino.example'), await stateOf('b.casino.example')]).toEqual(['NONE BLOCKED *.casino.example', 'NONE BLOCKED *.casino.example']);
    expect(messagesOf(await ask(ADMIN, SET, { ids: [await idOf('a.casino.example')], listing: 'BLOCKED' }))[0]).toMatch(/^The status of this domain is set by the wildcard \*\.casino\.example and cannot be changed here\./);
    const both = await ask<Acted>(ADMIN, SET, { ids: [await idOf('a.casino.example'), await idOf('wetransfer.com')], listing: 'NONE' });
    expect(both.data!.answer).toMatchObject({ changed: 1, setByWildcard: [] });
    await ask(ADMIN, SET, { ids: [await idOf('b.casino.example')], listing: 'WHITELISTED' });
    expect(await stateOf('b.casino.example')).toBe('WHITELISTED UNBLOCKED');
    await ask(ADMIN, UNDO, { id: changeSet });
    expect(await stateOf('a.casino.example')).toBe('NONE UNBLOCKED');
    await ask(ADMIN, UNDO, { id: both.data!.answer.changeSet });
    expect(messagesOf(await ask(ADMIN, PATTERN, { input: { pattern: 'casino.example', status: 'BLOCKED' } }))[0]).toMatch(/asterisk/);
  });
});

describe('a classification', () => {
  it('is copied from a custom group to everybody, and taken back whole', async () => {
    const [group] = await rows<{ id: string }>(`select custom_group_id::text as id from activity_classification where org_code = 'demo' and custom_group_id is not null limit 1`);
    const fromGroupId = Number(group!.id);
    await ask(ADMIN, ADD, { domains: ['dribbble.com'], listing: 'BLOCKED', category: 'PRODUCTIVE', customGroupId: fromGroupId });
    const preview = await ask<{ rows: { domain: string; act: string; listingNow: string | null }[] }>(ADMIN, 'query ($fromGroupId: Int!) { answer: internetClassificationCopy(fromGroupId: $fromGroupId) { rows { domain act listingNow } } }', { fromGroupId });
    expect(preview.data!.answer.rows).toEqual([{ domain: 'dribbble.com', act: 'ADD', listingNow: null }, { domain: 'wetransfer.com', act: 'CHANGE', listingNow: 'BLOCKED' }]);
    expect((await ask<Acted>(ADMIN, COPY, { fromGroupId, replaces: false })).data!.answer).toMatchObject({ added: 1, changed: 0 });
    const copied = (await ask<Acted>(ADMIN, COPY, { fromGroupId })).data!.answer;
    expect([copied.changed, await stateOf('wetransfer.com'), await stateOf('dribbble.com')]).toEqual([1, 'WHITELISTED UNBLOCKED', 'BLOCKED BLOCKED']);
    await ask(ADMIN, UNDO, { id: copied.changeSet });
    expect(await stateOf('wetransfer.com')).toBe('BLOCKED BLOCKED');
    expect(messagesOf(await ask(ADMIN, COPY, { fromGroupId, toGroupId: fromGroupId }))).toEqual(['Choose another group than the one that is copied.']);
  });
});

describe('a program', () => {
  it('is told the terms, and the list only where it is another', async () => {
    const state = (await (await get(token, '/activity/state')).json()) as { internetAccess: { version: string; list: string; updateMinutes: number; notify: boolean } };
    expect(state.internetAccess).toMatchObject({ list: '/activity/internet-access', updateMinutes: 60, notify: true });
    const first = await get(token, state.internetAccess.list);
    const tag = first.headers.get('etag')!;
    const list = (await first.json()) as { control: boolean; version: string; rules: object[] };
    expect([list.control, list.version, tag]).toEqual([true, state.internetAccess.version, `"${state.internetAccess.version}"`]);
    expect(list.rules).toEqual(expect.arrayContaining([{ domain: 'facebook.com', blocked: true }, { domain: 'developers.facebook.com', blocked: false }, { pattern: '*.bet', blocked: true }]));
    expect((await get(token, state.internetAccess.list, { 'if-none-match': tag })).status).toBe(304);
    await ask(ADMIN, ADD, { domains: ['bücher.example'], listing: 'BLOCKED' });
    const next = await get(token, state.internetAccess.list, { 'if-none-match': tag });
    expect(next.status).toBe(200);
    expect(((await next.json()) as { rules: object[] }).rules).toContainEqual({ domain: 'xn--bcher-kva.example', blocked: true });
    expect((await get('demo.nonsense', state.internetAccess.list)).status).toBe(401);
  });

  it('tells attempts, which are kept where the host is blocked for the person, and told once a domain and day', async () => {
    const at = (minutes: number): string => new Date(inShift + minutes * MINUTE).toISOString();
    const [before, owns] = [(await noticesOf(ADMIN)).length, (await noticesOf('employee@demo.example')).length];
    expect(await send(token, [{ at: at(0), host: 'www.facebook.com', application: 'Edge' }, { at: at(1), host: 'm.facebook.com' }, { at: at(2), host: 'developers.facebook.com' }, { at: at(3), host: 'example.org' }, { at: at(4), host: 'win.bet' }, { at: new Date(inShift - 60 * MINUTE).toISOString(), host: 'facebook.com' }])).toMatchObject({ recording: true, kept: 3, dropped: 3 });
    expect(await send(token, [{ at: at(10), host: 'facebook.com' }])).toMatchObject({ kept: 1 });
    const told = (await noticesOf(ADMIN)).slice(before);
    expect(told.map(({ kind, words }) => [kind, words['domain'], words['person']]).toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))).toEqual([['websiteBlockedOf', 'facebook.com', 'Kavitha Selvam'], ['websiteBlockedOf', 'win.bet', 'Kavitha Selvam']]);
    expect((await noticesOf('employee@demo.example')).slice(owns).map(({ kind }) => kind)).toEqual(['websiteBlocked', 'websiteBlocked']);
    expect(await noticesOf('hr@demo.example')).toEqual([]);
    expect((await send(token, [{ at: at(0), host: 'facebook.com/login' }])).validationError?.map(({ field }) => field)).toEqual(['visits.0.host']);
    const LIST = '{ answer: listBlockedVisits(limit: 500) { totalRecords rows { domain employee { id } } } }';
    type Page = { totalRecords: number; rows: { domain: string; employee: { id: string } }[] };
    const own = (await ask<Page>('employee@demo.example', LIST)).data!.answer;
    expect([own.totalRecords, new Set(own.rows.map(({ employee }) => employee.id))]).toEqual([4, new Set([kavitha])]);
    expect((await ask<Page>(ADMIN, LIST)).data!.answer.totalRecords).toBeGreaterThan(4);
    expect((await ask<Page>('admin@other.example', LIST)).data!.answer.totalRecords).toBe(0);
  });

  it('is told nothing, and keeps nothing, while control is off', async () => {
    await setting({ isOn: false });
    expect(await (await get(token, '/activity/state')).json()).not.toHaveProperty('internetAccess');
    expect(await (await get(token, '/activity/internet-access')).json()).toMatchObject({ control: false, rules: [] });
    expect(await send(token, [{ at: new Date(inShift).toISOString(), host: 'facebook.com' }])).toMatchObject({ recording: false, kept: 0 });
    await setting({ isOn: true });
  });
});

describe('an exception', () => {
  const OVERRIDE = 'mutation ($input: InternetAccessOverrideInput!) { answer: addInternetAccessOverride(input: $input) { changeSet row { id version domains { domain status } } } }';
  type Added = { changeSet: string; row: { id: string; domains: object[] } };

  it('is made by administrators alone, and holds instead of the organization’s lists', async () => {
    const input = { employeeId: kavitha, mode: 'OWN_LIST', reason: 'Campaign on other networks', domains: [{ domain: 'WWW.TikTok.com', status: 'BLOCKED' }, { domain: 'shop.tiktok.com', status: 'UNBLOCKED' }] };
    expect(codeOf(await ask('hr@demo.example', OVERRIDE, { input }))).toBe('_DB0101');
    expect(messagesOf(await ask(ADMIN, OVERRIDE, { input: { ...input, domains: [] } }))).toEqual(['Name at least one domain, or choose no control.']);
    const added = (await ask<Added>(ADMIN, OVERRIDE, { input })).data!.answer;
    expect(added.row.domains).toEqual([{ domain: 'tiktok.com', status: 'BLOCKED' }, { domain: 'shop.tiktok.com', status: 'UNBLOCKED' }]);
    expect(await (await get(token, '/activity/internet-access')).json()).toMatchObject({ rules: [{ domain: 'shop.tiktok.com', blocked: false }, { domain: 'tiktok.com', blocked: true }] });
    const own = await ask<{ internetException: object }>('employee@demo.example', '{ answer: ownMonitoring { internetException { mode reason } } }');
    expect(own.data!.answer.internetException).toEqual({ mode: 'OWN_LIST', reason: 'Campaign on other networks' });
    await setting({ overrideAtEmployeeLevel: false });
    expect(((await (await get(token, '/activity/internet-access')).json()) as { rules: object[] }).rules).toContainEqual({ domain: 'facebook.com', blocked: true });
    expect(messagesOf(await ask(ADMIN, OVERRIDE, { input: { ...input, employeeId: await employeeOf('1026') } }))[0]).toMatch(/^Exceptions for people are switched off\./);
    await setting({ overrideAtEmployeeLevel: true });
    await ask(ADMIN, UNDO, { id: added.changeSet });
    const free = (await ask<Added>(ADMIN, OVERRIDE, { input: { employeeId: kavitha, mode: 'NO_CONTROL', reason: 'Moderates what others write' } })).data!.answer;
    expect(await (await get(token, '/activity/state')).json()).not.toHaveProperty('internetAccess');
    await ask(ADMIN, UNDO, { id: free.changeSet });
  });
});
