/** What is done with people who join: how a dialog is left, and where undoing leads. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { individualDialog } from '../../../src/console/recruitment/joining/IndividualDialog.tsx';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { forgetChanges } from '../../../src/console/shell/changes.ts';
import { Progress } from '../../../src/console/recruitment/joining/Progress.tsx';
import { IndividualHead } from '../../../src/console/recruitment/joining/IndividualHead.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { ActDialogProps } from '../../../src/console/resource/acts/recordAct.ts';

const target = { name: 'OnboardingIndividual', screen: { path: '/onboarding/individuals', form: 'ONBOARDING_INDIVIDUALS' }, resource: { type: 'OnboardingIndividual', endpoint: 'onboarding' } } as unknown as ActDialogProps['target'];

beforeEach(() => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const answer = body.includes('undoChangeSet') ? { undoChangeSet: { errorCode: '', message: '', changeSet: '101' } } : { answer: { errorCode: '', message: '', changeSet: '100', employeeId: 63, employeeNumber: '1063' } };
    return new Response(JSON.stringify({ data: answer }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  forgetChanges();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const shown = async (key: 'make' | 'cancel') => {
  await needMessages('pages', 'forms', 'errors');
  const Dialog = individualDialog(key);
  const Opened = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <Dialog target={target} ids={['6']} onClose={() => setOpen(false)} onDone={() => setOpen(false)} /> : null;
  };
  const rendered = await renderForm(<Opened />, { path: '*', address: '/onboarding/individuals/6', dataProvider: { getOne: (async () => ({ data: { id: '6', version: 1, name: 'Étienne Mathieu', status: 'SUBMITTED' } })) as never } });
  await page.findByText(/Étienne Mathieu/);
  return rendered;
};

it('offers to go back where the act itself is a cancellation', async () => {
  await shown('cancel');
  expect(page.getByRole('button', { name: 'Cancel onboarding' })).toBeTruthy();
  expect(page.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('leads back to who joins when the employee is undone on their page', async () => {
  const { user, router } = await shown('make');
  await user.click(page.getByRole('button', { name: 'Make employee' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/employees/63'));
  window.history.replaceState(null, '', '/v3/core-hr/employees/63');
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/individuals/6'));
});

it('leaves whoever has gone elsewhere where they are when the employee is undone', async () => {
  const { user, router } = await shown('make');
  await user.click(page.getByRole('button', { name: 'Make employee' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/core-hr/employees/63'));
  window.history.replaceState(null, '', '/v3/core-hr/employees/631');
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByText(/^Undone/);
  expect(router.state.location.pathname).toBe('/core-hr/employees/63');
});

it('tells whoever may not make an employee that somebody else does', async () => {
  const head = async (add: boolean) => {
    cleanup();
    await needMessages('pages', 'forms', 'errors', 'onboarding');
    await renderForm(<IndividualHead target={await printedMetadata.screenResource('onboarding/individuals')} record={{ id: '6', version: 1, name: 'Étienne Mathieu', status: 'SUBMITTED' } as never} />, { session: sessionWith({ EMPLOYEES: { add } }) });
    return (await page.findByText(/has sent their part/)).textContent;
  };
  expect(await head(true)).toMatch(/then make the employee\.$/);
  expect(await head(false)).toMatch(/Whoever may add employees then makes the employee\.$/);
});

it('tells of a first day that has come when it has where the organisation is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T20:00:00Z') });
  await needMessages('pages', 'forms', 'errors', 'onboarding');
  for (const [joiningDate, isLate] of [['2026-11-30', true], ['2026-12-01', false]] as const) {
    await renderForm(<IndividualHead target={await printedMetadata.screenResource('onboarding/individuals')} record={{ id: '6', version: 1, name: 'Étienne Mathieu', status: 'INVITED', joiningDate } as never} />);
    await page.findByText(/2026\/1[12]\//);
    expect(page.queryAllByText(/^The first day has come, and/).length > 0).toBe(isLate);
    cleanup();
  }
  vi.useRealTimers();
});

it('says of an employee whose first day is to come that they join then', async () => {
  await needMessages('pages', 'onboarding');
  const target = await printedMetadata.screenResource('onboarding/onboarded-individuals');
  for (const [joiningDate, words] of [['2099-12-01', 'Joins on 2099/12/01'], ['2020-12-01', 'Joined on 2020/12/01']] as const) {
    cleanup();
    await renderForm(<IndividualHead target={target} record={{ id: '6', version: 1, name: 'Étienne Mathieu', status: 'ONBOARDED', joiningDate } as never} />);
    expect(await page.findByText(words), words).toBeTruthy();
  }
});

it('says that only what is required is counted, above a checklist with what is merely asked for as well', async () => {
  await needMessages('pages');
  await renderForm(<Progress done={5} of={9} />);
  expect(page.getByText('5 of 9 required')).toBeTruthy();
});
