/** Many rows are read as columns, and their JSON is written by the server: whatever a list answers, it is what the database writes of a page. */
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations } from '../support/every-operation.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  await withOrg(server.db, 'demo', (tx) => tx.query(`update location_area set description = $1 where id = (select min(id) from location_area where org_code = 'demo')`, ['"quoted" \\ back\nline\ttab \u007f é 日本 👩‍👩‍👧 </script>']));
});
afterAll(() => server.stop());

const lists = operations.filter(({ root, resource }) => root.name === resource?.operations.list);
/** All that may be selected, so deep. */
const selectionOf = (type: GraphQLObjectType, depth: number): string =>
  [
    '__typename',
    ...Object.values(type.getFields()).flatMap(({ name, type: of }) => {
      const named = getNamedType(of);
      if (!isObjectType(named)) return [name];
      return depth > 0 ? [`${name} { ${selectionOf(named, depth - 1)} }`] : [];
    }),
  ].join(' ');

type Page = { readonly page: { readonly totalRecords: number; readonly nextCursor: string | null; readonly rows: readonly object[] } };

/** The first 500 rows with all else that the page has, as a page of them and out of one more. */
const bothWays = async (who: Client, endpoint: string, list: string, fields: string, form?: string) => {
  const ask = (limit: number) => who<Page>(endpoint, `query ($limit: Int) { page: ${list}(limit: $limit${form === undefined ? '' : `, form: ${form}`}) { ${fields} } }`, { limit });
  const [page, many] = [await ask(500), await ask(501)];
  const of = (answer: typeof page) => answer.data?.page && { ...answer.data.page, rows: answer.data.page.rows.slice(0, 500), nextCursor: null };
  return { page: of(page), many: of(many), refusal: page.errors?.[0]?.message };
};

it.each(lists)('$name answers many rows as it answers a page of them', async ({ root, endpoint }) => {
  const type = getNamedType(root.field.type) as GraphQLObjectType;
  const { page, many, refusal } = await bothWays(admin, endpoint, root.name, selectionOf(type, 2));
  expect(refusal).toBeUndefined();
  expect(many).toEqual(page);
});

it.each(['manager', 'recruiter', 'employee'])('shows a %s no more of many rows than of a page', async (who) => {
  const one = clientOf(server, await server.signIn(`${who}@demo.example`));
  let seen = 0;
  for (const { screens, fields, endpoint, operations: { list } } of resources) {
    for (const form of new Set(screens.map((screen) => screen.form))) {
      const columns = fields.filter(({ rows, custom }) => !rows && custom === undefined).map(({ name, reference }) => (reference ? `${name} { id }` : name));
      const { page, many } = await bothWays(one, endpoint, list, `totalRecords nextCursor rows { id createdBy updatedAt ${columns.join(' ')} }`, form);
      expect(many, `${list} ${form}`).toEqual(page);
      seen += page?.rows.length ?? 0;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('goes on behind many rows by their cursor', async () => {
  await withOrg(server.db, 'demo', (tx) => tx.query("insert into location_area (org_code, id, created_by, updated_by, code, name) select 'demo', 900000 + n, 'test', 'test', 'MANY' || n, 'Many ' || n from generate_series(1, 1300) n"));
  const ids: string[] = [];
  for (let after: string | null = null, first = true; first || after !== null; first = false) {
    const { page }: { page: { nextCursor: string | null; totalRecords: number; rows: readonly { readonly id: string }[] } } = dataOf(await admin<{ page: { nextCursor: string | null; totalRecords: number; rows: { id: string }[] } }>('core-hr', 'query ($after: String) { page: listLocationAreas(after: $after, limit: 600) { totalRecords rows { id } nextCursor } }', { after }));
    ids.push(...page.rows.map(({ id }) => id));
    after = page.nextCursor;
    if (after === null) expect(ids).toHaveLength(page.totalRecords);
  }
  expect(new Set(ids).size).toBe(ids.length);
});
