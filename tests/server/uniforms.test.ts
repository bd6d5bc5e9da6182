/** Uniforms: who gets what, who has it, what comes back, who is seen in it, and what whoever leaves still has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { tellOfReplacements } from '../../src/server/uniforms/tell-of-replacements.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Standing = { item: string; entitled: number; held: number; missing: number; due: number };
type Person = { employeeId: string; name: string; missing: number; due: number; unacknowledged: number; toReturn: number; isLeaving: boolean; standings: Standing[] };
type Board = { totalRecords: number; missing: number; due: number; unacknowledged: number; toReturn: number; rows: Person[] };
type Issue = { id: string; item: string; size: string | null; quantity: number; outstanding: number; dueOn: string | null; acknowledgedAt: string | null; returns: { quantity: number; outcome: string }[] };
type Own = { standings: Standing[]; issues: Issue[]; observations: { day: string; state: string; item: string | null; remark: string | null }[]; months: { observed: number; worn: number }[] };
type Done = { added: number; changeSet: string | null };

const CORE = 'core-hr';
const quietLog = createLog('silent');
const today = todayIn('Asia/Kolkata', new Date());
let server: DemoServer;
let manager: Client;
let hr: Client;
let employee: Client;
let payroll: Client;
let stranger: Client;
let people: Readonly<Record<string, string>>;
let items: Readonly<Record<string, string>>;

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const problems = ({ errors }: GraphqlAnswer<unknown>) => (errors[0]?.extensions.validationError ?? []).map(({ message }) => message);
const code = ({ errors }: GraphqlAnswer<unknown>) => errors[0]?.extensions.errorCode;
const board = async (by: Client, variables: Readonly<Record<string, unknown>> = {}) =>
  dataOf(await by<{ a: Board }>(CORE, 'query ($filter: UniformFilter, $concern: UniformConcern) { a: uniformBoard(filter: $filter, concern: $concern, limit: 200) { totalRecords missing due unacknowledged toReturn rows { employeeId name missing due unacknowledged toReturn isLeaving standings { item entitled held missing due } } } }', variables)).a;
const personOf = async (by: Client, number: string) => (await board(by)).rows.find(({ employeeId }) => employeeId === people[number])!;
const PERSON = '{ standings { item entitled held missing due } issues { id item size quantity outstanding dueOn acknowledgedAt returns { quantity outcome } } observations { day state item remark } months { observed worn } }';
const askOf = (by: Client, employeeId: string) => by<{ a: Own }>(CORE, `query ($employeeId: ID!) { a: uniformOfPerson(employeeId: $employeeId) ${PERSON} }`, { employeeId });
const own = async (by: Client) => dataOf(await by<{ a: Own }>(CORE, `{ a: ownUniform ${PERSON} }`, {})).a;
const issue = (by: Client, itemId: string, to: object[], more: object = {}) => by<{ a: Done }>(CORE, 'mutation ($itemId: ID!, $issuedOn: LocalDate!, $people: [UniformForPerson!]!) { a: issueUniforms(itemId: $itemId, issuedOn: $issuedOn, people: $people) { added changeSet } }', { itemId, issuedOn: today, people: to, ...more });
const giveBack = (by: Client, issues: object[], outcome: string, day = today) => by<{ a: Done }>(CORE, 'mutation ($issues: [UniformBack!]!, $day: LocalDate!, $outcome: UniformOutcome!) { a: returnUniforms(issues: $issues, day: $day, outcome: $outcome) { added changeSet } }', { issues, outcome, day });
const acknowledge = (by: Client, issueIds: string[]) => by<{ a: Done }>(CORE, 'mutation ($issueIds: [ID!]!) { a: acknowledgeUniforms(issueIds: $issueIds) { added changeSet } }', { issueIds });
const observe = (by: Client, employeeIds: string[], more: object = {}) => by<{ a: Done }>(CORE, 'mutation ($employeeIds: [ID!]!, $day: LocalDate!, $state: UniformState!, $itemId: ID, $remark: String) { a: observeUniforms(employeeIds: $employeeIds, day: $day, state: $state, itemId: $itemId, remark: $remark) { added changeSet } }', { employeeIds, day: today, state: 'WORN', ...more });
const ahead = (by: Client, itemId: string, employeeIds: string[] | null) => by<{ a: { rows: { employeeId: string; entitled: number; held: number; suggested: number; size: string | null; problem: string | null }[] } }>(CORE, 'query ($itemId: ID!, $day: LocalDate!, $ids: [ID!]) { a: previewUniformIssue(itemId: $itemId, issuedOn: $day, employeeIds: $ids) { rows { employeeId entitled held suggested size problem } } }', { itemId, day: today, ids: employeeIds });
const undo = (by: Client, id: string | null) => by(CORE, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const noticesOf = async (email: string) => (await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = '${email}' and n.kind like 'uniform%' order by n.id`)).map(({ kind }) => kind);

beforeAll(async () => {
  server = await startDemoServer();
  const signedIn = async (name: string): Promise<Client> => clientOf(server, await server.signIn(name));
  [manager, hr, employee, payroll, stranger] = await Promise.all(['manager@demo.example', 'hr@demo.example', 'employee@demo.example', 'payroll@demo.example', 'admin@other.example'].map(signedIn)) as [Client, Client, Client, Client, Client];
  people = Object.fromEntries((await rows<{ number: string; id: string }>(`select employee_number as number, id::text as id from employee where org_code = 'demo'`)).map(({ number, id }) => [number, id]));
  items = Object.fromEntries((await rows<{ code: string; id: string }>(`select code, id::text as id from uniform_item where org_code = 'demo'`)).map(({ code: name, id }) => [name, id]));
}, 60_000);
afterAll(() => server.stop());

describe('the board of a team', () => {
  it('says who lacks something, within the reach of whoever looks', async () => {
    const team = await board(manager);
    const all = await board(hr);
    expect(team.totalRecords).toBeLessThan(all.totalRecords);
    expect(team.rows.map(({ employeeId }) => employeeId)).toContain(people['1028']);
    expect(all.rows.map(({ employeeId }) => employeeId)).toContain(people['1044']);
    expect(team.rows.map(({ employeeId }) => employeeId)).not.toContain(people['1044']);
    const revathi = await personOf(manager, '1030');
    expect(revathi.standings.find(({ item }) => item === 'Work shirt')).toMatchObject({ entitled: 3, held: 2, missing: 1 });
    expect(revathi.standings.find(({ item }) => item === 'Safety shoes')).toMatchObject({ entitled: 1, held: 0, missing: 1 });
    expect((await board(stranger)).rows).toEqual([]);
    expect(code(await askOf(employee, people['1028']!))).toBe('_DB0100');
    expect(code(await askOf(manager, people['1044']!))).toBe('NOT_FOUND');
    expect(code(await askOf(stranger, people['1028']!))).toBe('NOT_FOUND');
  });

  it('is narrowed by what there is to be done, with the same figures', async () => {
    const team = await board(hr);
    for (const [concern, of] of [['MISSING', 'missing'], ['DUE', 'due'], ['UNACKNOWLEDGED', 'unacknowledged'], ['TO_RETURN', 'toReturn']] as const) {
      const narrowed = await board(hr, { concern });
      expect(narrowed.totalRecords, concern).toBe(team[of]);
      expect(team[of], concern).toBeGreaterThan(0);
      expect(narrowed.rows.every((row) => row[of] > 0), concern).toBe(true);
    }
    expect((await board(manager, { filter: { search: 'kavitha' } })).rows.map(({ employeeId }) => employeeId)).toEqual([people['1028']]);
  });
});

describe('an issue to several people', () => {
  it('suggests what each lacks, in the size of before', async () => {
    const { rows: suggested } = dataOf(await ahead(manager, items['SHIRT']!, [people['1030']!, people['1028']!])).a;
    expect(suggested.find(({ employeeId }) => employeeId === people['1030'])).toMatchObject({ entitled: 3, held: 2, suggested: 1, size: 'M', problem: null });
    expect(suggested.find(({ employeeId }) => employeeId === people['1028'])).toMatchObject({ suggested: 3, size: 'S' });
    expect(dataOf(await ahead(manager, items['SHIRT']!, [people['1044']!])).a.rows).toEqual([]);
    expect(dataOf(await ahead(manager, items['SHOES']!, [people['1032']!])).a.rows[0]!.problem).toBe('No entitlement gives Safety shoes to Nisha Thomas.');
  });

  it('is written for all or none, told, acknowledged by whoever got it, and taken back by one undo', async () => {
    const before = await personOf(manager, '1028');
    const refused = await issue(manager, items['SHIRT']!, [{ employeeId: people['1028'], size: 'S', quantity: 1 }, { employeeId: people['1030'], size: '44', quantity: 1 }]);
    expect(problems(refused)).toEqual(['Revathi Arumugam: This item comes in the sizes S, M, L, XL.']);
    expect(await personOf(manager, '1028')).toEqual(before);
    const done = dataOf(await issue(manager, items['SHIRT']!, [{ employeeId: people['1028'], size: 's', quantity: 1 }, { employeeId: people['1030'], size: 'M', quantity: 1 }])).a;
    expect(done.added).toBe(2);
    expect((await noticesOf('employee@demo.example')).filter((kind) => kind === 'uniformIssued')).toHaveLength(1);
    const waiting = (await own(employee)).issues.filter(({ acknowledgedAt }) => acknowledgedAt === null);
    expect(waiting.find(({ item }) => item === 'Work shirt')).toMatchObject({ size: 'S', quantity: 1, outstanding: 1 });
    const foreign = dataOf(await askOf(manager, people['1030']!)).a.issues[0]!;
    expect(code(await acknowledge(employee, [foreign.id]))).toBe('NOT_FOUND');
    expect(code(await acknowledge(manager, [waiting[0]!.id]))).toBe('NOT_FOUND');
    expect(dataOf(await acknowledge(employee, waiting.map(({ id }) => id))).a.added).toBe(waiting.length);
    expect((await own(employee)).issues.every(({ acknowledgedAt }) => acknowledgedAt !== null)).toBe(true);
    expect(dataOf(await acknowledge(employee, waiting.map(({ id }) => id))).a).toEqual({ added: 0, changeSet: null });
    const [again] = dataOf(await issue(manager, items['EAR']!, [{ employeeId: people['1030'], quantity: 1 }])).a.changeSet === null ? [] : [await personOf(manager, '1030')];
    expect(again!.standings.find(({ item }) => item === 'Ear protection')).toMatchObject({ held: 1, missing: 0 });
  });

  it('is refused for people out of reach, days to come or before joining, and to whoever may not', async () => {
    expect(code(await issue(manager, items['SHIRT']!, [{ employeeId: people['1044'], size: 'M', quantity: 1 }]))).toBe('NOT_FOUND');
    expect(code(await issue(employee, items['SHIRT']!, [{ employeeId: people['1028'], size: 'M', quantity: 1 }]))).toBe('_DB0101');
    expect(code(await issue(stranger, items['SHIRT']!, [{ employeeId: people['1028'], size: 'M', quantity: 1 }]))).toBe('NOT_FOUND');
    expect(problems(await issue(manager, items['EAR']!, [{ employeeId: people['1028'], quantity: 1 }], { issuedOn: addDays(today, 2) }))[0]).toContain('This day is still to come.');
    expect(problems(await issue(manager, items['EAR']!, [{ employeeId: people['1028'], quantity: 1 }], { issuedOn: '2010-01-04' }))).toHaveLength(1);
    expect(problems(await issue(manager, items['SHOES']!, [{ employeeId: people['1032'], size: '38', quantity: 1 }]))[0]).toContain('No entitlement gives Safety shoes');
    await rows(`update uniform_item set status = 'INACTIVE' where org_code = 'demo' and code = 'EAR'`);
    expect(problems(await issue(manager, items['EAR']!, [{ employeeId: people['1028'], quantity: 1 }]))).toHaveLength(1);
    await rows(`update uniform_item set status = 'ACTIVE' where org_code = 'demo' and code = 'EAR'`);
    const undone = dataOf(await issue(manager, items['EAR']!, [{ employeeId: people['1029'], quantity: 1 }])).a;
    expect((await undo(manager, undone.changeSet)).errors).toEqual([]);
    expect((await personOf(manager, '1029')).standings.find(({ item }) => item === 'Ear protection')).toMatchObject({ held: 0, missing: 1 });
  });
});

describe('what comes back', () => {
  it('is never more than was issued, in parts, and goes back into the store where it is usable', async () => {
    const stock = async () => dataOf(await hr<{ a: { rows: { code: string; stock: { size: string | null; onHand: number }[] }[] } }>(CORE, '{ a: uniformChoices { rows { code stock { size onHand } } } }', {})).a.rows.find(({ code: name }) => name === 'BADGE')!.stock[0]!.onHand;
    const badge = dataOf(await askOf(manager, people['1027']!)).a.issues.find(({ item }) => item === 'Work shirt')!;
    expect(problems(await giveBack(manager, [{ issueId: badge.id, quantity: 4 }], 'USABLE'))).toEqual(['No more than the 3 pieces that were issued can come back.']);
    dataOf(await giveBack(manager, [{ issueId: badge.id, quantity: 1 }], 'WORN_OUT'));
    const second = dataOf(await giveBack(manager, [{ issueId: badge.id, quantity: 2 }], 'LOST')).a;
    expect(dataOf(await askOf(manager, people['1027']!)).a.issues.find(({ id }) => id === badge.id)).toMatchObject({ outstanding: 0, returns: [{ quantity: 1, outcome: 'WORN_OUT' }, { quantity: 2, outcome: 'LOST' }] });
    expect((await undo(manager, second.changeSet)).errors).toEqual([]);
    expect(dataOf(await askOf(manager, people['1027']!)).a.issues.find(({ id }) => id === badge.id)).toMatchObject({ outstanding: 2 });
    expect(problems(await giveBack(manager, [{ issueId: badge.id, quantity: 1 }], 'USABLE', '2019-01-01'))).toEqual(['This day is before the day of issue.']);
    expect(code(await giveBack(employee, [{ issueId: badge.id, quantity: 1 }], 'USABLE'))).toBe('_DB0102');
    expect(code(await giveBack(stranger, [{ issueId: badge.id, quantity: 1 }], 'USABLE'))).toBe('NOT_FOUND');
    const had = await stock();
    const tag = dataOf(await askOf(manager, people['1025']!)).a.issues.find(({ item }) => item === 'Name badge')!;
    dataOf(await giveBack(manager, [{ issueId: tag.id, quantity: 1 }], 'USABLE'));
    expect(await stock()).toBe(had + 1);
  });
});

describe('observations', () => {
  it('are noted for several people, replaced on the same day, counted by month, and read by whoever they are about', async () => {
    const both = [people['1028']!, people['1027']!];
    const first = dataOf(await observe(manager, both, { state: 'NOT_WORN', itemId: items['SHOES'], remark: 'Street shoes' })).a;
    expect(first.added).toBe(2);
    expect((await own(employee)).observations[0]).toEqual({ day: today, state: 'NOT_WORN', item: 'Safety shoes', remark: 'Street shoes' });
    expect(await noticesOf('employee@demo.example')).toContain('uniformObserved');
    dataOf(await observe(manager, both, { state: 'WORN', itemId: items['SHOES'] }));
    expect((await own(employee)).observations[0]).toMatchObject({ day: today, state: 'WORN', item: null });
    const { a } = dataOf(await manager<{ a: { observed: number; rows: { employeeId: string; observed: number; worn: number; rate: number | null }[] } }>(CORE, 'query ($month: LocalDate!) { a: uniformCompliance(month: $month) { observed rows { employeeId observed worn rate } } }', { month: today }));
    const kavitha = a.rows.find(({ employeeId }) => employeeId === people['1028'])!;
    expect(kavitha.rate).toBe(Math.round((kavitha.worn / kavitha.observed) * 100));
    expect(a.observed).toBe(a.rows.reduce((sum, { observed }) => sum + observed, 0));
  });

  it('are of nobody out of reach, no day to come, and never the own', async () => {
    expect(code(await observe(manager, [people['1044']!]))).toBe('NOT_FOUND');
    expect(code(await observe(employee, [people['1028']!]))).toBe('_DB0101');
    expect(problems(await observe(manager, [people['1028']!], { day: addDays(today, 2) }))).toEqual(['This day is still to come.']);
    expect(problems(await observe(hr, [people['1006']!]))).toEqual(['Nobody judges their own uniform.']);
  });
});

describe('time', () => {
  it('tells employees once of what is to be replaced within 30 days', async () => {
    expect(await tellOfReplacements(server.db, quietLog)).toBeGreaterThan(0);
    expect((await noticesOf('employee@demo.example')).filter((kind) => kind === 'uniformDue')).toHaveLength(1);
    expect(await tellOfReplacements(server.db, quietLog)).toBe(0);
  });
});

describe('whoever leaves', () => {
  it('owes in the settlement what did not come back, until it is noted as returned', async () => {
    const [draft] = await rows<{ id: string }>(`select id::text as id from settlement where org_code = 'demo' and employee_id = ${people['1044']} and status = 'DRAFT'`);
    const sheet = async () => dataOf(await payroll<{ a: { settlement: { isMoved: boolean; points: string[]; lines: { kind: string; title: string; amount: string; parts: { origin: string; how: string }[] }[] } } }>('payroll-admin', 'query ($id: ID!) { a: settlementSheet(settlementId: $id) { settlement { isMoved points lines { kind title amount parts { origin how } } } } }', { id: draft!.id })).a.settlement;
    const before = await sheet();
    expect(before.points).toContain('UNIFORM_OUT');
    const owed = before.lines.find(({ title }) => title === 'Uniform: Safety shoes')!;
    expect(owed).toMatchObject({ kind: 'DEDUCTION', parts: [{ origin: 'UNIFORM' }] });
    expect(owed.parts[0]!.how).toContain('Pieces not returned: 1');
    expect(Number(owed.amount)).toBeGreaterThan(0);
    expect(Number(owed.amount)).toBeLessThan(2400);
    // What was issued in an employment before was of the settlement of then.
    const reckon = async () => dataOf(await payroll('payroll-admin', 'mutation ($id: ID!) { a: reckonSettlement(settlementId: $id) { status } }', { id: draft!.id }));
    const move = (days: number) => rows(`update uniform_issue set issued_on = issued_on + (${days}) where org_code = 'demo' and employee_id = ${people['1044']}`);
    await rows(`update uniform_item set charge = 'FULL_VALUE' where org_code = 'demo' and code = 'SHOES'`);
    await move(-9000);
    await reckon();
    expect((await sheet()).lines.map(({ title }) => title)).not.toContain('Uniform: Safety shoes');
    await rows(`update uniform_item set charge = 'REMAINING_VALUE' where org_code = 'demo' and code = 'SHOES'`);
    await move(9000);
    await reckon();
    expect((await sheet()).lines.map(({ title }) => title)).toContain('Uniform: Safety shoes');
    const shoes = dataOf(await askOf(hr, people['1044']!)).a.issues.find(({ item }) => item === 'Safety shoes')!;
    dataOf(await giveBack(hr, [{ issueId: shoes.id, quantity: 1 }], 'USABLE'));
    expect((await sheet()).isMoved).toBe(true);
    await reckon();
    const after = await sheet();
    expect(after.points).not.toContain('UNIFORM_OUT');
    expect(after.lines.map(({ title }) => title)).not.toContain('Uniform: Safety shoes');
  });
});
