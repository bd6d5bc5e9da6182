import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, startDemoServer } from '../support/demo-server.ts';
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
};

it('makes the first organisation and its administrator, signed in, and refuses a second', async () => {
  expect(await (await server.ask('/auth/organisation')).json()).toMatchObject({ hasSetup: false });
  expect((await server.ask('/auth/set-up', { body: { ...input, password: 'short', confirmation: 'short' } })).status).toBe(400);
  const [made, late] = await Promise.all([server.ask('/auth/set-up', { body: input }), server.ask('/auth/set-up', { body: { ...input, code: 'rival' } })]);
  const statuses = [made.status, late.status].sort();
  expect(statuses).toEqual([200, 409]);
  const winner = made.status === 200 ? made : late;
  const session = (await (await server.ask('/auth/session', { headers: { cookie: cookiesOf(winner) } })).json()) as { rights: Record<string, unknown> };
  expect(session).toMatchObject({ user: { name: 'Ada Root', isAdmin: true, language: 'fr' }, organisation: { name: 'Acme Works' } });
  expect(session.rights['ROLES']).toMatchObject({ update: true, optionalChoice: true, scope: 'ALL' });
  await server.signIn('ada@acme.example', input.password);
  expect(await (await server.ask('/auth/set-up', { body: { ...input, code: 'third' } })).json()).toMatchObject({ errorCode: 'ALREADY_SET_UP' });
});
