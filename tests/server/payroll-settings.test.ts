/** Salary components, formulas, templates and what they come to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/domain/resource.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';

let server: DemoServer;
let payroll: Client;
let cookie: string;
let employee: Client;
let ids: ReadonlyMap<string, string>;
const PAY = 'payroll-admin';

type Problem = { readonly field: string; readonly message: string };
const problems = ({ errors }: GraphqlAnswer<unknown>): string[] => ((errors[0]?.extensions as { validationError?: Problem[] } | undefined)?.validationError ?? []).map(({ field, message }) => `${field}: ${message}`);
const refusal = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['errorCode'];
const componentId = (code: string): number => Number(ids.get(code));

const SETTINGS = '{ answer: listPayrollGeneralSettingRecords(limit: 1) { rows { id version } } }';
/** Changes the settings of payroll. */
const round = async (input: Record<string, unknown>) => {
  const [row] = dataOf(await payroll<{ answer: { rows: { id: string; version: number }[] } }>(PAY, SETTINGS)).answer.rows;
  return payroll(PAY, 'mutation ($id: ID!, $version: Int!, $input: PayrollGeneralSettingPatch!) { answer: updatePayrollGeneralSetting(id: $id, version: $version, input: $input) { row { id } changeSet } }', { id: row!.id, version: row!.version, input });
};

beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('payroll@demo.example');
  payroll = clientOf(server, cookie);
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  const rows = await withOrg(server.db, 'demo', (tx) => tx.query<{ code: string; id: string }>('select code, id::text from salary_component where org_code = $1', [tx.orgCode]));
  ids = new Map(rows.map(({ code, id }) => [code, id]));
});
afterAll(() => server.stop());

describe('a picker of salary components', () => {
  it('finds those of the kinds that its field takes', async () => {
    const find = async (kinds?: readonly string[], search?: string) => dataOf(await payroll<{ a: { rows: { id: string; title: string }[]; totalRecords: number } }>(PAY, 'query ($kinds: [SalaryComponentType!], $search: String) { a: lookupSalaryComponents(kinds: $kinds, search: $search, limit: 100) { totalRecords rows { id title } } }', { kinds, search })).a;
    const typed = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; type: string }>('select id::text, type from salary_component where org_code = $1', [tx.orgCode]));
    const expected = (types: readonly string[]) => typed.filter(({ type }) => types.includes(type)).map(({ id }) => id).sort();
    for (const types of [['RETIRAL'], ['GROSS'], ['EARNING', 'BONUS', 'REIMBURSEMENT', 'FLEXIBLE_BENEFIT']]) expect((await find(types)).rows.map(({ id }) => id).sort()).toEqual(expected(types));
    expect((await find(['RETIRAL'], 'basic')).rows).toEqual([]);
    expect((await find()).totalRecords).toBe(typed.length);
    for (const [endpoint, type, key, among] of [['payroll-admin', 'SalaryTemplate', 'retirals', ['RETIRAL']], ['recruitment', 'CandidateSalary', 'grosses', ['GROSS']]] as const) {
      const { resources } = (await import(`../../generated/${endpoint}/resources.ts`)) as { resources: readonly Resource[] };
      expect(resources.find((one) => one.type === type)!.fields.find((one) => one.key === key)!.rows!.fields.find((one) => one.key === 'componentId')!.reference!.among).toEqual(among);
    }
  });
});

describe('a salary component', () => {
  const add = (input: Record<string, unknown>) => payroll(PAY, 'mutation ($input: SalaryComponentInput!) { answer: addSalaryComponent(input: $input) { row { id version } } }', { input });
  const update = (code: string, input: Record<string, unknown>) => payroll(PAY, 'mutation ($id: ID!, $input: SalaryComponentPatch!) { answer: updateSalaryComponent(id: $id, version: 1, input: $input) { row { id } } }', { id: ids.get(code), input });
  const formula = (code: string, customFormula: string, more = {}) => add({ code, name: `The ${code}`, basis: 'CUSTOM_FORMULA', customFormula, ...more });

  it('is given in kind only where it is earned, and is then no wage of what is paid in cash', async () => {
    expect(problems(await add({ code: 'CARBACK', name: 'Car paid back', type: 'REIMBURSEMENT', amount: '100', perks: true }))).toEqual(['perks: Only what is earned can be given in kind.']);
    for (const one of [{ considerForEPF: true }, { considerForProvidentFund: true }, { considerForInsurance: true }, { benefitsAssociation: ['GRATUITY'] }])
      expect(problems(await add({ code: 'CAR', name: 'Company car', amount: '100', perks: true, ...one }))).toEqual([`${Object.keys(one)[0]}: What is given in kind is no wage of funds, insurance or gratuity: these are of what is paid in cash.`]);
  });

  it('has the wage of the own provident fund in formulas, which needs no component that needs it', async () => {
    dataOf(await formula('TRUST', 'min(providentFundWage, 15000)', { type: 'RETIRAL', employerShare: '10' }));
    expect(problems(await formula('RING', 'providentFundWage * 2', { considerForProvidentFund: true }))[0]).toContain('customFormula');
  });

  it.each([
    ['a name that nobody has', 'BASIK * 2', 'customFormula: BASIK is no name that this formula knows. Did you mean BASIC?'],
    ['a division by zero', 'BASIC / 0', 'customFormula: This divides by zero. Change what stands after the /.'],
    ['a wrong type', 'BASIC + grade', 'customFormula: This is a text, but a number is needed here.'],
    ['a text that is no formula', 'twice the basic', 'customFormula: the does not fit here. Put a sign such as + or * before it, or remove it.'],
    ['itself', 'LOOP + 1', 'customFormula: These need each other: LOOP → LOOP. Change one of them.'],
  ])('is refused a formula with %s', async (_what, text, problem) => expect(problems(await formula('LOOP', text))).toEqual([problem]));

  it('is refused a formula that another one leads back to, by the names on the way', async () => {
    expect(problems(await update('BASIC', { basis: 'CUSTOM_FORMULA', customFormula: 'HRA * 2' }))).toEqual(['customFormula: These need each other: BASIC → HRA → BASIC. Change one of them.']);
  });

  it('may not leave a template in use without its balance', async () => {
    expect(problems(await update('SPECIAL', { basis: 'FIXED_AMOUNT', amount: '5' }))).toEqual([
      `basis: These templates could not be reckoned any more. ${['Management', 'Staff'].map((name) => `${name}: One component has to take the balance, so that all sum up to the CTC. Add one whose basis is Balance.`).join(' ')}`,
    ]);
  });

  it('may not raise a template in use beyond its CTC: which ones, and by how much', async () => {
    expect(problems(await update('CONVEY', { basis: 'FIXED_AMOUNT', amount: '900000' }))[0]).toMatch(/^basis: The(se)? templates? .*Staff.*The other components need ₹1,05,12,313 a year more than the CTC, and nothing is left for Special allowance/);
  });

  it('costs as many digits as the currency of payroll has coins for, whatever the organization’s own, and is told in it', async () => {
    const costs = async (currency: string, amount: string) => {
      dataOf(await round({ currency }));
      return problems(await add({ code: 'COINS', name: 'Coins', amount, status: 'INACTIVE' }));
    };
    const sums = async () => {
      const { recordGroups } = dataOf(await payroll<{ recordGroups: { groups: { measures: unknown[] }[] } }>('batch-processing', 'query ($input: RecordGroupsInput!) { recordGroups(input: $input) { groups { measures { currency } } } }', { input: { type: 'SalaryTemplate', measures: [{ measure: 'SUM', field: 'annualCTC' }] } }));
      return recordGroups.groups[0]!.measures;
    };
    const told = async () => {
      const answer = await server.ask('/auth/session', { headers: { cookie } });
      return [((await answer.json()) as { organisation: { payrollCurrency?: string } }).organisation.payrollCurrency, answer.headers.get('form-fields')];
    };
    expect([await told(), await sums()]).toEqual([[undefined, 'none'], [[{ currency: null }]]]);
    expect(await costs('JPY', '100.5')).toEqual(['amount: Decimal values are not allowed.']);
    expect([await told(), await sums()]).toEqual([['JPY', 'none.JPY'], [[{ currency: 'JPY' }]]]);
    expect(await costs('INR', '100.125')).toEqual(['amount: Use at most 2 decimal places.']);
    expect(await costs('KWD', '100.125')).toEqual([]);
    dataOf(await round({ currency: 'INR' }));
  });

  it('needs what its basis reckons with, and a code that formulas can name', async () => {
    expect(problems(await add({ code: 'min', name: 'Minimum', basis: 'PERCENT_OF_COMPONENT' }))).toEqual([
      'code: Begin with a letter, and use no name that formulas know already, such as annualCTC or min.', 'percentage: Enter the percentage.', 'percentOfId: Choose the component that the percentage is of.',
    ]);
  });

  it('needs another the other way round by one request, and again by its undo', async () => {
    const undo = (id: string) => payroll(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id });
    const made = async (code: string, more: object) => dataOf(await add({ code, name: `The ${code}`, ...more }) as GraphqlAnswer<{ answer: { row: { id: string; version: number } } }>).answer.row;
    const base = await made('TURNBASE', { basis: 'FIXED_AMOUNT', amount: '10' });
    const twice = await made('TURNTWICE', { basis: 'CUSTOM_FORMULA', customFormula: 'TURNBASE * 2' });
    const updates = [{ ...twice, values: { basis: 'FIXED_AMOUNT', amount: '20' } }, { ...base, values: { basis: 'CUSTOM_FORMULA', customFormula: 'TURNTWICE / 2' } }];
    const { changeSet } = dataOf(await payroll<{ answer: { changeSet: string } }>('batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { answer: updateRecords(type: "SalaryComponent", updates: $updates) { changeSet } }', { updates })).answer;
    dataOf(await undo(changeSet));
    expect(await withOrg(server.db, 'demo', (tx) => tx.query("select basis from salary_component where org_code = $1 and code like 'TURN%' order by code", [tx.orgCode]))).toEqual([{ basis: 'FIXED_AMOUNT' }, { basis: 'CUSTOM_FORMULA' }]);
  });

  it('stays while a formula names it', async () => {
    const made = dataOf(await formula('NIGHT', '5% of BASIC') as GraphqlAnswer<{ answer: { row: { id: string } } }>).answer.row.id;
    dataOf(await formula('NIGHTPLUS', 'NIGHT + 10'));
    const answer = await payroll(PAY, 'mutation ($ids: [ID!]!) { answer: deleteSalaryComponents(ids: $ids) { deleted } }', { ids: [made] });
    expect(problems(answer)).toEqual(['code: Formulas use it: The NIGHTPLUS. Change them first.']);
  });
});

describe('calculateSalary', () => {
  type Figure = { code: string; monthly: string | null; annual: string; source: { formula: string | null; exact: string; rounded: string; inputs: { name: string; value: string }[] } };
  type Answer = { s: { salaryStructure: { annualCTC: number; annualGrossSalary: number; monthlyGrossSalary: number; allowances: Figure[]; retirals: Figure[]; grosses: Figure[] }; employeeRetiralDetails: { name: string; employeeShareMonthly: string; employeeShareLastMonth: string | null; employerShareLastMonth: string | null }[] } };
  const figure = 'code monthly annual source { formula exact rounded inputs { name value } }';
  const reckon = (client: Client, variables: Record<string, unknown>) =>
    client<Answer>(PAY, `query ($employeeId: Int, $salaryDetails: SalaryDetailInput!, $allowanceDetails: [SalaryAllowanceInput!], $retiralDetails: [SalaryRetiralInput!], $providentFundConfigurationValue: Decimal, $grossIds: [Int!]) {
      s: calculateSalary(employeeId: $employeeId, salaryDetails: $salaryDetails, allowanceDetails: $allowanceDetails, retiralDetails: $retiralDetails, providentFundConfigurationValue: $providentFundConfigurationValue, grossIds: $grossIds) {
        errorCode message salaryStructure { annualCTC annualGrossSalary monthlyGrossSalary allowances { ${figure} } retirals { ${figure} } grosses { ${figure} } } employeeRetiralDetails { name employeeShareMonthly employeeShareLastMonth employerShareLastMonth } } }`, variables);
  const lines = (...codes: string[]) => codes.map((code) => ({ componentId: componentId(code) }));

  it('sums up to the CTC and says where each figure comes from', async () => {
    const { salaryStructure, employeeRetiralDetails } = dataOf(await reckon(payroll, { salaryDetails: { annualCTC: '1000001.37' }, allowanceDetails: lines('BASIC', 'HRA', 'SPECIAL', 'BONUS'), retiralDetails: lines('EPF', 'GRATUITY'), grossIds: [componentId('PFGROSS')] })).s;
    const cents = [...salaryStructure.allowances, ...salaryStructure.retirals].reduce((sum, { annual }) => sum + Math.round(Number(annual) * 100), 0);
    expect([salaryStructure.annualCTC, cents, salaryStructure.grosses.length]).toEqual([1000001.37, 100000137, 1]);
    expect(salaryStructure.allowances[0]).toEqual({ code: 'BASIC', monthly: '33333', annual: '399996', source: { formula: '40% of monthlyCTC', exact: '33333.379', rounded: '33333', inputs: [{ name: 'monthlyCTC', value: '83333.4475' }] } });
    expect(employeeRetiralDetails[0]).toEqual({ name: 'Provident fund', employeeShareMonthly: '1800', employeeShareLastMonth: null, employerShareLastMonth: null });
  });

  it('takes the lines of a template, a raise of the former CTC and another share to the provident fund', async () => {
    const [template] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text from salary_template where org_code = $1 and name = 'Management'`, [tx.orgCode]));
    const { salaryStructure } = dataOf(await reckon(payroll, { salaryDetails: { templateId: Number(template!.id), previousCtc: '2000000', reviseCtcByPercentage: '10' }, providentFundConfigurationValue: '10' })).s;
    expect([salaryStructure.annualCTC, salaryStructure.allowances.find(({ code }) => code === 'BASIC')?.monthly, salaryStructure.retirals.find(({ code }) => code === 'EPF')?.monthly]).toEqual([2200000, '91667', '1500']);
  });

  it('reads the grade that a person has, before that of the designation', async () => {
    const [one] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: number; code: string; other: string; otherId: string }>(`select e.id::int, g.code, o.code as other, o.id::text as "otherId" from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id
      join grade g on g.org_code = e.org_code and g.id = d.grade_id join lateral (select * from grade o where o.org_code = $1 and o.id <> g.id order by o.id limit 1) o on true where e.org_code = $1 and e.status = 'ACTIVE' and e.grade_id is null order by e.id limit 1`, [tx.orgCode]));
    const made = dataOf(await payroll<{ a: { row: { id: string } } }>(PAY, 'mutation ($input: SalaryComponentInput!) { a: addSalaryComponent(input: $input) { row { id } } }', { input: { code: 'GRADED', name: 'Graded', basis: 'CUSTOM_FORMULA', customFormula: `grade == "${one!.other}" ? 700 : 300` } })).a.row.id;
    const graded = async () => dataOf(await reckon(payroll, { employeeId: one!.id, salaryDetails: { annualCTC: '900000' }, allowanceDetails: [{ componentId: Number(made) }, ...lines('SPECIAL')] })).s.salaryStructure.allowances[0]!.monthly;
    expect(await graded()).toBe('300');
    await withOrg(server.db, 'demo', (tx) => tx.query('update employee set grade_id = $2 where org_code = $1 and id = $3', [tx.orgCode, one!.otherId, one!.id]));
    expect(await graded()).toBe('700');
    await withOrg(server.db, 'demo', (tx) => tx.query('update employee set grade_id = null where org_code = $1 and id = $2', [tx.orgCode, one!.id]));
    await payroll(PAY, 'mutation ($ids: [ID!]!) { deleteSalaryComponents(ids: $ids) { deleted } }', { ids: [made] });
  });

  it('says at its line what keeps a salary from being reckoned', async () => {
    const about = async (variables: Record<string, unknown>) => problems(await reckon(payroll, { salaryDetails: { annualCTC: '900000' }, ...variables }));
    expect(await about({ allowanceDetails: lines('HRA', 'SPECIAL') })).toEqual(['allowanceDetails.0.componentId: House rent allowance needs BASIC, which is not among the components. Add it, or change the formula.']);
    expect(await about({ allowanceDetails: lines('BASIC', 'EPF') })).toEqual(['allowanceDetails.1.componentId: This is no place for it: choose a component that is paid.']);
    expect(await about({ salaryDetails: {}, allowanceDetails: lines('SPECIAL') })).toEqual(['salaryDetails.annualCTC: Enter an annual CTC above 0.']);
    expect(await about({ allowanceDetails: [{ componentId: componentId('BASIC'), amount: '100000' }, ...lines('SPECIAL')] })).toEqual(['allowanceDetails.1.componentId: The other components need ₹3,00,000 a year more than the CTC, and nothing is left for Special allowance. Raise the CTC or lower a component.']);
  });

  it('is closed to whoever has no right to salaries, and finds nobody of another organisation', async () => {
    expect(refusal(await reckon(employee, { salaryDetails: { annualCTC: '1' } }))).toBe('_DB0100');
    expect(refusal(await reckon(payroll, { employeeId: 999_999, salaryDetails: { annualCTC: '900000' }, allowanceDetails: lines('SPECIAL') }))).toBe('NOT_FOUND');
  });
});

describe('a salary template', () => {
  const add = (input: Record<string, unknown>) => payroll(PAY, 'mutation ($input: SalaryTemplateInput!) { answer: addSalaryTemplate(input: $input) { row { id } } }', { input: { effectiveFrom: '2026-04-01', ...input } });
  const line = (code: string) => ({ componentId: ids.get(code) });

  it('in use can be reckoned; one that is not may wait', async () => {
    expect(problems(await add({ name: 'Without a balance', allowances: [line('BASIC')] }))).toEqual(['allowances: One component has to take the balance, so that all sum up to the CTC. Add one whose basis is Balance.']);
    expect(problems(await add({ name: 'Too small', annualCTC: '10000', allowances: [line('CONVEY'), line('SPECIAL')] }))[0]).toContain('annualCTC: The other components need ₹9,200 a year more than the CTC');
    expect(problems(await add({ name: 'Without a balance', status: 'INACTIVE', allowances: [line('BASIC')] }))).toEqual([]);
  });
});

describe('how payroll rounds', () => {
  it('may not bring a template in use beyond its CTC: which one, and by how much', async () => {
    const part = (code: string) => ({ componentId: ids.get(code) });
    const made = dataOf(await payroll(PAY, 'mutation ($input: SalaryTemplateInput!) { answer: addSalaryTemplate(input: $input) { row { id version } } }', { input: { name: 'Just enough', effectiveFrom: '2026-04-01', annualCTC: '19300', allowances: [part('CONVEY'), part('SPECIAL')] } }) as GraphqlAnswer<{ answer: { row: { id: string; version: number } } }>).answer.row;
    const refused = await round({ roundOff: 'UP', roundOffTo: '1000' });
    expect(problems(refused)).toEqual([expect.stringMatching(/^roundOff: The template Just enough could not be reckoned any more\. The other components need ₹4,700 a year more than the CTC/)]);
    dataOf(await payroll(PAY, 'mutation ($id: ID!, $version: Int!) { answer: updateSalaryTemplate(id: $id, version: $version, input: { status: INACTIVE }) { row { id } } }', made));
    const { answer } = dataOf(await round({ roundOff: 'UP', roundOffTo: '1000' }) as GraphqlAnswer<{ answer: { changeSet: string } }>);
    dataOf(await payroll(PAY, 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: answer.changeSet }));
  });
});

describe('the specified lists', () => {
  type Templates = { t: { currencySymbol: string; templateDetails: string; roundOffSettings: string; pfSettings: string; fiscalMonthArray: number[] } };
  const list = (client: Client, args = '') => client<Templates>(PAY, `{ t: listSalaryTemplateDetails${args} { errorCode message currencySymbol templateDetails roundOffSettings pfSettings fiscalMonthArray } }`);
  const names = async (args = ''): Promise<string[]> => (JSON.parse(dataOf(await list(payroll, args)).t.templateDetails) as { templateName: string }[]).map(({ templateName }) => templateName);

  it('tell the settings of payroll under their specified names', async () => {
    const answer = await payroll<{ s: object }>(PAY, '{ s: listPayrollGeneralSettings { errorCode message Settings_Id Slab_Wise_PF Slab_Wise_NPS Country_Name Country_Code Payroll_Currency Enable_Salary_Template } }');
    expect(dataOf(answer).s).toEqual({ errorCode: '', message: '', Settings_Id: expect.any(Number) as number, Slab_Wise_PF: 'No', Slab_Wise_NPS: 'No', Country_Name: 'India', Country_Code: 'IN', Payroll_Currency: 'INR', Enable_Salary_Template: 'Yes' });
  });

  it('list templates in use, former ones on request, with figures where they are viewed', async () => {
    expect(await names()).toEqual(['Management', 'Staff']);
    expect(await names('(includeHistoricalRecords: true, isDropdown: true)')).toContain('Staff until March 2026');
    const { t } = dataOf(await list(payroll, '(isViewMode: true)'));
    expect([t.currencySymbol, t.roundOffSettings, t.fiscalMonthArray[0]]).toEqual(['₹', '{"roundOff":"NEAREST","roundOffTo":"1"}', 4]);
    expect((JSON.parse(t.templateDetails) as { salaryStructure: { annualCTC: number } }[])[0]?.salaryStructure.annualCTC).toBe(2400000);
    expect((JSON.parse(t.pfSettings) as { providentFunds: unknown[] }).providentFunds).toHaveLength(1);
  });

  it('narrow by the form that is named, and are closed without a right', async () => {
    expect(refusal(await list(payroll, '(accessFormId: 24)'))).toBe('_DB0100');
    expect(refusal(await list(employee))).toBe('_DB0100');
  });

  it('list the components of salaries', async () => {
    const answer = await payroll<{ l: { rows: { code: string; type: string; calculationType: string }[] } }>(PAY, '{ l: listSalaryComponents(filter: { code: { equals: "EPF" } }) { errorCode message rows { code type calculationType } } }');
    expect(dataOf(answer).l.rows).toEqual([{ code: 'EPF', type: 'RETIRAL', calculationType: 'MONTHLY' }]);
  });

  it('tell which allowances a tax regime exempts', async () => {
    const answer = await payroll<{ a: { allowanceDetails: { allowanceCode: string; exemptUnder: string[] }[] } }>(PAY, '{ a: getAllowanceWithRegime(formId: 14) { errorCode message allowanceDetails { allowanceCode exemptUnder } } }');
    expect(dataOf(answer).a.allowanceDetails.find(({ allowanceCode }) => allowanceCode === 'HRA')).toEqual({ allowanceCode: 'HRA', exemptUnder: ['OLD'] });
  });

  it('give formulas their names with a sample of each', async () => {
    const answer = await payroll<{ w: { words: { name: string; monthly: string | null }[] } }>(PAY, '{ w: formulaWords(set: SALARY) { words { name monthly } } }');
    expect(dataOf(answer).w.words.find(({ name }) => name === 'BASIC')).toEqual({ name: 'BASIC', monthly: '100000' });
  });
});

describe('salary templates', () => {
  it('are offered by no form while payroll works without them', async () => {
    const offered = async () => ((await (await server.ask('/auth/session', { headers: { cookie } })).json()) as { formFields: { entity: string; field: string; isVisible: boolean }[] }).formFields.filter(({ field }) => field === 'template');
    expect(await offered()).toEqual([]);
    expect((await round({ enableSalaryTemplate: false })).errors).toEqual([]);
    await expect.poll(async () => (await offered()).map(({ entity, isVisible }): [string, boolean] => [entity, isVisible]).sort(([one], [other]) => one.localeCompare(other))).toEqual([['CandidateSalary', false], ['EmployeeSalary', false]]);
    expect((await round({ enableSalaryTemplate: true })).errors).toEqual([]);
    await expect.poll(offered).toEqual([]);
  });
});
