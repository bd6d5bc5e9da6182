/** What happened with a candidate, of every record that is theirs, as far as whoever looks may see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows } from './candidates.ts';
import { arranged, idsOf, roundNamed, scheduled, tuesday } from './interviewing.ts';

type Entry = { id: string; kind: string; entity: string; title: string | null; by: string | null; change: string | null; reason: string | null; at: string; fields: { field: string; before: unknown; after: unknown }[] };
type Page = { answer: { nextCursor: string | null; rows: Entry[] } };

let server: DemoServer;
let recruiter: Client;
let id: number;
const read = (ask: Client, candidateId: number, more: object = {}) =>
  ask<Page>('recruitment', 'query ($candidateId: ID!, $before: String, $limit: Int) { answer: candidateTimeline(candidateId: $candidateId, before: $before, limit: $limit) { nextCursor rows { id kind entity title by change reason at fields { field before after } } } }', { candidateId: String(candidateId), ...more });
const timeline = async (ask: Client, candidateId = id, more: object = {}) => dataOf(await read(ask, candidateId, { limit: 100, ...more })).answer.rows;

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  id = await addCandidate(recruiter);
  const round = (await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: id, startsAt: tuesday(3) }], arranged([await employeeOf(server, 'employee@demo.example')], { despiteConflicts: true }))).roundIds[0]!;
  const { candidateId, roundId } = await idsOf(server, round);
  dataOf(await recruiter('recruitment', `mutation { answer: updateInterviewRoundStatus(candidateId: ${candidateId}, roundId: ${roundId}, status: CANCELLED, reason: "The panel is away") { changeSet } }`));
  await rows(server, `update outbox_message set status = 'SENT', sent_at = now() where org_code = $1 and candidate_id = $2`, [id]);
}, 60_000);
afterAll(() => server.stop());

it('tells how they came, what was scheduled and called off and why, and what was written to them, newest first', async () => {
  const told = await timeline(recruiter);
  const moments = told.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const changes = told.filter(({ kind }) => kind === 'CHANGE');
  expect(changes.map(({ entity, change }) => [entity, change])).toEqual(expect.arrayContaining([['Candidate', 'ADD'], ['ScheduledRound', 'ADD'], ['ScheduledRound', 'UPDATE']]));
  const off = changes.find(({ entity, change }) => entity === 'ScheduledRound' && change === 'UPDATE')!;
  expect(off).toMatchObject({ title: 'Skills interview', by: 'Vikram Nair', reason: 'The panel is away' });
  expect(off.fields).toContainEqual({ field: 'status', before: 'SCHEDULED', after: 'CANCELLED' });
  const mails = told.filter(({ kind }) => kind === 'MAIL').map(({ title }) => title);
  expect(mails.some((title) => /interview/i.test(title ?? ''))).toBe(true);
});

it('comes page by page, each entry once', async () => {
  const all = await timeline(recruiter);
  const paged: Entry[] = [];
  for (let before: string | null = null; ; ) {
    const { rows: some, nextCursor }: Page['answer'] = dataOf(await read(recruiter, id, { limit: 2, before })).answer;
    paged.push(...some);
    if (nextCursor === null) break;
    before = nextCursor;
  }
  expect(paged).toEqual(all);
});

it('is refused for whoever only interviews them, for a candidate of another organisation, and without sense in the number', async () => {
  const panel = clientOf(server, await server.signIn('employee@demo.example'));
  expect((await read(panel, id)).errors?.[0]?.extensions.errorCode).toBeDefined();
  const other = clientOf(server, await server.signIn('admin@other.example'));
  expect((await read(other, id)).errors?.[0]?.extensions.errorCode).toBe('NOT_FOUND');
  expect((await read(recruiter, -1)).errors?.[0]?.extensions.errorCode).toBe('NOT_FOUND');
});
