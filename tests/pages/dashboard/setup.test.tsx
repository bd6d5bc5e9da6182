// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupSteps } from '../../../src/domain/setup-steps.ts';
import { Dashboard } from '../../../src/console/dashboard/Dashboard.tsx';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { inShell } from '../shell/inShell.tsx';

const right = { view: true, add: true, update: true, delete: false, optionalChoice: false, scope: 'ALL' };
const administrator = { user: { userId: '1', employeeId: null, name: 'Ada Root', email: 'ada@acme.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false }, organisation: { code: 'acme', name: 'Acme', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' }, rights: { EMPLOYEES: right, LOCATIONS: right } };

let done: readonly string[] | Error = [];
const serve = async (_address: string, { body }: { body: string }): Promise<Response> => {
  const { query } = JSON.parse(body) as { query: string };
  if (query.includes('listMyPreferences')) return Response.json({ data: { listMyPreferences: { rows: [] } } });
  if (query.includes('getSetupProgress') && !(done instanceof Error)) {
    const isDone = (key: string): boolean => (done as readonly string[]).includes(key);
    return Response.json({ data: { answer: { steps: setupSteps.map(({ key }) => ({ step: key, isDone: isDone(key) })) } } });
  }
  return Response.json({ errors: [{ message: 'Not asked here', extensions: { code: 'BAD_USER_INPUT', errorCode: '_UH0001' } }], data: null });
};

beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  sessionState.set({ status: 'in', session: administrator as never });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => sessionState.set({ status: 'unknown' }));
});

it('leads to the first step that is left, says what it is for and how far the organisation is', async () => {
  done = ['ORGANISATION', 'LOCATIONS', 'DEPARTMENTS', 'DESIGNATIONS'];
  await inShell(<Dashboard />);
  const card = within(await screen.findByRole('region', { name: 'Getting started' }));
  expect(await card.findByRole('heading', { name: 'Bring in employees' })).toBeDefined();
  expect(card.getByText(/From a spreadsheet as you have it/)).toBeDefined();
  expect(card.getByRole('link', { name: 'Import' }).getAttribute('href')).toMatch(/\/core-hr\/employees\/import$/);
  expect(card.getByRole('link', { name: 'Start' }).getAttribute('href')).toMatch(/\/core-hr\/employees$/);
  expect(card.getByRole('progressbar', { name: 'Getting started' }).getAttribute('aria-valuetext')).toBe('4 of 14 done');
  expect(card.getByRole('link', { name: 'Bring in employees To do' }).getAttribute('aria-current')).toBe('step');
  expect(card.getByRole('link', { name: 'Add locations Done' }).getAttribute('href')).toMatch(/\/core-hr\/locations$/);
  expect(card.getAllByRole('list')).toHaveLength(5);
});

it.each([
  ['everything is set up', setupSteps.map(({ key }) => key)],
  ['it cannot be told', new Error('down')],
] as const)('is not there where %s', async (_when, those) => {
  done = those;
  await inShell(<Dashboard />);
  expect(await screen.findByRole('region', { name: 'To decide' }, { timeout: 10_000 })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});
