/** What the law takes of wages: whom, since when, by which law, and who may see it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { statutoryLines } from '../../src/server/statutory/statutory-lines.ts';
import type { StatutoryLine, StatutoryWages } from '../../src/server/statutory/statutory-lines.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { rows } from './candidates.ts';

type Figures = { scheme: string; registrations: number; rules: number; members: number; optedOut: number; missing: number; withoutNumber: number; employeeShare: string | null; employerShare: string | null };
type Law = { key: string; kind: string; name: string; exists: boolean; law: string };

let server: DemoServer;
let [admin, payroll, hr, manager, employee, other]: Client[] = [];
let today: string;

beforeAll(async () => {
  server = await startDemoServer();
  const signIn = async (email: string) => clientOf(server, await server.signIn(email));
  [admin, payroll, hr, manager, employee, other] = [await signIn('admin@demo.example'), await signIn('payroll@demo.example'), await signIn('hr@demo.example'), await signIn('manager@demo.example'), await signIn('employee@demo.example'), await signIn('admin@other.example')];
  today = (await rows<{ day: string }>(server, `select (now() at time zone 'Asia/Kolkata')::date::text as day where $1 = 'demo'`))[0]!.day;
}, 60_000);
afterAll(() => server.stop());

const at = 'tax-and-statutory';
const numbered = async (number: string): Promise<string> => (await rows<{ id: string }>(server, 'select id::text as id from employee where org_code = $1 and employee_number = $2', [number]))[0]!.id;
const add = async (by: Client, type: string, input: object) => by<{ answer: { row: { id: string } | null; changeSet: string; validationError: { field: string; message: string }[] | null } }>(at, `mutation ($input: ${type}Input!) { answer: add${type}(input: $input) { row { id } changeSet validationError { field message } } }`, { input });
const problems = async (by: Client, type: string, input: object) => (await add(by, type, input)).errors[0]?.extensions.validationError ?? [];
const undo = (by: Client, id: string) => by(at, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id });
const overview = async (by: Client): Promise<Record<string, Figures>> =>
  Object.fromEntries(dataOf(await by<{ answer: { schemes: Figures[] } }>(at, '{ answer: statutoryOverview { schemes { scheme registrations rules members optedOut missing withoutNumber employeeShare employerShare } } }')).answer.schemes.map((one) => [one.scheme, one]));
const missing = async (by: Client, scheme: string) => dataOf(await by<{ answer: { totalRecords: number; rows: { employeeId: number; name: string; reason: string }[] } }>(at, 'query ($scheme: StatutoryScheme!) { answer: listMissingEnrolments(scheme: $scheme, limit: 200) { totalRecords rows { employeeId name reason } } }', { scheme })).answer;
const laws = async (by: Client): Promise<Law[]> => dataOf(await by<{ answer: { laws: Law[] } }>(at, '{ answer: lawsOfCountry { laws { key kind name exists law } } }')).answer.laws;
const bring = (by: Client, picked: readonly string[]) => by<{ answer: { added: number; changeSet: string | null } }>(at, 'mutation ($picked: [String!]!) { answer: bringLaws(picked: $picked) { added changeSet } }', { picked });
const linesOf = (to: string, wages: readonly StatutoryWages[]) => withOrg(server.db, 'demo', (tx) => statutoryLines(tx, { from: `${to.slice(0, 8)}01`, to }, wages));
const wage = (employeeId: string, gross: string, rest: Partial<StatutoryWages> = {}): StatutoryWages => ({ employeeId, gross, providentFund: gross, insurance: gross, nps: gross, ...rest });
const amounts = (lines: readonly StatutoryLine[], employeeId: string) => Object.fromEntries(lines.filter((line) => line.employeeId === employeeId).map(({ code, amount }) => [code, amount]));

describe('the law of wages', () => {
  it('is brought with its sources, what is there already left alone, and one undo takes it back', async () => {
    const before = await laws(payroll!);
    const lacking = before.filter(({ exists }) => !exists);
    expect(before.length).toBeGreaterThan(30);
    expect(lacking.length).toBeGreaterThan(3);
    expect(before.every(({ law }) => /Act|Scheme|Rules|Tax|Adhiniyam/.test(law))).toBe(true);
    const { added, changeSet } = dataOf(await bring(payroll!, before.map(({ key }) => key))).answer;
    expect(added).toBe(lacking.length);
    expect((await laws(payroll!)).every(({ exists }) => exists)).toBe(true);
    const [kerala] = await rows<{ slabs: number }>(server, `select count(*)::int as slabs from professional_tax_slab s join professional_tax_rule r on r.org_code = s.org_code and r.id = s.professional_tax_rule_id where r.org_code = $1 and r.state = 'Kerala'`);
    expect(kerala!.slabs).toBe(6);
    expect(dataOf(await bring(payroll!, before.map(({ key }) => key))).answer).toEqual({ added: 0, changeSet: null });
    expect((await undo(payroll!, changeSet!)).errors).toEqual([]);
    expect((await laws(payroll!)).filter(({ exists }) => !exists)).toHaveLength(lacking.length);
  });

  it('is not written by whoever only asks for it: what is no law adds nothing', async () => expect(dataOf(await bring(payroll!, ['StatutoryRate|PROVIDENT_FUND|EMPLOYEE|0|1999-01-01', 'nonsense'])).answer).toEqual({ added: 0, changeSet: null }));

  it('is kept by payroll: neither managers nor employees read or bring it, and another organization has its own', async () => {
    for (const by of [manager!, employee!, hr!]) {
      expect((await bring(by, [])).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await by(at, '{ statutoryOverview { today } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await by(at, '{ listStatutoryRates { rows { id } } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(dataOf(await other!<{ answer: { totalRecords: number } }>(at, '{ answer: listStatutoryRates { totalRecords } }')).answer.totalRecords).toBe(0);
  });

  it('has only the parts that a scheme has, and no two rates of one kind from one day on', async () => {
    const rate = { name: 'Own rate', scheme: 'STATE_INSURANCE', part: 'PENSION', percentage: '1', effectiveFrom: '2026-04-01', law: 'Decided by the board' };
    expect(await problems(payroll!, 'StatutoryRate', rate)).toMatchObject([{ field: 'part', message: expect.stringContaining('State insurance') }]);
    expect(await problems(payroll!, 'StatutoryRate', { ...rate, scheme: 'PROVIDENT_FUND', part: 'EMPLOYEE', effectiveFrom: '2014-09-01' })).not.toEqual([]);
  });

  it('names the state of a registration where it is a law of states, and only there', async () => {
    expect(await problems(payroll!, 'StatutoryRegistration', { scheme: 'PROFESSIONAL_TAX', number: 'SK-1', validFrom: '2026-04-01' })).toMatchObject([{ field: 'state' }]);
    const saved = dataOf(await add(payroll!, 'StatutoryRegistration', { scheme: 'NPS', number: 'CHO-2', state: 'Sikkim', validFrom: '2026-04-01' })).answer;
    expect(await rows(server, 'select state from statutory_registration where org_code = $1 and id = $2', [saved.row!.id])).toEqual([{ state: null }]);
    await undo(payroll!, saved.changeSet);
  });
});

describe('who is enrolled', () => {
  it('is counted, with what a month comes to, and who is missing is named with the reason', async () => {
    const figures = await overview(payroll!);
    expect(figures['PROVIDENT_FUND']).toMatchObject({ registrations: 1, rules: 5, optedOut: 1, withoutNumber: 1 });
    expect(figures['PROVIDENT_FUND']!.members).toBeGreaterThan(20);
    expect(Number(figures['PROVIDENT_FUND']!.employeeShare)).toBeGreaterThan(20_000);
    expect(Number(figures['PROVIDENT_FUND']!.employerShare)).toBeGreaterThan(Number(figures['PROVIDENT_FUND']!.employeeShare) * 0.5);
    for (const scheme of ['PROVIDENT_FUND', 'NPS', 'LABOUR_WELFARE_FUND']) {
      const { totalRecords, rows: people } = await missing(payroll!, scheme);
      expect([scheme, totalRecords]).toEqual([scheme, figures[scheme]!.missing]);
      expect(people).toHaveLength(totalRecords);
    }
    expect(figures['NPS']!.missing).toBeGreaterThan(0);
    expect((await missing(payroll!, 'NPS')).rows.every(({ reason }) => reason === 'MARKED')).toBe(true);
    expect((await missing(payroll!, 'LABOUR_WELFARE_FUND')).rows.every(({ reason }) => reason === 'STATE')).toBe(true);
  });

  it('changes with an enrolment: the person is told, and an undo brings the gap back', async () => {
    const [person] = (await missing(payroll!, 'PROVIDENT_FUND')).rows.filter(({ reason }) => reason === 'LAW');
    const { changeSet } = dataOf(await add(payroll!, 'ProvidentFundMember', { employeeId: String(person!.employeeId), uan: '123456789012', memberFrom: today })).answer;
    expect((await missing(payroll!, 'PROVIDENT_FUND')).rows.map(({ employeeId }) => employeeId)).not.toContain(person!.employeeId);
    expect(await problems(payroll!, 'ProvidentFundMember', { employeeId: String(person!.employeeId), memberFrom: today })).not.toEqual([]);
    expect((await undo(payroll!, changeSet)).errors).toEqual([]);
    expect((await missing(payroll!, 'PROVIDENT_FUND')).rows.map(({ employeeId }) => employeeId)).toContain(person!.employeeId);
    const own = await numbered('1028');
    const [member] = await rows<{ id: string; version: number }>(server, 'select id::text as id, version from provident_fund_member where org_code = $1 and employee_id = $2', [own]);
    const opted = dataOf(await payroll!<{ answer: { changeSet: string } }>(at, 'mutation ($id: ID!, $version: Int!) { answer: updateProvidentFundMember(id: $id, version: $version, input: { status: OPTED_OUT }) { changeSet } }', member!)).answer;
    const told = () => rows<{ kind: string }>(server, `select n.kind from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and u.employee_id = $2 and n.kind like 'statutory%' order by n.id`, [own]);
    expect(await told()).toEqual([{ kind: 'statutoryLeft' }]);
    await undo(payroll!, opted.changeSet);
    expect((await told()).map(({ kind }) => kind).toSorted()).toEqual(['statutoryEnrolled', 'statutoryLeft']);
  });

  it('is not enrolled before the first day of work, nor with a number of another length', async () => {
    const id = await numbered('1034');
    expect(await problems(payroll!, 'ProvidentFundMember', { employeeId: id, memberFrom: '1990-01-01' })).toMatchObject([{ field: 'memberFrom' }]);
    expect(await problems(payroll!, 'InsuranceMember', { employeeId: id, memberFrom: today, insuranceNumber: '123' })).toMatchObject([{ field: 'insuranceNumber' }]);
  });

  it('is known to nobody but payroll: a manager sees no member of the team', async () => {
    for (const by of [manager!, employee!]) expect((await by(at, '{ listProvidentFundMembers { rows { id } } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await manager!(at, '{ listMissingEnrolments(scheme: NPS) { totalRecords } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the lines of a month', () => {
  it('are those of registrations, enrolments and the place of work, for any number of people at once', async () => {
    const [inPension, full, mumbai, paris] = [await numbered('1028'), await numbered('1008'), (await rows<{ id: string }>(server, `select e.id::text as id from employee e join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = $1 and l.code = 'BOM' and e.status = 'ACTIVE' and e.gender = 'MALE' limit 1`))[0]!.id, (await rows<{ id: string }>(server, `select e.id::text as id from employee e join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = $1 and l.code = 'PAR' and e.status = 'ACTIVE' limit 1`))[0]!.id];
    const lines = await linesOf('2026-12-31', [wage(inPension, '12000'), wage(full, '40000', { insurance: '0', nps: '40000' }), wage(mumbai, '30000', { providentFund: '0', insurance: '0', nps: '0' }), wage(paris, '90000')]);
    expect(amounts(lines, inPension)).toMatchObject({ PROVIDENT_FUND_EMPLOYEE: '1440', PENSION_EMPLOYER: '1000', PROVIDENT_FUND_EMPLOYER: '440', LABOUR_WELFARE_FUND_EMPLOYEE: '20', LABOUR_WELFARE_FUND_EMPLOYER: '40' });
    expect(amounts(lines, full)).toMatchObject({ PROVIDENT_FUND_EMPLOYEE: '4800', PROVIDENT_FUND_VOLUNTARY: '3200', PROVIDENT_FUND_EMPLOYER: '4800', NPS_EMPLOYER: '4000' });
    expect(amounts(lines, mumbai)).toEqual({ PROFESSIONAL_TAX: '200', LABOUR_WELFARE_FUND_EMPLOYEE: '25', LABOUR_WELFARE_FUND_EMPLOYER: '75' });
    expect(amounts(lines, paris)).toEqual({});
    expect(lines.find(({ code }) => code === 'PROVIDENT_FUND_EMPLOYEE')).toMatchObject({ kind: 'DEDUCTION', title: 'statutory.line.PROVIDENT_FUND_EMPLOYEE', source: { wage: '12000', percentage: '12', law: expect.stringContaining('Act 1952') } });
  });

  it('ask the law of the month: the town of Coimbatore taxes in September and March', async () => {
    const id = await numbered('1028');
    expect(amounts(await linesOf('2026-11-30', [wage(id, '20000')]), id)).not.toHaveProperty('PROFESSIONAL_TAX');
    expect(amounts(await linesOf('2027-03-31', [wage(id, '20000')]), id)).toMatchObject({ PROFESSIONAL_TAX: '1250' });
  });

  it('end with the registration', async () => {
    const id = await numbered('1028');
    const [registration] = await rows<{ id: string; version: number }>(server, `select id::text as id, version from statutory_registration where org_code = $1 and scheme = 'PROVIDENT_FUND'`);
    const { changeSet } = dataOf(await payroll!<{ answer: { changeSet: string } }>(at, 'mutation ($id: ID!, $version: Int!, $until: LocalDate) { answer: updateStatutoryRegistration(id: $id, version: $version, input: { validUntil: $until }) { changeSet } }', { ...registration, until: addDays(today, -1) })).answer;
    expect(amounts(await linesOf('2026-12-31', [wage(id, '12000')]), id)).not.toHaveProperty('PROVIDENT_FUND_EMPLOYEE');
    expect((await overview(payroll!))['PROVIDENT_FUND']).toMatchObject({ registrations: 0, members: 0, missing: 0 });
    await undo(payroll!, changeSet);
  });

  it('are shown of a month to whoever sees the salary, and to the person', async () => {
    const id = Number(await numbered('1028'));
    const of = (by: Client) => by<{ answer: { hasSalary: boolean; shares: { code: string; amount: string }[] } }>(at, 'query ($id: Int!) { answer: statutoryShares(employeeId: $id) { hasSalary shares { code amount wage percentage law } } }', { id });
    const { hasSalary, shares } = dataOf(await of(payroll!)).answer;
    expect(hasSalary).toBe(true);
    expect(shares.map(({ code }) => code)).toContain('PROVIDENT_FUND_EMPLOYEE');
    for (const by of [manager!, employee!]) expect((await of(by)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await other!(at, 'query ($id: Int!) { statutoryShares(employeeId: $id) { hasSalary } }', { id: 999_999 })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    const own = dataOf(await employee!<{ answer: { hasSalary: boolean; shares: unknown[] } }>(at, '{ answer: ownStatutoryShares { hasSalary shares { code amount wage percentage law } } }')).answer;
    expect(own.hasSalary).toBe(true);
    expect(own.shares.length).toBeGreaterThan(2);
  });
});

describe('gratuity', () => {
  type Gratuity = { rule: { name: string } | null; people: number; entitled: number; earned: string | null; payable: string | null; totalRecords: number; rows: { employeeId: number; years: number; isEntitled: boolean; wage: string | null; earned: string | null }[] };
  const asked = async (by: Client, args = '') => dataOf(await by<{ answer: Gratuity }>(at, `{ answer: gratuityOverview${args} { rule { name } people entitled earned payable totalRecords rows { employeeId years isEntitled wage earned taxFree entitledFrom } } }`)).answer;

  it('says what everybody has earned, the longest service first', async () => {
    const all = await asked(payroll!, '(limit: 200)');
    expect(all.rule).toEqual({ name: 'Gratuity' });
    expect(all.rows).toHaveLength(all.people);
    expect(all.rows.filter(({ isEntitled }) => isEntitled)).toHaveLength(all.entitled);
    expect(Number(all.earned)).toBeGreaterThan(Number(all.payable));
    expect(all.rows.toSorted((one, next) => next.years - one.years).map(({ years }) => years)).toEqual(all.rows.map(({ years }) => years));
    expect((await asked(payroll!, '(onlyEntitled: true, limit: 200)')).totalRecords).toBe(all.entitled);
  });

  it('follows the rule of the day, and there is none before the first', async () => {
    expect((await asked(payroll!, '(day: "2018-03-28")')).rule).toEqual({ name: 'Gratuity until March 2018' });
    expect(await asked(payroll!, '(day: "2005-01-01")')).toMatchObject({ rule: null, totalRecords: 0 });
  });

  it('tells no pay to whoever may not see it', async () => {
    expect((await manager!(at, '{ gratuityOverview { people } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await rows(server, `update role_right set "view" = false where org_code = $1 and form in ('SALARY_DETAILS', 'SALARY_REVISION') and role_id = (select id from role where org_code = $1 and code = 'PAYROLL_ADMINISTRATOR')`);
    const blind = clientOf(server, await server.signIn('payroll@demo.example'));
    const all = await asked(blind);
    expect(all).toMatchObject({ earned: null, payable: null });
    expect(all.rows.every(({ wage: seen, earned }) => seen === null && earned === null)).toBe(true);
    expect((await overview(blind))['PROVIDENT_FUND']).toMatchObject({ employeeShare: null, employerShare: null });
    expect((await overview(admin!))['PROVIDENT_FUND']!.employeeShare).not.toBeNull();
  });
});
