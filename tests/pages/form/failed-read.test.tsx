/** A read that fails later leaves what was read before, and a form that is being filled in; what is gone is said to be gone. */
import { cleanup, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { RecordPanel } from '../../../src/console/resource/panel/RecordPanel.tsx';
import { RecordView } from '../../../src/console/resource/show/RecordView.tsx';
import { broken, readAgain } from '../support/failingReads.ts';
import { analyst, resource, screen } from './support/designation.ts';
import { renderForm } from './support/renderForm.tsx';

let failure: Error | undefined;
const dataProvider = {
  getOne: async () => {
    if (failure) throw failure;
    return { data: analyst };
  },
  update: async (_name: string, { data }: { data: object }) => {
    await answer.promise;
    return { data: { ...analyst, ...data, version: 6 } };
  },
} as never;
const answer = Promise.withResolvers<void>();
const away = new HttpError('Bad gateway', 502, { errorCode: '', errors: {} });
const gone = new HttpError('No such record', 404, { errorCode: 'NOT_FOUND', errors: {} });

beforeEach(() => {
  failure = undefined;
  vi.stubGlobal('fetch', async () => broken());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const closed = vi.fn();
const Panel = () => {
  use(printedMetadata.screenResource('core-hr/designations'));
  return <RecordPanel resource={resource} screen={screen} id="412" onClose={closed} />;
};
const View = () => <RecordView target={use(printedMetadata.screenResource('core-hr/designations'))} id="412" />;
const editing = async () => {
  const { user } = await renderForm(<Suspense><Panel /></Suspense>, { dataProvider });
  await user.click(await page.findByRole('button', { name: 'Edit' }));
  const days = await page.findByRole('textbox', { name: /^Probation days/ });
  await user.clear(days);
  await user.type(days, '120');
  return days;
};

describe('A record that is read again and cannot be', () => {
  it('keeps in the panel what is being typed, and the focus', async () => {
    const days = await editing();
    failure = away;
    await readAgain();
    expect([days.isConnected, days.getAttribute('value'), document.activeElement === days]).toEqual([true, '120', true]);
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('stays open with what was typed while it was being saved', async () => {
    const days = await editing();
    const user = userEvent.setup();
    await user.keyboard('{Control>}s{/Control}');
    await user.type(days, '1');
    answer.resolve();
    expect(await page.findByText('Payroll Analyst saved')).toBeTruthy();
    expect([days.isConnected, days.getAttribute('value'), page.getByText('1 unsaved change').isConnected]).toEqual([true, '1201', true]);
  });

  it('is edited again in the panel with what was typed when the session ended', async () => {
    await editing();
    forgetSession({ status: 'out', isExpired: true });
    cleanup();
    await renderForm(<Suspense><Panel /></Suspense>, { dataProvider, draft: { ...sessionStorage } });
    expect((await page.findByRole('textbox', { name: /^Probation days/ })).getAttribute('value')).toBe('120');
    expect(page.getByText('Your unsaved changes from before you were signed out are back.')).toBeTruthy();
  });

  it('keeps it as well when somebody deleted the record meanwhile', async () => {
    const days = await editing();
    failure = gone;
    await readAgain();
    expect([days.isConnected, days.getAttribute('value')]).toEqual([true, '120']);
  });

  it('stays on its page while the server is away, and is gone once it says so', async () => {
    await renderForm(<Suspense><View /></Suspense>, { dataProvider });
    expect(await page.findByRole('heading', { level: 1, name: 'Payroll Analyst' })).toBeTruthy();
    failure = away;
    await readAgain();
    expect(page.getByRole('heading', { level: 1, name: 'Payroll Analyst' })).toBeTruthy();
    failure = gone;
    await readAgain();
    expect(page.queryByRole('heading', { level: 1, name: 'Payroll Analyst' })).toBeNull();
    expect(page.getByRole('alert').textContent).toMatch(/no longer|not found|does not exist|gone/i);
  });

  it('says in the panel that a record is not there or not open, which trying again does not change, and closes', async () => {
    failure = gone;
    const { user } = await renderForm(<Suspense><Panel /></Suspense>, { dataProvider });
    expect(await page.findByRole('heading', { name: 'Record not found' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Close' }));
    await user.click(page.getByRole('button', { name: /^Go to / }));
    expect(closed).toHaveBeenCalledTimes(2);
  });
});
