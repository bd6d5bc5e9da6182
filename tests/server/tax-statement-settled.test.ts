/** Form 24Q and 138 of whom a final settlement paid: what was paid and deducted in the month, and the year. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taxYearOf } from '../../src/domain/income-tax/tax-year.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { taxRules } from '../../src/server/income-tax/tax-rules.ts';
import { gather } from '../../src/server/tax-statements/gather.ts';
import { yearsOfPeople } from '../../src/server/tax-statements/years-of-people.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let id: string;
let employeeId: string;
let month: string;

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const stand = (status: string) => rows(`update settlement set status = '${status}' where org_code = 'demo' and id = ${id}`);
const deduction = async () => (await withOrg(server.db, 'demo', (tx) => gather(tx, [month]))).deductions.find((one) => one.employeeId === employeeId)!;
const year = async () => {
  const rules = taxRules('IN', taxYearOf(month))!;
  const { years } = await withOrg(server.db, 'demo', (tx) => yearsOfPeople(tx, rules, { deductees: [employeeId], withYears: true, month: rules.to.slice(0, 7) }, async () => undefined));
  return years.find(({ number }) => number === '1048')!;
};

beforeAll(async () => {
  server = await startDemoServer();
  const [final] = await rows<{ id: string; employeeId: string; month: string }>(`select id::text as id, employee_id::text as "employeeId", to_char(to_date, 'YYYY-MM') as month from settlement where org_code = 'demo' and status = 'FINAL'`);
  ({ id, employeeId, month } = final!);
  const line = (more: object) => ({ code: 'X', title: { key: 'payslip.line.claims' }, kind: 'EARNING', of: 'SALARY', ...more });
  const lines = [
    line({ code: 'BASIC', amount: '60000' }), line({ code: 'LEAVE1', of: 'LEAVE_ENCASHMENT', amount: '30000', how: { key: 'settlement.how.leave', args: { free: '20000' } } }), line({ code: 'NOTICE', of: 'NOTICE', amount: '10000' }),
    line({ code: 'PROFESSIONAL_TAX', kind: 'DEDUCTION', of: 'STATUTORY', amount: '1250' }), line({ code: 'TDS', kind: 'DEDUCTION', of: 'INCOME_TAX', amount: '5000' }),
  ];
  await rows(`update settlement set gross = 100000, currency = 'INR', paid_on = null, lines = '${JSON.stringify(lines)}' where org_code = 'demo' and id = ${id}`);
  await rows(`update tax_regime_choice set regime = 'OLD' where org_code = 'demo' and employee_id = ${employeeId}`);
  await rows(`update payroll_general_setting set default_tax_regime = 'OLD' where org_code = 'demo'`);
  await rows(`delete from tax_deduction where org_code = 'demo' and employee_id = ${employeeId} and month = '${month}'`);
  await rows(`insert into tax_deduction (org_code, id, employee_id, month, financial_year, amount, source, created_by, updated_by) values ('demo', 990001, ${employeeId}, '${month}', '${taxYearOf(month)}', 5000, 'PAYROLL', 't', 't')`);
});
afterAll(() => server.stop());

describe('a statement of somebody who left', () => {
  it('says in the month what the settlement paid and deducted beside payslips, and when', async () => {
    await stand('DRAFT');
    const before = await deduction();
    await stand('FINAL');
    const after = await deduction();
    expect(after.byPayslips! - (before.byPayslips ?? 0n)).toBe(500_000n);
    expect(after.paid! - (before.byPayslips === null ? 0n : before.paid!)).toBe(10_000_000n);
    await rows(`update settlement set status = 'PAID', paid_on = '${month}-28' where org_code = 'demo' and id = ${id}`);
    expect((await deduction()).paidOn).toBe(`${month}-28`);
  });

  it('has leave with what is free of it, notice and professional tax in the year', async () => {
    await stand('DRAFT');
    const before = await year();
    await stand('FINAL');
    const after = await year();
    const more = (key: 'gross' | 'exempt' | 'employmentTax' | 'salaryIncome'): number => Number(after[key]) - Number(before[key]);
    expect([more('gross'), more('exempt'), more('employmentTax'), more('salaryIncome')]).toEqual([40_000, 20_000, 1250, 18_750]);
  });
});
