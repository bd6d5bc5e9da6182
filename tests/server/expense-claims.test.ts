/** Journeys and expense claims: what is reckoned, what people may ask for themselves, and what payroll does with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string; total: string; paidOn: string | null; expenses: { converted: string | null }[] };
type Changed = { a: { changeSet: string; row: Row } };

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
let types: Map<string, string>;
let perDiems: Map<string, string>;
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const byName = async (text: string) => new Map((await rows<{ name: string; id: string }>(text)).map(({ name, id }) => [name, id]));

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['payroll', 'manager', 'employee']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  types = await byName(`select code as name, id::text as id from expense_type where org_code = 'demo'`);
  perDiems = await byName(`select title as name, id::text as id from per_diem where org_code = 'demo'`);
});
afterAll(() => server.stop());

const KEYS = 'id version status total paidOn expenses { converted }';
const add = (who: string, input: object) => asks.get(who)!<Changed>(ESS, `mutation ($input: ClaimRequestInput!) { a: addClaimRequest(input: $input) { changeSet row { ${KEYS} } } }`, { input: { employeeId: ids.get('employee'), purpose: 'A visit', ...input } });
const change = (who: string, { id, version }: Row, input: object) => asks.get(who)!<Changed>(ESS, `mutation ($id: ID!, $version: Int!, $input: ClaimRequestPatch!) { a: updateClaimRequest(id: $id, version: $version, input: $input) { changeSet row { ${KEYS} } } }`, { id, version, input });
const taxi = (day: number, amount: string, more: object = {}) => ({ spentOn: addDays(today, day), expenseTypeId: types.get('LOCAL'), amount, ...more });
const journey = async (from: number, to: number, status = 'PENDING'): Promise<GraphqlAnswer<Changed>> =>
  asks.get(status === 'PENDING' ? 'employee' : 'payroll')!<Changed>(ESS, 'mutation ($input: TravelRequestInput!) { a: addTravelRequest(input: $input) { changeSet row { id version status } } }', { input: { employeeId: ids.get('employee'), purpose: 'Customer visit', destination: 'Pune', fromDate: addDays(today, from), toDate: addDays(today, to), status } });

describe('a claim of one’s own', () => {
  it('is reckoned from its lines, and again when they change', async () => {
    const made = dataOf(await add('employee', { expenses: [taxi(-1, '250.25', { converted: '9' }), taxi(-1, '20', { currency: 'EUR', converted: '1800' })] })).a.row;
    expect(made).toMatchObject({ status: 'PENDING', total: '2050.25', expenses: [{ converted: null }, { converted: '1800' }] });
    expect(dataOf(await change('employee', made, { expenses: [taxi(-1, '100')] })).a.row.total).toBe('100');
  });

  it('keeps to the settings: age, receipts, what was claimed before, days of an approved journey', async () => {
    expect(faults(await add('employee', { expenses: [taxi(-91, '10'), taxi(0, '5000'), taxi(1, '7')] }))).toEqual([expect.stringMatching(/^expenses\.2\.spentOn: This day is still to come/)]);
    expect(faults(await add('employee', { expenses: [taxi(-91, '10'), taxi(0, '5000')] }))).toEqual([expect.stringMatching(/^expenses\.0\.spentOn: Expenses are paid back for 90 days/), 'expenses.1.receipt: Attach the receipt.']);
    dataOf(await add('employee', { purpose: 'Airport', expenses: [taxi(-2, '812'), taxi(-2, '812')] }));
    expect(faults(await add('employee', { expenses: [taxi(-2, '812')] }))).toEqual([expect.stringMatching(/^expenses\.0\.amount: This is claimed already in “Airport”/)]);
    const days = (from: number, to: number) => [{ perDiemId: perDiems.get('India, other places'), fromDate: addDays(today, from), toDate: addDays(today, to) }];
    expect(faults(await add('employee', { perDiems: days(-4, -3) }))).toEqual([expect.stringMatching(/^travelId: Choose the approved journey/)]);
    const [waiting, approved] = [dataOf(await journey(-60, -58)).a.row, dataOf(await journey(-50, -48, 'APPROVED')).a.row];
    expect(faults(await add('employee', { travelId: waiting.id, perDiems: days(-60, -58) }))).toEqual([expect.stringMatching(/^travelId: Choose the approved journey/)]);
    expect(faults(await add('employee', { travelId: approved.id, perDiems: days(-51, -48) }))).toEqual(['perDiems.0.fromDate: These days lie outside the journey.']);
    expect(dataOf(await add('employee', { travelId: approved.id, perDiems: days(-50, -48) })).a.row.total).toBe('2700');
    const ofSomebodyElse = (await rows<{ id: string }>(`select id::text as id from travel_request where org_code = 'demo' and employee_id <> ${ids.get('employee')} and status = 'APPROVED' limit 1`))[0]!.id;
    expect(faults(await add('payroll', { travelId: ofSomebodyElse, expenses: [taxi(-5, '3')] }))).toEqual([expect.stringMatching(/^travelId: Choose a journey of the same employee/)]);
  });

  it('is decided by others, paid by payroll alone, and stays once it is paid', async () => {
    const made = dataOf(await add('employee', { purpose: 'Night bus', expenses: [taxi(-6, '1450')] })).a.row;
    expect(refusal(await change('employee', made, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(faults(await change('payroll', made, { paidOn: today }))).toEqual(['paidOn: Only an approved claim is paid.']);
    const approved = dataOf(await change('manager', made, { status: 'APPROVED' })).a.row;
    for (const who of ['employee', 'manager']) expect(faults(await change(who, approved, { paidOn: today }))).toEqual(['paidOn: Payroll notes the day of payment.']);
    const paid = dataOf(await change('payroll', approved, { paidOn: today })).a;
    expect(paid.row).toMatchObject({ paidOn: today, total: '1450', status: 'APPROVED' });
    expect(faults(await change('manager', paid.row, { status: 'CANCELLED' }))).toEqual([expect.stringMatching(/^status: It was paid on/)]);
    expect(refusal(await change('employee', paid.row, { status: 'CANCELLED' }))).toBe('BAD_USER_INPUT');
    expect(faults(await asks.get('payroll')!(ESS, 'mutation ($ids: [ID!]!) { a: deleteClaimRequests(ids: $ids) { deleted } }', { ids: [made.id] }))).toEqual([expect.stringMatching(/^paidOn: It was paid on/)]);
    const told = await rows<{ kind: string }>(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'employee@demo.example' and n.words ->> 'purpose' = 'Night bus'`);
    expect(told).toEqual([{ kind: 'claimPaid' }]);
    dataOf(await asks.get('payroll')!(ESS, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { errorCode } }', { id: paid.changeSet }));
    expect(await rows(`select paid_on as "paidOn" from claim_request where org_code = 'demo' and id = ${made.id}`)).toEqual([{ paidOn: null }]);
  });

  it('names no earlier day to claim what is too old, though what waits does not grow too old', async () => {
    expect(faults(await add('employee', { purpose: 'Last year', claimedOn: addDays(today, -200), expenses: [taxi(-201, '33')] }))).toEqual([expect.stringMatching(/^expenses\.0\.spentOn: Expenses are paid back for 90 days/)]);
    const made = dataOf(await add('employee', { purpose: 'In time', expenses: [taxi(-80, '34')] })).a.row;
    await rows(`update claim_expense set spent_on = '${addDays(today, -120)}' where org_code = 'demo' and claim_request_id = ${made.id}`);
    expect(faults(await change('employee', made, { expenses: [taxi(-120, '34'), taxi(-121, '35')] }))).toEqual([expect.stringMatching(/^expenses\.1\.spentOn/)]);
    dataOf(await change('employee', made, { expenses: [taxi(-120, '34', { description: 'To the station' })] }));
  });

  it('pays no days of a journey that was called off meanwhile, nor what was spent after the last day', async () => {
    const trip = dataOf(await journey(80, 83, 'APPROVED')).a.row;
    const days = [{ perDiemId: perDiems.get('India, other places'), fromDate: addDays(today, 80), toDate: addDays(today, 83) }];
    const made = dataOf(await add('employee', { travelId: trip.id, perDiems: days })).a.row;
    dataOf(await asks.get('employee')!(ESS, `mutation { a: updateTravelRequest(id: "${trip.id}", version: ${trip.version}, input: { status: CANCELLED }) { changeSet } }`));
    expect(faults(await change('manager', made, { status: 'APPROVED' }))).toEqual([expect.stringMatching(/^travelId: Choose a journey/)]);
    const other = (await rows<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = '1026'`))[0]!.id;
    const late = dataOf(await add('payroll', { employeeId: other, expenses: [taxi(-3, '55')] })).a.row;
    await rows(`insert into exit (org_code, id, employee_id, notice_date, last_working_day, reason, status, version, created_by, updated_by) values ('demo', 990001, ${other}, '${addDays(today, -90)}', '${addDays(today, -10)}', 'Moves', 'APPROVED', 1, 'T', 'T')`);
    expect(faults(await change('manager', late, { status: 'APPROVED' }))).toEqual([expect.stringMatching(/^expenses\.0\.spentOn/)]);
  });

  it('counts as on duty on the days of a journey that was approved', async () => {
    dataOf(await journey(70, 71));
    dataOf(await journey(73, 74, 'APPROVED'));
    const { roster } = dataOf(await asks.get('manager')!<{ roster: { people: { employeeId: string; days: { isOnDuty: boolean }[] }[] } }>('attendance', 'query ($from: LocalDate!, $until: LocalDate!) { roster(from: $from, until: $until) { people { employeeId days { isOnDuty } } } }', { from: addDays(today, 70), until: addDays(today, 75) }));
    expect(roster.people.find(({ employeeId }) => employeeId === ids.get('employee'))!.days.map(({ isOnDuty }) => isOnDuty)).toEqual([false, false, false, true, true, false]);
  });

  it('leaves nobody on two journeys at once, though one may begin where another ends', async () => {
    dataOf(await journey(40, 42));
    expect(faults(await journey(41, 44))).toEqual([expect.stringMatching(/^fromDate: Some of these days are asked for already/)]);
    dataOf(await journey(42, 45));
  });
});
