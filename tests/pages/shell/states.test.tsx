// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from 'react-admin';
import { ChunkFailure } from '../../../src/console/shell/states/ChunkFailure.tsx';
import { chunkProblemOf } from '../../../src/console/shell/states/chunkProblemOf.ts';
import { EmptyState } from '../../../src/console/shell/states/EmptyState.tsx';
import { ErrorState } from '../../../src/console/shell/states/ErrorState.tsx';
import { FormDenied } from '../../../src/console/shell/states/FormDenied.tsx';
import { NoResultState } from '../../../src/console/shell/states/NoResultState.tsx';
import { requestIdOf } from '../../../src/console/shell/states/requestIdOf.ts';
import { AccessDenied } from '../../../src/console/shell/states/AccessDenied.tsx';
import { ScreenGate } from '../../../src/console/shell/ScreenGate.tsx';
import { screenOf } from '../../../src/console/shell/screenOf.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { inShell } from './inShell.tsx';

afterEach(cleanup);

describe('states', () => {
  it('offers the act that ends an emptiness, or says why it cannot be done', async () => {
    const run = vi.fn();
    await inShell(<EmptyState title="No grades yet" action={{ label: 'Add grade', run }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add grade' }));
    expect(run).toHaveBeenCalledOnce();
    cleanup();
    await inShell(<EmptyState action={{ label: 'Refresh', run, disabledReason: 'Wait a minute' }} />);
    expect(screen.getByRole('heading', { name: 'No records found' })).toBeDefined();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByText('Wait a minute')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not say that who may look at a form may not view it', async () => {
    await inShell(<AccessDenied missing="write" form="Import / Update Designation" />);
    expect(screen.getByRole('heading', { name: 'You can’t open Import / Update Designation' })).toBeDefined();
    expect(screen.getByText(/^Your role may look at these records and not do this\./)).toBeDefined();
    expect(screen.queryByText(/no view right/)).toBeNull();
  });

  it('says that the right to add is missing to who may look at a form and not add to it', async () => {
    await inShell(<AccessDenied missing="add" form="Designations" />);
    expect(screen.getByRole('heading', { name: 'You can’t add to Designations' })).toBeDefined();
    expect(screen.getByText(/^Your role may look at these records; the right to add is missing\./)).toBeDefined();
    expect(screen.queryByText(/no view right/)).toBeNull();
  });

  it('names the filters of an empty result and clears them', async () => {
    const onClear = vi.fn();
    await inShell(<NoResultState filters={3} onClear={onClear} />);
    expect(screen.getByText('Nothing matches these 3 filters.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('shows the number of a failed request to copy, and another try', async () => {
    const onRetry = vi.fn();
    const error = new HttpError('Grades did not load.', 500, { extensions: { requestId: '7F3A-91' } });
    await inShell(<ErrorState error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Grades did not load.');
    expect(screen.getByText('Request 7F3A-91')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('copies the number also where the address is not secure, and says where it could not', async () => {
    const copied: string[] = [];
    let isAllowed = true;
    const execCommand = (): boolean => {
      if (isAllowed) document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData: (_kind: string, text: string) => copied.push(text) } }));
      return isAllowed;
    };
    Object.assign(document, { execCommand });
    const user = userEvent.setup();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    await inShell(<ErrorState error={new HttpError('No.', 500, { extensions: { requestId: '7F3A-91' } })} onRetry={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Copy the number of the request' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(copied).toEqual(['7F3A-91']);
    isAllowed = false;
    await user.click(screen.getByRole('button', { name: 'Copy the number of the request' }));
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('says what did not load in the caller’s words, and why it cannot be tried again yet', async () => {
    const onRetry = vi.fn();
    await inShell(<ErrorState error={new Error('x')} title="No figures" message="They are being counted." onRetry={onRetry} retryDisabledReason="Wait a minute" />);
    expect(screen.getByRole('heading', { name: 'No figures' })).toBeDefined();
    expect(screen.getByText('They are being counted.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('finds the request number wherever the client packed it', () => {
    expect(requestIdOf({ body: { graphQLErrors: [{ extensions: { requestId: 'a' } }] } })).toBe('a');
    expect(requestIdOf(new Error('plain'))).toBeUndefined();
  });

  it('says which form is closed, by which role and who decides, takes a request and says when it was made, also after a reload', async () => {
    let status: string | null = null;
    const answered: string[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: { formId: number } };
      const root = query.includes('mutation') ? 'requestRights' : 'myAccessRequest';
      answered.push(`${root} ${variables.formId}`);
      if (root === 'requestRights') status = 'PENDING';
      const row = { status, requestedAt: status && '2026-11-20T09:00:00Z', decidedBy: null, reason: null, deciders: ['Meera Krishnan'], roles: ['Line manager'] };
      return new Response(JSON.stringify({ data: { [root]: row } }), { headers: { 'content-type': 'application/json' } });
    });
    await inShell(<FormDenied form="SALARY_DETAILS" name="Salary details" />);
    expect(screen.getByRole('heading', { name: 'You can’t open Salary details' })).toBeDefined();
    expect(await screen.findByText(/^Your role, Line manager, has no view right/)).toBeDefined();
    expect(screen.getByText('Meera Krishnan').parentElement?.textContent).toBe('Meera Krishnan decides on this form');
    await userEvent.click(screen.getByRole('button', { name: 'Request Access' }));
    expect(await screen.findByText(/^Requested on November 20, 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Request Access' })).toBeNull();
    cleanup();
    await inShell(<FormDenied form="SALARY_DETAILS" name="Salary details" />);
    expect(await screen.findByText(/^Requested on November 20, 2026/)).toBeDefined();
    expect(new Set(answered)).toEqual(new Set(['myAccessRequest 207', 'requestRights 207']));
    vi.unstubAllGlobals();
  });

  it('leads whom home itself is closed to what is open, from home at once and from elsewhere by a link', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { answer: null } }), { headers: { 'content-type': 'application/json' } }));
    const viewing = (...forms: readonly string[]) => sessionState.set({ status: 'in', session: { user: { userId: '7' }, organisation: { name: 'Northwind Textiles' }, rights: Object.fromEntries(forms.map((form) => [form, { view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' }])) } } as never);
    viewing('GRADES');
    const Address = () => <p>{useLocation().pathname}</p>;
    await inShell(<><ScreenGate screen={screenOf('/')!}>Dashboard</ScreenGate><Address /></>);
    expect(await screen.findByText('/core-hr/grades')).toBeDefined();
    cleanup();
    await inShell(<FormDenied form="LOCATIONS" name="Locations" />);
    expect((await screen.findByRole('link', { name: 'Go to Grades' })).getAttribute('href')).toBe('/core-hr/grades');
    expect(screen.queryByRole('link', { name: 'Go to Home' })).toBeNull();
    cleanup();
    viewing('DASHBOARD', 'GRADES');
    await inShell(<FormDenied form="LOCATIONS" name="Locations" />);
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeDefined();
    cleanup();
    viewing();
    await inShell(<><ScreenGate screen={screenOf('/')!}>Dashboard</ScreenGate><Address /></>);
    expect(screen.getByText('/')).toBeDefined();
    sessionState.set({ status: 'unknown' } as never);
    vi.unstubAllGlobals();
  });

  it('tells the failed part of the console with its type and address', async () => {
    const problem = chunkProblemOf(new TypeError('Failed to fetch dynamically imported module: https://t.example/v3/assets/List-1.js'));
    expect(problem).toEqual({ isStyle: false, type: 'missing', address: 'https://t.example/v3/assets/List-1.js' });
    expect(chunkProblemOf(new Error('Unable to preload CSS for /v3/assets/a.css'))?.isStyle).toBe(true);
    expect(chunkProblemOf(new Error('anything else'))).toBeUndefined();
    if (problem) await inShell(<ChunkFailure problem={problem} />);
    expect(screen.getByRole('heading', { name: 'Loading chunk failed' })).toBeDefined();
    expect(screen.getByText('missing: https://t.example/v3/assets/List-1.js')).toBeDefined();
  });
});
