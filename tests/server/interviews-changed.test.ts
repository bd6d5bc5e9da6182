/** A round that is changed, taken back or called off: each who was or is asked to it reads what became of it for them, and nobody else anything. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, employeeOf, rows, undo } from './candidates.ts';
import { arranged, begin, eventOf, idsOf, mailsAbout, roundNamed, scheduled, tuesday } from './interviewing.ts';

let server: DemoServer;
let recruiter: Client;
let panel: string;
let manager: string;
let hr: string;
let round: string;
let id: string;
let weeks = 1;

const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $at: DateTime!, $arrangement: RoundArrangement!) {
  answer: rescheduleInterviewRound(roundId: $id, version: $version, startsAt: $at, arrangement: $arrangement) { changeSet withoutAddress } }`;
const STATUS = `mutation ($candidateId: Int!, $roundId: Int!, $status: ScheduledRoundStatus!) { answer: updateInterviewRoundStatus(candidateId: $candidateId, roundId: $roundId, status: $status) { changeSet message withoutAddress } }`;

const versionOf = async (): Promise<number> => Number((await rows(server, 'select version as id from scheduled_round where org_code = $1 and id = $2', [id]))[0]!.id);
const change = async (at: string, arrangement: object) => dataOf(await recruiter<{ answer: { changeSet: string | null } }>('recruitment', RESCHEDULE, { id, version: await versionOf(), at, arrangement })).answer;
const setStatus = async (status: string) => {
  const { candidateId, roundId } = await idsOf(server, id);
  return recruiter<{ answer: { changeSet: string; withoutAddress: string[] } }>('recruitment', STATUS, { candidateId, roundId, status });
};
/** As if all mails had left: what is told from here on. */
const sent = () => rows(server, `update outbox_message set status = 'SENT', tries = 1, created_at = created_at - interval '1 minute' where org_code = $1 and about = $2`, [`scheduledRound ${id}`]);
const waiting = async () => (await mailsAbout(server, id)).filter(({ status }) => status === 'QUEUED');
/** Who is told what: [recipient, template, method], by template. */
const told = async () => (await waiting()).map(({ recipient, template, calendar }) => [recipient.split('@')[0]!.split('.')[0], template, eventOf(calendar)['METHOD']![0]]).toSorted((one, other) => one.join().localeCompare(other.join()));
const undoneBy = async (changeSet: string) => String((await rows(server, 'select undone_by::text as id from change_set where org_code = $1 and id = $2', [changeSet]))[0]!.id);

beforeAll(async () => {
  server = await startDemoServer();
  recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  await rows(server, 'with gone as (delete from holiday_choice where org_code = $1) delete from holiday where org_code = $1');
  [panel, manager, hr] = [await employeeOf(server, 'employee@demo.example'), await employeeOf(server, 'manager@demo.example'), await employeeOf(server, 'hr@demo.example')];
  round = await roundNamed(server, 'Skills interview');
}, 60_000);
afterAll(() => server.stop());

let at: string;
const plain = (members: readonly string[], more: object = {}) => arranged(members, { timeZone: 'America/New_York', despiteConflicts: true, ...more });

beforeEach(async () => {
  at = tuesday((weeks += 1));
  id = (await scheduled(recruiter, round, [{ candidateId: await addCandidate(recruiter), startsAt: at }], plain([panel, manager]))).roundIds[0]!;
  await sent();
});

it('says in the mails of a moved round when it was to be, by the clock of each reader', async () => {
  await change(new Date(Date.parse(at) + 3_600_000).toISOString(), plain([panel, manager]));
  const mails = await waiting();
  expect(mails).toHaveLength(3);
  const [mine, theirs] = [mails.find(({ template }) => template === 'interviewMoved')!, mails.find(({ recipient }) => recipient === 'employee@demo.example')!];
  expect(mine.body).toMatch(/1:00\s–\s1:45\sAM E[DS]T[^]+Before: .+12:00\s–\s12:45\sAM E[DS]T/);
  expect(theirs.body).toMatch(/11:30\sAM\s–\s12:15\sPM GMT\+5:30[^]+Before: .+10:30\s–\s11:15\sAM GMT\+5:30/);
});

it('tells of another panel without another time, and whoever is taken off that they are, with an event of their own', async () => {
  await change(at, plain([panel, hr]));
  expect(await told()).toEqual([['asha', 'interviewChanged', 'REQUEST'], ['employee', 'panelChanged', 'REQUEST'], ['hr', 'panelInvited', 'REQUEST'], ['manager', 'panelLeft', 'CANCEL']]);
  const left = (await waiting()).find(({ template }) => template === 'panelLeft')!;
  expect(left.subject).toMatch(/^No longer on the panel: /);
  expect(eventOf(left.calendar)['ATTENDEE']).toEqual([expect.stringContaining('manager@demo.example')]);
  const kinds = await rows<{ kind: string }>(server, `select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.email = 'manager@demo.example' order by n.created_at desc limit 1`);
  expect(kinds).toEqual([{ kind: 'interviewLeft' }]);
});

it('tells the candidate alone of another note', async () => {
  await change(at, plain([panel, manager], { note: 'Bring your papers.' }));
  expect(await told()).toEqual([['asha', 'interviewChanged', 'REQUEST']]);
});

it('changes nothing and writes to nobody where all stays as it is', async () => {
  const before = await versionOf();
  expect((await change(at, plain([manager, panel]))).changeSet).toBeNull();
  expect([await told(), await versionOf()]).toEqual([[], before]);
});

it('tells everybody concerned when another panel or place is taken back', async () => {
  const { changeSet } = await change(at, plain([panel, hr], { meetingLink: 'https://meet.example/other' }));
  await sent();
  await undo(recruiter, changeSet);
  expect(await told()).toEqual([['asha', 'interviewChanged', 'REQUEST'], ['employee', 'panelChanged', 'REQUEST'], ['hr', 'panelLeft', 'CANCEL'], ['manager', 'panelInvited', 'REQUEST']]);
  expect((await waiting()).find(({ template }) => template === 'interviewChanged')!.body).toContain('https://meet.example/room');
});

it('takes back, besides, what whoever was added has not read yet', async () => {
  const { changeSet } = await change(new Date(Date.parse(at) + 3_600_000).toISOString(), plain([panel, manager, hr]));
  await undo(recruiter, changeSet);
  expect(await told()).toEqual([['asha', 'interviewMoved', 'REQUEST'], ['employee', 'panelMoved', 'REQUEST'], ['manager', 'panelMoved', 'REQUEST']]);
});

it('calls a round off again when its cancelling is undone and redone', async () => {
  const { changeSet } = dataOf(await setStatus('CANCELLED')).answer;
  await sent();
  await undo(recruiter, changeSet);
  expect((await told()).map(([, template]) => template)).toEqual(['interviewInvited', 'panelInvited', 'panelInvited']);
  await sent();
  await undo(recruiter, await undoneBy(changeSet));
  expect(await told()).toEqual([['asha', 'interviewCancelled', 'CANCEL'], ['employee', 'panelCancelled', 'CANCEL'], ['manager', 'panelCancelled', 'CANCEL']]);
});

it('neither names nor writes to a member who declined, until another time asks them anew', async () => {
  const employee = clientOf(server, await server.signIn('employee@demo.example'));
  dataOf(await employee('recruitment', `mutation { answerInterviewInvitation(roundId: "${id}", response: DECLINED) { errorCode } }`));
  await change(at, plain([panel, manager], { meetingLink: 'https://meet.example/other' }));
  expect(await told()).toEqual([['asha', 'interviewChanged', 'REQUEST'], ['manager', 'panelChanged', 'REQUEST']]);
  expect((await waiting()).find(({ template }) => template === 'interviewChanged')!.body).not.toContain('Kavitha');
  await sent();
  const cancelled = dataOf(await setStatus('CANCELLED')).answer;
  expect((await told()).map(([who]) => who)).toEqual(['asha', 'manager']);
  await sent();
  await undo(recruiter, cancelled.changeSet);
  expect((await told()).map(([who]) => who)).toEqual(['asha', 'manager']);
  await sent();
  await change(new Date(Date.parse(at) + 3_600_000).toISOString(), plain([panel, manager]));
  expect(await told()).toEqual([['asha', 'interviewMoved', 'REQUEST'], ['employee', 'panelInvited', 'REQUEST'], ['manager', 'panelMoved', 'REQUEST']]);
});

it('says nothing when a round that took place is set back to be completed again', async () => {
  await rows(server, `update scheduled_round set starts_at = now() - interval '10 minutes', ends_at = now() + interval '20 minutes' where org_code = $1 and id = $2`, [id]);
  const { changeSet } = dataOf(await setStatus('NO_SHOW')).answer;
  await undo(recruiter, changeSet);
  expect(await told()).toEqual([]);
});

it('takes nobody for absent before the round has begun', async () => {
  expect((await setStatus('NO_SHOW')).errors[0]?.extensions.validationError).toEqual([{ field: 'status', message: expect.stringContaining('has not begun') }]);
  await begin(server, id);
  expect((await setStatus('NO_SHOW')).errors).toEqual([]);
});

it('names those who cannot be reached of a round that is called off', async () => {
  await rows(server, 'update employee set email = null where org_code = $1 and id = $2', [manager]);
  await rows(server, 'update candidate set email = null where org_code = $1 and id = (select candidate_id from scheduled_round where org_code = $1 and id = $2)', [id]);
  const { withoutAddress } = dataOf(await setStatus('CANCELLED')).answer;
  await rows(server, `update employee set email = 'manager@demo.example' where org_code = $1 and id = $2`, [manager]);
  expect(withoutAddress).toEqual([expect.stringMatching(/^Asha /), 'Arjun Reddy']);
});
