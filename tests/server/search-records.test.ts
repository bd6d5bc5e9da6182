/** Search over every entity: ranked, forgiving, within the rights of whoever asks, and by the index under row-level security. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import { startProbe } from '../support/probe.ts';

type Answer = { isAlike: boolean; rows: { endpoint: string; type: string; id: string; title: string; code: string | null }[]; facets: { type: string; count: number; isMore: boolean }[] };

const SEARCH = 'query ($text: String!, $types: [String!], $limit: Int, $offset: Int) { answer: searchRecords(text: $text, types: $types, limit: $limit, offset: $offset) { isAlike rows { endpoint type id title code } facets { type count isMore } } }';
const ADD = 'mutation ($name: String!, $code: String!) { answer: addGrade(input: { name: $name, code: $code }) { row { id } } }';

let server: DemoServer;
const cookies = new Map<string, string>();
const as = async <Data>(email: string, endpoint: string, query: string, variables: Record<string, unknown>): Promise<Data> => {
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  const { data, errors } = await askGraphql<{ answer: Data }>(server, cookies.get(email)!, endpoint, query, variables);
  expect(errors).toBeUndefined();
  return data!.answer;
};
const search = (text: string, variables: Record<string, unknown> = {}, email = 'admin@demo.example') => as<Answer>(email, 'batch-processing', SEARCH, { text, ...variables });
const titles = async (text: string, types: readonly string[] = ['Grade'], email?: string): Promise<string[]> => (await search(text, { types }, email)).rows.map(({ title }) => title);

beforeAll(async () => {
  server = await startDemoServer();
  for (const [name, code] of [['Zebra keeper', 'ZQ1'], ['Head of zebras', 'HZ'], ['Überprüfung Ärzte', 'UPA'], ['カタカナ担当', 'KTK'], ['Quokka', 'ZEBRA'], ['100% sure_thing', 'PCT']]) await as('admin@demo.example', 'core-hr', ADD, { name, code });
});
afterAll(() => server.stop());

describe('searchRecords', () => {
  it('puts the exact code first, then what begins with the words, then words inside', async () => {
    expect(await titles('zebra')).toEqual(['Quokka', 'Zebra keeper', 'Head of zebras']);
    expect(await titles('head zebras')).toEqual(['Head of zebras']);
  });

  it('makes no difference of case, accents, width and kana, and takes signs of patterns for themselves', async () => {
    expect(await titles('uberprufung ARZTE')).toEqual(['Überprüfung Ärzte']);
    expect(await titles('ｶﾀｶﾅ')).toEqual(['カタカナ担当']);
    expect(await titles('かたかな')).toEqual(['カタカナ担当']);
    expect(await titles('100%')).toEqual(['100% sure_thing']);
    expect(await titles('e_t')).toEqual(['100% sure_thing']);
    expect(await titles("' or 1=1 --")).toEqual([]);
  });

  it('finds words that are mistyped, and says that they are only alike', async () => {
    const { rows, isAlike } = await search('Zerba kepeer', { types: ['Grade'] });
    expect([rows[0]?.title, isAlike]).toEqual(['Zebra keeper', true]);
    const analyst = await search('Accuontant', { types: ['Designation'] });
    expect([analyst.isAlike, analyst.rows.some(({ title }) => title === 'Accountant')]).toEqual([true, true]);
    expect((await search('xqxqxqxq')).rows).toEqual([]);
  });

  it('finds a word with one wrong letter in the midst of it', async () => {
    for (const [name, code] of [['Suresh team', 'SUT'], ['Anita team', 'ANT']]) await as('admin@demo.example', 'core-hr', ADD, { name, code });
    // Some live in Surat, and some are called Sathish Ganesan.
    for (const [typed, meant] of [['Surash', 'Suresh Palanisamy'], ['Ganish', 'Ganesh Perumal']] as const) expect((await search(typed)).rows.slice(0, 3).map(({ title }) => title), typed).toContain(meant);
    for (const [typed, meant] of [['Maneger', 'Manager'], ['Surash', 'Suresh team'], ['Anuta', 'Anita team']] as const) expect((await search(typed, { types: ['Grade'] })).rows.map(({ title }) => title), typed).toContain(meant);
  });

  it('ranks what is alike by whole words and by the title, whatever its entity', async () => {
    for (const [name, code] of [['Latha Kamala', 'LKA'], ['Vanitha team', 'KVT1'], ['Kavitha team', 'KTM']]) await as('admin@demo.example', 'core-hr', ADD, { name, code });
    expect((await titles('kavtha'))[0]).toBe('Kavitha team');
    const { rows } = await search('kavtha', { limit: 3 });
    expect(rows.slice(0, 2).map(({ title }) => title).toSorted()).toEqual(['Kavitha Selvam', 'Kavitha team']);
  });

  it('looks at every entity at once, counts each, and turns pages of one', async () => {
    const { rows, facets } = await search('an', { limit: 100 });
    expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThan(3);
    expect(facets.map(({ count }) => count)).toEqual(facets.map(({ count }) => count).toSorted((one, other) => other - one));
    const first = await search('an', { types: ['Employee'], limit: 2 });
    const next = await search('an', { types: ['Employee'], limit: 2, offset: 2 });
    expect(next.rows.filter(({ id }) => first.rows.some((row) => row.id === id))).toEqual([]);
    expect(first.facets).toEqual([{ type: 'Employee', count: facets.find(({ type }) => type === 'Employee')!.count, isMore: false }]);
  });

  it('tells nobody of records that their lists do not show', async () => {
    const [own] = await withOrg(server.db, 'demo', (tx) => tx.query<{ name: string; other: string }>(
      `select e.name, (select o.name from employee o where o.org_code = 'demo' and o.id <> e.id and o.manager_id is distinct from e.id order by o.id limit 1) as other
       from employee e join user_account u on u.org_code = e.org_code and u.employee_id = e.id where e.org_code = 'demo' and u.email = 'employee@demo.example'`,
    ));
    expect(await titles(own!.other, ['Employee'], 'employee@demo.example')).toEqual([]);
    expect(await titles(own!.other, ['Employee'])).toContain(own!.other);
    expect((await search('admin', { types: ['UserAccount', 'Role'] }, 'employee@demo.example')).rows).toEqual([]);
    expect((await search('zebra', {}, 'admin@other.example')).rows.filter(({ type }) => type === 'Grade')).toEqual([]);
    const team = await withOrg(server.db, 'demo', (tx) => tx.query<{ name: string; isMine: boolean }>(
      `with recursive team(id) as (select u.employee_id from user_account u where u.org_code = 'demo' and u.email = 'manager@demo.example' union select e.id from employee e join team t on e.org_code = 'demo' and e.manager_id = t.id)
       select e.name, e.id in (select id from team) as "isMine" from employee e where e.org_code = 'demo' order by e.id`,
    ));
    const reached: string[] = [];
    for (const { name } of team) if ((await titles(name, ['Employee'], 'manager@demo.example')).includes(name)) reached.push(name);
    expect(reached.filter((name) => !team.some((one) => one.name === name && one.isMine))).toEqual([]);
    expect(reached.length).toBeGreaterThan(0);
  });

  it('puts the exact one first however many hold the word', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query("insert into grade (org_code, id, name, code, created_by, updated_by) select 'demo', 700000 + n, case when n = 1500 then 'Qop' else 'Pile of qop ' || n end, 'QP' || n, '', '' from generate_series(1, 1500) n"));
    const { rows, facets } = await search('qop', { types: ['Grade'], limit: 2 });
    expect([rows[0]?.title, facets]).toEqual(['Qop', [{ type: 'Grade', count: 1000, isMore: true }]]);
  });

  it('tells by nothing that a record out of reach has the words, and looks for what is alike within reach', async () => {
    const [someone] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; other: string }>("select e.id::text as id, e.manager_id::text as other from employee e where e.org_code = 'demo' and e.manager_id is not null and not exists (select from user_account u where u.org_code = 'demo' and u.employee_id = e.id) order by e.id limit 1"));
    const probe = await startProbe(server, clientOf(server, await server.signIn('admin@demo.example')), someone!.id);
    await probe.may({ AWARDS: { view: true, scope: 'SELF' } });
    // More than are named to the search.
    await withOrg(server.db, 'demo', async (tx) => {
      await tx.query("insert into id_block (org_code, entity, next) values ('demo', 'award', 800000) on conflict do nothing");
      await tx.query("insert into award (org_code, id, employee_id, name, awarded_on, created_by, updated_by) select 'demo', 700000 + n, case when n = 1 then $2::bigint else $1::bigint end, case n when 1 then 'Xylophonist' when 2 then 'Xylophonish' else 'Thanks ' || n end, '2020-01-01', '', '' from generate_series(1, 5003) n", [someone!.id, someone!.other]);
    });
    const found = async (text: string) => dataOf(await probe.ask<{ answer: Answer }>('batch-processing', SEARCH, { text, types: ['Award'] })).answer;
    expect(await found('xylophonist')).toMatchObject({ isAlike: true, rows: [{ title: 'Xylophonish' }] });
  });

  it('uses the trigram index although row-level security would forbid it to the application', async () => {
    await expect(withOrg(server.db, 'demo', (tx) => tx.query('select * from search_records($1, $2, $3, 5, false)', ['other', '[]', 'a']))).rejects.toThrow(/another organisation/);
    await withOrg(server.db, 'demo', async (tx) => {
      const plan = (await tx.query<{ 'QUERY PLAN': string }>(`explain select id from employee where org_code = 'demo' and search like '%nair%'`)).map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('employee_search_idx');
    });
  });
});
