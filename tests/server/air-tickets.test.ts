/** Tickets home: what people may claim, who decides, how it is paid, and what the summary and the reports of benefits say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, lastOfMonth, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string; amount: string; tickets: number; cycleFrom: string; settledOn: string | null };
type Changed = { a: { changeSet: string; row: Row } };

let server: DemoServer;
const asks = new Map<string, Client>();
const cookies = new Map<string, string>();
const ids = new Map<string, string>();
let family: Map<string, string>;
const today = todayIn('Asia/Kolkata', new Date());
const ESS = 'employee-self-service';
const PAY = 'payroll-admin';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'payroll', 'manager', 'employee']) asks.set(name, clientOf(server, cookies.set(name, await server.signIn(`${name}@demo.example`)).get(name)!));
  asks.set('stranger', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id::text as id from user_account where org_code = 'demo' and employee_id is not null`)) ids.set(email.split('@')[0]!, id);
  family = new Map((await rows<{ name: string; id: string }>(`select name, id::text as id from family_member where org_code = 'demo'`)).map(({ name, id }) => [name, id]));
});
afterAll(() => server.stop());

const KEYS = 'id version status amount tickets cycleFrom settledOn';
const add = (who: string, input: object) => asks.get(who)!<Changed>(ESS, `mutation ($input: AirTicketClaimInput!) { a: addAirTicketClaim(input: $input) { changeSet row { ${KEYS} } } }`, { input: { employeeId: ids.get('employee'), kind: 'BOOKING', purpose: 'Home leave', forSelf: false, ...input } });
const change = (who: string, { id, version }: Row, input: object) => asks.get(who)!<Changed>(ESS, `mutation ($id: ID!, $version: Int!, $input: AirTicketClaimPatch!) { a: updateAirTicketClaim(id: $id, version: $version, input: $input) { changeSet row { ${KEYS} } } }`, { id, version, input });
const undo = (who: string, id: string) => asks.get(who)!(ESS, 'mutation ($id: ID!) { a: undoChangeSet(id: $id) { errorCode } }', { id });
const flies = (...names: string[]) => ({ travellers: names.map((name) => ({ familyMemberId: family.get(name) })) });
type Reckoned = { policyName: string | null; destination: string; amount: string; limit: string; entitled: string; people: { name: string; kin: string; fare: string; left: number; used: number; isAsked: boolean }[] };
const reckon = (who: string, told: object) =>
  asks.get(who)!<{ a: Reckoned }>(ESS, 'query ($employeeId: ID, $kind: AirTicketClaimKind!, $forSelf: Boolean!, $familyMemberIds: [ID!]!, $spent: Decimal) { a: reckonAirTickets(employeeId: $employeeId, kind: $kind, forSelf: $forSelf, familyMemberIds: $familyMemberIds, spent: $spent) { policyName destination amount limit entitled people { name kin fare left used isAsked } } }', { kind: 'BOOKING', forSelf: true, familyMemberIds: [], ...told });

describe('a claim of tickets', () => {
  it('shows what the policy gives while it is filled in, of oneself alone', async () => {
    const told = dataOf(await reckon('employee', { kind: 'REIMBURSEMENT', forSelf: false, familyMemberIds: [family.get('Nila Selvam')], spent: '9000' })).a;
    expect(told).toMatchObject({ policyName: 'Home leave', destination: 'Madurai', amount: '9000', limit: '10500' });
    expect(told.people.map(({ name, kin, isAsked }) => [name, kin, isAsked])).toEqual([['Kavitha Selvam', 'SELF', false], ['Karthik Selvam', 'SPOUSE', false], ['Nila Selvam', 'CHILD', true]]);
    expect(refusal(await reckon('employee', { employeeId: ids.get('payroll') }))).toBe('NOT_FOUND');
    expect(refusal(await reckon('stranger', { employeeId: ids.get('employee') }))).toBe('NOT_FOUND');
    expect(dataOf(await reckon('payroll', { employeeId: ids.get('employee') })).a.people).toHaveLength(3);
  });

  it('is refused for more than the entitlement, with the figures, for others than the policy covers, and without receipts', async () => {
    expect(faults(await add('employee', flies('Karthik Selvam')))).toEqual([]);
    expect(faults(await add('employee', { ...flies('Karthik Selvam'), forSelf: true, purpose: 'Again' })).at(-1)).toMatch(/^travellers\.0\.familyMemberId: Karthik Selvam has no ticket left: 1 in this cycle, \d carried over, \d used\.$/);
    expect(faults(await add('employee', flies('Meenakshi Selvam')))).toEqual([expect.stringMatching(/^travellers\.0\.familyMemberId: Meenakshi Selvam is not covered by “Home leave”/)]);
    expect(faults(await add('employee', flies('Arun Menon'))).length + (await add('employee', flies('Arun Menon'))).errors.length).toBeGreaterThan(0);
    expect(faults(await add('employee', { kind: 'REIMBURSEMENT', spent: '9000', ...flies('Nila Selvam') }))).toEqual(['receipts: Attach the receipts.']);
    expect(faults(await add('payroll', { kind: 'REIMBURSEMENT', ...flies('Nila Selvam') }))).toEqual(['spent: Enter what was paid for the tickets.']);
    expect(faults(await add('employee', { travelOn: addDays(today, 800), ...flies('Nila Selvam') }))).toEqual([expect.stringMatching(/^travelOn: Claim in the cycle in which you fly/)]);
    expect(faults(await add('employee', {}))).toEqual(['forSelf: Choose who flies.']);
  });

  it('is decided by others, settled by payroll alone, told to who asked, and stays once it is settled', async () => {
    const made = dataOf(await add('employee', { purpose: 'For my daughter', ...flies('Nila Selvam') })).a.row;
    expect(made).toMatchObject({ status: 'PENDING', amount: '10500', tickets: 1, settledOn: null });
    expect(refusal(await change('employee', made, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(refusal(await change('manager', made, { status: 'APPROVED' }))).toBe('NOT_FOUND');
    expect(faults(await change('payroll', made, { settledOn: today }))).toEqual(['settledOn: Only an approved claim is settled.']);
    const approved = dataOf(await change('payroll', made, { status: 'APPROVED' })).a.row;
    expect(faults(await change('payroll', approved, { settledOn: today }))).toEqual(['spent: Enter what the booking cost.']);
    expect(refusal(await change('employee', approved, { settledOn: today, spent: '1' }))).toBe('BAD_USER_INPUT');
    const settled = dataOf(await change('payroll', approved, { settledOn: today, spent: '9875' })).a;
    expect(settled.row).toMatchObject({ settledOn: today, amount: '9875' });
    expect(faults(await change('payroll', settled.row, { status: 'CANCELLED' }))).toEqual([expect.stringMatching(/^status: It was settled on/)]);
    expect(await rows(`select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = 'employee@demo.example' and n.words ->> 'purpose' = 'For my daughter'`)).toEqual([{ kind: 'ticketSettled' }]);
    dataOf(await undo('payroll', settled.changeSet));
    expect(await rows(`select settled_on as "settledOn", trim_scale(amount)::text as amount from air_ticket_claim where org_code = 'demo' and id = ${made.id}`)).toEqual([{ settledOn: null, amount: '10500' }]);
  });

  it('is withdrawn and cancelled by who asked, which gives the ticket back', async () => {
    const left = async () => dataOf(await reckon('payroll', { employeeId: ids.get('payroll') })).a.people[0]!.left;
    const before = await left();
    const own = { employeeId: ids.get('payroll'), forSelf: true };
    const made = dataOf(await add('payroll', own)).a.row;
    expect(refusal(await change('payroll', made, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(await left()).toBe(before - 1);
    expect(dataOf(await change('payroll', made, { status: 'CANCELLED' })).a.row.status).toBe('CANCELLED');
    expect(await left()).toBe(before);
  });

  it('keeps others out', async () => {
    const [claim] = await rows<Row>(`select id::text as id, version from air_ticket_claim where org_code = 'demo' limit 1`);
    for (const who of ['stranger', 'manager']) expect(refusal(await change(who, claim!, { purpose: 'Mine' }))).toBe('NOT_FOUND');
    expect(refusal(await asks.get('employee')!(PAY, 'query { a: airTicketSettlement { totalRecords } }'))).toBe('_DB0100');
    expect(refusal(await asks.get('employee')!(PAY, 'query { a: benefitsReport(fromMonth: "2026-01", untilMonth: "2026-02") { totalRecords } }'))).toBe('_DB0100');
    expect(dataOf(await asks.get('stranger')!<{ a: object }>(PAY, 'query { a: airTicketSettlement { totalRecords hasPolicy } }')).a).toEqual({ totalRecords: 0, hasPolicy: false });
  });
});

describe('a policy', () => {
  it('for everybody leaves out whose kind of contract is not eligible for benefits', async () => {
    const policy = async () => dataOf(await reckon('payroll', { employeeId: ids.get('employee') })).a.policyName;
    const eligible = (isEligible: boolean) => rows(`update employee_type set eligible_for_benefits = ${isEligible} where org_code = 'demo' and id = (select employee_type_id from employee where org_code = 'demo' and id = ${ids.get('employee')})`);
    expect(await policy()).toBe('Home leave');
    await eligible(false);
    expect(await policy()).toBeNull();
    await eligible(true);
    expect(await policy()).toBe('Home leave');
  });

  it('holds alone for the same people at a time, and a group for a custom one', async () => {
    const policy = (input: object) => asks.get('payroll')!(PAY, 'mutation ($input: AirTicketPolicyInput!) { a: addAirTicketPolicy(input: $input) { changeSet } }', { input: { name: 'Another', effectiveFrom: today, ...input } });
    expect(faults(await policy({}))).toEqual(['effectiveFrom: “Home leave” holds for the same people in this time. End it first.']);
    expect(faults(await policy({ coverage: 'CUSTOM_GROUP' }))).toEqual(['customGroupId: Choose the custom group.']);
    expect(faults(await policy({ status: 'INACTIVE', encashmentPercent: '50' }))).toEqual(['encashmentPercent: Only where tickets may be encashed.']);
  });
});

describe('payroll', () => {
  it('pays what is approved with the run, settles it, and takes it back when the run is opened again', async () => {
    await rows(`delete from air_ticket_traveller t using air_ticket_claim c where t.org_code = 'demo' and c.org_code = 'demo' and c.id = t.air_ticket_claim_id and c.purpose = 'Home leave' and c.status = 'PENDING'`);
    await rows(`delete from air_ticket_claim where org_code = 'demo' and purpose = 'Home leave' and status = 'PENDING'`);
    const [waiting] = await rows<Row>(`select id::text as id, version from air_ticket_claim where org_code = 'demo' and kind = 'ENCASHMENT' and status = 'PENDING'`);
    const encashed = dataOf(await change('payroll', waiting!, { status: 'APPROVED' })).a.row;
    expect(encashed).toMatchObject({ amount: '10500', tickets: 1 });
    const [cycle] = await rows<{ id: string; day: string }>(`select id::text as id, to_date::text as day from payroll_cycle where org_code = 'demo' and from_date <= '${today}' and to_date >= '${today}' and status = 'OPEN'`);
    const [there] = await rows<{ id: string }>(`select id::text as id from payroll_run where org_code = 'demo' and cycle_id = ${cycle!.id}`);
    const runId = there?.id ?? dataOf(await asks.get('payroll')!<{ a: { row: { id: string } } }>(PAY, 'mutation ($id: ID!) { a: addPayrollRun(input: { cycleId: $id }) { row { id } } }', { id: cycle!.id })).a.row.id;
    if (there) dataOf(await asks.get('payroll')!(PAY, 'mutation ($id: ID!) { a: reckonPayrollRun(runId: $id) { payslips } }', { id: runId }));
    const lines = await rows<{ kind: string; amount: string; code: string }>(`select l ->> 'kind' as kind, l ->> 'amount' as amount, l ->> 'code' as code from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.run_id = ${runId} and l ->> 'of' = 'AIR_TICKET'`);
    expect(lines).toEqual([{ kind: 'EARNING', amount: '10500', code: 'AIRTICKETENCASHMENT' }]);
    dataOf(await asks.get('admin')!(PAY, 'mutation ($id: ID!) { a: finalizePayrollRun(runId: $id) { payslips } }', { id: runId }));
    const settledOn = async () => (await rows<{ day: string | null }>(`select settled_on::text as day from air_ticket_claim where org_code = 'demo' and id = ${encashed.id}`))[0]!.day;
    expect(await settledOn()).not.toBeNull();
    const month = cycle!.day.slice(0, 7);
    const report = async (filter: object = {}) =>
      dataOf(await asks.get('payroll')!<{ a: { columns: { group: string }[]; rows: { name: string; people: number; values: string[] }[]; total: { values: string[] } } }>(PAY, 'query ($m: String!, $filter: BenefitsReportFilter) { a: benefitsReport(fromMonth: $m, untilMonth: $m, by: EMPLOYEE, filter: $filter) { columns { group } rows { name people values } total { values } } }', { m: month, filter })).a;
    const tickets = await report({ groups: ['AIR_TICKETS'] });
    expect(tickets).toMatchObject({ columns: [{ group: 'AIR_TICKETS' }], rows: [{ name: 'Kavitha Selvam', people: 1, values: ['10500'] }], total: { values: ['10500'] } });
    const [deducted] = await rows<{ sum: string }>(`select trim_scale(sum(deductions))::text as sum from payslip where org_code = 'demo' and status = 'FINAL' and to_char(to_date, 'YYYY-MM') = '${month}'`);
    const all = await report();
    const sum = all.columns.reduce((total, { group }, at) => total + (['CLAWBACKS', 'ADVANCES_RECOVERED', 'OTHER_DEDUCTIONS', 'CONTRIBUTIONS_AND_TAXES'].includes(group) ? Number(all.total.values[at]) : 0), 0);
    expect(sum).toBeCloseTo(Number(deducted!.sum), 2);
    dataOf(await asks.get('admin')!(PAY, 'mutation ($id: ID!) { a: reopenPayrollRun(runId: $id) { payslips } }', { id: runId }));
    expect(await settledOn()).toBeNull();
    expect((await report({ groups: ['AIR_TICKETS'] })).rows).toEqual([]);
  });
});

describe('the summary', () => {
  it('says of everybody what is entitled, used and owed, as of a day, and goes out as a file', async () => {
    type Summary = { totalRecords: number; hasPolicy: boolean; rows: { employeeName: string; tickets: number; ticketsUsed: number; entitled: string; settled: string; cycleFrom: string }[]; totals: { people: number; liability: string; settled: string } };
    const read = async (told: Readonly<Record<string, unknown>>) => dataOf(await asks.get('payroll')!<{ a: Summary }>(PAY, 'query ($on: LocalDate, $cycles: AirTicketCycles, $filter: AirTicketFilter) { a: airTicketSettlement(on: $on, cycles: $cycles, filter: $filter) { totalRecords hasPolicy rows { employeeName tickets ticketsUsed entitled settled cycleFrom } totals { people liability settled } } }', told)).a;
    const own = await read({ cycles: 'ALL', filter: { search: 'Kavitha Selvam' } });
    expect(own.rows.length).toBeGreaterThan(1);
    expect(own.rows.map(({ cycleFrom }) => cycleFrom)).toEqual(own.rows.map(({ cycleFrom }) => cycleFrom).toSorted().toReversed());
    expect(own.totals).toMatchObject({ people: 1, settled: '12650' });
    const everybody = await read({});
    expect(everybody.totals.people).toBeGreaterThan(30);
    expect((await read({ on: lastOfMonth(addDays(today, -400)) })).totals.settled).toBe('0');
    const file = await server.ask('/export/air-ticket-settlement', { method: 'POST', headers: { cookie: cookies.get('payroll')! }, body: { cycles: 'ALL', format: 'CSV', filter: { search: 'Kavitha Selvam' } } });
    expect(file.status).toBe(200);
    expect((await file.text()).trim().split(/\r?\n/)).toHaveLength(own.rows.length + 2);
    const refused = await server.ask('/export/air-ticket-settlement', { method: 'POST', headers: { cookie: cookies.get('employee')! }, body: {} });
    expect(refused.status).toBe(403);
  });
});
