/** Faces: the server looks at the pictures itself. Real pictures, the real models. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { agree, checkIn, configure, EMPLOYEE, employeeOf, forgetEverything, picture } from './checking-in.ts';

let server: DemoServer;
let cookie: string;
let manager: string;
let hr: string;
let employee: number;

const POSES: Readonly<Record<string, string>> = { TURN_LEFT: 'left', TURN_RIGHT: 'right', SMILE: 'smile' };

type Challenge = { challengeId: string; challengeName: string };
type Image = { challengeId?: string; image: string };

const ask = <Data>(query: string, variables: Record<string, unknown> = {}, as = cookie) => askGraphql<Data>(server, as, 'attendance', query, variables);
const register = (images: readonly string[], as = cookie, employeeId?: number) =>
  ask<{ answer: { isRegistered: boolean; registeredBy: string } }>('mutation ($images: [String!]!, $id: Int) { answer: registerFace(images: $images, employeeId: $id) { isRegistered registeredBy hasConsent } }', { images, id: employeeId }, as);
const challenges = (count?: number, as = cookie) =>
  ask<{ answer: { challenges: Challenge[] } }>('query ($count: Int) { answer: checkRegisterUserAndGetRandomChallenge(noOfChallenges: $count) { challenges { challengeId challengeName } expiresAt } }', { count }, as);
const verify = (images: readonly Image[], liveness = false, as = cookie) =>
  ask<{ answer: { faceCheckId: string } }>('query ($images: [ImageWithChallenge!]!, $liveness: Boolean) { answer: faceVerification(enableLivenessDetection: $liveness, imageWithChallenges: $images) { faceCheckId } }', { images, liveness }, as);

/** A challenge that the pictures we have can answer; new ones are asked for until it comes. */
const knownChallenge = async (as = cookie): Promise<Challenge> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const [first] = (await challenges(1, as)).data!.answer.challenges;
    if (POSES[first!.challengeName]) return first!;
  }
  throw new Error('No known challenge in 60 draws.');
};
const ahead = (name = 'again'): Image => ({ image: picture(name) });
const answered = ({ challengeId, challengeName }: Challenge): Image => ({ challengeId, image: picture(POSES[challengeName]!) });

beforeAll(async () => {
  server = await startDemoServer();
  [cookie, manager, hr] = await Promise.all([EMPLOYEE, 'manager@demo.example', 'hr@demo.example'].map((email) => server.signIn(email))) as [string, string, string];
  employee = await employeeOf(server, EMPLOYEE);
});
beforeEach(async () => {
  await forgetEverything(server);
  await withOrg(server.db, '-', (tx) => tx.query('delete from attempt where org_code = $1', ['-']));
  await configure(server, { facial_recognition_enabled: true, force_facial_recognition: true, enable_liveness_detection: true, number_of_challenges: 1 });
});
afterAll(() => server.stop());

describe('registering', () => {
  it('is refused before the person agrees, also for an administrator', async () => {
    expect(codeOf(await register([picture('registered')]))).toBe('FACE_CONSENT');
    expect(codeOf(await register([picture('registered')], hr, employee))).toBe('FACE_CONSENT');
  });

  it('keeps numbers only, sealed, that nobody is answered', async () => {
    await agree(server, cookie, 'FACE');
    expect((await register([picture('registered'), picture('again')], hr, employee)).data?.answer).toEqual({ isRegistered: true, registeredBy: expect.any(String), hasConsent: true });
    const [row] = await withOrg(server.db, 'demo', (tx) => tx.query<{ sealed: Buffer }>('select sealed from face_template where org_code = $1 and employee_id = $2', ['demo', employee]));
    expect(row!.sealed.toString('latin1')).not.toMatch(/\[-?\d\.\d+,/);
  });

  it('reaches nobody else: not a colleague by number, not the face of another organisation', async () => {
    const other = await employeeOf(server, 'manager@demo.example');
    expect(codeOf(await register([picture('registered')], cookie, other))).toBe('NOT_FOUND');
    expect(codeOf(await ask('mutation ($id: Int) { answer: removeFace(employeeId: $id) { isRegistered } }', { id: other }))).toBe('NOT_FOUND');
    expect(codeOf(await register([picture('registered')], await server.signIn('admin@other.example'), 987_654))).toBe('NOT_FOUND');
  });

  it('refuses no face, two faces, two persons, and what is no picture', async () => {
    await agree(server, cookie, 'FACE');
    expect(codeOf(await register([picture('nobody')]))).toBe('FACE_NOT_SEEN');
    expect(codeOf(await register([picture('two-people')]))).toBe('FACE_SEVERAL');
    expect(codeOf(await register([picture('registered'), picture('somebody-else')]))).toBe('FACE_DIFFERENT');
    for (const wrong of ['', 'no base64!', Buffer.from('GIF89a').toString('base64'), picture('registered').slice(0, 4000)]) expect(codeOf(await register([wrong]))).toBe('FACE_PICTURE');
    expect(codeOf(await register([]))).toBe('BAD_USER_INPUT');
  });

  it('refuses a picture that unpacks to far more than it says', async () => {
    await agree(server, cookie, 'FACE');
    const bytes = Buffer.from(picture('registered'), 'base64');
    bytes.writeUInt32BE(1280, 16);
    bytes.writeUInt32BE(65_000, 20);
    expect(codeOf(await register([bytes.toString('base64')]))).toBe('FACE_PICTURE');
  });
});

describe('verifying', () => {
  beforeEach(async () => {
    await agree(server, cookie, 'FACE');
    await register([picture('registered')]);
  });

  it('opens one check-in to the registered person who does what is asked', async () => {
    expect(codeOf(await checkIn(server, cookie))).toBe('FACE_CHECK_MISSING');
    const { faceCheckId } = (await verify([ahead(), answered(await knownChallenge())])).data!.answer;
    expect((await checkIn(server, cookie, { face: faceCheckId })).data?.answer).toMatchObject({ type: 'IN', faceVerified: true });
    expect(codeOf(await checkIn(server, cookie, { type: 'OUT', face: faceCheckId }))).toBe('FACE_CHECK_MISSING');
  });

  it('is good for the person only, and not for ever', async () => {
    const { faceCheckId } = (await verify([ahead(), answered(await knownChallenge())])).data!.answer;
    await configure(server, { facial_recognition_enabled: true });
    expect(codeOf(await checkIn(server, manager, { face: faceCheckId }))).toBe('FACE_CHECK_MISSING');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update face_check set expires_at = now() - interval '1 second' where org_code = $1`, ['demo']));
    expect(codeOf(await checkIn(server, cookie, { face: faceCheckId }))).toBe('FACE_CHECK_MISSING');
  });

  it('refuses somebody else', async () => {
    const challenge = await knownChallenge();
    expect(codeOf(await verify([ahead('somebody-else'), answered(challenge)]))).toBe('FACE_FAILED');
  });

  it('refuses a photograph: it does not move, and the same picture counts once', async () => {
    const still = await knownChallenge();
    expect(codeOf(await verify([ahead(), { challengeId: still.challengeId, image: picture('registered') }]))).toBe('FACE_CHALLENGE_NOT_DONE');
    const repeated = await knownChallenge();
    expect(codeOf(await verify([ahead(), { challengeId: repeated.challengeId, image: picture('again') }]))).toBe('FACE_NOT_LIVE');
  });

  it('takes a challenge once, from whom it was given to, within two minutes, and none that is invented', async () => {
    const challenge = await knownChallenge();
    const images = [ahead(), answered(challenge)];
    expect((await verify(images)).data?.answer.faceCheckId).toBeTruthy();
    expect(codeOf(await verify(images))).toBe('FACE_CHALLENGE_OVER');
    const late = await knownChallenge();
    await withOrg(server.db, 'demo', (tx) => tx.query(`update face_challenge set expires_at = now() - interval '1 second' where org_code = $1`, ['demo']));
    expect(codeOf(await verify([ahead(), answered(late)]))).toBe('FACE_CHALLENGE_OVER');
    expect(codeOf(await verify([ahead(), { challengeId: 'invented', image: picture('left') }]))).toBe('FACE_CHALLENGE_OVER');
  });

  it('does not believe a client that asks for less', async () => {
    await challenges(0);
    expect(codeOf(await verify([ahead()], false))).toBe('FACE_CHALLENGE_OVER');
    await configure(server, { facial_recognition_enabled: true, enable_liveness_detection: true, number_of_challenges: 3 });
    expect((await challenges(1)).data?.answer.challenges.length).toBe(3);
    await configure(server, { facial_recognition_enabled: true });
    expect(codeOf(await verify([ahead()], true))).toBe('FACE_CHALLENGE_OVER');
    expect((await verify([ahead()], false)).data?.answer.faceCheckId).toBeTruthy();
  });

  it('stops who tries many times', async () => {
    await configure(server, { facial_recognition_enabled: true });
    await withOrg(server.db, '-', (tx) => tx.query(`update attempt set failures = 15 where org_code = '-' and subject like 'face:%'`));
    expect(codeOf(await verify([ahead()]))).toBe('TOO_MANY_TRIES');
  });

  it('ends with the consent: the face is gone, and check-in says it is not registered', async () => {
    await ask('mutation { answer: withdrawConsent(purpose: FACE) { hasFaceConsent } }');
    const rows = await withOrg(server.db, 'demo', (tx) => tx.query('select from face_template where org_code = $1 and employee_id = $2', ['demo', employee]));
    expect(rows).toEqual([]);
    expect(codeOf(await checkIn(server, cookie))).toBe('FACE_NOT_REGISTERED');
    expect(codeOf(await challenges(1))).toBe('FACE_NOT_REGISTERED');
    expect(codeOf(await verify([ahead()]))).toBe('FACE_NOT_REGISTERED');
  });

  it('does not open a template that was moved to somebody else', async () => {
    const other = await employeeOf(server, 'manager@demo.example');
    await agree(server, manager, 'FACE');
    await withOrg(server.db, 'demo', (tx) => tx.query('update face_template set employee_id = $2 where org_code = $1', ['demo', other]));
    expect(codeOf(await verify([ahead()], false, manager))).toBe('FACE_NOT_REGISTERED');
  });

  it('ends when the person leaves', async () => {
    const read = 'query ($id: ID!) { answer: employee(id: $id) { row { version } } }';
    const { data } = await askGraphql<{ answer: { row: { version: number } } }>(server, hr, 'core-hr', read, { id: String(employee) });
    const leave = 'mutation ($id: ID!, $version: Int!, $status: EmployeeStatus!) { answer: updateEmployee(id: $id, version: $version, input: { status: $status }) { row { version } } }';
    const left = await askGraphql<{ answer: { row: { version: number } } }>(server, hr, 'core-hr', leave, { id: String(employee), version: data!.answer.row.version, status: 'INACTIVE' });
    expect(left.errors).toBeUndefined();
    expect(await withOrg(server.db, 'demo', (tx) => tx.query('select from face_template where org_code = $1 and employee_id = $2', ['demo', employee]))).toEqual([]);
    await askGraphql(server, hr, 'core-hr', leave, { id: String(employee), version: left.data!.answer.row.version, status: 'ACTIVE' });
  });
});

it('serves models to the browser, and no other file', async () => {
  const model = await server.ask('/v3/models/blazeface.json');
  expect([model.status, model.headers.get('cache-control')]).toEqual([200, 'public, max-age=2592000']);
  expect((await server.ask('/v3/models/facemesh.bin')).headers.get('content-type')).toBe('application/octet-stream');
  for (const name of ['faceres.bin', 'README.md', '..%2fpackage.json', '%2e%2e%2fpackage.json']) expect((await server.ask(`/v3/models/${name}`)).status).toBe(404);
});
