/** Another time, the end of a round and what undoing makes of them: whoever plans sees it at once, and so does the calendar that a member of the panel subscribes to. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows, undo } from './candidates.ts';
import { arranged, begin, idsOf, roundNamed, schedule, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let employee: Client;
let member: string;
let id: string;
let weeks = 1;

beforeAll(async () => {
  server = await startDemoServer();
  [recruiter, employee] = [clientOf(server, await server.signIn('recruiter@demo.example')), clientOf(server, await server.signIn('employee@demo.example'))];
  member = await employeeOf(server, 'employee@demo.example');
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  weeks += 1;
  id = (await scheduled(recruiter, await roundNamed(server, 'Skills interview'), [{ candidateId: await addCandidate(recruiter), startsAt: tuesday(weeks) }], arranged([member]))).roundIds[0]!;
});

const later = (hours: number): string => new Date(Date.parse(tuesday(weeks)) + hours * 3_600_000).toISOString();
/** Hours after the usual one at which the member has a round that day. */
const taken = async (): Promise<number[]> => {
  const [from, to] = [later(-5), later(18)];
  const { members } = dataOf(await recruiter<{ answer: { members: { busy: { kind: string; startsAt: string }[] }[] } }>('recruitment', 'query ($id: ID!, $from: DateTime!, $to: DateTime!) { answer: panelAvailability(employeeIds: [$id], from: $from, to: $to) { members { busy { kind startsAt } } } }', { id: member, from, to })).answer;
  return members[0]!.busy.filter(({ kind }) => kind === 'ROUND').map(({ startsAt }) => (Date.parse(startsAt) - Date.parse(tuesday(weeks))) / 3_600_000);
};
const move = async (startsAt: string) => {
  const [{ version }] = (await rows<{ version: number }>(server, 'select version from scheduled_round where org_code = $1 and id = $2', [id])) as [{ version: number }];
  const MOVE = 'mutation ($id: ID!, $version: Int!, $startsAt: DateTime!, $arrangement: RoundArrangement!) { answer: rescheduleInterviewRound(roundId: $id, version: $version, startsAt: $startsAt, arrangement: $arrangement) { changeSet } }';
  return dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', MOVE, { id, version, startsAt, arrangement: arranged([member]) })).answer.changeSet;
};
const set = async (status: string) => {
  const { candidateId, roundId } = await idsOf(server, id);
  return dataOf(await recruiter<{ answer: { changeSet: string } }>('recruitment', `mutation { answer: updateInterviewRoundStatus(candidateId: ${candidateId}, roundId: ${roundId}, status: ${status}) { changeSet } }`)).answer.changeSet;
};
/** Whether another candidate may be met then without a word of a conflict. */
const isFree = async (startsAt: string) => {
  const answer = await schedule(recruiter, await roundNamed(server, 'Recruiter call'), [{ candidateId: await addCandidate(recruiter), startsAt }], arranged([member]));
  if (answer.errors.length === 0) await undo(recruiter, dataOf(answer).answer.changeSet);
  return answer.errors.length === 0;
};
const feed = async (): Promise<string> => {
  const { feed: own } = dataOf(await employee<{ answer: { feed: { address: string } } }>('recruitment', 'mutation { answer: switchInterviewFeed(isOn: true) { feed { address } } }')).answer;
  return (await fetch(own.address.replace(/^https?:\/\/[^/]+/, server.origin))).text();
};
const stamp = (instant: string): string => `DTSTART:${instant.replaceAll(/[-:]|\.\d{3}/g, '')}`;

it('frees the time before where a round is moved, and takes it again where that is undone', async () => {
  expect([await taken(), await isFree(tuesday(weeks))]).toEqual([[0], false]);
  const changeSet = await move(later(2));
  expect([await taken(), await isFree(tuesday(weeks)), await isFree(later(2))]).toEqual([[2], true, false]);
  const moved = await feed();
  expect([moved.includes(stamp(later(2))), moved.includes(stamp(tuesday(weeks)))]).toEqual([true, false]);
  await undo(recruiter, changeSet);
  expect([await taken(), await isFree(tuesday(weeks)), await isFree(later(2))]).toEqual([[0], false, true]);
  expect(await feed()).toContain(stamp(tuesday(weeks)));
});

it('frees the time of a round that is called off, until that is undone', async () => {
  const changeSet = await set('CANCELLED');
  expect([await taken(), await isFree(tuesday(weeks)), (await feed()).includes(stamp(tuesday(weeks)))]).toEqual([[], true, false]);
  await undo(recruiter, changeSet);
  expect([await taken(), await isFree(tuesday(weeks)), (await feed()).includes(stamp(tuesday(weeks)))]).toEqual([[0], false, true]);
});

it('takes nobody’s time for a round to which the candidate did not come', async () => {
  await begin(server, id);
  await set('NO_SHOW');
  await rows(server, 'update scheduled_round set starts_at = $3::timestamptz, ends_at = $3::timestamptz + interval \'45 minutes\' where org_code = $1 and id = $2', [id, tuesday(weeks)]);
  expect([await taken(), await isFree(tuesday(weeks))]).toEqual([[], true]);
});
