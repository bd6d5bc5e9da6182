/** A mail about an interview that does not arrive: whoever arranged it hears of that in time, once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import { tellUndelivered } from '../../src/server/recruitment/interviews/undelivered.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows } from './candidates.ts';
import { arranged, mailsAbout, roundNamed, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let round: string;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  round = (await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: await addCandidate(recruiter, { email: 'mistyped@mail.example' }), startsAt: tuesday(2) }], arranged([await employeeOf(server, 'employee@demo.example')]))).roundIds[0]!;
}, 60_000);
afterAll(() => server.stop());

const told = () => rows<{ recipient: string; email: string }>(server, `select n.words->>'recipient' as recipient, u.email from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.kind = 'interviewMailRefused'`);
const attempt = (problem: Error) =>
  deliverDue(server.db, createLog('silent'), async ({ recipient }) => {
    if (recipient === 'mistyped@mail.example') throw problem;
  }, undefined, tellUndelivered);
const due = () => rows(server, `update outbox_message set due_at = now() where org_code = $1 and status = 'QUEUED'`);

it('tells nobody while the mail server is away, and the organizer once when it does not know the address', async () => {
  await attempt(new Error('connect ECONNREFUSED'));
  await due();
  await attempt(Object.assign(new Error('535 sign in first'), { code: 'EAUTH', responseCode: 535 }));
  expect(await told()).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) {
    await due();
    await attempt(Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 }));
  }
  expect(await told()).toEqual([{ recipient: 'mistyped@mail.example', email: 'recruiter@demo.example' }]);
  await rows(server, 'update outbox_message set tries = 10 where org_code = $1 and status = $2', ['QUEUED']);
  await due();
  await attempt(Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 }));
  expect((await mailsAbout(server, round)).find(({ recipient }) => recipient === 'mistyped@mail.example')!.status).toBe('FAILED');
  expect(await told()).toHaveLength(1);
});
