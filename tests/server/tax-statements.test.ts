/** The quarterly statement of deducted tax: what stands in its way, what it says, who may see it, and how it is taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { taxYearOf } from '../../src/domain/income-tax/tax-year.ts';
import { assessmentYearOf, monthsOfQuarter, quarterOf } from '../../src/domain/tax-statements/quarter.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { runReckon } from '../../src/server/resource/bulk-edit/run-reckon.ts';
import { keepReckoning } from '../../src/server/resource/bulk-edit/serving.ts';
import { loadBulkEdit } from '../../src/server/resource/bulk-edit/job.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
const asks = new Map<string, Client>();
const today = todayIn('Asia/Kolkata', new Date());
const day = Temporal.PlainDate.from(today).subtract({ months: 3 }).toString();
const [financialYear, quarter] = [taxYearOf(day), quarterOf(day)];
const months = monthsOfQuarter(financialYear, quarter);

const rows = <One extends object>(text: string, values: readonly unknown[] = []): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text, [...values]));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Answer extends object>(who: string, text: string, variables: Readonly<Record<string, unknown>> = {}) => asks.get(who)!<Answer>('tax-and-statutory', text, variables);
const undo = async (changeSet: string): Promise<void> => void dataOf(await ask('payroll', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));

type Review = { a: { people: number; deducted: string; deposited: string; formNumber: string; months: { month: string; deducted: string; deposited: string; challans: number }[]; points: { kind: string; stops: boolean; month: string | null; amount: string | null; names: string[] }[] } };
const review = (who: string, statementId: string) => ask<Review>(who, 'query ($statementId: ID!) { a: taxStatementReview(statementId: $statementId) { people deducted deposited formNumber months { month deducted deposited challans } points { kind stops month amount names } } }', { statementId });
const points = async (id: string): Promise<string[]> => dataOf(await review('payroll', id)).a.points.map(({ kind }) => kind);
const generate = (who: string, statementId: string) => ask<{ a: { people: number; job: string | null; changeSet: string } }>(who, 'mutation ($statementId: ID!) { a: generateTaxStatement(statementId: $statementId) { people job changeSet } }', { statementId });
const file = (who: string, statementId: string, kind: string) => ask<{ a: { name: string; content: string } }>(who, 'query ($statementId: ID!, $file: TaxStatementFile!) { a: taxStatementFile(statementId: $statementId, file: $file) { name content } }', { statementId, file: kind });
const addChallan = (input: object) => ask<{ a: { changeSet: string } }>('payroll', 'mutation ($input: TaxChallanInput!) { a: addTaxChallan(input: $input) { changeSet } }', { input });
const statusOf = async (id: string) => (await rows<{ status: string }>('select status from tax_statement where org_code = $1 and id = $2', ['demo', id]))[0]?.status;

let statement: string;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['payroll', 'manager', 'employee', 'admin']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  asks.set('outsider', clientOf(server, await server.signIn('admin@other.example')));
  statement = (await rows<{ id: string }>(`select id::text as id from tax_statement where org_code = 'demo'`))[0]!.id;
});
afterAll(() => server.stop());

describe('a quarterly statement', () => {
  it('follows from its quarter and the law', async () => {
    const add = (who: string, input: object) => ask<{ a: { changeSet: string; row: { id: string; name: string; dueDate: string; depositPeriod: string; formNumber: string; status: string } } }>(who, 'mutation ($input: TaxStatementInput!) { a: addTaxStatement(input: $input) { changeSet row { id name dueDate depositPeriod formNumber status } } }', { input });
    const made = dataOf(await add('payroll', { assessmentYear: 2026, quarter: 'Q4' })).a;
    expect(made.row).toMatchObject({ name: 'Q4 2025-26', dueDate: '2026-05-31', depositPeriod: '2026-01 – 2026-03', formNumber: '24Q', status: 'IN_PROGRESS' });
    await undo(made.changeSet);
    expect(refusal(await add('payroll', { assessmentYear: assessmentYearOf(financialYear), quarter }))).toBeTruthy();
    expect(faults(await add('outsider', { assessmentYear: 2027, quarter: 'Q1' }))).toEqual([expect.stringMatching(/^assessmentYear: Tenure knows no such statement/)]);
    expect(faults(await ask('payroll', 'mutation ($id: ID!, $input: TaxStatementPatch!) { a: updateTaxStatement(id: $id, version: 1, input: $input) { changeSet } }', { id: statement, input: { receiptNumber: '123456789012345' } }))).toEqual([expect.stringMatching(/^receiptNumber: This statement has not been generated yet/)]);
  });

  it('names what was deducted and not deposited, and whom it is about', async () => {
    const found = dataOf(await review('payroll', statement)).a;
    expect(found.months.map(({ month }) => month)).toEqual(months);
    expect(found.people).toBeGreaterThan(0);
    const [open] = found.points;
    expect(open).toMatchObject({ kind: 'NOT_COVERED', stops: true, month: months[2] });
    expect(open!.names.length).toBeGreaterThan(0);
    expect(Number(open!.amount)).toBe(Number(found.deducted) - Number(found.deposited));
    expect(faults(await generate('payroll', statement))).toEqual(['status: Deducted, and not deposited: mend this first.']);
    expect(faults(await file('payroll', statement, 'RETURN'))).toEqual(['status: This statement has not been generated yet.']);
    expect(await statusOf(statement)).toBe('IN_PROGRESS');
  });

  it('is generated once everything is deposited, and both files say the same', async () => {
    const before = dataOf(await review('payroll', statement)).a;
    const amount = (Number(before.deducted) - Number(before.deposited)).toFixed(2);
    expect(faults(await addChallan({ month: months[2], bsrCode: '0240271', depositedOn: `${months[0]}-01`, serialNumber: '77', amount }))).toEqual([expect.stringMatching(/^depositedOn: Tax is deposited once/)]);
    dataOf(await addChallan({ month: months[2], bsrCode: '0240271', depositedOn: today, serialNumber: '77', amount }));
    expect(await points(statement)).not.toContain('NOT_COVERED');
    const { people, changeSet } = dataOf(await generate('payroll', statement)).a;
    expect([people, await statusOf(statement)]).toEqual([before.people, 'SUCCESSFULLY_GENERATED']);
    const written = dataOf(await file('payroll', statement, 'RETURN')).a;
    const records = Buffer.from(written.content, 'base64').toString().trimEnd().split('\n').map((line) => line.split('^'));
    expect(written.name).toMatch(/^\w+Q\d\.txt$/);
    expect(records.map(([, kind]) => kind).filter((kind, at, all) => kind !== all[at - 1])).toEqual(['FH', 'BH', 'CD', 'DD', 'CD', 'DD', 'CD', 'DD']);
    const deductees = records.filter(([, kind]) => kind === 'DD');
    expect(deductees.reduce((sum, record) => sum + Number(record[16]), 0).toFixed(2)).toBe(Number(before.deducted).toFixed(2));
    for (const record of deductees) expect((Number(record[13]) + Number(record[14]) + Number(record[15])).toFixed(2)).toBe(record[16]);
    const book = dataOf(await file('payroll', statement, 'WORKBOOK')).a;
    expect(book.name).toMatch(/\.xlsx$/);
    expect(Buffer.from(book.content, 'base64').subarray(0, 2).toString()).toBe('PK');
    const lines = dataOf(await ask<{ a: { totalRecords: number; rows: { pan: string | null; challan: string | null }[] } }>('payroll', 'query ($id: ID!) { a: taxStatementLines(statementId: $id, limit: 200) { totalRecords rows { pan challan } } }', { id: statement })).a;
    expect([lines.totalRecords, lines.rows.every(({ challan }) => challan !== null)]).toEqual([deductees.length, true]);
    await undo(changeSet);
    expect(await statusOf(statement)).toBe('IN_PROGRESS');
  });

  it('is generated as work with its progress as well, which leaves nothing where it is cancelled', async () => {
    const session = await withOrg(server.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>(`select id::text as id from user_account where org_code = 'demo' and email = 'payroll@demo.example'`))[0]!.id));
    const job = await keepReckoning({ db: server.db, session }, { type: 'TaxStatement', form: 'FORM_24Q' }, statement);
    await withOrg(server.db, 'demo', (tx) => tx.query(`update bulk_edit_run set cancel = true where org_code = 'demo' and job_id = $1`, [job]));
    await expect(withOrg(server.db, 'demo', async (tx) => runReckon(tx, server.db, await loadBulkEdit(tx, job, null)))).rejects.toMatchObject({ code: 'BULK_RECKON_CANCELLED' });
    expect(await statusOf(statement)).toBe('IN_PROGRESS');
    const again = await keepReckoning({ db: server.db, session }, { type: 'TaxStatement', form: 'FORM_24Q' }, statement);
    await withOrg(server.db, 'demo', async (tx) => runReckon(tx, server.db, await loadBulkEdit(tx, again, null)));
    expect(await statusOf(statement)).toBe('SUCCESSFULLY_GENERATED');
  });

  it('says where it no longer is what is known', async () => {
    const { changeSet } = dataOf(await addChallan({ month: months[0], bsrCode: '0240271', depositedOn: today, serialNumber: '78', amount: '10' })).a;
    expect(await points(statement)).toEqual(expect.arrayContaining(['MOVED', 'TOO_MUCH']));
    await undo(changeSet);
    expect(await points(statement)).not.toContain('MOVED');
  });

  it('is deleted with a question, and comes back whole', async () => {
    const deleted = dataOf(await ask<{ a: { changeSet: string } }>('payroll', 'mutation ($ids: [ID!]!) { a: deleteTaxStatements(ids: $ids) { changeSet } }', { ids: [statement] })).a;
    expect(await statusOf(statement)).toBeUndefined();
    await undo(deleted.changeSet);
    expect(await statusOf(statement)).toBe('SUCCESSFULLY_GENERATED');
    expect(dataOf(await file('payroll', statement, 'RETURN')).a.content.length).toBeGreaterThan(100);
  });

  it('stays as it was filed', async () => {
    const [{ version }] = (await rows<{ version: number }>('select version from tax_statement where org_code = $1 and id = $2', ['demo', statement])) as [{ version: number }];
    const update = (at: number, input: object) => ask<{ a: { changeSet: string } }>('payroll', 'mutation ($id: ID!, $version: Int!, $input: TaxStatementPatch!) { a: updateTaxStatement(id: $id, version: $version, input: $input) { changeSet } }', { id: statement, version: at, input });
    expect(faults(await update(version, { filedOn: today }))).toEqual([expect.stringMatching(/^receiptNumber: Enter the receipt number/)]);
    const filed = dataOf(await update(version, { filedOn: today, receiptNumber: '123456789012345' })).a;
    expect(faults(await generate('payroll', statement))).toEqual([expect.stringMatching(/^status: This statement was filed/)]);
    expect(faults(await ask('payroll', 'mutation ($ids: [ID!]!) { a: deleteTaxStatements(ids: $ids) { changeSet } }', { ids: [statement] }))).toEqual([expect.stringMatching(/^status: This statement was filed/)]);
    await undo(filed.changeSet);
  });

  it('is nobody’s but theirs who may see it', async () => {
    for (const who of ['manager', 'employee']) {
      expect(refusal(await review(who, statement))).toBe('_DB0100');
      expect(refusal(await generate(who, statement))).toBe('_DB0102');
      expect(refusal(await file(who, statement, 'RETURN'))).toBe('_DB0100');
    }
    expect(refusal(await review('outsider', statement))).toBe('NOT_FOUND');
    expect(refusal(await generate('outsider', statement))).toBe('NOT_FOUND');
    expect(refusal(await file('outsider', statement, 'RETURN'))).toBe('NOT_FOUND');
  });

  it('takes numbers only where they could be ones', async () => {
    const [one] = await rows<{ id: string }>(`select e.id::text as id from employee e where e.org_code = 'demo' and not exists (select from employee_tax_number n where n.org_code = 'demo' and n.employee_id = e.id) limit 1`);
    const add = (number: string) => ask<{ a: { changeSet: string; row: { number: string } } }>('payroll', 'mutation ($input: EmployeeTaxNumberInput!) { a: addEmployeeTaxNumber(input: $input) { changeSet row { number } } }', { input: { employeeId: one!.id, number } });
    expect(faults(await add('AAACN1234F'))).toEqual([expect.stringMatching(/^number: The PAN of a person/)]);
    expect(dataOf(await add('abcpk1234z')).a.row.number).toBe('ABCPK1234Z');
  });
});
