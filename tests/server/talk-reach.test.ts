/** Comments, files, the past and the search of records that SELF and TEAM do not reach, of an entity whose rows are people's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe, type Probe } from '../support/probe.ts';

type Found = { rows: { type: string; id: string }[]; facets: { type: string; count: number }[] };

const TALK = 'batch-processing';
const FIELDS = 'id text mentions { id name }';

let server: DemoServer;
let admin: Client;
let hr: Client;
let probe: Probe;
let team: Set<string>;
let me: string;
const awards: Record<string, string> = {};
const owners: Record<string, string> = {};

const codeOf = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const rows = <Row extends object>(text: string, values: unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const add = (who: Client, id: string, text: string) => who<{ a: { notTold: string[]; comment: { id: string; text: string; mentions: { id: string; name: string }[] } } }>(TALK, `mutation ($id: ID!, $text: String!) { a: addRecordComment(type: "Award", id: $id, text: $text) { notTold comment { ${FIELDS} } } }`, { id, text });

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  hr = clientOf(server, await server.signIn('hr@demo.example'));
  me = (await rows<{ id: string }>("select employee_id::text as id from user_account where org_code = 'demo' and email = 'manager@demo.example'"))[0]!.id;
  const people = await rows<{ id: string; manager: string | null }>("select id::text as id, manager_id::text as manager from employee where org_code = 'demo' order by id");
  team = new Set();
  for (let size = -1; size < team.size; ) {
    size = team.size;
    for (const { id, manager } of people) if (manager !== null && (manager === me || team.has(manager))) team.add(id);
  }
  Object.assign(owners, { own: me, team: [...team].find((id) => id !== me)!, far: people.find(({ id }) => id !== me && !team.has(id))!.id });
  for (const [whose, employeeId] of Object.entries(owners))
    awards[whose] = dataOf(await admin<{ a: { row: { id: string } } }>('core-hr', 'mutation ($input: AwardInput!) { a: addAward(input: $input) { row { id } } }', { input: { employeeId, name: `Quixotic prize ${whose}`, awardedOn: '2026-01-05' } })).a.row.id;
  probe = await startProbe(server, admin, me);
}, 60_000);
afterAll(() => server.stop());

describe.each([['SELF', 'own', ['far', 'team']], ['TEAM', 'team', ['far']]] as const)('a right on %s', (scope, inside, outside) => {
  const ask = (query: string, variables: Record<string, unknown> = {}, endpoint = TALK) => probe.ask<{ a: Found }>(endpoint, query, variables);

  beforeAll(() => probe.may({ AWARDS: { view: true, update: true, delete: true, scope } }));

  it('answers of a record outside as of one that is not there, whatever is asked about it', async () => {
    const key = dataOf(await admin<{ a: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($data: String!) { a: getPresignedUrl(fileName: "note.txt", action: "upload", type: "recordFile.Award", data: $data) { s3DocumentDetails } }', { data: Buffer.from('Secret').toString('base64') })).a.s3DocumentDetails.key;
    dataOf(await admin(TALK, 'mutation ($id: ID!, $key: String!) { addRecordFile(type: "Award", id: $id, fileKey: $key) { file { id } } }', { id: awards['far'], key }));
    const ways: [string, string][] = [
      [TALK, 'query ($id: ID!) { recordTalk(type: "Award", id: $id) { talk { comments files followers } } }'],
      [TALK, 'query ($id: ID!) { recordComments(type: "Award", id: $id) { totalRecords rows { text } } }'],
      [TALK, 'query ($id: ID!) { recordFiles(type: "Award", id: $id) { rows { key name } } }'],
      [TALK, 'query ($id: ID!) { recordFollowers(type: "Award", id: $id) { rows { name } } }'],
      [TALK, 'query ($id: ID!) { mentionablePeople(type: "Award", id: $id) { rows { name } } }'],
      [TALK, 'mutation ($id: ID!) { addRecordComment(type: "Award", id: $id, text: "x") { notTold } }'],
      [TALK, `mutation ($id: ID!) { addRecordFile(type: "Award", id: $id, fileKey: ${JSON.stringify(key)}) { file { id } } }`],
      [TALK, 'mutation ($id: ID!) { followRecord(type: "Award", id: $id) { errorCode } }'],
      [TALK, 'mutation ($id: ID!) { unfollowRecord(type: "Award", id: $id) { errorCode } }'],
      ['core-hr', 'query ($id: ID!) { award(id: $id) { row { id name } } }'],
      ['core-hr', 'query ($id: ID!) { award(id: $id, asOf: "2026-01-06T00:00:00Z") { row { id name } } }'],
      ['core-hr', 'query ($id: ID!) { award(id: $id, asOf: "2001-01-06T00:00:00Z") { row { id name } } }'],
      ['core-hr', 'query ($id: ID!) { award(id: $id, asOf: "2099-01-06T00:00:00Z") { row { id name } } }'],
      ['core-hr', 'query ($id: ID!) { awardHistory(id: $id) { totalRecords rows { by } } }'],
    ];
    for (const place of outside)
      for (const [endpoint, way] of ways) {
        const [there, gone] = [await ask(way, { id: awards[place] }, endpoint), await ask(way, { id: '8000001' }, endpoint)];
        expect([place, way, codeOf(there)]).toEqual([place, way, 'NOT_FOUND']);
        const said = ({ data, errors }: typeof there) => ({ data, errors: errors.map(({ message, extensions }) => [message, Object.entries(extensions).filter(([key]) => key !== 'requestId')]) });
        expect(said(there)).toEqual(said(gone));
      }
    const kept = await ask('mutation ($fileName: String!) { getPresignedUrl(fileName: $fileName, action: "getdata") { s3DocumentDetails } }', { fileName: key }, 'core-hr');
    expect(codeOf(kept)).toBe('NOT_FOUND');
    for (const [endpoint, way] of ways.filter(([, one]) => one.startsWith('query') && !one.includes('2001') && !one.includes('asOf'))) expect([way, codeOf(await ask(way, { id: awards[inside] }, endpoint))]).toEqual([way, undefined]);
  });

  it('finds by the search no more than it reaches, nor counts more', async () => {
    for (const words of ['Quixotic', 'Quixotic prize far', 'Quixotci prise']) {
      const { rows: found, facets } = dataOf(await ask('query ($text: String!) { a: searchRecords(text: $text, limit: 50) { rows { type id title } facets { type count } } }', { text: words })).a;
      const reached = scope === 'SELF' ? [awards['own']] : [awards['team'], awards['own']];
      for (const { type, id } of found) expect([words, type, reached.includes(id)]).toEqual([words, 'Award', true]);
      expect(facets.every(({ count }) => count <= 2)).toBe(true);
    }
  });

  it('tells nobody of a record whom it is not open to: neither by a mention nor as a follower, and says whom', async () => {
    await rows("delete from notification where org_code = 'demo'");
    const { id: self, name } = (await rows<{ id: string; name: string }>("select id::text as id, name from user_account where org_code = 'demo' and id = $1", [probe.userId]))[0]!;
    const far = dataOf(await add(admin, awards['far']!, `@[${name}](user:${self}) look`)).a;
    expect(far).toMatchObject({ notTold: [name], comment: { text: `@${name} look`, mentions: [] } });
    expect(await rows("select from notification where org_code = 'demo' and user_account_id = $1", [self])).toEqual([]);
    const near = dataOf(await add(admin, awards[inside]!, `@[${name}](user:${self}) look`)).a;
    expect(near).toMatchObject({ notTold: [], comment: { mentions: [{ id: self }] } });
    expect(await rows("select from notification where org_code = 'demo' and user_account_id = $1", [self])).toHaveLength(1);
    const offered = (of: string) => admin<{ a: { rows: { id: string }[] } }>(TALK, 'query ($id: ID!, $search: String) { a: mentionablePeople(type: "Award", id: $id, search: $search) { rows { id } } }', { id: of, search: name });
    expect(dataOf(await offered(awards['far']!)).a.rows).toEqual([]);
    expect(dataOf(await offered(awards[inside]!)).a.rows).toMatchObject([{ id: self }]);
  });

  it('takes back what one wrote when the record leaves the reach', async () => {
    const said = dataOf(await add(probe.ask, awards[inside]!, 'Mine')).a.comment.id;
    const changed = (who: Client) => who(TALK, 'mutation ($id: ID!) { updateRecordComment(id: $id, text: "Still mine") { notTold } }', { id: said });
    expect(codeOf(await changed(probe.ask))).toBeUndefined();
    await rows("update award set employee_id = $2 where org_code = 'demo' and id = $1", [awards[inside], owners['far']]);
    for (const way of ['updateRecordComment(id: $id, text: "x") { notTold }', 'deleteRecordComment(id: $id) { errorCode }', 'restoreRecordComment(id: $id) { notTold }']) expect([way, codeOf(await ask(`mutation ($id: ID!) { ${way} }`, { id: said }))]).toEqual([way, 'NOT_FOUND']);
    await rows("delete from notification where org_code = 'demo'");
    dataOf(await add(hr, awards[inside]!, 'For followers'));
    expect(await rows("select from notification where org_code = 'demo' and user_account_id = $1", [probe.userId])).toEqual([]);
    await rows("update award set employee_id = $2 where org_code = 'demo' and id = $1", [awards[inside], owners[inside]]);
  });
});
