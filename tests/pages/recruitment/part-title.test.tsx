/** A record that is part of another and known by a day alone: its page says whose it is as well. */
import { cleanup, screen as page } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { RecordView } from '../../../src/console/resource/show/RecordView.tsx';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the candidate of a salary, and the day alone where nobody is told', async () => {
  const View = () => <RecordView target={use(printedMetadata.screenResource('recruitment/candidate-salaries'))} id="7" />;
  const salary = { id: '7', version: 1, effectiveFrom: '2027-01-01', status: 'DRAFT', annualCTC: '900000', currency: 'INR', candidate: { id: '3', title: 'Asha Rao', name: 'Asha Rao' } };
  await needMessages('recruitment');
  await renderForm(<Suspense><View /></Suspense>, { dataProvider: { getOne: async () => ({ data: salary }) } as never });
  expect(await page.findByRole('heading', { level: 1, name: 'Asha Rao – 2027/01/01' })).toBeTruthy();
  cleanup();
  await renderForm(<Suspense><View /></Suspense>, { dataProvider: { getOne: async () => ({ data: { ...salary, candidate: null } }) } as never });
  expect(await page.findByRole('heading', { level: 1, name: '2027/01/01' })).toBeTruthy();
});
