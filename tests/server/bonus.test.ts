/** Bonus rounds: reckoned, adjusted with a reason, decided by somebody else, paid as one-time earnings, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
let round: string;

const rows = <One extends object>(text: string, values: readonly unknown[] = []): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text, [...values]));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Answer extends object>(who: string, text: string, variables: Readonly<Record<string, unknown>> = {}) => asks.get(who)!<Answer>('payroll-admin', text, variables);
type Moved = { a: { people: number; changeSet: string } };
const act = (who: string, name: 'moveBonusRound' | 'decideBonusRound', step: string, remarks: string | null = null, roundId = round) => ask<Moved>(who, `mutation ($roundId: ID!, $step: BonusStep!, $remarks: String) { a: ${name}(roundId: $roundId, step: $step, remarks: $remarks) { people changeSet } }`, { roundId, step, remarks });
const reckon = (who: string, roundId = round) => ask<Moved>(who, 'mutation ($roundId: ID!) { a: reckonBonusRound(roundId: $roundId) { people changeSet } }', { roundId });
const undo = (who: string, changeSet: string) => ask(who, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet });
const statusOf = async (id = round) => (await rows<{ status: string }>('select status from bonus_round where org_code = $1 and id = $2', ['demo', id]))[0]?.status;
const earnings = async () => (await rows<{ status: string; count: number; total: string }>(`select o.status, count(*)::int as count, sum(o.amount)::text as total from bonus_line l join one_time_earning o on o.org_code = l.org_code and o.id = l.earning_id where l.org_code = 'demo' and l.round_id = $1 group by 1`, [round]));
const figures = async () => (await rows<{ people: number; total: string }>('select people, trim_scale(total)::text as total from bonus_round where org_code = $1 and id = $2', ['demo', round]))[0]!;
type Line = { id: string; version: number; employeeId: string; amount: string };
const lines = () => rows<Line>(`select id::text as id, version, employee_id::text as "employeeId", trim_scale(amount)::text as amount from bonus_line where org_code = 'demo' and round_id = $1 order by id`, [round]);
const adjust = (who: string, { id, version }: Line, input: object) => ask<{ a: { changeSet: string } }>(who, 'mutation ($id: ID!, $version: Int!, $input: BonusLinePatch!) { a: updateBonusLine(id: $id, version: $version, input: $input) { changeSet } }', { id, version, input });

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['payroll', 'admin', 'manager', 'employee', 'hr']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  asks.set('outsider', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  round = (await rows<{ id: string }>(`select id::text as id from bonus_round where org_code = 'demo'`))[0]!.id;
  // Whoever decides gets nothing of it.
  await rows(`update bonus_line set amount = 0 where org_code = 'demo' and round_id = $1 and employee_id = $2::bigint`, [round, ids.get('admin')]);
  await rows(`update bonus_round set total = (select sum(amount) from bonus_line where org_code = 'demo' and round_id = $1) where org_code = 'demo' and id = $1`, [round]);
});
afterAll(() => server.stop());

describe('a bonus round', () => {
  it('has a plan that says what it is reckoned by, which is asked for when the plan is saved', async () => {
    const [kind] = await rows<{ id: string }>(`select id::text as id from adhoc_allowance where org_code = 'demo' order by id limit 1`);
    const plan = (input: object) => ask<{ a: { row: { id: string } } }>('payroll', 'mutation ($input: BonusPlanInput!) { a: addBonusPlan(input: $input) { row { id } } }', { input: { name: 'New year', payAsId: kind!.id, ...input } });
    const fieldOf = async (input: object) => ((await plan(input)).errors[0]?.extensions.validationError ?? []).map(({ field }: { field: string }) => field);
    expect(await fieldOf({ calculation: 'FIXED_AMOUNT' })).toEqual(['amount']);
    expect(await fieldOf({ calculation: 'PERCENT_OF_SALARY', amount: '10' })).toEqual(['percent']);
    expect(await fieldOf({ calculation: 'PERCENT_OF_COMPONENT', percent: '10' })).toEqual(['componentId']);
    const { id } = dataOf(await plan({ calculation: 'STATUTORY' })).a.row;
    await rows(`delete from bonus_plan where org_code = 'demo' and id = ${id}`);
  });

  it('is reckoned for everybody eligible, each line saying how', async () => {
    const [line] = await rows<{ base: string; percent: string; days: string; period: number; calculated: string }>(`select base::text as base, percent::text as percent, days::text as days, period_days as period, calculated::text as calculated from bonus_line where org_code = 'demo' and round_id = $1 and amount > 0 order by id limit 1`, [round]);
    expect(Number(line!.calculated)).toBe(Math.round((Number(line!.base) * Number(line!.percent) * Number(line!.days)) / line!.period / 100));
    expect(await statusOf()).toBe('SUBMITTED');
    expect(faults(await reckon('payroll'))).toEqual([expect.stringMatching(/^status: Only a draft changes/)]);
  });

  it('is decided by somebody else, and comes back with the reason', async () => {
    expect(refusal(await act('employee', 'decideBonusRound', 'APPROVE'))).toMatch(/^_DB010/);
    expect(refusal(await act('outsider', 'decideBonusRound', 'APPROVE'))).toBe('NOT_FOUND');
    expect(faults(await act('payroll', 'decideBonusRound', 'APPROVE')).join(refusal(await act('payroll', 'decideBonusRound', 'APPROVE')))).toMatch(/You submitted this round|_DB0102/);
    expect(faults(await act('admin', 'decideBonusRound', 'RETURN'))).toEqual(['remarks: Say why.']);
    dataOf(await act('admin', 'decideBonusRound', 'RETURN', 'Too much for the first quarter'));
    expect(await statusOf()).toBe('DRAFT');
    const [told] = await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'payroll@demo.example' order by n.id desc limit 1`);
    expect(told!.kind).toBe('bonusRoundReturned');
  });

  it('takes another amount with a reason, and never one’s own', async () => {
    const all = await lines();
    const other = all.find(({ employeeId, amount }) => employeeId !== ids.get('payroll') && Number(amount) > 0)!;
    expect(faults(await adjust('payroll', other, { amount: '1234' }))).toEqual([expect.stringMatching(/^reason: Say why/)]);
    const own = all.find(({ employeeId }) => employeeId === ids.get('payroll'));
    if (own) expect(refusal(await adjust('payroll', own, { amount: '99999', reason: 'Mine' }))).toBe('OWN_REQUEST');
    const before = await figures();
    const { changeSet } = dataOf(await adjust('payroll', other, { amount: '1234', reason: 'Agreed in the interview' })).a;
    expect(Number((await figures()).total)).toBe(Number(before.total) - Number(other.amount) + 1234);
    dataOf(await reckon('payroll'));
    expect((await lines()).find(({ id }) => id === other.id)!.amount).toBe('1234');
    expect(refusal(await undo('payroll', changeSet))).toBeDefined();
    await rows(`update bonus_line set amount = 0, reason = 'Decides it' where org_code = 'demo' and round_id = $1 and employee_id = $2::bigint`, [round, ids.get('admin')]);
  });

  it('is one-time earnings once it is approved, and the people are told and see their own', async () => {
    dataOf(await act('payroll', 'moveBonusRound', 'SUBMIT'));
    const [one, two] = await Promise.all([act('admin', 'decideBonusRound', 'APPROVE'), act('admin', 'decideBonusRound', 'APPROVE')]);
    const answers = [one, two].map((answer) => (answer.errors.length > 0 ? faults(answer).join() : 'done'));
    expect(answers.toSorted()).toEqual(['done', expect.stringMatching(/^status: This step is not possible/)]);
    const [paid] = await earnings();
    expect(paid).toMatchObject({ status: 'APPROVED' });
    expect(paid!.count).toBe((await lines()).filter(({ amount }) => Number(amount) > 0).length);
    const mine = dataOf(await ask<{ a: { rows: { employee: { id: string }; amount: string }[] } }>('payroll', 'query { a: listBonusLines(form: MY_PAY) { rows { employee { id } amount } } }')).a.rows;
    expect(mine.every(({ employee }) => String(employee.id) === ids.get('payroll'))).toBe(true);
    // Why an amount is another one is payroll’s to know.
    await rows(`update bonus_line set reason = 'As agreed' where org_code = 'demo' and round_id = $1 and employee_id = $2::bigint`, [round, ids.get('employee')]);
    const own = dataOf(await ask<{ a: { rows: { amount: string; reason: string | null }[] } }>('employee', 'query { a: listBonusLines(form: MY_PAY) { rows { amount reason } } }')).a.rows;
    expect(own.map(({ reason }) => reason)).toEqual([null]);
    const told = await rows(`select 1 from notification where org_code = 'demo' and kind = 'bonusApproved'`);
    expect(told.length).toBeGreaterThan(0);
    for (const who of ['manager', 'employee']) expect(refusal(await ask(who, 'query { a: listBonusLines(form: BONUS) { rows { amount } } }'))).toBeDefined();
  });

  it('takes its earnings back where it is cancelled before it is paid, and all of that can be undone', async () => {
    expect(refusal(await act('payroll', 'moveBonusRound', 'CANCEL', 'No'))).toBe('BAD_USER_INPUT');
    const { changeSet } = dataOf(await act('admin', 'decideBonusRound', 'CANCEL', 'The year was worse than thought')).a;
    expect([await statusOf(), (await earnings())[0]!.status]).toEqual(['CANCELLED', 'CANCELLED']);
    expect(refusal(await undo('payroll', changeSet))).toBe('OWN_REQUEST');
    dataOf(await undo('admin', changeSet));
    expect([await statusOf(), (await earnings())[0]!.status]).toEqual(['APPROVED', 'APPROVED']);
    await rows(`update one_time_earning set status = 'PAID' where org_code = 'demo' and id = (select min(earning_id) from bonus_line where org_code = 'demo' and round_id = $1)`, [round]);
    expect(faults(await act('admin', 'decideBonusRound', 'CANCEL', 'Late'))).toEqual([expect.stringMatching(/^status: Some of it was paid/)]);
  });

  it('by law reckons with its source, and goes with its lines where it is deleted', async () => {
    const [plan] = await rows<{ id: string }>(`select id::text as id from bonus_plan where org_code = 'demo' and calculation = 'STATUTORY'`);
    const made = dataOf(await ask<{ a: { row: { id: string; name: string } } }>('payroll', 'mutation ($input: BonusRoundInput!) { a: addBonusRound(input: $input) { row { id name } } }', { input: { planId: plan!.id, fromDate: '2026-04-01', toDate: '2026-09-30', payoutDate: '2096-10-31' } })).a.row;
    expect(made.name).toMatch(/^Statutory bonus, /);
    expect(faults(await act('payroll', 'moveBonusRound', 'SUBMIT', null, made.id))).toEqual([expect.stringMatching(/^status: This round has changed since it was reckoned/)]);
    const { people } = dataOf(await reckon('payroll', made.id)).a;
    const [found] = await rows<{ law: string; lines: number }>(`select r.law, (select count(*)::int from bonus_line l where l.org_code = 'demo' and l.round_id = r.id) as lines from bonus_round r where r.org_code = 'demo' and r.id = $1`, [made.id]);
    expect(found!.law).toContain('Code on Wages, 2019');
    expect(found!.lines).toBe(people);
    const gone = dataOf(await ask<{ a: { changeSet: string } }>('payroll', 'mutation ($ids: [ID!]!) { a: deleteBonusRounds(ids: $ids) { changeSet } }', { ids: [made.id] })).a;
    expect(await rows(`select 1 from bonus_line where org_code = 'demo' and round_id = $1`, [made.id])).toEqual([]);
    dataOf(await undo('payroll', gone.changeSet));
    expect(await rows(`select 1 from bonus_line where org_code = 'demo' and round_id = $1`, [made.id])).toHaveLength(people);
  });
});
