import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { leaveRecord, mayLeaveRecord } from '../../../src/console/resource/form/leaveRecord.ts';
import { analyst, screen } from './support/designation.ts';
import { renderForm, sessionWith } from './support/renderForm.tsx';

const open = (dataProvider: object, extra: object = {}) =>
  renderForm(<RecordForm screen={screen} />, { path: '/core-hr/designations/:id', address: '/core-hr/designations/412', dataProvider: { getOne: async () => ({ data: analyst }), ...dataProvider } as never, ...extra });

const probation = () => page.findByRole('textbox', { name: /^Probation days/ });

describe('Editing a designation', () => {
  afterEach(cleanup);

  it('shows title, code, sections and what each field holds', async () => {
    await open({});
    expect(await page.findByRole('heading', { level: 1, name: 'Payroll Analyst' })).toBeTruthy();
    expect(page.getByText('DSG-0412', { selector: 'span' })).toBeTruthy();
    expect(page.getByRole('heading', { level: 2, name: 'Probation and notice' })).toBeTruthy();
    expect((await probation()).getAttribute('value')).toBe('90');
    expect(page.getByRole('combobox', { name: /^Grade/ }).getAttribute('value')).toBe('Grade 5');
    expect(page.getByRole('switch', { name: /paid? .*employer|pay by employer/i }).getAttribute('aria-checked')).toBe('true');
    expect(page.getByText('Counted from the date of joining. A month is 30 days.')).toBeTruthy();
  });

  it('tells what changed and sends only that, with the version it started from', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...analyst, ...data, version: 6 }, meta: { changeSet: '77' } }));
    const { user } = await open({ update });
    const input = await probation();
    await user.clear(input);
    await user.type(input, '120');
    expect(page.getByText('was 90')).toBeTruthy();
    expect(page.getByText('1 unsaved change')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Undo' })).toBeTruthy();
    const params = update.mock.calls[0]?.[1] as unknown as { id: string; data: { probationDays: number }; previousData: { version: number; probationDays: number } };
    expect(params).toMatchObject({ id: '412', data: { probationDays: 120 }, previousData: { version: 5, probationDays: 90 } });
    expect(page.getByText('No unsaved changes')).toBeTruthy();
  });

  it('keeps what is typed while the answer is on its way, as a change that is not saved', async () => {
    const answer = Promise.withResolvers<void>();
    const update = vi.fn(async (_name: string, { data }: { data: object }) => {
      await answer.promise;
      return { data: { ...analyst, ...data, version: 6 }, meta: { changeSet: '77' } };
    });
    const { user } = await open({ update });
    await user.type(await probation(), '1');
    await user.keyboard('{Control>}s{/Control}');
    await user.type(page.getByRole('textbox', { name: /^Designation \*|^Designation required/ }), ' II');
    answer.resolve();
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
    expect(page.getByRole('textbox', { name: /^Designation \*|^Designation required/ }).getAttribute('value')).toBe('Payroll Analyst II');
    expect([(await probation()).getAttribute('value'), page.getByText('1 unsaved change').isConnected]).toEqual(['901', true]);
  });

  it('lets another record be typed over the one that is chosen', async () => {
    const lookup = vi.fn(async () => ({ rows: [{ id: '7', title: 'Grade 7', code: 'G7' }], total: 1 }));
    const { user } = await open({ lookup });
    const grade = await page.findByRole<HTMLInputElement>('combobox', { name: /^Grade/ });
    await user.click(grade);
    grade.select();
    await user.keyboard('Gra');
    expect(grade.value).toBe('Gra');
    await user.click(await page.findByRole('option', { name: /Grade 7/ }));
    expect(grade.value).toBe('Grade 7');
  });

  it('offers the records whose names begin with what is typed before those that have it within', async () => {
    const { user } = await open({ lookup: async () => ({ rows: [{ id: '1', title: 'Dyeing and finishing', code: 'DYE' }, { id: '2', title: 'Finance', code: 'FIN' }], total: 2 }) });
    const grade = await page.findByRole<HTMLInputElement>('combobox', { name: /^Grade/ });
    await user.click(grade);
    grade.select();
    await user.keyboard('fin');
    await waitFor(() => expect(page.getAllByRole('option').map((option) => option.textContent).slice(0, 2)).toEqual([expect.stringContaining('Finance'), expect.stringContaining('Dyeing')]));
  });

  it('sends one request when the keys to save are pressed twice during a slow save', async () => {
    let answer = (): void => undefined;
    const update = vi.fn((_name: string, { data }: { data: object }) => new Promise((resolve) => (answer = () => resolve({ data: { ...analyst, ...data, version: 6 }, meta: { changeSet: '77' } }))));
    const { user } = await open({ update });
    await user.type(await probation(), '1');
    await user.keyboard('{Control>}s{/Control}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(update).toHaveBeenCalled());
    await user.keyboard('{Control>}s{/Control}');
    answer();
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
    expect(update).toHaveBeenCalledOnce();
  });

  it('saves by the keys beside a list that fades out, and not under one that is open', async () => {
    const update = vi.fn(() => new Promise(() => undefined));
    const { user } = await open({ update: update as never });
    await user.type(await probation(), '1');
    const list = document.body.appendChild(document.createElement('div'));
    list.innerHTML = '<ul role="listbox"></ul>';
    await user.keyboard('{Control>}s{/Control}');
    expect(update).not.toHaveBeenCalled();
    list.setAttribute('aria-hidden', 'true');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    list.remove();
  });

  it('says so when there is nothing to save', async () => {
    const update = vi.fn();
    const { user } = await open({ update });
    await probation();
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect(await page.findByText('There are no changes to update')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  it('says what is wrong when a field is left, and takes it back as soon as it is right', async () => {
    const { user } = await open({});
    const input = await probation();
    await user.clear(input);
    await user.type(input, '-5');
    expect(page.queryByText('The value should be greater than or equal to 0.')).toBeNull();
    await user.tab();
    expect(await page.findByText('The value should be greater than or equal to 0.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The value should be greater than or equal to 0.');
    await user.clear(input);
    await user.type(input, '5');
    await waitFor(() => expect(page.queryByText('The value should be greater than or equal to 0.')).toBeNull());
  });

  it('sums up at the top what stands between the person and saving, and goes to the first field', async () => {
    const { user } = await open({});
    const input = await probation();
    await user.clear(input);
    await user.keyboard('{Control>}s{/Control}');
    const summary = await page.findByRole('alert');
    expect(within(summary).getByText('1 field needs a fix before this can be saved.')).toBeTruthy();
    expect(page.getByText('Probation Days is required')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    await user.click(within(summary).getByRole('link', { name: 'Probation days' }));
    expect(document.activeElement).toBe(input);
    expect(page.getByLabelText('1 field needs a fix')).toBeTruthy();
  });

  it('puts what the server refuses beside its field', async () => {
    const update = async () => {
      throw new HttpError('Designation Code and Designation Name combination already exists', 422, { errorCode: 'BAD_USER_INPUT', errors: { code: 'Designation Code and Designation Name combination already exists' } });
    };
    const { user } = await open({ update });
    const input = await page.findByRole('textbox', { name: /^Designation code/ });
    await user.clear(input);
    await user.type(input, 'DSG-1');
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Designation Code and Designation Name combination already exists'));
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('asks before Cancel drops what is typed, and leaves at once where nothing is', async () => {
    const { user } = await open({});
    const input = await probation();
    await user.clear(input);
    await user.type(input, '120');
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Are you sure to exit this form?' });
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(input.getAttribute('value')).toBe('120');
    await user.clear(input);
    await user.type(input, '90');
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    expect(await page.findByText('Elsewhere')).toBeTruthy();
  });

  it('asks before an undo takes the record away with what is not saved, and is left without another question', async () => {
    const { user, router } = await open({});
    const [list, id] = ['/core-hr/designations', '412'];
    window.history.replaceState(null, '', `/v3${list}/${id}`);
    expect(await mayLeaveRecord(list, id)).toBe(true);
    await user.type(await probation(), '1');
    expect(await mayLeaveRecord(list, '413')).toBe(true);
    for (const [button, isLeaving] of [['No', false], ['Yes', true]] as const) {
      const answer = mayLeaveRecord(list, id);
      await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: button }));
      expect(await answer).toBe(isLeaving);
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    }
    expect(leaveRecord(list, id, router.navigate as never)).toBe(true);
    await page.findByText('Elsewhere');
    window.history.replaceState(null, '', '/');
  });

  it('asks before a status changes', async () => {
    const update = vi.fn(async () => ({ data: { ...analyst, status: 'INACTIVE', version: 6 }, meta: { changeSet: '78' } }));
    const { user } = await open({ update });
    await user.click(await page.findByRole('radio', { name: 'Inactive' }));
    await user.click(page.getByRole('button', { name: 'Save' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Are you sure to change the status of Payroll Analyst?' });
    expect(update).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
  });

  it('shows plain text to someone who may not write', async () => {
    await open({}, { session: sessionWith({ DESIGNATIONS: { update: false } }) });
    expect(await page.findByRole('heading', { level: 1, name: 'Payroll Analyst' })).toBeTruthy();
    expect(page.queryAllByRole('textbox')).toHaveLength(0);
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(page.getByText('90 days')).toBeTruthy();
  });
});
