import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DaysFilter } from '../../../src/console/fields/filter/DaysFilter.tsx';
import { employee } from '../../../generated/core-hr/resources.ts';
import { renderForm } from './support/renderForm.tsx';

afterEach(cleanup);

it('days relative to today are chosen in a box that is named after its field', async () => {
  const onChange = vi.fn();
  const field = employee.fields.find(({ key }) => key === 'dateOfJoin')!;
  await renderForm(
    <>
      <span id="label">Date of joining</span>
      <DaysFilter field={field} entity="employee" operator="within" condition={{ within: 'LAST_30_DAYS' }} onChange={onChange} labelId="label" />
    </>,
  );
  expect(page.getByRole('combobox', { name: /^Date of joining/ }).textContent).toContain('the last … days');
  expect(page.getByRole<HTMLInputElement>('spinbutton', { name: 'Number of days' }).value).toBe('30');
});
