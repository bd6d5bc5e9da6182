/** What an organisation looks like: five colours, icon, titles, names of forms and links, also for those who have not signed in. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const COLOURS = '{ answer: customColorPicker { errorCode colorResult { Primary_Color Secondary_Color Hover_Color Table_Header_Color Table_Header_Text_Color } } }';
const DETAILS = 'query ($key: [String!]!) { answer: retrieveDropdownDetails(formId: null, key: $key) { errorCode dropdownDetails } }';
const DOMAIN = '{ answer: getDomainDetails { errorCode supportEmail copyRight supportLink termsLink privacyPolicyLink chatBot paymentPortalSiteName licensingDetails } }';
const UPDATE = 'mutation ($id: ID!, $version: Int!, $input: OrganisationPatch!) { answer: updateOrganisation(id: $id, version: $version, input: $input) { errorCode row { id version } } }';
const defaults = { Primary_Color: '#260029', Secondary_Color: '#EC407A', Hover_Color: '#E5E9EB', Table_Header_Color: '#FFFFFF', Table_Header_Text_Color: '#000000' };
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

let server: DemoServer;
let admin: string;

const open = async <Data>(endpoint: string, query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Data> =>
  ((await (await server.ask(`/graphql/${endpoint}`, { body: { query, variables }, headers })).json()) as { data: { answer: Data } }).data.answer;

const organisation = async (): Promise<{ id: string; version: number }> =>
  (await askGraphql<{ answer: { rows: { id: string; version: number }[] } }>(server, admin, 'organisation-data', '{ answer: listOrganisations { rows { id version } } }')).data!.answer.rows[0]!;

const change = async (input: object) => askGraphql<{ answer: { row: { id: string } } }>(server, admin, 'organisation-data', UPDATE, { ...(await organisation()), input });

const upload = async (fileName: string, bytes: Buffer, field = 'favicon'): Promise<{ key: string; status: number; body: string }> => {
  const query = 'mutation ($name: String!, $type: String!) { answer: getPresignedUrl(fileName: $name, action: "upload", type: $type) { presignedUrl } }';
  const answer = await askGraphql<{ answer: { presignedUrl: string } }>(server, admin, 'core-hr', query, { name: fileName, type: `organisation.${field}` });
  const url = answer.data?.answer.presignedUrl;
  if (!url) return { key: '', status: 400, body: JSON.stringify(answer.errors) };
  const response = await fetch(new URL(url, server.origin), { method: 'PUT', body: new Uint8Array(bytes), headers: { cookie: admin } });
  const body = await response.text();
  return { key: (JSON.parse(body) as { key?: string }).key ?? '', status: response.status, body };
};

beforeAll(async () => {
  server = await startDemoServer({ env: { PRODUCT_NAMES: 'people.example.com=Example People' } });
  admin = await server.signIn('admin@demo.example');
});
afterAll(() => server.stop());

describe('colours', () => {
  it('are the defaults where nobody says whose, or names an organisation that is not there', async () => {
    expect((await open<{ colorResult: object[] }>('settings', COLOURS)).colorResult).toEqual([defaults]);
    expect((await open<{ colorResult: object[] }>('settings', COLOURS, {}, { org_code: 'nowhere' })).colorResult).toEqual([defaults]);
  });

  it('are the organisation’s for its people and for its sign-in page, white on white too', async () => {
    await change({ primaryColor: '#FFFFFF', secondaryColor: '#FFFFFF', tableHeaderTextColor: '#FFFFFF' });
    const white = { ...defaults, Primary_Color: '#FFFFFF', Secondary_Color: '#FFFFFF', Table_Header_Text_Color: '#FFFFFF' };
    expect((await open<{ colorResult: object[] }>('settings', COLOURS, {}, { cookie: admin })).colorResult).toEqual([white]);
    expect((await open<{ colorResult: object[] }>('settings', COLOURS, {}, { org_code: 'demo' })).colorResult).toEqual([white]);
    expect((await open<{ colorResult: { Primary_Color: string }[] }>('settings', COLOURS, {}, { org_code: 'other' })).colorResult[0]!.Primary_Color).toBe('#0B3954');
  });

  it('are six digits and nothing else', async () => {
    expect(codeOf(await change({ primaryColor: 'red;}body{display:none' }))).toBe('DOCUMENT_INVALID');
  });
});

describe('icon and title', () => {
  it('are named by general_settings and stand on the public path while they are in use', async () => {
    const { key, status } = await upload('icon.png', PNG);
    expect(status).toBe(200);
    await change({ favicon: key, pageTitle: 'Northwind people' });
    const [first] = JSON.parse((await open<{ dropdownDetails: string }>('core-hr', DETAILS, { key: ['general_settings'] }, { org_code: 'demo' })).dropdownDetails) as { data: { Favicon_Filename: string; Page_Title: string } }[];
    expect(first!.data).toEqual({ Favicon_Filename: key.split('/')[2], Page_Title: 'Northwind people', Org_Name: 'Northwind Textiles', Date_Format: expect.any(String) as string, Career_Page_Caption: 'Careers at Northwind', Field_Force: true });
    const shown = await server.ask(`/images/localhost/demo/${first!.data.Favicon_Filename}`);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('content-security-policy')]).toEqual([200, 'image/png', "default-src 'none'; sandbox; frame-ancestors 'none'"]);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    expect((await server.ask(`/images/localhost/other/${first!.data.Favicon_Filename}`)).status).toBe(404);
    await change({ favicon: null });
    expect((await server.ask(`/images/localhost/demo/${first!.data.Favicon_Filename}`)).status).toBe(404);
  });

  it.each(['/images/localhost/demo/..%2f..%2fsecret.png', '/images/localhost/demo/x.svg', "/images/localhost/de'mo/00000000-0000-4000-8000-000000000000.png"])('are nothing else: %s', async (path) => {
    expect((await server.ask(path)).status).toBe(404);
  });

  it('are not taken as SVG, under any name, nor when they are too large', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload('icon.svg', svg)).body).toContain('FILE_TYPE');
    expect((await upload('icon.png', svg)).body).toContain('FILE_NOT_WHAT_IT_SAYS');
    const large = await upload('icon.png', Buffer.concat([PNG, Buffer.alloc(5_000_000)]));
    expect([large.status, large.body]).toEqual([413, expect.stringMatching(/FILE_TOO_LARGE|BODY_TOO_LARGE/)]);
  });

  it('go with the product name of the domain and of what lies below it', async () => {
    const named = (host: string): Promise<string | null> =>
      new Promise((resolve, reject) => {
        get(`${server.origin}/auth/organisation`, { headers: { host } }, async (answer) => resolve((JSON.parse(await text(answer)) as { productName: string | null }).productName)).on('error', reject);
      });
    expect([await named('localhost'), await named('demo.people.example.com:8080'), await named('people.example.com'), await named('people.example.com.evil.example')]).toEqual([null, 'Example People', 'Example People', null]);
  });
});

describe('details of the domain', () => {
  it('are links that are safe to follow, shown before anyone signs in', async () => {
    expect(codeOf(await change({ termsLink: 'javascript:alert(1)' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await change({ supportLink: 'http://plain.example' }))).toBe('BAD_USER_INPUT');
    await change({ supportEmail: 'help@demo.example', termsLink: 'https://demo.example/terms', copyRight: '© Northwind Textiles' });
    expect(await open('organisation-data', DOMAIN, {}, { org_code: 'demo' })).toEqual({
      errorCode: '', supportEmail: 'help@demo.example', copyRight: '© Northwind Textiles', supportLink: null, termsLink: 'https://demo.example/terms', privacyPolicyLink: null, chatBot: null, paymentPortalSiteName: null, licensingDetails: 'Tenure, MIT licence',
    });
    expect(await open('organisation-data', DOMAIN)).toMatchObject({ supportEmail: null });
  });
});

describe('dropdowns', () => {
  it('answer lists of the world in the language of who asks, several at once', async () => {
    const details = JSON.parse((await open<{ dropdownDetails: string }>('core-hr', DETAILS, { key: ['languages', 'countries'] }, { cookie: admin })).dropdownDetails) as { key: string; data: { code: string; name: string }[] }[];
    expect(details.map(({ key }) => key)).toEqual(['languages', 'countries']);
    expect(details[0]!.data).toContainEqual({ code: 'sp', name: 'Español' });
    expect(details[1]!.data).toContainEqual({ code: 'IN', name: 'India' });
  });

  it('refuse a key that does not exist', async () => {
    const answer = (await (await server.ask('/graphql/core-hr', { body: { query: DETAILS, variables: { key: ['passwords'] } } })).json()) as { errors: { extensions: { errorCode: string } }[] };
    expect(answer.errors[0]!.extensions.errorCode).toBe('BAD_USER_INPUT');
  });

  it('name the languages of the interface', async () => {
    const answer = await open<{ languages: { languageCode: string }[] }>('core-hr', '{ answer: listLanguages { errorCode languages { languageCode languageName } } }');
    expect(answer.languages.map(({ languageCode }) => languageCode)).toEqual(['en', 'fr', 'ja', 'sp']);
  });
});

describe('names of forms', () => {
  it('are the organisation’s own where it has given some', async () => {
    expect(codeOf(await change({ formLabels: [{ form: 'GRADES', name: 'Bands' }, { form: 'GRADES', name: 'Levels' }] }))).toBe('BAD_USER_INPUT');
    await change({ formLabels: [{ form: 'GRADES', name: 'Bands' }], projectLabel: 'Site' });
    const answer = await askGraphql<{ answer: { formIdAccessList: { formName: string; customFormName: string | null }[] } }>(server, admin, 'organisation-data', '{ answer: listModulesAndForms { formIdAccessList { formName customFormName } } }');
    const given = answer.data!.answer.formIdAccessList.filter(({ customFormName }) => customFormName !== null);
    expect(given.map(({ formName, customFormName }) => [formName, customFormName])).toEqual(expect.arrayContaining([['Grades', 'Bands'], ['Projects', 'Site']]));
    expect(given).toHaveLength(2);
  });
});

it('the logo stands for the product unless the organisation says otherwise', async () => {
  const shown = async (): Promise<string | null> => ((await (await server.ask('/auth/organisation', { headers: { cookie: admin } })).json()) as { logo: string | null }).logo;
  const { key } = await upload('logo.png', PNG, 'logo');
  await change({ logo: key });
  expect(await shown()).toBe(key.split('/')[2]);
  await change({ logoAsProductLogo: false });
  expect(await shown()).toBeNull();
  expect((await open<{ logoPath: string }>('settings', '{ answer: retrieveLogoPath { logoPath } }', {}, { cookie: admin })).logoPath).toBe(key);
});
