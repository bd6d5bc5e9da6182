/** A designation that people hold is renamed: whatever shows it shows the new name, and undoing takes all of it back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 120_000);
afterAll(() => server.stop());

type Row = { id: string; version: number; title: string };
const one = async <Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> => dataOf(await admin<{ answer: Answer }>('core-hr', query, variables)).answer;
const labels = async (designation: string): Promise<string[]> => (await one<{ rows: { label: string }[] }>('query ($id: ID!) { answer: listAccreditationLinks(filter: { designationId: { equals: $id } }) { rows { label } } }', { id: designation })).rows.map(({ label }) => label).toSorted();
const titles = async (designation: string): Promise<string[]> => [...new Set((await one<{ rows: { designation: { title: string } }[] }>('query ($id: ID!) { answer: listEmployees(filter: { designationId: { equals: $id } }) { rows { designation { title } } } }', { id: designation })).rows.map((row) => row.designation.title))];

it('in its people, its lists and the accreditations called after it, but not in those that somebody named', async () => {
  const { rows } = await one<{ rows: { designation: Row; accreditation: { id: string } }[] }>('{ answer: listAccreditationLinks { rows { designation { id version title } accreditation { id } } } }');
  const { designation } = rows[0]!;
  const other = await one<{ rows: { id: string }[] }>('query ($no: [ID!]!) { answer: retrieveAccreditationCategoryAndType(filter: { not: { ids: $no } }) { rows { id } } }', { no: rows.filter((row) => row.designation.id === designation.id).map(({ accreditation }) => accreditation.id) });
  for (const [at, label] of ['Safety at work', null].entries())
    await one('mutation ($input: AccreditationLinkInput!) { answer: addAccreditationLink(input: $input) { row { id } } }', { input: { label, designationId: designation.id, accreditationId: other.rows[at]!.id } });
  const before = await labels(designation.id);
  expect(before.some((label) => label.startsWith(`${designation.title}: `))).toBe(true);
  const { changeSet } = await one<{ changeSet: string }>('mutation ($id: ID!, $version: Int!) { answer: updateDesignation(id: $id, version: $version, input: { title: "Renamed post" }) { changeSet } }', { id: designation.id, version: designation.version });
  expect(await labels(designation.id)).toEqual(before.map((label) => label.replace(`${designation.title}: `, 'Renamed post: ')).toSorted());
  expect(await labels(designation.id)).toContain('Safety at work');
  expect(await titles(designation.id)).toEqual(['Renamed post']);
  await one('mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id: changeSet });
  expect(await labels(designation.id)).toEqual(before);
});
