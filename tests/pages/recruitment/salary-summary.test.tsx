/** A candidate's salary beside its list: what each component comes to, though the record holds only what differs from its template. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { SalarySummary } from '../../../src/console/recruitment/salary/SalarySummary.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = { salaryStructure: { annualCTC: 1_200_000, annualGrossSalary: 1_200_000, monthlyGrossSalary: 100_000, currency: 'INR', allowances: [{ componentId: 1, code: 'BASIC', name: 'Basic', monthly: 100_000, annual: 1_200_000, lastMonth: null, period: 'MONTHLY', calculation: 'FIXED', formula: null, uses: [], percentage: null }], retirals: [], grosses: [] }, employeeRetiralDetails: [] };
const show = async (id: string, kept: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { answer: { salaryDetails: JSON.stringify([{ salaryId: 5, version: 1, status: 'ACCEPTED', templateId: 3, templateName: 'Staff', annualCTC: 1_200_000, effectiveFrom: '2026-12-01', ...kept }]), templateDetails: '[]', currencySymbol: '₹', postPay: null } } }));
  await needMessages('recruitment', 'pages', 'forms', 'errors', 'payroll-admin');
  await renderForm(<SalarySummary record={{ id, version: 1, candidateId: '7' } as never} target={{} as never} />);
};

it('has the amounts of every component by month and year, with their sums', async () => {
  await show('5', figures);
  const row = (await page.findByRole('rowheader', { name: /Basic/ })).closest('tr')!;
  expect(row.textContent).toContain('₹1,00,000');
  expect(row.textContent).toContain('₹12,00,000');
  expect(page.getByRole('rowheader', { name: 'Annual CTC' }).closest('tr')!.textContent).toContain('₹12,00,000');
});

it.each([['of an earlier salary of the candidate', '4', figures], ['that were never reckoned', '5', {}]])('shows no figures %s', async (_which, id, kept) => {
  await show(id, kept);
  expect(await page.findByText('Its figures are not kept. The details say what it was made of.')).toBeTruthy();
  expect(page.queryByRole('table')).toBeNull();
});
