/** What employees declare for their taxes: while it is open, within the plan and the law; what payroll sees, unlocks and decides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { taxYearOf } from '../../src/domain/income-tax/tax-year.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { taxRules } from '../../src/server/income-tax/tax-rules.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

type Row = { id: string; version: number; status: string; declared: string; financialYear: string };
type Changed = { a: { changeSet: string; row: Row } };

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
let meal = '';
let phone = '';
const today = todayIn('Asia/Kolkata', new Date());
const year = taxYearOf(today);
const [ESS, TAX] = ['employee-self-service', 'tax-and-statutory'];

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Answer extends object>(who: string, endpoint: string, text: string, variables: Readonly<Record<string, unknown>> = {}) => asks.get(who)!<Answer>(endpoint, text, variables);
const idOf = async (table: string, where: string): Promise<string> => (await rows<{ id: string }>(`select id::text as id from ${table} where org_code = 'demo' and ${where}`))[0]!.id;

const add = (who: string, type: string, input: object) => ask<Changed>(who, ESS, `mutation ($input: ${type}Input!) { a: add${type}(input: $input) { changeSet row { id version status ${type === 'FbpDeclaration' ? 'declared' : ''} financialYear } } }`, { input: { employeeId: ids.get('employee'), ...input } });
const change = (who: string, type: string, { id, version }: Pick<Row, 'id' | 'version'>, input: object) => ask<Changed>(who, ESS, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { a: update${type}(id: $id, version: $version, input: $input) { changeSet row { id version status financialYear } } }`, { id, version, input });
const undo = (who: string, endpoint: string, id: string) => ask(who, endpoint, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
const release = async (input: object, kind = 'Fbp') => {
  const [{ id, version }] = (await rows<{ id: string; version: number }>(`select id::text as id, version from ${kind.toLowerCase()}_declaration_setting where org_code = 'demo'`)) as [{ id: string; version: number }];
  return dataOf(await ask<Changed>('payroll', TAX, `mutation ($id: ID!, $version: Int!, $input: ${kind}DeclarationSettingPatch!) { a: update${kind}DeclarationSetting(id: $id, version: $version, input: $input) { changeSet row { id } } }`, { id, version, input })).a;
};
const lock = async (who = 'employee', type = 'FBP') => dataOf(await ask<{ a: { lockStatus: { status: string; lockDate: string | null } } }>(who, TAX, 'query ($type: String!) { a: getFBPDeclarationSettings(typeOfDeclaration: $type) { lockStatus { status lockDate } } }', { type })).a.lockStatus;
const told = async (kind: string, who = 'employee') => (await rows(`select n.id from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = 'demo' and u.email = '${who}@demo.example' and n.kind = '${kind}'`)).length;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['payroll', 'manager', 'employee', 'hr', 'admin']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  asks.set('outsider', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
  [meal, phone] = [await idOf('salary_component', `code = 'MEAL'`), await idOf('salary_component', `code = 'PHONE'`)];
});
afterAll(() => server.stop());

describe('the flexible benefits', () => {
  const line = (componentId: string, amount: string) => ({ componentId, amount });

  it('are divided within the plan by the employee, once a financial year', async () => {
    type Own = { a: { financialYear: string; flexibleBenefit: string; components: { componentId: string; planned: string; limit: string; declared: string | null }[]; status: string | null; standing: { status: string } } };
    const own = async () => dataOf(await ask<Own>('employee', ESS, '{ a: ownFbpDeclaration { financialYear flexibleBenefit standing { status } status components { componentId planned limit declared } } }')).a;
    expect(await own()).toMatchObject({ financialYear: year, flexibleBenefit: '26400', status: null, standing: { status: 'OPEN' }, components: [{ componentId: meal, planned: '26400', limit: '26400', declared: null }, { componentId: phone, planned: '0', limit: '18000' }] });
    expect(faults(await add('employee', 'FbpDeclaration', { lines: [line(phone, '18001')] }))).toEqual(['lines.0.amount: At most ₹18,000 may be declared for Telephone and internet.']);
    expect(faults(await add('employee', 'FbpDeclaration', { lines: [line(meal, '20000'), line(phone, '6401')] }))).toEqual(['lines: There is ₹26,400 to divide, and this is more.']);
    expect(faults(await add('employee', 'FbpDeclaration', { financialYear: '2024-25', lines: [] }))).toEqual([`financialYear: Only the present financial year, ${year}, can be declared.`]);
    const made = dataOf(await add('employee', 'FbpDeclaration', { lines: [line(meal, '12000'), line(phone, '10000')] })).a.row;
    expect(made).toMatchObject({ status: 'SUBMITTED', declared: '22000', financialYear: year });
    expect((await own()).components.map(({ declared }) => declared)).toEqual(['12000', '10000']);
    expect(refusal(await add('employee', 'FbpDeclaration', { lines: [] }))).toBe('BAD_USER_INPUT');
    expect(faults(await add('employee', 'FbpDeclaration', { employeeId: ids.get('manager'), lines: [] }))).toEqual([expect.stringMatching(/^employeeId: /)]);
  });

  it('wait for the release, close with its day or a lock, and open for whom payroll unlocks', async () => {
    const made = (await rows<Row>(`select id::text as id, version from fbp_declaration where org_code = 'demo' and employee_id = ${ids.get('employee')}`))[0]!;
    await release({ submitUntil: addDays(today, -1), daysAfterJoining: 30 });
    expect(await lock()).toEqual({ status: 'LOCKED', lockDate: addDays(today, -1) });
    expect(faults(await change('employee', 'FbpDeclaration', made, { lines: [line(meal, '5000')] }))).toEqual([expect.stringMatching(/^lines: Declarations could be submitted until/)]);
    const locked = await release({ submitUntil: addDays(today, 9), lockStatus: 'LOCKED', lockDate: today });
    expect(await lock()).toEqual({ status: 'LOCKED', lockDate: today });
    expect(faults(await change('employee', 'FbpDeclaration', made, { lines: [line(meal, '5000')] }))).toEqual([expect.stringMatching(/^lines: Declarations are locked since/)]);
    const unlock = (who: string, employee: string, untilDate: string) => ask<{ a: { changeSet: string } }>(who, TAX, 'mutation ($employeeId: Int!, $untilDate: LocalDate!) { a: unlockFbpDeclaration(employeeId: $employeeId, untilDate: $untilDate) { changeSet } }', { employeeId: Number(ids.get(employee)), untilDate });
    expect(refusal(await unlock('hr', 'employee', today))).toBe('_DB0102');
    expect(refusal(await unlock('payroll', 'payroll', today))).toBe('OWN_REQUEST');
    expect(refusal(await unlock('outsider', 'employee', today))).toBe('NOT_FOUND');
    expect(faults(await unlock('payroll', 'employee', addDays(today, -1)))).toEqual(['untilDate: This day is over. Choose one that is still to come.']);
    const { changeSet } = dataOf(await unlock('payroll', 'employee', addDays(today, 2))).a;
    expect([await lock(), await lock('manager'), await told('declarationUnlockedFBP')]).toEqual([{ status: 'OPEN', lockDate: addDays(today, 2) }, { status: 'LOCKED', lockDate: today }, 1]);
    dataOf(await change('employee', 'FbpDeclaration', made, { lines: [line(meal, '5000')] }));
    dataOf(await undo('payroll', TAX, changeSet));
    expect((await lock()).status).toBe('LOCKED');
    dataOf(await undo('payroll', TAX, locked.changeSet));
    const later = await release({ submitUntil: addDays(today, 9), lockStatus: 'LOCKED', lockDate: addDays(today, 5) });
    expect((await lock()).status).toBe('OPEN');
    await release({ lockDate: null });
    expect([await lock(), faults(await change('employee', 'FbpDeclaration', { ...made, version: made.version + 1 }, { lines: [] }))]).toEqual([{ status: 'LOCKED', lockDate: null }, [expect.stringMatching(/^lines: Declarations are locked\. Ask payroll/)]]);
    expect(later.changeSet).toBeTruthy();
    await release({ lockStatus: 'OPEN' });
  });

  it('show payroll who has not submitted, and remind those alone', async () => {
    type Standings = { a: { submitted: number; drafts: number; missing: number; totalRecords: number; rows: { employeeId: number; status: string | null; isReached: boolean; lockStatus: { status: string } }[] } };
    const standings = (who: string, variables: Readonly<Record<string, unknown>> = {}) => ask<Standings>(who, TAX, 'query ($search: String, $status: DeclarationFilter) { a: fbpDeclarationStandings(search: $search, status: $status, limit: 200) { submitted drafts missing totalRecords rows { employeeId status isReached lockStatus { status } } } }', variables);
    const all = dataOf(await standings('payroll')).a;
    expect(all.submitted + all.drafts + all.missing).toBe(all.totalRecords);
    expect(all.drafts).toBe(1);
    const missing = dataOf(await standings('payroll', { status: 'MISSING' })).a;
    expect([missing.totalRecords, missing.rows.every(({ status }) => status === null)]).toEqual([all.missing, true]);
    expect(dataOf(await standings('payroll', { search: 'kavitha' })).a.rows.map(({ employeeId }) => String(employeeId))).toEqual([ids.get('employee')]);
    expect(refusal(await standings('employee'))).toBe('_DB0100');
    const before = await told('declarationReminderFBP', 'hr');
    const { reminded } = dataOf(await ask<{ a: { reminded: number } }>('payroll', TAX, 'mutation { a: remindOfFbpDeclarations { reminded } }')).a;
    expect(reminded).toBe(all.rows.filter(({ status, isReached, lockStatus }) => status !== 'SUBMITTED' && isReached && lockStatus.status === 'OPEN').length);
    expect([(await told('declarationReminderFBP', 'hr')) - before, await told('declarationReminderFBP')]).toEqual([1, 0]);
    expect(dataOf(await ask<{ a: { reminded: number } }>('payroll', TAX, 'mutation ($ids: [Int!]) { a: remindOfFbpDeclarations(employeeIds: $ids) { reminded } }', { ids: [Number(ids.get('employee'))] })).a.reminded).toBe(0);
    expect(dataOf(await ask<Standings>('outsider', TAX, '{ a: fbpDeclarationStandings { totalRecords submitted drafts missing rows { employeeId } } }')).a.totalRecords).toBe(0);
  });
});

describe.runIf(taxRules('IN', year))('the pension account', () => {
  it('takes what the law relieves at most, of whoever is eligible, with its number', async () => {
    const nps = (input: object) => add('employee', 'NpsDeclaration', input);
    expect(faults(await nps({ percentage: '14.01', pran: '110012345678' }))).toEqual([expect.stringMatching(/^percentage: At most 14% of the basic salary is relieved, by Income-tax Act/)]);
    expect(faults(await nps({ percentage: '5' }))).toEqual(['pran: Enter the twelve digits of the PRAN.']);
    expect(faults(await add('hr', 'NpsDeclaration', { employeeId: ids.get('hr'), percentage: '5', pran: '110012345678' }))).toEqual(['percentage: The person is not eligible for the national pension scheme.']);
    const made = dataOf(await nps({ percentage: '10', pran: '110012345678' })).a;
    expect(dataOf(await ask<{ a: object }>('employee', ESS, '{ a: ownNpsDeclaration { percentage pran status mostPercent isEligible standing { status } } }')).a).toEqual({ percentage: '10', pran: '110012345678', status: 'SUBMITTED', mostPercent: '14', isEligible: true, standing: { status: 'OPEN' } });
    dataOf(await change('payroll', 'NpsDeclaration', made.row, { percentage: '0' }));
    expect(await told('declarationNotedNPS')).toBe(1);
  });
});

describe.runIf(taxRules('IN', year))('a claim for tax relief', () => {
  const claim = (who: string, input: object) => add(who, 'TaxReliefClaim', { section: 'SAVINGS', purpose: 'Provident fund of one’s own', amount: '90000', ...input });

  it('is previewed under both regimes, decided by payroll, and never by oneself', async () => {
    type Reckoned = { a: { regimes: { regime: string; taxNow: string; taxThen: string }[]; allowed: string; limit: string; relievedUnder: string[]; legalSource: string } };
    const preview = dataOf(await ask<Reckoned>('manager', ESS, 'query ($claim: ReliefInput) { a: reckonOwnTax(claim: $claim) { regimes { regime taxNow taxThen } allowed limit legalSource relievedUnder } }', { claim: { section: 'HEALTH_FAMILY', amount: '40000' } })).a;
    expect(preview).toMatchObject({ allowed: '25000', limit: '25000', relievedUnder: ['OLD'] });
    const [first, other] = preview.regimes;
    expect([first!.regime, first!.taxNow === first!.taxThen, Number(other!.taxThen) < Number(other!.taxNow)]).toEqual(['NEW', true, true]);
    const made = dataOf(await claim('employee', {})).a.row;
    expect(made).toMatchObject({ status: 'PENDING', financialYear: year });
    expect(refusal(await change('employee', 'TaxReliefClaim', made, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
    expect(refusal(await change('manager', 'TaxReliefClaim', made, { status: 'APPROVED' }))).toBe('NOT_FOUND');
    const approved = dataOf(await change('payroll', 'TaxReliefClaim', made, { status: 'APPROVED' })).a;
    expect(refusal(await change('employee', 'TaxReliefClaim', approved.row, { amount: '95000' }))).toBe('STATUS_MOVED_ON');
    dataOf(await undo('payroll', ESS, approved.changeSet));
    expect(await rows(`select status from tax_relief_claim where org_code = 'demo' and id = ${made.id}`)).toEqual([{ status: 'PENDING' }]);
    const own = dataOf(await claim('payroll', { employeeId: ids.get('payroll') })).a.row;
    expect(refusal(await change('payroll', 'TaxReliefClaim', own, { status: 'APPROVED' }))).toBe('OWN_REQUEST');
  });

  it('is of a year whose law is known, and one’s own of the present one', async () => {
    expect(faults(await claim('payroll', { financialYear: '2031-32' }))).toEqual(['financialYear: The tax law of 2031-32 is not known here.']);
    expect(faults(await claim('payroll', { financialYear: '2031' }))).toEqual(['financialYear: Write a financial year as 2026-27.']);
    expect(faults(await claim('employee', { financialYear: '2025-26' }))).toEqual([`financialYear: Only the present financial year, ${year}, can be declared.`]);
  });

  it('is counted with the law that it is claimed by', async () => {
    type Law = { a: { financialYear: string | null; people: number; waitingClaims: number; reliefs: { section: string; code: string; limit: string | null; source: string; approved: string }[]; regimes: { regime: string; source: string }[] } };
    const law = async (who: string) => dataOf(await ask<Law>(who, TAX, 'query ($year: String) { a: taxReliefs(financialYear: $year) { financialYear people waitingClaims regimes { regime source } reliefs { section code limit source approved } } }', { year })).a;
    const found = await law('payroll');
    expect(found.reliefs.find(({ section }) => section === 'SAVINGS')).toMatchObject({ code: '80C', limit: '150000', approved: '24000' });
    expect(found.waitingClaims).toBeGreaterThan(3);
    expect((await law('outsider')).people).toBe(0);
  });
});
