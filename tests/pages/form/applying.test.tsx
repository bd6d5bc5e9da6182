import { cleanup, screen as page } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { RecordDetails } from '../../../src/console/resource/show/RecordDetails.tsx';
import { FormPage } from '../../../src/console/resource/form/FormPage.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { screens } from '../../../generated/screens.ts';
import { salaryComponent } from '../../../generated/payroll-admin/resources.ts';
import { compOffConfiguration, report } from '../../../generated/settings/resources.ts';
import { renderForm } from './support/renderForm.tsx';
import type { FieldRights } from '../../../src/console/resource/form/useFieldRights.ts';
import type { ScreenResource } from '../../../src/console/providers/data/metadata.ts';

afterEach(cleanup);

const target: ScreenResource = { name: 'settings/reports', screen: screens.find(({ path }) => path === '/settings/general/custom-reports')!, resource: report, siblings: [] };
const fields = report.fields.filter(({ group }) => group === 'schedule');
const rights: FieldRights = { visible: fields, writable: fields, addable: fields, changeable: fields, given: {}, mayAdd: true, mayUpdate: true, mayDelete: true };

it('asks for a day of the week in a weekly schedule alone, and forgets what was wrong with it in another', async () => {
  await needMessages('settings');
  const refusing = { create: async () => Promise.reject(new HttpError('Check the marked fields and correct them.', 422, { errorCode: 'BAD_USER_INPUT', errors: { weekday: 'Choose a weekday.' } })) };
  const { user } = await renderForm(<FormPage target={target} rights={rights} record={undefined} defaults={{ schedule: 'NONE', format: 'XLSX' }} />, { dataProvider: refusing as never });
  const choose = async (text: string): Promise<void> => user.click(await page.findByRole('radio', { name: text }));
  expect(await page.findByRole('radiogroup', { name: /^How often/ })).toBeTruthy();
  expect(page.queryByText('Weekday')).toBeNull();
  expect(page.queryByText('Time')).toBeNull();
  await choose('Every week');
  expect(page.queryByText('Day of the month')).toBeNull();
  await user.click(page.getByRole('button', { name: /^Add/ }));
  expect(await page.findByText('Choose a weekday.')).toBeTruthy();
  await choose('Every day');
  expect(page.queryByText('Choose a weekday.')).toBeNull();
  expect(page.queryByText('Weekday')).toBeNull();
  expect(page.queryByRole('alert')).toBeNull();
});

it('empties what another choice makes pointless, and brings it back with that choice', async () => {
  const expiry = compOffConfiguration.fields.filter(({ key }) => ['expiryType', 'expiryDays'].includes(key));
  const compOff: ScreenResource = { name: 'settings/core-hr/comp-off', screen: screens.find(({ path }) => path === '/settings/core-hr/comp-off')!, resource: compOffConfiguration, siblings: [] };
  const sent: unknown[] = [];
  const create = async (_: string, { data }: { data: unknown }) => { sent.push(data); throw new HttpError('', 422, { errorCode: 'BAD_USER_INPUT', errors: {} }); };
  const { user } = await renderForm(<FormPage target={compOff} rights={{ ...rights, visible: expiry, writable: expiry, addable: expiry, changeable: expiry }} record={undefined} defaults={{ expiryType: 'DAYS', expiryDays: 90 }} />, { dataProvider: { create } as never });
  const choose = async (text: string): Promise<void> => {
    await user.click(await page.findByRole('combobox', { name: /^Expiry/ }));
    await user.click(await page.findByRole('option', { name: text }));
  };
  const days = (): string | undefined => page.queryByRole<HTMLInputElement>('textbox', { name: /^Expires after/ })?.value;
  expect(await page.findByRole('textbox', { name: /^Expires after/ })).toBeTruthy();
  await choose('Never');
  expect(days()).toBeUndefined();
  await user.click(page.getByRole('button', { name: /^Add/ }));
  expect(sent).toMatchObject([{ expiryType: 'NEVER', expiryDays: null }]);
  await choose('After some days');
  expect(days()).toBe('90');
});

it('reads what applies, and what holds a value though its reason is not seen', async () => {
  const compOff = screens.find(({ path }) => path === '/settings/core-hr/comp-off')!;
  const whole = { name: 'All', coverage: 'ORGANIZATION', customGroup: null, status: 'ACTIVE', expiryType: 'NEVER', expiryDays: null, encashment: false, encashmentMode: null, additionalCompOffForOvertimeHours: true, minimumOvertimeHoursForFullDay: '8' };
  const shown = async (record: object): Promise<string[]> => {
    await renderForm(<RecordDetails resource={compOffConfiguration} screen={compOff} record={{ ...record }} />);
    const labels = ['Custom group', 'Expires after', 'Encashment mode', 'Minimum overtime hours for full day'].filter((label) => page.queryAllByText(label).length > 0);
    cleanup();
    return labels;
  };
  await needMessages('settings');
  expect(await shown(whole)).toEqual(['Minimum overtime hours for full day']);
  expect(await shown({ ...whole, coverage: 'CUSTOM_GROUP', expiryType: 'DAYS', additionalCompOffForOvertimeHours: false })).toEqual(['Custom group', 'Expires after']);
  expect(await shown({ name: 'All', expiryDays: 90 })).toEqual(['Expires after']);
});

it('shows a section only where something in it applies', async () => {
  await needMessages('payroll-admin');
  const some = salaryComponent.fields.filter(({ group }) => group === 'shares' || group === 'identity');
  const salary: ScreenResource = { name: 'settings/payroll/salary-components', screen: screens.find(({ path }) => path === '/settings/payroll/salary-components')!, resource: salaryComponent, siblings: [] };
  const { user } = await renderForm(<FormPage target={salary} rights={{ ...rights, visible: some, writable: some, addable: some, changeable: some }} record={undefined} defaults={{ type: 'EARNING' }} />);
  const shares = (): HTMLElement | null => page.queryByRole('heading', { name: 'Shares of retirals' });
  await page.findByRole('heading', { name: 'Component' });
  expect(shares()).toBeNull();
  await user.click(page.getByRole('combobox', { name: /^Type/ }));
  await user.click(await page.findByRole('option', { name: 'Retiral' }));
  expect(shares()).toBeTruthy();
});
