/** The tax regime of an employee: compared on real reckoning, chosen once a financial year; and what is deducted from the pay by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { monthsLeft, taxYearOf } from '../../src/domain/income-tax/tax-year.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { incomeTaxLines } from '../../src/server/income-tax/income-tax-lines.ts';
import { taxRules } from '../../src/server/income-tax/tax-rules.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
const asks = new Map<string, Client>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());
const year = taxYearOf(today);
const TAX = 'tax-and-statutory';

const rows = <One extends object>(text: string): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text));
const faults = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: { field: string; message: string }[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Answer extends object>(who: string, text: string, variables: Readonly<Record<string, unknown>> = {}) => asks.get(who)!<Answer>(TAX, text, variables);

type Compared = { a: { Trigger_Regime_Change: boolean; Total_Income: number; chosenRegime: string | null; recommendedRegime: string; saving: string; boundTo: string | null; businessIncome: boolean; regimes: { regime: string; totalTax: string; taxableIncome: string; grossSalary: string; standardDeduction: string }[] } };
const compared = async (who: string) => dataOf(await ask<Compared>(who, '{ a: taxRegimeComparison { Trigger_Regime_Change Total_Income chosenRegime recommendedRegime saving boundTo businessIncome regimes { regime totalTax taxableIncome grossSalary standardDeduction } } }')).a;
const choose = (who: string, regime: string, more: object = {}) => ask<{ a: { changeSet: string; regime: string } }>(who, 'mutation ($regime: TaxRegime!, $businessIncome: Boolean, $acknowledged: Boolean!) { a: chooseTaxRegime(regime: $regime, businessIncome: $businessIncome, acknowledged: $acknowledged) { changeSet regime } }', { regime, acknowledged: true, ...more });
const note = (who: string, input: object) => ask<{ a: { changeSet: string; row: { id: string; way: string } } }>(who, 'mutation ($input: TaxRegimeChoiceInput!) { a: addTaxRegimeChoice(input: $input) { changeSet row { id way } } }', { input });

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['payroll', 'manager', 'employee', 'hr', 'admin']) asks.set(name, clientOf(server, await server.signIn(`${name}@demo.example`)));
  asks.set('outsider', clientOf(server, await server.signIn('admin@other.example')));
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
});
afterAll(() => server.stop());

describe.runIf(taxRules('IN', year))('the tax regime', () => {
  it('takes professional tax off under the old regime: what was deducted in the year, and what was a year ago in the months to come', async () => {
    const deducted = async () => (await ask<Compared>('payroll', '{ a: taxRegimeComparison { regimes { employmentTax taxableIncome } } }')).data!.a.regimes as unknown as { employmentTax: string; taxableIncome: string }[];
    const [before] = await rows<{ sum: string }>(
      `select coalesce(sum((l ->> 'amount')::numeric), 0)::int::text as sum from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = 'demo' and p.employee_id = ${ids.get('payroll')!} and p.status = 'FINAL' and l ->> 'code' = 'PROFESSIONAL_TAX' and p.to_date >= '${year.slice(0, 4)}-04-01'`,
    );
    const [fresh, old] = await deducted();
    expect([Number(fresh!.employmentTax), Number(old!.employmentTax)]).toEqual([0, Number(before!.sum)]);
    const last = (back: number): string => `(date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '${back} months' - interval '1 day')::date`;
    const slip = (id: number, back: number): string => `insert into payslip (org_code, id, run_id, employee_id, name, created_by, updated_by, status, from_date, to_date, pay_date, currency, warnings, warning_count, paid_days, lost_days, gross, deductions, reimbursements, net, employer_cost, lines)
      select 'demo', ${id}, (select max(id) from payroll_run where org_code = 'demo') + ${id}, ${ids.get('payroll')!}, 'x', 't', 't', 'FINAL', ${last(back)}, ${last(back)}, ${last(back)}, 'INR', '{}', 0, 30, 0, 1, 0, 0, 1, 0, '[{"code": "PROFESSIONAL_TAX", "amount": "700", "kind": "DEDUCTION"}]'`;
    await asOwner(server.db, async (owner) => {
      await owner.query("begin; set local session_replication_role = 'replica'");
      await owner.query(slip(990001, 11)); // of this month a year ago
      await owner.query(slip(990002, 12)); // of the month before it, which is over
      await owner.query('commit');
    });
    expect(Number((await deducted())[1]!.employmentTax)).toBe(Number(before!.sum) + 700);
    expect(Number((await deducted())[1]!.taxableIncome)).toBe(Number(old!.taxableIncome) - 700);
    await rows("delete from payslip where org_code = 'demo' and id in (990001, 990002)");
  });

  it('is compared for whoever has a salary, from what they are paid', async () => {
    const found = await compared('manager');
    expect(found).toMatchObject({ Trigger_Regime_Change: true, chosenRegime: null });
    const [fresh, old] = found.regimes;
    expect([fresh!.regime, old!.regime, fresh!.grossSalary]).toEqual(['NEW', 'OLD', String(found.Total_Income)]);
    expect(Number(fresh!.taxableIncome)).toBeLessThan(Number(fresh!.grossSalary));
    expect(found.recommendedRegime).toBe(Number(old!.totalTax) < Number(fresh!.totalTax) ? 'OLD' : 'NEW');
    expect(Number(found.saving)).toBe(Math.abs(Number(old!.totalTax) - Number(fresh!.totalTax)));
    expect(await compared('outsider')).toMatchObject({ Trigger_Regime_Change: false, Total_Income: 0, regimes: [] });
    // Chosen for the year already.
    expect(await compared('admin')).toMatchObject({ Trigger_Regime_Change: false, chosenRegime: 'NEW' });
  });

  it('is chosen once a financial year, with what follows acknowledged', async () => {
    expect(faults(await choose('manager', 'OLD', { acknowledged: false }))).toEqual(['acknowledged: Confirm what follows from the choice.']);
    expect(faults(await choose('outsider', 'OLD'))).toEqual([expect.stringMatching(/^regime: There is nothing to choose/)]);
    const { changeSet } = dataOf(await choose('manager', 'OLD', { businessIncome: true })).a;
    expect(await compared('manager')).toMatchObject({ Trigger_Regime_Change: false, chosenRegime: 'OLD', businessIncome: true });
    expect(faults(await choose('manager', 'NEW'))).toEqual([`regime: The regime of ${year} is chosen already: once in a financial year.`]);
    expect(await rows(`select way, acknowledged_on::text as "acknowledgedOn" from tax_regime_choice where org_code = 'demo' and employee_id = ${ids.get('manager')}`)).toEqual([{ way: 'CHOSEN', acknowledgedOn: today }]);
    dataOf(await ask('payroll', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));
    expect((await compared('manager')).Trigger_Regime_Change).toBe(true);
  });

  it('is the default of the organization for whoever stops the notification', async () => {
    expect(dataOf(await ask<{ a: { regime: string } }>('hr', 'mutation { a: stopTaxRegimeNotification { regime } }')).a.regime).toBe('NEW');
    expect(await compared('hr')).toMatchObject({ Trigger_Regime_Change: false, chosenRegime: 'NEW' });
    expect(await rows(`select way from tax_regime_choice where org_code = 'demo' and employee_id = ${ids.get('hr')}`)).toEqual([{ way: 'BY_DEFAULT' }]);
  });

  it('does not change again with business income, whoever notes it; payroll notes no own one', async () => {
    dataOf(await note('payroll', { employeeId: ids.get('employee'), financialYear: '2025-26', regime: 'OLD', businessIncome: true }));
    expect(await compared('employee')).toMatchObject({ boundTo: 'OLD', recommendedRegime: 'OLD', businessIncome: true });
    expect(faults(await choose('employee', 'NEW'))).toEqual(['regime: Business income was told in 2025-26, so the regime does not change again.']);
    expect(faults(await note('payroll', { employeeId: ids.get('employee'), regime: 'NEW' }))).toEqual(['regime: Business income was told in 2025-26, so the regime does not change again.']);
    expect(dataOf(await choose('employee', 'OLD')).a.regime).toBe('OLD');
    expect(refusal(await note('payroll', { employeeId: ids.get('payroll'), regime: 'NEW' }))).toBe('OWN_REQUEST');
    expect(refusal(await note('employee', { employeeId: ids.get('employee'), regime: 'NEW' }))).toBe('_DB0101');
    expect(refusal(await note('outsider', { employeeId: ids.get('manager'), regime: 'NEW' }))).toBe('BAD_USER_INPUT');
  });
});

describe.runIf(taxRules('IN', year))('the tax of a month', () => {
  it('is what is owed of the year over the months that are left, of everybody at once', async () => {
    const month = today.slice(0, 7);
    const lines = await withOrg(server.db, 'demo', (tx) => incomeTaxLines(tx, { month, employeeIds: null }));
    const [{ paid }] = (await rows<{ paid: number }>(`select count(*)::int as paid from employee e where e.org_code = 'demo' and e.status = 'ACTIVE' and exists (select from employee_salary s where s.org_code = e.org_code and s.employee_id = e.id and s.status = 'APPLIED')`)) as [{ paid: number }];
    expect(lines.length).toBeGreaterThan(0.9 * paid);
    expect(new Set(lines.map(({ employeeId }) => employeeId)).size).toBe(lines.length);
    for (const { amount, code, kind, source } of lines) {
      expect([code, kind, source.financialYear]).toEqual(['TDS', 'DEDUCTION', year]);
      const owed = Number(source.annualTax) - Number(source.deducted);
      expect(Math.abs(Number(amount) - Math.max(0, owed) / source.monthsLeft)).toBeLessThanOrEqual(0.5);
      expect(Number(source.annualTax) % 10).toBe(0);
    }
    const of = (list: typeof lines) => list.find(({ employeeId }) => employeeId === ids.get('manager'))!;
    const known = of(lines).source;
    expect(known.monthsLeft).toBe(monthsLeft(month, null));
    // What payroll knows to be deducted stands in for the history.
    const other = of(await withOrg(server.db, 'demo', (tx) => incomeTaxLines(tx, { month, employeeIds: [ids.get('manager')!], deducted: new Map([[ids.get('manager')!, known.annualTax]]) })));
    expect(other).toMatchObject({ amount: '0', source: { deducted: known.annualTax } });
    expect(await withOrg(server.db, 'other', (tx) => incomeTaxLines(tx, { month, employeeIds: null }))).toEqual([]);
    expect(await withOrg(server.db, 'demo', (tx) => incomeTaxLines(tx, { month: '2035-05', employeeIds: null }))).toEqual([]);
  });

  it('counts approved claims alone', async () => {
    const taxable = async () => (await withOrg(server.db, 'demo', (tx) => incomeTaxLines(tx, { month: today.slice(0, 7), employeeIds: [ids.get('employee')!] })))[0]!.source.taxableIncome;
    const claim = async (status: string) => rows(`update tax_relief_claim set status = '${status}' where org_code = 'demo' and employee_id = ${ids.get('employee')} and section = 'HEALTH_PARENTS'`);
    const waiting = await taxable();
    await claim('APPROVED');
    expect(Number(waiting) - Number(await taxable())).toBe(18_500);
  });

  it('is noted a month, with its financial year, and imported from elsewhere', async () => {
    type Row = { a: { row: { id: string; financialYear: string; source: string } } };
    const deduct = (who: string, input: object) => ask<Row>(who, 'mutation ($input: TaxDeductionInput!) { a: addTaxDeduction(input: $input) { row { id financialYear source } } }', { input: { employeeId: ids.get('manager'), amount: '1200', ...input } });
    expect(dataOf(await deduct('payroll', { month: '2025-02' })).a.row).toMatchObject({ financialYear: '2024-25', source: 'BROUGHT_IN' });
    expect(faults(await deduct('payroll', { month: '2025-13' }))).toEqual(['month: Write a month as 2026-11.']);
    expect(refusal(await deduct('payroll', { month: '2025-02' }))).toBe('BAD_USER_INPUT');
    expect(refusal(await deduct('employee', { month: '2025-03' }))).toBe('_DB0101');
  });
});
