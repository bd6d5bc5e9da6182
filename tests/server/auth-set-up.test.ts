import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setUpLine } from '../../src/server/auth/tell-set-up-code.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, startDemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer({ demo: false });
});
afterAll(() => server.stop());

const input = {
  organisation: 'Acme Works',
  code: 'acme',
  name: 'Ada Root',
  email: 'ada@acme.example',
  password: 'seven purple umbrellas',
  confirmation: 'seven purple umbrellas',
  language: 'fr',
  timeZone: 'Asia/Katmandu',
};

it('says in the person’s language what is wrong with a field', async () => {
  const said = async (body: object) => ((await (await server.ask('/auth/set-up', { body })).json()) as { validationError: { field: string; message: string }[] }).validationError.map(({ field, message }) => [field, message]);
  expect(await said({ ...input, language: 'en', organisation: ' ', code: 'Acme works', name: '', email: 'ada' })).toEqual([
    ['organisation', 'This field is required'],
    ['code', '2 to 32 small letters, digits or hyphens; part of the web address.'],
    ['name', 'This field is required'],
    ['email', 'Enter one e-mail address, for example meera@example.com.'],
  ]);
  expect(await said({ ...input, language: 'en', email: 'ada', password: '', confirmation: '' })).toEqual([
    ['email', 'Enter one e-mail address, for example meera@example.com.'],
    ['password', 'This field is required'],
    ['confirmation', 'This field is required'],
  ]);
  expect(await said({ ...input, organisation: 'A', confirmation: 'another' })).toEqual([['organisation', 'La valeur doit comporter plus de 1 caractère.']]);
  expect(await said({ ...input, timeZone: 'Asia/Atlantis' })).toEqual([['timeZone', 'Choisissez une valeur de la liste.']]);
  expect(await said({ ...input, confirmation: 'another' })).toEqual([['confirmation', 'Les mots de passe ne correspondent pas']]);
});

it('makes the first organisation and its administrator, signed in, and refuses a second', async () => {
  expect(await (await server.ask('/auth/organisation')).json()).toMatchObject({ hasSetup: false });
  expect((await server.ask('/auth/set-up', { body: { ...input, password: 'short', confirmation: 'short' } })).status).toBe(400);
  const [made, late] = await Promise.all([server.ask('/auth/set-up', { body: input }), server.ask('/auth/set-up', { body: { ...input, code: 'rival' } })]);
  const statuses = [made.status, late.status].sort((a, b) => a - b);
  expect(statuses).toEqual([200, 409]);
  const winner = made.status === 200 ? made : late;
  const session = (await (await server.ask('/auth/session', { headers: { cookie: cookiesOf(winner) } })).json()) as { rights: Record<string, unknown> };
  expect(session).toMatchObject({ user: { name: 'Ada Root', isAdmin: true, language: 'fr' }, organisation: { name: 'Acme Works' } });
  expect(session.rights['ROLES']).toMatchObject({ update: true, optionalChoice: true, scope: 'ALL' });
  await server.signIn('ada@acme.example', input.password);
  expect(session).toMatchObject({ organisation: { timeZone: 'Asia/Kathmandu' } });
  expect(await (await server.ask('/auth/set-up', { body: { ...input, code: 'third' } })).json()).toMatchObject({ errorCode: 'ALREADY_SET_UP' });
});

it('begins in the country of the time zone, with its money, and gives the first employee a number', async () => {
  const ask = clientOf(server, await server.signIn('ada@acme.example', input.password));
  const made = async (endpoint: string, type: string, values: object) => dataOf(await ask<{ made: { row: Record<string, string> } }>(endpoint, `mutation ($input: ${type}Input!) { made: add${type}(input: $input) { row { id ${type === 'Employee' ? 'employeeNumber' : ''} } } }`, { input: values })).made.row;
  expect(dataOf(await ask('payroll-admin', '{ p: listPayrollGeneralSettings { Country_Code Payroll_Currency } }'))).toEqual({ p: { Country_Code: 'NP', Payroll_Currency: 'NPR' } });
  expect(dataOf(await ask('organisation-data', '{ o: listOrganisations { rows { country currency } } }'))).toEqual({ o: { rows: [{ country: 'NP', currency: 'NPR' }] } });
  const { id: departmentId } = await made('core-hr', 'Department', { name: 'Office', code: 'OFF' });
  const { id: locationId } = await made('core-hr', 'Location', { name: 'Patan', code: 'PAT' });
  const { id: gradeId } = await made('core-hr', 'Grade', { name: 'A', code: 'A' });
  const { id: levelId } = await made('core-hr', 'JobLevel', { name: 'First', code: 'L1' });
  const { id: designationId } = await made('core-hr', 'Designation', { title: 'Clerk', code: 'CLK', gradeId, levelId });
  expect(await made('core-hr', 'Employee', { firstName: 'Asha', departmentId, locationId, designationId, dateOfJoin: '2026-11-02' })).toMatchObject({ employeeNumber: '000001' });
});

it('takes the code of the terminal on an installation that others can reach', async () => {
  const open = await startDemoServer({ demo: false, env: { PUBLIC_URL: 'https://hr.example.com' } });
  try {
    expect(await (await open.ask('/auth/organisation')).json()).toMatchObject({ hasSetup: false, needsSetUpCode: true });
    const line = (await setUpLine(open.db, open.settings)) ?? '';
    const path = join(open.settings.dataDir, 'secrets', 'set-up-code');
    const code = readFileSync(path, 'utf8');
    expect(line).toContain(code);
    expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const setUpCode of ['', 'AAAA-AAAA-AAAA-AAAA', undefined]) {
      const refused = await open.ask('/auth/set-up', { body: { ...input, ...(setUpCode === undefined ? {} : { setUpCode }) } });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ errorCode: 'SET_UP_CODE_WRONG', validationError: [{ field: 'setUpCode' }] });
    }
    expect((await open.ask('/auth/set-up', { body: { ...input, timeZone: 'Antarctica/Troll', setUpCode: ` ${code.toLowerCase()} ` } })).status).toBe(200);
    expect(await setUpLine(open.db, open.settings)).toBeNull();
    expect(() => readFileSync(path)).toThrow('ENOENT');
    // A country without a currency of its own is the organisation's country all the same.
    const ask = clientOf(open, await open.signIn('ada@acme.example', input.password));
    expect(dataOf(await ask('organisation-data', '{ o: listOrganisations { rows { country timeZone } } }'))).toEqual({ o: { rows: [{ country: 'AQ', timeZone: 'Antarctica/Troll' }] } });
  } finally {
    await open.stop();
  }
});
