/** The own pay: what holds now, figure by figure, what held before, and what is said where there is none. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MyPay } from '../../../src/console/my-finance/MyPay.tsx';
import { MySalary } from '../../../src/console/my-finance/MySalary.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const structure = (annualCTC: number) => ({ salaryStructure: { annualCTC, annualGrossSalary: annualCTC, monthlyGrossSalary: annualCTC / 12, currency: 'INR', allowances: [{ componentId: 1, code: 'BASIC', name: 'Basic', monthly: String(annualCTC / 12), annual: String(annualCTC), lastMonth: null, period: 'MONTHLY', source: { formula: null, inputs: [], reckoned: '1', share: null, exact: '1', rounded: '1' } }], retirals: [], grosses: [] }, employeeRetiralDetails: [] });
const salary = (salaryId: number, annualCTC: number, more: object) => ({ salaryId, version: 1, employeeId: 7, employeeName: 'Kavitha Selvam', revisionStatus: 'APPLIED', revisionType: 'JOINING', isPresent: false, templateName: 'Staff', currency: 'INR', annualCTC, previousCtc: null, reviseCtcByPercentage: null, monthlyGrossSalary: annualCTC / 12, annualGrossSalary: annualCTC, effectiveFrom: '2024-04-01', effectiveTo: '2026-03-31', salaryEffectiveMonth: '2024-04', payoutMonth: '2024-04', revisionWithoutArrear: false, ...structure(annualCTC), ...more });
const present = salary(2, 360_000, { revisionType: 'ANNUAL_REVIEW', isPresent: true, previousCtc: 300_000, reviseCtcByPercentage: 20, effectiveFrom: '2026-04-01', effectiveTo: null });

const share = { code: 'PROVIDENT_FUND_EMPLOYEE', kind: 'DEDUCTION', amount: '1800', wage: '15000', percentage: '12', law: 'Act of 1952' };
const taken = { day: '2026-11-30', currency: 'INR', hasSalary: true, shares: [share, { ...share, code: 'LABOUR_WELFARE_FUND_EMPLOYER', kind: 'EMPLOYER', amount: '40', wage: null, percentage: null, law: 'Act of 1972' }] };

const show = async (part: React.ReactNode, salaries: readonly object[]) => {
  vi.stubGlobal('fetch', async (address: unknown) => Response.json({ data: { answer: String(address).includes('tax-and-statutory') ? taken : { salaryDetails: JSON.stringify(salaries) } } }));
  await needMessages('payroll-admin', 'pages', 'forms', 'errors');
  return renderForm(part);
};

it('shows the present salary first, and a former one when it is chosen', async () => {
  const { user } = await show(<MySalary />, [present, salary(1, 300_000, {})]);
  const figures = () => within(page.getByRole('region', { name: 'What it comes to' }));
  expect((await page.findByText('+20%, before ₹3,00,000')).textContent).toBeTruthy();
  expect(figures().getByRole('rowheader', { name: /Basic/ }).closest('tr')!.textContent).toContain('₹3,60,000');
  await user.click(page.getByRole('button', { name: /2024\/04\/01 to 2026\/03\/31/ }));
  expect(figures().getByRole('rowheader', { name: /Basic/ }).closest('tr')!.textContent).toContain('₹3,00,000');
  expect(page.getByText('This one holds no more.')).toBeTruthy();
});

it('says what the law takes of the present salary, of which wage and by which law', async () => {
  await show(<MySalary />, [present]);
  const shares = within(await page.findByRole('region', { name: 'What the law takes' }));
  expect(shares.getByText('Provident fund (EPF)').parentElement!.textContent).toBe('Provident fund (EPF)₹1,80012% of ₹15,000 · Act of 1952');
  expect(shares.getByText('Labour welfare fund, employer').parentElement!.textContent).toBe('Labour welfare fund, employer₹40Act of 1972');
});

it.each([['My salary', <MySalary key="salary" />], ['My pay', <MyPay key="pay" />]])('says on %s that there is none yet, and whom to ask', async (_name, part) => {
  await show(part, []);
  expect(await page.findByText('No salary is recorded for you yet')).toBeTruthy();
  expect(page.getByText(/Ask payroll if you expected one/)).toBeTruthy();
});

it('leads from the pay at a glance to every component', async () => {
  await show(<MyPay />, [present]);
  expect((await page.findByRole('link', { name: 'See every component' })).getAttribute('href')).toBe('/my-finance/my-pay/my-salary');
  expect(page.getByText('What you are paid since 2026/04/01.')).toBeTruthy();
});
