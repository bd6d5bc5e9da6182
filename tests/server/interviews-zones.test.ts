/** Panel and candidate live by different clocks: each reads the time by their own, and is free or busy by it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows } from './candidates.ts';
import { arranged, mailsAbout, roundNamed, scheduled } from './interviewing.ts';

type Busy = { kind: string; startsAt: string; endsAt: string };
type Member = { timeZone: string; hasMail: boolean; busy: Busy[] };

let server: DemoServer;
let recruiter: Client;
let panel: string;
let round: string;

const FREE = 'query ($ids: [ID!]!, $from: DateTime!, $to: DateTime!) { answer: panelAvailability(employeeIds: $ids, from: $from, to: $to) { members { timeZone hasMail busy { kind startsAt endsAt } } } }';
const availability = async (from: string, to: string): Promise<Member> => dataOf(await recruiter<{ answer: { members: Member[] } }>('recruitment', FREE, { ids: [panel], from, to })).answer.members[0]!;
/** Lives in New York, with hours that were made for India. */
const livesIn = (zone: string) => rows(server, `with place as (update location set time_zone = $2 where org_code = $1 and name = 'Paris showroom' returning id) update employee e set location_id = place.id,
  work_schedule_id = (select id from work_schedule where org_code = $1 and name = 'General shift') from place where e.org_code = $1 and e.id = $3`, [zone, panel]);

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  panel = await employeeOf(server, 'employee@demo.example');
  round = await roundNamed(server, 'Skills interview');
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => livesIn('America/New_York'));

it('takes the hours of a schedule by the clock of the member’s location, as attendance does', async () => {
  const { timeZone, busy } = await availability('2027-01-12T00:00:00Z', '2027-01-13T05:00:00Z');
  expect(timeZone).toBe('America/New_York');
  expect(busy.map(({ kind, startsAt, endsAt }) => `${kind} ${startsAt.slice(0, 16)} ${endsAt.slice(0, 16)}`)).toEqual([
    'OUTSIDE_HOURS 2027-01-12T00:00 2027-01-12T05:00', 'OUTSIDE_HOURS 2027-01-12T05:00 2027-01-12T14:00', 'OUTSIDE_HOURS 2027-01-12T23:00 2027-01-13T05:00',
  ]);
});

it('writes to each by their own clock, whose zone is named', async () => {
  const { roundIds } = await scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: '2027-01-12T14:30:00Z' }], arranged([panel]));
  const mails = await mailsAbout(server, roundIds[0]!);
  expect(mails.find(({ template }) => template === 'interviewInvited')!.body).toMatch(/January 12, 2027, 8:00\s–\s8:45\sPM GMT\+5:30/);
  expect(mails.find(({ template }) => template === 'panelInvited')!.body).toMatch(/January 12, 2027, 9:30\s–\s10:15\sAM EST/);
});

it('proposes the clock by which the candidate was invited last', async () => {
  const candidateId = await addCandidate(recruiter);
  const zone = async () => dataOf(await recruiter<{ answer: { candidates: { timeZone: string }[] } }>('recruitment', `{ answer: schedulingPlan(candidateIds: ["${candidateId}"]) { candidates { timeZone } } }`)).answer.candidates[0]!.timeZone;
  expect(await zone()).toBe('Asia/Kolkata');
  await scheduled(recruiter, round, [{ candidateId, startsAt: '2027-01-19T14:30:00Z' }], arranged([panel], { timeZone: 'Europe/Paris' }));
  expect(await zone()).toBe('Europe/Paris');
});

it.each([['2026-03-08', 'T05:00', '2026-03-09T04:00'], ['2026-11-01', 'T04:00', '2026-11-02T05:00'], ['2027-03-14', 'T05:00', '2027-03-15T04:00']])('knows how long %s is where clocks change on it', async (day, begin, end) => {
  const { busy } = await availability(`${day}${begin}:00Z`, `${end}:00Z`);
  expect(busy).toEqual([{ kind: 'REST_DAY', startsAt: expect.stringContaining(`${day}${begin}`), endsAt: expect.stringContaining(end) }]);
});

it('takes no text that is no address for one', async () => {
  const [{ email }] = (await rows<{ email: string }>(server, 'select email from employee where org_code = $1 and id = $2', [panel])) as [{ email: string }];
  expect((await availability('2027-01-12T14:00:00Z', '2027-01-12T15:00:00Z')).hasMail).toBe(true);
  await rows(server, `update employee set email = 'kavitha at home' where org_code = $1 and id = $2`, [panel]);
  expect((await availability('2027-01-12T14:00:00Z', '2027-01-12T15:00:00Z')).hasMail).toBe(false);
  await rows(server, 'update employee set email = $3 where org_code = $1 and id = $2', [panel, email]);
});
