/** The hiring flow as its designer saves it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, candidate, rows, statusNamed, undo } from './candidates.ts';

type Stage = { key: string; version: number | null; name: string; kind: string; status: string };
type Status = { key: string; version: number | null; stage: string; name: string; status: string; isDefault: boolean; next: string[]; requires: string[]; sendsMail: boolean; mailSubject: string | null; mailBody: string | null };

let server: DemoServer;
let admin: Client;
let employee: Client;
beforeAll(async () => {
  server = await startDemoServer();
  [admin, employee] = [clientOf(server, await server.signIn('admin@demo.example')), clientOf(server, await server.signIn('employee@demo.example'))];
}, 60_000);
afterAll(() => server.stop());

const read = async (): Promise<{ stages: Stage[]; statuses: Status[] }> => {
  const stages = await rows<Stage>(server, `select id::text as key, version, name, kind, status from hiring_stage where org_code = $1 order by position`);
  const statuses = await rows<Status>(server, `select s.id::text as key, s.version, s.stage_id::text as stage, s.name, s.status, s.is_default as "isDefault", coalesce((select array_agg(n.status_id::text order by n."position") from candidate_status_next n where n.org_code = $1 and n.candidate_status_id = s.id), '{}') as next,
    coalesce(s.requires, '{}') as requires, s.sends_mail as "sendsMail", s.mail_subject as "mailSubject", s.mail_body as "mailBody" from candidate_status s where s.org_code = $1 order by s.position`);
  return { stages, statuses };
};
const save = (ask: Client, flow: object) => ask<{ answer: { changeSet: string | null } }>('recruitment', 'mutation ($stages: [HiringFlowStageInput!]!, $statuses: [HiringFlowStatusInput!]!) { answer: saveHiringFlow(stages: $stages, statuses: $statuses) { changeSet } }', { ...flow });
const saved = async (flow: object): Promise<string | null> => dataOf(await save(admin, flow)).answer.changeSet;
const withoutVersions = (flow: Awaited<ReturnType<typeof read>>) => JSON.stringify(flow, (key, value: unknown) => (key === 'version' ? undefined : value));
const remove = (statusId: string, moveTo: string | null) => admin<{ answer: { changeSet: string } }>('recruitment', 'mutation ($statusId: ID!, $moveTo: ID) { answer: deleteHiringStatus(statusId: $statusId, moveTo: $moveTo) { changeSet } }', { statusId, moveTo });

describe('the hiring flow', () => {
  it('is saved as a whole: new stage and status, order, first status and what may follow, and goes back by one undo', async () => {
    const before = await read();
    const { stages, statuses } = before;
    const interview = statuses.find(({ name }) => name === 'Interview')!;
    const screening = statuses.find(({ name }) => name === 'Screening')!;
    const changeSet = await saved({
      stages: [stages[1], stages[0], { key: 'new-1', version: null, name: 'Trial day', kind: 'INTERVIEW', status: 'ACTIVE' }, ...stages.slice(2)],
      statuses: [{ ...statuses[0]!, isDefault: false }, { key: 'new-1', version: null, stage: 'new-1', name: 'Trial planned', status: 'ACTIVE', isDefault: false, next: [interview.key, 'new-1'].slice(0, 1), requires: ['PHONE'], sendsMail: true, mailSubject: 'Your day with us', mailBody: 'Dear {{name}}' }, ...statuses.slice(1).map((one) => (one.key === screening.key ? { ...one, isDefault: true, next: ['new-1'] } : one))],
    });
    const after = await read();
    expect(after.stages.map(({ name }) => name).slice(0, 3)).toEqual(['Screening', 'Applied', 'Trial day']);
    const trial = after.statuses.find(({ name }) => name === 'Trial planned')!;
    expect(trial).toMatchObject({ next: [interview.key], requires: ['PHONE'], sendsMail: true });
    expect(after.statuses.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Screening']);
    expect(after.statuses.find(({ key }) => key === screening.key)!.next).toEqual([trial.key]);
    await undo(admin, changeSet);
    expect(withoutVersions(await read())).toBe(withoutVersions(before));
  });

  it('says that nothing changed where nothing did', async () => {
    const flow = await read();
    await saved(flow);
    expect(await saved(await read())).toBeNull();
  });

  it('is refused when somebody changed it meanwhile, and names the card that is wrong', async () => {
    const flow = await read();
    const stale = { ...flow, statuses: flow.statuses.map((one, at) => (at === 1 ? { ...one, version: one.version! + 5 } : one)) };
    expect((await save(admin, stale)).errors[0]?.extensions.errorCode).toBe('CONFLICT');
    const wrong = { ...flow, statuses: flow.statuses.map((one, at) => (at === 1 ? { ...one, sendsMail: true, mailSubject: null, mailBody: null } : one)) };
    const { errors } = await save(admin, wrong);
    expect(errors[0]?.extensions.validationError.map((problem) => [(problem as { row?: string }).row, problem.field])).toEqual([[flow.statuses[1]!.key, 'mailSubject'], [flow.statuses[1]!.key, 'mailBody']]);
    const strange = { ...flow, statuses: flow.statuses.map((one, at) => (at === 1 ? { ...one, sendsMail: true, mailSubject: 'About {{jobPost}}', mailBody: 'Dear {{firstname}}' } : one)) };
    expect((await save(admin, strange)).errors[0]?.extensions.validationError.map(({ field, message }) => [field, message.includes('{{firstname}}')])).toEqual([['mailBody', true]]);
    const two = { ...flow, statuses: flow.statuses.map((one) => ({ ...one, isDefault: true })) };
    expect((await save(admin, two)).errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['isDefault']);
    expect((await save(employee, flow)).errors[0]?.extensions.errorCode).toBe('_DB0102');
  });
});

describe('a status that goes', () => {
  it('is kept while candidates have it, unless another one takes its place with its candidates and its past, and comes back by one undo', async () => {
    const [shortlisted, interview] = [await statusNamed(server, 'Shortlisted'), await statusNamed(server, 'Interview')];
    const id = await addCandidate(admin, { statusId: shortlisted });
    const refused = await remove(shortlisted, null);
    expect(refused.errors[0]?.extensions.errorCode).toBe('HIRING_STATUS_IN_USE');
    expect(refused.errors[0]?.message).toContain('Shortlisted');
    const { changeSet } = dataOf(await remove(shortlisted, interview)).answer;
    expect((await candidate(server, id))['status_id']).toBe(interview);
    expect(await rows(server, 'select id from stage_move where org_code = $1 and $2 in (from_status_id, to_status_id)', [shortlisted])).toEqual([]);
    await undo(admin, changeSet);
    expect((await candidate(server, id))['status_id']).toBe(shortlisted);
  });

  it('is not the first one', async () => {
    const first = (await read()).statuses.find(({ isDefault }) => isDefault)!;
    expect((await remove(first.key, await statusNamed(server, 'Interview'))).errors[0]?.extensions.errorCode).toBe('HIRING_STATUS_FIRST');
  });
});

describe('a stage that goes', () => {
  const removeStage = (id: string, moveTo: string | null) => admin<{ answer: { changeSet: string } }>('recruitment', 'mutation ($id: ID!, $moveTo: ID) { answer: deleteHiringStages(ids: [$id], moveTo: $moveTo) { changeSet } }', { id, moveTo });

  it('is kept while statuses are in it, unless another one takes them and the archive reasons of it, and comes back by one undo', async () => {
    const before = await read();
    const [from, to] = ['Shortlisted', 'Interview'].map((name) => before.statuses.find((one) => one.name === name)!.stage);
    const [reason] = await rows<{ id: string }>(server, 'select min(id)::text as id from archive_reason where org_code = $1');
    await rows(server, 'update archive_reason set stage_id = $2::bigint where org_code = $1 and id = $3::bigint', [from, reason!.id]);
    const reasonIn = async (): Promise<string> => (await rows<{ stage: string }>(server, 'select stage_id::text as stage from archive_reason where org_code = $1 and id = $2::bigint', [reason!.id]))[0]!.stage;
    expect((await removeStage(from!, null)).errors[0]?.extensions.errorCode).toBe('STILL_REFERENCED');
    const people = await rows(server, 'select id, status_id from candidate where org_code = $1 order by id');
    const { changeSet } = dataOf(await removeStage(from!, to!)).answer;
    const after = await read();
    expect(after.stages.map(({ key }) => key)).not.toContain(from);
    expect(after.statuses.find(({ name }) => name === 'Shortlisted')!.stage).toBe(to);
    expect(await reasonIn()).toBe(to);
    // Candidates keep their status: it is the stage that went.
    expect(await rows(server, 'select id, status_id from candidate where org_code = $1 order by id')).toEqual(people);
    await undo(admin, changeSet);
    expect(withoutVersions(await read())).toBe(withoutVersions(before));
    expect(await reasonIn()).toBe(from);
  });
});

it('tells whoever sees a candidate of which kind each status is, and no more of the flow', async () => {
  const steps = async (ask: Client) => dataOf(await ask<{ answer: { steps: { statusId: string; kind: string }[] } }>('recruitment', '{ answer: hiringStepKinds { steps { statusId kind } } }')).answer.steps;
  const { stages, statuses } = await read();
  expect(await steps(employee)).toEqual(statuses.map(({ key, stage }) => ({ statusId: key, kind: stages.find((one) => one.key === stage)!.kind })));
  expect((await employee('recruitment', '{ listCandidateStatuses { rows { id } } }')).errors[0]!.extensions.errorCode).toBe('_DB0100');
});

describe('the place of a new stage or status', () => {
  it('is the last, unless another one is asked for, and what loses its place comes last as well', async () => {
    const [most] = await rows<{ stages: number; statuses: number }>(server, 'select (select max("position") from hiring_stage where org_code = $1)::int as stages, (select max("position") from candidate_status where org_code = $1)::int as statuses');
    type Added = { stage: { row: { id: string; version: number; position: number } }; status: { row: { position: number } } };
    const stage = dataOf(await admin<Added>('recruitment', 'mutation { stage: addHiringStage(input: { name: "Trial week" }) { row { id version position } } }')).stage.row;
    expect(stage.position).toBe(most!.stages + 1);
    const status = (more: string) => admin<Added>('recruitment', `mutation { status: addCandidateStatus(input: { stageId: "${stage.id}", ${more} }) { row { position } } }`);
    expect(dataOf(await status('name: "Week one"')).status.row.position).toBeGreaterThan(most!.statuses);
    expect(dataOf(await status('name: "Week two", position: null')).status.row.position).toBeGreaterThan(most!.statuses + 1);
    expect(dataOf(await status('name: "Week zero", position: 3')).status.row.position).toBe(3);
    const moved = dataOf(await admin<Added>('recruitment', 'mutation ($id: ID!, $version: Int!) { stage: updateHiringStage(id: $id, version: $version, input: { position: 2 }) { row { version position } } }', stage)).stage.row;
    expect(moved.position).toBe(2);
    const back = await admin<Added>('recruitment', 'mutation ($id: ID!, $version: Int!) { stage: updateHiringStage(id: $id, version: $version, input: { position: null }) { row { position } } }', { id: stage.id, version: moved.version });
    expect(dataOf(back).stage.row.position).toBe(most!.stages + 1);
  });
});

describe('a stage out of use', () => {
  it('takes its statuses along: nobody comes to them, and those who stand there stay until they are moved', async () => {
    const before = await read();
    const [applied, interview] = ['Applied', 'Interview'].map((name) => before.statuses.find((one) => one.name === name)!);
    const there = await addCandidate(admin, { statusId: interview!.key });
    const unused = (key: string) => saved({ ...before, stages: before.stages.map((one) => (one.key === key ? { ...one, status: 'INACTIVE' } : one)) });
    const changeSet = await unused(interview!.stage);
    const listed = async () => dataOf(await admin<{ getAtsStatusList: { atsStatus: { Id: number }[] } }>('recruitment', '{ getAtsStatusList { atsStatus { Id } } }')).getAtsStatusList.atsStatus.map(({ Id }) => String(Id));
    expect(await listed()).not.toContain(interview!.key);
    const come = await admin('recruitment', `mutation { updateCandidateStatus(candidateId: [${await addCandidate(admin)}], statusId: ${interview!.key}) { errorCode } }`);
    expect(come.errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['statusId']);
    expect((await candidate(server, there))['status_id']).toBe(interview!.key);
    await undo(admin, changeSet);
    expect(await listed()).toContain(interview!.key);
    expect(applied!.isDefault).toBe(true);
  });

  it('is not the one with which new candidates begin', async () => {
    const flow = await read();
    const first = flow.statuses.find(({ isDefault }) => isDefault)!;
    const [at, other] = [flow.stages.find(({ key }) => key === first.stage)!, flow.stages.find(({ key }) => key !== first.stage)!];
    const without = (key: string) => flow.stages.map((one) => (one.key === key ? { ...one, status: 'INACTIVE' } : one));
    expect((await save(admin, { ...flow, stages: without(at.key) })).errors[0]?.extensions.validationError).toMatchObject([{ row: at.key, field: 'status' }]);
    const change = (text: string) => admin('recruitment', `mutation { ${text} { errorCode } }`);
    expect((await change(`updateHiringStage(id: "${at.key}", version: ${at.version}, input: { status: INACTIVE })`)).errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['status']);
    // Another one is the first from now on: the stage may go with the same save.
    const next = flow.statuses.find(({ stage }) => stage === other.key)!;
    const changeSet = await saved({ stages: without(at.key), statuses: flow.statuses.map((one) => ({ ...one, isDefault: one.key === next.key })) });
    const again = await rows<{ version: number }>(server, 'select version from candidate_status where org_code = $1 and id = $2', [first.key]);
    expect((await change(`updateHiringStatus(id: "${first.key}", version: ${again[0]!.version}, input: { isDefault: true })`)).errors[0]?.extensions.validationError.map(({ field }) => field)).toEqual(['stageId']);
    await undo(admin, changeSet);
    expect(withoutVersions(await read())).toBe(withoutVersions(flow));
  });
});
