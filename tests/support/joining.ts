/** Somebody who was invited to join the demo organisation, and their own pages. */
import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../../src/server/auth/token.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { cookiesOf } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { clientOf, dataOf } from './graphql.ts';

export const rows = <Row extends object = Record<string, unknown>>({ db }: Pick<DemoServer, 'db'>, sql: string, values: readonly unknown[] = [], orgCode = 'demo'): Promise<Row[]> => withOrg(db, orgCode, (tx) => tx.query<Row>(sql, [orgCode, ...values]));

export type Joiner = { readonly id: string; readonly email: string; readonly token: string; readonly cookie: string };

/** A new link for the person, as an invitation makes it. */
export const newLink = async (server: DemoServer, id: string): Promise<string> => {
  const token = `demo.join.${randomBytes(32).toString('base64url')}`;
  await rows(server, `update onboarding_individual set token_hash = $3, status = 'INVITED', invited_on = now(), version = version + 1 where org_code = $1 and id = $2`, [id, hashOfToken(token)]);
  return token;
};

let count = 0;
/** Adds somebody as HR does, with a link of their own. */
export const invite = async (server: DemoServer, more: Record<string, unknown> = {}): Promise<Omit<Joiner, 'cookie'>> => {
  count += 1;
  const email = `joiner.${count}@mail.example`;
  const ask = clientOf(server, await server.signIn('admin@demo.example'));
  const [designation] = await rows<{ id: string }>(server, 'select id::text as id from designation where org_code = $1 order by id limit 1');
  const input = { firstName: 'Asha', lastName: 'Rao', email, joiningDate: '2099-02-01', designationId: designation!.id, ...more };
  const { row } = dataOf(await ask<{ answer: { row: { id: string } } }>('onboarding', 'mutation ($input: OnboardingIndividualInput!) { answer: addOnboardingIndividual(input: $input) { row { id } } }', { input })).answer;
  return { id: row.id, email: String(more['email'] ?? email), token: await newLink(server, row.id) };
};

type Fields = Readonly<Record<string, string | File | readonly string[]>>;

export const post = (server: DemoServer, token: string, page: string, fields: Fields = {}, cookie = '', headers: Record<string, string> = {}): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of Array.isArray(value) ? value : [value]) body.append(name, one as string | File);
  return fetch(`${server.origin}/v3/join/${token}${page === '' ? '' : `/${page}`}`, { method: 'POST', redirect: 'manual', body, headers: { cookie, ...headers } });
};
export const get = (server: DemoServer, token: string, page = '', cookie = ''): Promise<Response> => fetch(`${server.origin}/v3/join/${token}${page === '' ? '' : `/${page}`}`, { redirect: 'manual', headers: { cookie } });

/** The passcode of the latest mail to the address. */
export const mailedCode = async (server: DemoServer, email: string): Promise<string> => {
  const [mail] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and recipient = $2 and template = 'joinPasscode' order by created_at desc limit 1`, [email]);
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
};
export const codeFor = async (server: DemoServer, { token, email }: Pick<Joiner, 'token' | 'email'>): Promise<string> => {
  await post(server, token, 'passcode');
  return mailedCode(server, email);
};

/** Invited, and let in by the mailed passcode. */
export const joiner = async (server: DemoServer, more: Record<string, unknown> = {}): Promise<Joiner> => {
  const invited = await invite(server, more);
  return { ...invited, cookie: cookiesOf(await post(server, invited.token, 'enter', { code: await codeFor(server, invited) })) };
};

export const person = async (server: DemoServer, id: string): Promise<Record<string, unknown>> => (await rows(server, 'select * from onboarding_individual where org_code = $1 and id = $2', [id]))[0]!;
/** The version that a page carries. */
export const versionIn = (page: string): string => /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';

/** Saves a step as the page that was just opened would. */
export const save = async (server: DemoServer, { token, cookie }: Joiner, step: string, fields: Fields, headers: Record<string, string> = {}): Promise<Response> => {
  const page = await (await get(server, token, step, cookie)).text();
  return post(server, token, step, { version: versionIn(page), go: 'next', ...fields }, cookie, headers);
};
