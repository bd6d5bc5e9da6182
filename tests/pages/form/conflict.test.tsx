import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { analyst, screen } from './support/designation.ts';
import { renderForm } from './support/renderForm.tsx';

type Params = { readonly data: Record<string, unknown>; readonly previousData: { readonly version: number } };

const refuse = () => new HttpError('Someone saved meanwhile', 409, { errorCode: 'CONFLICT', errors: {}, current: {} });

const open = async (theirs: object) => {
  const getOne = vi.fn(async () => ({ data: getOne.mock.calls.length > 1 ? { ...analyst, version: 6, updatedBy: 'Tomás Rivera', ...theirs } : analyst }));
  const update = vi.fn(async (_name: string, { data, previousData }: Params) => {
    if (previousData.version === 5) throw refuse();
    return { data: { ...analyst, ...data, version: 7 }, meta: { changeSet: '79' } };
  });
  const shown = await renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', dataProvider: { getOne, update } as never });
  const input = await page.findByRole('textbox', { name: /^Probation days/ });
  await shown.user.clear(input);
  await shown.user.type(input, '120');
  await shown.user.click(page.getByRole('button', { name: 'Save' }));
  return { ...shown, update };
};

describe('Two editors of one record', () => {
  afterEach(cleanup);

  it('shows both values of a field that both changed, and saves the chosen one on the new version', async () => {
    const { user, update } = await open({ probationDays: 60 });
    const dialog = await page.findByRole('dialog', { name: 'Tomás Rivera saved this record meanwhile' });
    expect(within(dialog).getByRole('group', { name: 'Probation days' })).toBeTruthy();
    expect(within(dialog).getByText('120 days')).toBeTruthy();
    expect(within(dialog).getByText('60 days')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { probationDays: 120 }, previousData: { version: 6 } });
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
  });

  it('shows what the other one saved where that is chosen, with nothing left to save', async () => {
    const { user, update } = await open({ probationDays: 60 });
    await user.click(within(await page.findByRole('dialog', { name: 'Tomás Rivera saved this record meanwhile' })).getByText('60 days'));
    await user.click(page.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
    expect([page.getByText('No unsaved changes').isConnected, page.getByRole('textbox', { name: /^Probation days/, hidden: true }).getAttribute('value')]).toEqual([true, '60']);
  });

  it('keeps both changes without asking when they are of different fields', async () => {
    const { update } = await open({ title: 'Payroll Specialist' });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { probationDays: 120, title: 'Payroll Specialist' }, previousData: { version: 6 } });
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

describe('What was typed before the session ended', () => {
  afterEach(cleanup);

  const back = async (theirs: object, typed: object) => {
    const draft = { 'draft:1:core-hr/designations:412': JSON.stringify({ ...analyst, gradeId: '5', ...typed }), 'draft:1:core-hr/designations:412:begun': JSON.stringify(analyst) };
    const now = { ...analyst, version: 6, updatedBy: 'Tomás Rivera', ...theirs };
    const update = vi.fn(async (_name: string, { data, previousData }: Params) => {
      if (previousData.version === 5) throw refuse();
      return { data: { ...analyst, ...data, version: 7 }, meta: { changeSet: '79' } };
    });
    const { user } = await renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', draft, dataProvider: { getOne: async () => ({ data: now }), update } as never });
    await page.findByText('Your unsaved changes from before you were signed out are back.');
    await user.click(page.getByRole('button', { name: 'Save' }));
    return { user, update };
  };

  it('takes back nothing that somebody else saved meanwhile', async () => {
    const { update } = await back({ title: 'Payroll Specialist' }, { probationDays: 120 });
    expect(await page.findByText('Payroll Specialist saved')).toBeTruthy();
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({ data: { probationDays: 120, title: 'Payroll Specialist' }, previousData: { version: 6 } });
    expect(page.queryByText('Your unsaved changes from before you were signed out are back.')).toBeNull();
  });

  it('asks where both changed one field', async () => {
    await back({ probationDays: 60 }, { probationDays: 120 });
    expect(await page.findByRole('dialog', { name: 'Tomás Rivera saved this record meanwhile' })).toBeTruthy();
  });
});

it('does not take an own save whose answer was lost for somebody else’s', async () => {
  let now: Omit<typeof analyst, 'version'> & { readonly version: number } = analyst;
  const update = vi.fn(async (_name: string, { data, previousData }: Params) => {
    if (previousData.version !== now.version) throw refuse();
    now = { ...analyst, ...data, version: now.version + 1, updatedBy: 'Meera Krishnan' };
    if (now.version === 6) throw new HttpError('Failed to fetch', 0, { errorCode: '', errors: {} });
    return { data: now, meta: { changeSet: '79' } };
  });
  const { user } = await renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', dataProvider: { getOne: async () => ({ data: now }), update } as never });
  const input = await page.findByRole('textbox', { name: /^Probation days/ });
  for (const days of ['120', '100']) {
    await user.clear(input);
    await user.type(input, days);
    await user.click(page.getByRole('button', { name: 'Save' }));
  }
  expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
  expect([page.queryByRole('dialog'), now]).toMatchObject([null, { probationDays: 100, version: 7 }]);
  cleanup();
});

it('saves what is typed back to what it was, where the server holds a save whose answer was lost', async () => {
  let now: Record<string, unknown> = { ...analyst };
  const update = vi.fn(async (_name: string, { data, previousData }: Params) => {
    if (previousData.version !== now.version) throw refuse();
    now = { ...now, ...data, version: previousData.version + 1 };
    if (now.version === 6) throw new HttpError('Failed to fetch', 0, { errorCode: '', errors: {} });
    return { data: now, meta: { changeSet: '79' } };
  });
  const { user } = await renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', dataProvider: { getOne: async () => ({ data: now }), update } as never });
  const input = await page.findByRole<HTMLInputElement>('textbox', { name: /^Probation days/ });
  const before = input.value;
  const save = async (days: string): Promise<void> => {
    await user.clear(input);
    if (days !== '') await user.type(input, days);
    await user.click(page.getByRole('button', { name: 'Save' }));
  };
  await save('120');
  await waitFor(() => expect(now['probationDays']).toBe(120));
  await save(before);
  expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
  expect([now['probationDays'], now.version]).toEqual([before === '' ? null : Number(before), 7]);
  cleanup();
});

it('says a refusal that has nothing to do with other changes once, and saves no second time by itself', async () => {
  const update = vi.fn(async () => {
    throw new HttpError('Nobody could change roles any more.', 409, { errorCode: 'LAST_ADMINISTRATOR', errors: {} });
  });
  const { user } = await renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', dataProvider: { getOne: async () => ({ data: analyst }), update } as never });
  const input = await page.findByRole('textbox', { name: /^Probation days/ });
  await user.clear(input);
  await user.type(input, '120');
  await user.click(page.getByRole('button', { name: 'Save' }));
  expect((await page.findAllByText(/Nobody could change roles any more\./)).length).toBeGreaterThan(0);
  expect(update).toHaveBeenCalledTimes(1);
  expect((input as HTMLInputElement).value).toBe('120');
});
