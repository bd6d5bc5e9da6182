import { act, cleanup, screen as page, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { appliesTo } from '../../../src/console/applyingFields.ts';
import { RecordDetails } from '../../../src/console/resource/show/RecordDetails.tsx';
import { FormPage } from '../../../src/console/resource/form/FormPage.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { screens } from '../../../generated/screens.ts';
import { attendanceConfiguration } from '../../../generated/attendance/resources.ts';
import { salaryComponent } from '../../../generated/payroll-admin/resources.ts';
import { compOffConfiguration, formField, report, specialWage } from '../../../generated/settings/resources.ts';
import { renderForm } from './support/renderForm.tsx';
import type { FieldRights } from '../../../src/console/resource/form/useFieldRights.ts';
import type { ScreenResource } from '../../../src/console/providers/data/metadata.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';
import type { Values } from '../../../src/console/resource/form/values.ts';
import type { Resource } from '../../../src/domain/resource.ts';

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

const compOff: ScreenResource = { name: 'settings/core-hr/comp-off', screen: screens.find(({ path }) => path === '/settings/core-hr/comp-off')!, resource: compOffConfiguration, siblings: [] };
const some = (resource: Resource, keys: readonly string[]): FieldRights => {
  const asked = resource.fields.filter(({ key }) => keys.includes(key));
  return { ...rights, visible: asked, writable: asked, addable: asked, changeable: asked };
};
const expiry = some(compOffConfiguration, ['expiryType', 'expiryDays']);
const days = (): string | undefined => page.queryByRole<HTMLInputElement>('textbox', { name: /^Expires after/ })?.value;

/** A form whose saves are kept and refused, so that it stays open. */
const open = async (target: ScreenResource, asked: FieldRights, { defaults = {}, record, draft = {} }: { readonly defaults?: Values; readonly record?: Row; readonly draft?: Values } = {}) => {
  await needMessages('settings', 'attendance');
  const sent: unknown[] = [];
  const save = async (_: string, { data }: { data: unknown }) => { sent.push(data); throw new HttpError('', 422, { errorCode: 'BAD_USER_INPUT', errors: {} }); };
  const held: { bring?: (record: Row) => void } = {};
  const Host = () => {
    const [row, setRow] = useState(record);
    useEffect(() => void Object.assign(held, { bring: setRow }), []);
    return <FormPage target={target} rights={asked} record={row} defaults={defaults} />;
  };
  const { user } = await renderForm(<Host />, { dataProvider: { create: save, update: save } as never, draft: record ? { [`draft:1:${target.name}:${record.id}`]: JSON.stringify(draft) } : {} });
  const choose = async (text: string): Promise<void> => {
    await user.click(await page.findByRole('combobox', { name: /^Expiry/ }));
    await user.click(await page.findByRole('option', { name: text }));
  };
  return { user, sent, choose, turn: async (name: RegExp) => user.click(await page.findByRole('switch', { name })), bring: (newer: Row) => act(async () => held.bring?.(newer)) };
};

it('empties what another choice makes pointless, and brings it back with that choice', async () => {
  const { user, sent, choose } = await open(compOff, expiry, { defaults: { expiryType: 'DAYS', expiryDays: 90 } });
  expect(await page.findByRole('textbox', { name: /^Expires after/ })).toBeTruthy();
  await choose('Never');
  expect(days()).toBeUndefined();
  await user.click(page.getByRole('button', { name: /^Add/ }));
  expect(sent).toMatchObject([{ expiryType: 'NEVER', expiryDays: null }]);
  await choose('After some days');
  expect(days()).toBe('90');
});

it('takes what somebody else saved, and what was typed before the session ended, as it is', async () => {
  const never = { id: '7', version: 1, expiryType: 'NEVER', expiryDays: null };
  const { bring } = await open(compOff, expiry, { record: never });
  await page.findByRole('combobox', { name: /^Expiry/ });
  await bring({ ...never, version: 2, expiryType: 'DAYS', expiryDays: 30 });
  expect([days(), page.queryByText('No unsaved changes') !== null]).toEqual(['30', true]);
  cleanup();
  const { choose } = await open(compOff, expiry, { record: never, draft: { expiryType: 'DAYS', expiryDays: 45 } });
  await page.findByRole('combobox', { name: /^Expiry/ });
  expect(days()).toBe('45');
  await choose('Never');
  await choose('After some days');
  expect(days()).toBe('45');
});

it('empties what was wrong with a field that no longer applies', async () => {
  const { user, sent, choose } = await open(compOff, expiry, { defaults: { expiryType: 'DAYS', expiryDays: 90 } });
  const input = await page.findByRole('textbox', { name: /^Expires after/ });
  await user.clear(input);
  await user.type(input, '0');
  await user.tab();
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  await choose('Never');
  await user.click(page.getByRole('button', { name: /^Add/ }));
  expect(sent).toMatchObject([{ expiryType: 'NEVER', expiryDays: null }]);
});

it('sends no half of what no longer applies, and gives the whole back', async () => {
  const hours = some(compOffConfiguration, ['additionalCompOffForOvertimeHours', 'minimumOvertimeHoursForFullDay', 'minimumOvertimeHoursForHalfDay']);
  const stored = { additionalCompOffForOvertimeHours: true, minimumOvertimeHoursForFullDay: '8', minimumOvertimeHoursForHalfDay: '4' };
  const { user, sent, turn } = await open(compOff, hours, { record: { id: '7', version: 1, ...stored } });
  const half = await page.findByRole<HTMLInputElement>('textbox', { name: /^Minimum overtime hours for half day/ });
  await user.clear(half);
  await user.type(half, '9h');
  await user.tab();
  await turn(/overtime hours/i);
  await waitFor(() => expect(page.queryByRole('textbox')).toBeNull());
  await user.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ ...stored, additionalCompOffForOvertimeHours: false }]));
  await turn(/overtime hours/i);
  expect((await page.findByRole<HTMLInputElement>('textbox', { name: /^Minimum overtime hours for half day/ })).value).toBe('9h');
});

it('follows a field only where that one applies itself', async () => {
  const keys = ['facialRecognitionEnabled', 'enableLivenessDetection', 'numberOfChallenges'];
  const target: ScreenResource = { name: 'settings/core-hr/attendance-configuration', screen: screens.find(({ path }) => path === '/settings/core-hr/attendance-configuration')!, resource: attendanceConfiguration, siblings: [] };
  const stored = { facialRecognitionEnabled: true, enableLivenessDetection: true, numberOfChallenges: 2 };
  const { turn } = await open(target, some(attendanceConfiguration, keys), { record: { id: '7', version: 1, ...stored } });
  await page.findByText('Movements');
  await turn(/facial recognition/i);
  await waitFor(() => expect(page.queryByText('Movements')).toBeNull());
  await turn(/facial recognition/i);
  expect(await page.findByText('Movements')).toBeTruthy();
  expect(['numberOfChallenges', 'enableLivenessDetection'].map((key) => appliesTo('attendanceConfiguration', key, { ...stored, facialRecognitionEnabled: false }))).toEqual([false, false]);
});

it('reads what applies, and what holds a value though its reason is not seen', async () => {
  const whole = { name: 'All', coverage: 'ORGANIZATION', customGroup: null, status: 'ACTIVE', expiryType: 'NEVER', expiryDays: null, encashment: false, encashmentMode: null, additionalCompOffForOvertimeHours: true, minimumOvertimeHoursForFullDay: '8' };
  const shown = async (record: object): Promise<string[]> => {
    await renderForm(<RecordDetails resource={compOffConfiguration} screen={compOff.screen} record={{ ...record }} />);
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
  const asked = some(salaryComponent, salaryComponent.fields.filter(({ group }) => group === 'shares' || group === 'identity').map(({ key }) => key));
  const salary: ScreenResource = { name: 'settings/payroll/salary-components', screen: screens.find(({ path }) => path === '/settings/payroll/salary-components')!, resource: salaryComponent, siblings: [] };
  const { user } = await renderForm(<FormPage target={salary} rights={asked} record={undefined} defaults={{ type: 'EARNING' }} />);
  const shares = (): HTMLElement | null => page.queryByRole('heading', { name: 'Shares of retirals' });
  await page.findByRole('heading', { name: 'Component' });
  expect(shares()).toBeNull();
  await user.click(page.getByRole('combobox', { name: /^Type/ }));
  await user.click(await page.findByRole('option', { name: 'Retiral' }));
  expect(shares()).toBeTruthy();
});

it('marks a field as required for as long as another asks for it', async () => {
  const { choose } = await open(compOff, expiry, { defaults: { expiryType: 'NEVER', expiryDays: null } });
  await choose('After some days');
  expect((await page.findByRole('textbox', { name: /^Expires after/ })).getAttribute('aria-required')).toBe('true');
  expect(page.getByText('Expires after').textContent).toBe('Expires after * required');
  await choose('Never');
  expect(page.queryByText('Expires after')).toBeNull();
});

it('marks an end as required once there is a beginning, and no longer without it', async () => {
  const wage: ScreenResource = { name: 'settings/special-wages', screen: screens.find(({ path }) => path === '/settings/core-hr/special-wages')!, resource: specialWage, siblings: [] };
  const { user } = await open(wage, some(specialWage, ['fromTime', 'toTime']), { defaults: { fromTime: null, toTime: null } });
  const [from, to] = [await page.findByRole('textbox', { name: /^From/ }), page.getByRole('textbox', { name: /^To/ })];
  const asked = (): (string | null)[] => [from, to].map((input) => input.getAttribute('aria-required'));
  expect(asked()).toEqual([null, null]);
  await user.type(from, '22:00');
  await user.tab();
  await waitFor(() => expect(asked()).toEqual([null, 'true']));
  expect(page.getByText('To').textContent).toBe('To * required');
  await user.clear(from);
  await user.tab();
  await waitFor(() => expect(asked()).toEqual([null, null]));
  expect(page.getByText('To').textContent).toBe('To');
});

it('offers choices, limits and characters of an added field to the kinds that have them alone', async () => {
  const added: ScreenResource = { name: 'settings/general/custom-fields', screen: screens.find(({ path }) => path === '/settings/general/custom-fields')!, resource: formField, siblings: [] };
  const { user } = await open(added, some(formField, ['label', 'kind', 'choices', 'minimum', 'maximum', 'preset']));
  const choose = async (kind: string): Promise<void> => {
    await user.click(await page.findByRole('combobox', { name: /^Kind/ }));
    await user.click(await page.findByRole('option', { name: kind }));
  };
  const shown = (): readonly boolean[] => [/^Choices/, /^Minimum/, /^Characters allowed/].map((name) => page.queryByLabelText(name) !== null);
  await page.findByRole('combobox', { name: /^Kind/ });
  expect(shown()).toEqual([false, false, false]);
  for (const [kind, asked] of [['Text', [false, true, true]], ['Money', [false, true, false]], ['Date', [false, false, false]], ['Several of a list', [true, false, false]]] as const) {
    await choose(kind);
    expect(shown(), kind).toEqual(asked);
  }
  for (const asked of [page.getByRole('textbox', { name: /^Choices/ }), page.getByRole('combobox', { name: /^Kind/ })]) expect(asked.getAttribute('aria-required')).toBe('true');
});
