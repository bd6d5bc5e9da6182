/** A candidate's salary that two people change at once. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SalaryTab } from '../../../src/console/recruitment/salary/SalaryTab.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = (annualCTC: number) => ({ salaryStructure: { annualCTC, annualGrossSalary: annualCTC, monthlyGrossSalary: annualCTC / 12, currency: 'INR', allowances: [], retirals: [], grosses: [] }, employeeRetiralDetails: [] });

it('keeps what was entered beside what the other saved, and puts it in its place once it is saved again', async () => {
  const kept = { salaryId: 5, version: 1, annualCTC: 1_200_000 };
  const sent: unknown[] = [];
  const respond = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (_address: unknown, { body }: RequestInit) => {
    const { query, variables } = JSON.parse(String(body)) as { query: string; variables: { version?: number | null; annualCTC?: string } };
    if (query.includes('mutation SaveCandidateSalary')) {
      sent.push(variables.version);
      if (variables.version !== kept.version) return respond({ errors: [{ message: 'Compare.', extensions: { code: 'CONFLICT', errorCode: 'CONFLICT', validationError: [] } }] });
      Object.assign(kept, { version: kept.version + 1, annualCTC: Number(variables.annualCTC) });
      return respond({ data: { answer: { message: '', changeSet: null } } });
    }
    if (query.includes('query ReadCandidateSalary')) return respond({ data: { answer: { salaryDetails: JSON.stringify([{ ...kept, status: 'DRAFT', templateId: 3, templateName: 'Staff', effectiveFrom: '2026-11-28', ...figures(kept.annualCTC) }]), templateDetails: JSON.stringify([{ templateId: 3, templateName: 'Staff', annualCTC: '600000', currency: 'INR' }]), currencySymbol: '₹' } } });
    if (query.includes('query ReckonCandidateSalary')) return respond({ data: { answer: { salaryDetails: JSON.stringify(figures(Number(variables.annualCTC))) } } });
    return respond({ data: { offers: { rows: [] }, answer: { rows: [] } } });
  });
  await needMessages('recruitment', 'payroll-admin');
  const { user } = await renderForm(<SalaryTab record={{ id: '7', version: 1, name: 'Rohan Deshmukh' } as never} target={{} as never} />);
  const amount = await page.findByRole('textbox', { name: /Annual CTC/ });
  await user.clear(amount);
  await user.type(amount, '1300000');
  Object.assign(kept, { version: 2, annualCTC: 1_250_000 });
  const save = async () => {
    await waitFor(() => expect(page.getByRole('button', { name: 'Save salary' }).hasAttribute('disabled')).toBe(false));
    await user.click(page.getByRole('button', { name: 'Save salary' }));
  };
  await save();
  expect(await page.findByText(/^Somebody else saved another salary meanwhile: ₹12,50,000/)).toBeTruthy();
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /Annual CTC/ }).value.replaceAll(',', '')).toContain('1300000');
  await save();
  await waitFor(() => expect(page.queryByText(/^Somebody else saved/)).toBeNull());
  expect([sent, kept.annualCTC]).toEqual([[1, 2], 1_300_000]);
});
