import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { changeHistory, forgetChanges, push } from '../../../src/console/shell/changes.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { analyst, screen } from './support/designation.ts';
import { renderForm, sessionWith } from './support/renderForm.tsx';

const open = (dataProvider: object = {}, extra: object = {}) => renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/create', dataProvider: { ...dataProvider } as never, ...extra });

describe('Adding a designation', () => {
  afterEach(cleanup);

  it('starts with the defaults and says everything that is missing', async () => {
    const create = vi.fn();
    const { user } = await open({ create });
    expect((await page.findByRole('textbox', { name: /^Probation days/ })).getAttribute('value')).toBe('90');
    expect(page.getByRole('radio', { name: 'Active' }).getAttribute('aria-checked')).toBe('true');
    await user.click(page.getByRole('button', { name: 'Add designation' }));
    const summary = await page.findByRole('alert');
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Designation code', 'Designation', 'Level', 'Grade']);
    expect(page.getByText('Designation Code is required')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('tells what is wrong with a field that is left by a press once that press is over, so that nothing moves from under it', async () => {
    const { user } = await open();
    await user.click(await page.findByRole('textbox', { name: /^Designation code/ }));
    const add = page.getByRole('button', { name: 'Add designation' });
    await user.pointer({ keys: '[MouseLeft>]', target: add });
    await act(async () => new Promise((settle) => setTimeout(settle, 50)));
    expect(page.queryByText('Designation Code is required')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: page.getByRole('heading', { level: 1 }) });
    expect(await page.findByText('Designation Code is required')).toBeTruthy();
  });

  it('finds a reference by search and goes to the record once it is added', async () => {
    const lookup = vi.fn(async ({ type }: { type: string }, { search = '' }: { search?: string }) => {
      const rows = type === 'Grade' ? [{ id: '5', title: 'Grade 5', code: 'G5' }, { id: '6', title: 'Grade 6', code: 'G6' }] : [{ id: '3', title: 'Specialist', code: 'L3' }];
      return { rows: rows.filter(({ title }) => title.includes(search)), total: rows.length };
    });
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...analyst, ...data, id: '500' }, meta: { changeSet: '80' } }));
    const { user, router } = await open({ lookup, create });
    await user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'DSG-0500');
    await user.type(page.getByRole('textbox', { name: /^Designation \*|^Designation required/ }), 'Weaver');
    await user.click(page.getByRole('combobox', { name: /^Level/ }));
    await user.click(await page.findByRole('option', { name: /Specialist/ }));
    const grade = page.getByRole('combobox', { name: /^Grade/ });
    await user.type(grade, 'Grade 6');
    await page.findByRole('option', { name: /G6/ });
    expect(page.queryByRole('option', { name: /Grade 5/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(grade.getAttribute('value')).toBe('Grade 6');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/designations/500'));
    expect(create.mock.calls[0]?.[1]).toMatchObject({ data: { code: 'DSG-0500', title: 'Weaver', levelId: '3', gradeId: '6', probationDays: 90 } });
  });

  it('adds one record where the answer was lost and something else is typed before the next try', async () => {
    let added: object | undefined;
    const acts: unknown[] = [];
    const create = vi.fn(async (_name: string, { data, meta }: { data: object; meta?: { act?: string } }) => {
      acts.push(meta?.act);
      if (added && JSON.stringify(added) !== JSON.stringify(data)) throw new HttpError('With other values', 409, { errorCode: 'KEY_REUSED', errors: {} });
      const isFirst = added === undefined;
      added = data;
      if (isFirst) throw new HttpError('Failed to fetch', 0, { errorCode: '', errors: {} });
      return { data: { ...analyst, ...data, id: '500' }, meta: { changeSet: '80' } };
    });
    const { user, router } = await open({}, { address: '/core-hr/designations/create?duplicate=412', also: '/core-hr/designations/:id', dataProvider: { create, getOne: async () => ({ data: { ...analyst, id: '500' } }) } });
    await user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'DSG-0500');
    await user.keyboard('{Control>}s{/Control}');
    await user.type(page.getByRole('textbox', { name: /^Probation days/ }), '1');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/designations/500'));
    expect(await page.findByText('1 unsaved change')).toBeTruthy();
    expect([added, new Set(acts).size]).toMatchObject([{ probationDays: 90 }, 1]);
  });

  describe('while the answer is on its way', () => {
    const adding = async () => {
      const answer = Promise.withResolvers<void>();
      const create = vi.fn(async (_name: string, { data }: { data: object }) => {
        await answer.promise;
        return { data: { ...analyst, ...data, id: '500' }, meta: { changeSet: '80' } };
      });
      const shown = await open({}, { address: '/core-hr/designations/create?duplicate=412', also: '/core-hr/designations/:id', dataProvider: { create, getOne: async () => ({ data: { ...analyst, id: '500' } }) } });
      await shown.user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'DSG-0500');
      await shown.user.keyboard('{Control>}s{/Control}');
      return { ...shown, answer };
    };

    it('keeps what is typed for the form of the record', async () => {
      const { user, router, answer } = await adding();
      await user.type(page.getByRole('textbox', { name: /^Probation days/ }), '1');
      answer.resolve();
      await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/designations/500'));
      expect(await page.findByText('1 unsaved change')).toBeTruthy();
      expect(page.getByRole('textbox', { name: /^Probation days/ }).getAttribute('value')).toBe('901');
    });

    it('leaves whoever has gone elsewhere where they are', async () => {
      const { user, router, answer } = await adding();
      await act(async () => void router.navigate('/elsewhere'));
      await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
      expect(await page.findByText('Elsewhere')).toBeTruthy();
      await act(async () => answer.resolve());
      expect(router.state.location.pathname).toBe('/elsewhere');
    });
  });

  it('offers what is in use alone, also of what was chosen lately', async () => {
    localStorage.setItem('recent.Grade', JSON.stringify([{ id: '6', title: 'Grade 6' }]));
    const all = [{ id: '5', title: 'Grade 5', inUse: true }, { id: '6', title: 'Grade 6', inUse: false }];
    const lookup = vi.fn(async (_target: object, { ids, inUse = false }: { ids?: readonly string[]; inUse?: boolean }) => {
      const rows = all.filter((one) => (!inUse || one.inUse) && (ids === undefined || ids.includes(one.id))).map(({ id, title }) => ({ id, title }));
      return { rows, total: rows.length };
    });
    const { user } = await open({ lookup });
    await user.click(await page.findByRole('combobox', { name: /^Grade/ }));
    await page.findByRole('option', { name: /Grade 5/ });
    expect(page.queryByRole('option', { name: /Grade 6/ })).toBeNull();
    localStorage.removeItem('recent.Grade');
  });

  it('leads to the list once what was added is undone, from its page and its panel, and from nowhere else', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...analyst, ...data, id: '500' }, meta: { changeSet: '80' } }));
    const { user, router } = await open({ create, getOne: async () => ({ data: analyst }) }, { address: '/core-hr/designations/create?duplicate=412' });
    await user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'DSG-0500');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/designations/500'));
    // The data provider notes the change once its label is there.
    push('80', 'core-hr', 'Add designation');
    const undone = () => changeHistory.get().done[0]!.leave!();
    const at = (address: string): void => window.history.replaceState(null, '', `/v3${address}`);
    at('/core-hr/designations/5001');
    expect(undone()).toBe(false);
    at('/core-hr/designations?record=412');
    expect(undone()).toBe(false);
    expect(router.state.location.pathname).toBe('/core-hr/designations/500');
    at('/core-hr/designations/500');
    expect(undone()).toBe(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/designations'));
    at('/core-hr/designations?search=x&record=500');
    expect(undone()).toBe(true);
    await waitFor(() => expect(router.state.location.search).toBe('?search=x'));
    at('/');
    forgetChanges();
  });

  it('starts from another record without the code that nobody shares', async () => {
    await open({ getOne: async () => ({ data: analyst }) }, { address: '/core-hr/designations/create?duplicate=412' });
    expect((await page.findByRole('textbox', { name: /^Designation \*|^Designation required/ })).getAttribute('value')).toBe('Payroll Analyst');
    expect(page.getByRole('textbox', { name: /^Designation code/ }).getAttribute('value')).toBe('');
    expect(page.getByRole('combobox', { name: /^Grade/ })).toBeTruthy();
  });

  const leaveUnsaved = async () => {
    const shown = await open();
    await shown.user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'X');
    await act(async () => void shown.router.navigate('/elsewhere'));
    return { ...shown, dialog: await page.findByRole('alertdialog', { name: 'Are you sure to exit this form?' }) };
  };

  it('asks before unsaved changes are left, and stays on No', async () => {
    const { user, router, dialog } = await leaveUnsaved();
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 });
    expect(router.state.location.pathname).toBe('/core-hr/designations/create');
    // jsdom ends no transition, so the page behind the dialog may still be hidden from assistive technology; the journeys in a browser hold that.
    expect((await page.findByRole('textbox', { name: /^Designation code/, hidden: true })).getAttribute('value')).toBe('X');
  });

  it('leaves unsaved changes on Yes', async () => {
    const { user, dialog } = await leaveUnsaved();
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await page.findByText('Elsewhere')).toBeTruthy();
  });

  it('keeps what was typed when the session ends, for the next time', async () => {
    const { user } = await open();
    await user.type(await page.findByRole('textbox', { name: /^Designation code/ }), 'DSG-9');
    forgetSession({ status: 'out' });
    expect(JSON.parse(sessionStorage.getItem('draft:1:core-hr/designations:new') ?? '{}')).toMatchObject({ code: 'DSG-9' });
  });

  it('brings a kept draft back and says so', async () => {
    const kept = JSON.stringify({ code: 'DSG-9' });
    const { user } = await open({}, { draft: { 'draft:1:core-hr/designations:new': kept } });
    const input = await page.findByRole('textbox', { name: /^Designation code/ });
    await waitFor(() => expect(input.getAttribute('value')).toBe('DSG-9'));
    expect(page.getByText('Your unsaved changes from before you were signed out are back.')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(input.getAttribute('value')).toBe(''));
  });

  it('speaks Japanese', async () => {
    const { user } = await open({}, { language: 'ja', session: sessionWith() });
    await user.click(await page.findByRole('button', { name: '役職を追加' }));
    expect(await page.findByText('役職コードは必須です')).toBeTruthy();
  });
});
