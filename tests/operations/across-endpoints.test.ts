import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
type Organisation = { id: string; version: number; headquarters: { id: string; title: string; code: string } | null };

const READ = '{ listOrganisations { rows { id version headquarters { id title code } } } }';
const WRITE = 'mutation ($id: ID!, $version: Int!, $headquarters: ID) { updateOrganisation(id: $id, version: $version, input: { headquartersId: $headquarters }) { changeSet row { id version headquarters { id title code } } } }';
const organisation = async (): Promise<Organisation> => dataOf(await admin<{ listOrganisations: { rows: Organisation[] } }>('organisation-data', READ)).listOrganisations.rows[0]!;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

it('a record refers to one of another endpoint: written by id, read by title and code, and kept from being deleted', async () => {
  const location = dataOf(await admin<{ addLocation: { row: { id: string } } }>('core-hr', 'mutation { addLocation(input: { name: "Head office", code: "HO" }) { row { id } } }')).addLocation.row;
  const before = await organisation();
  const saved = dataOf(await admin<{ updateOrganisation: { changeSet: string; row: Organisation } }>('organisation-data', WRITE, { id: before.id, version: before.version, headquarters: location.id })).updateOrganisation;
  expect(saved.row.headquarters).toEqual({ id: location.id, title: 'Head office', code: 'HO' });
  expect((await organisation()).headquarters?.title).toBe('Head office');
  const refused = await admin('core-hr', 'mutation ($ids: [ID!]!) { deleteLocations(ids: $ids) { deleted } }', { ids: [location.id] });
  expect(refused.errors[0]!.extensions.errorCode).toBe('STILL_REFERENCED');
  dataOf(await admin('organisation-data', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: saved.changeSet }));
  expect((await organisation()).headquarters).toEqual(before.headquarters);
});

it('a child row refers to one of another endpoint and is read by its title, whatever the title is called there', async () => {
  const template = dataOf(await admin<{ addEmailTemplate: { row: { id: string } } }>('settings', 'mutation { addEmailTemplate(input: { event: INVITATION, language: FR, subject: "Bienvenue", body: "Bonjour,\\n{{link}}" }) { row { id } } }')).addEmailTemplate.row;
  const subtypes = dataOf(await admin<{ listDocumentSubType: { rows: { id: string; version: number }[] } }>('core-hr', '{ listDocumentSubType { rows { id version } } }')).listDocumentSubType.rows;
  const saved = await admin<{ updateDocumentSubtype: { row: object } }>(
    'core-hr',
    'mutation ($id: ID!, $version: Int!, $template: ID!) { updateDocumentSubtype(id: $id, version: $version, input: { allowedForEmailCommunication: true, emailTemplates: [{ templateId: $template }] }) { row { emailTemplates { template { id title code } } } } }',
    { ...subtypes[0]!, template: template.id },
  );
  expect(dataOf(saved).updateDocumentSubtype.row).toEqual({ emailTemplates: [{ template: { id: template.id, title: 'Bienvenue', code: null } }] });
});

it('a reference to a record that is not there is refused at its field', async () => {
  const { id, version } = await organisation();
  const { errors } = await admin('organisation-data', WRITE, { id, version, headquarters: '987654' });
  expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validationError: [{ field: 'headquartersId' }] });
});

it('a fixed field stays as it was when the record was added', async () => {
  const { id, version } = await organisation();
  const { errors } = await admin('organisation-data', 'mutation ($id: ID!, $version: Int!) { updateOrganisation(id: $id, version: $version, input: { code: "other" }) { changeSet } }', { id, version });
  expect(errors[0]!.extensions.validationError).toEqual([{ field: 'code', message: 'Organization code stays as it was when the record was added.' }]);
});
