/** What the server says of a new record is no question of its form. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { renderForm } from './support/renderForm.tsx';

afterEach(cleanup);

const jobChanges = screens.find(({ path }) => path === '/core-hr/job-changes')!;
const planned = { id: '7', version: 1, employeeId: '45', employee: { id: '45', title: 'Abhishek Singh' }, effectiveOn: '2027-01-02', kind: 'TRANSFER', reason: 'Returns to the mill', status: 'PLANNED' };

it('does not ask for the status of a new job change, which its day decides', async () => {
  await renderForm(<RecordForm screen={jobChanges} />, { path: '/core-hr/job-changes/create' });
  expect(await page.findByRole('textbox', { name: /^Reason/ })).toBeTruthy();
  expect(page.queryByRole('radio', { name: 'Cancelled' })).toBeNull();
  expect(page.queryByText('Planned')).toBeNull();
});

it('lets a planned job change be cancelled', async () => {
  await renderForm(<RecordForm screen={jobChanges} />, { path: '/core-hr/job-changes/:id', address: '/core-hr/job-changes/7', dataProvider: { getOne: async () => ({ data: planned }) } as never });
  expect(await page.findByRole('radio', { name: 'Cancelled' })).toBeTruthy();
});
