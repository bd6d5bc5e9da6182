/** Names written in Japanese have the family name first; they are found in either order. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullName } from '../../src/domain/fullName.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { findByText } from '../../src/server/resource/import/find-by-text.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
});
afterAll(() => server.stop());

const cases = [
  [['太郎', null, '山田'], '山田 太郎'],
  [['さくら', null, 'ヤマダ'], 'ヤマダ さくら'],
  [['太郎', 'ジョン', '山田'], '山田 太郎 ジョン'],
  [['Taro', null, 'Yamada'], 'Taro Yamada'],
  [['Anna', 'Maria', '山田'], 'Anna Maria 山田'],
  [['太郎', null, 'Smith'], '太郎 Smith'],
] as const;

it('is the same name in the database and in what is shown before', async () => {
  for (const [parts, name] of cases) {
    expect(fullName(parts)).toBe(name);
    const [found] = await withOrg(server.db, 'demo', (tx) => tx.query<{ name: string | null }>('select japanese_name($1, $2) as name', [parts[0], parts[2]]));
    expect(found!.name === null ? null : [found!.name, ...(parts[1] === null ? [] : [parts[1]])].join(' ')).toBe(name === [parts[0], parts[1], parts[2]].filter((part) => part !== null).join(' ') ? null : name);
  }
});

it.each([['a candidate', 'recruitment', 'addCandidate', 'CandidateInput'], ['somebody who joins', 'onboarding', 'addOnboardingIndividual', 'OnboardingIndividualInput']])('stands first in the full name of %s, who is found either way', async (_what, endpoint, add, input) => {
  const more = endpoint === 'onboarding' ? { joiningDate: '2099-02-01', designationId: (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>('select id::text as id from designation where org_code = $1 order by id limit 1', [tx.orgCode])))[0]!.id } : {};
  const { row } = dataOf(await admin<{ a: { row: { id: string; name: string } } }>(endpoint, `mutation ($input: ${input}!) { a: ${add}(input: $input) { row { id name } } }`, { input: { firstName: '次郎', lastName: '山田', email: `jiro@${endpoint}.example`, ...more } })).a;
  expect(row.name).toBe('山田 次郎');
  const lookup = endpoint === 'onboarding' ? 'lookupOnboardingIndividuals' : 'lookupCandidates';
  for (const search of ['山田 次郎', '次郎 山田', '山田次郎']) {
    const { rows } = dataOf(await admin<{ a: { rows: { id: string; title: string }[] } }>(endpoint, `query ($search: String) { a: ${lookup}(search: $search) { rows { id title } } }`, { search })).a;
    expect(rows, search).toContainEqual({ id: row.id, title: '山田 次郎' });
  }
});

it('is found in a file that has the given name first, where nobody else is called so', async () => {
  const field = resourceOf('Candidate').fields.find(({ key }) => key === 'name')!;
  const hits = await withOrg(server.db, 'demo', (tx) => findByText(tx, resourceOf('Candidate'), field, ['次郎 山田', '山田 次郎', '次郎 不在', 'Nobody Here']));
  expect(Object.fromEntries(hits.map(({ text, exact }) => [text, exact]))).toEqual({ '山田 次郎': true, '次郎 山田': false });
});

it('stands first in the full name of an employee, who is found either way', async () => {
  const [one] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id::text as id, version from employee where org_code = $1 and status = 'ACTIVE' order by id limit 1`, [tx.orgCode]));
  const { row } = dataOf(await admin<{ a: { row: { name: string } } }>('core-hr', 'mutation ($id: ID!, $version: Int!) { a: updateEmployee(id: $id, version: $version, input: { firstName: "花子", middleName: null, lastName: "佐々木" }) { row { name } } }', one!)).a;
  expect(row.name).toBe('佐々木 花子');
  for (const search of ['佐々木 花子', '花子 佐々木', '佐々木花子']) {
    const { rows } = dataOf(await admin<{ a: { rows: { id: string; title: string }[] } }>('core-hr', 'query ($search: String) { a: lookupEmployees(search: $search) { rows { id title } } }', { search })).a;
    expect(rows.map(({ id }) => id), search).toEqual([one!.id]);
  }
});
