// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTellFailure } from '../../../src/console/shell/failure/useTellFailure.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { userAddress } from '../../../src/console/providers/userAddress.ts';
import { closeSnackbar, snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { inShell } from './inShell.tsx';
import type { FailureContext } from '../../../src/console/shell/failure/useTellFailure.ts';

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  sessionState.set({ status: 'in', session: {} as never });
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    logged.push((JSON.parse(body) as { variables: { errorMessage: string } }).variables.errorMessage);
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  act(closeSnackbar);
  cleanup();
  vi.unstubAllGlobals();
});

const Teller = ({ error, context }: { readonly error: unknown; readonly context: FailureContext | undefined }) => {
  const tell = useTellFailure();
  return <button type="button" onClick={() => tell(error, context)}>go</button>;
};

const told = async (error: unknown, context?: FailureContext): Promise<{ text: string; duration: number | null | undefined }> => {
  await inShell(<Teller error={error} context={context} />);
  act(() => screen.getByText('go').click());
  await waitFor(() => expect(snackbar.get()).toBeDefined());
  return { text: snackbar.get()?.message ?? '', duration: snackbar.get()?.duration };
};

const graphql = (message: string, extensions: object = {}) => new HttpError(message, 200, { graphQLErrors: [{ message, path: ['saveThing'], extensions }] });

describe('the central error handler', () => {
  it('quotes the sentence of a code, as a warning of 5 s', async () => {
    expect(await told(graphql('x', { code: 'INTERNAL_SERVER_ERROR', errorCode: '_DB0000' }))).toEqual({ text: "It's us! There seems to be some technical difficulties. Please try after some time - _DB0000.", duration: 5000 });
    expect(snackbar.get()?.type).toBe('warning');
  });

  it.each([['_DB0100', 'view'], ['_DB0101', 'add'], ['_DB0102', 'update'], ['_DB0103', 'delete']])('%s names the right and ends with the code', async (code, right) => {
    expect((await told(graphql('x', { code: 'FORBIDDEN', errorCode: code }))).text).toMatch(new RegExp(`${right} access rights.*HR administrator - ${code}\\.`));
  });

  it('says an unknown code with the words of the server and the code', async () => {
    expect((await told(graphql('The ledger is closed', { code: 'BAD_USER_INPUT', errorCode: 'XY0042' }))).text).toBe('The ledger is closed - XY0042.');
  });

  it('reads an error that came as JSON text', async () => {
    expect((await told(graphql(JSON.stringify({ message: 'The ledger is closed', errorCode: 'XY0042' }), { code: 'INTERNAL_SERVER_ERROR' }))).text).toContain('The ledger is closed');
  });

  it('gives a blocked network 20 s', async () => {
    expect((await told(new TypeError('Failed to fetch'))).duration).toBe(20_000);
  });

  it('offers the number of the request and another try, and then stays', async () => {
    const retry = vi.fn();
    expect((await told(graphql('x', { code: 'INTERNAL_SERVER_ERROR', errorCode: '_UH0001', requestId: '7F3A-91' }), { retry })).duration).toBeNull();
    expect(screen.getByRole('button', { name: /7F3A-91/ })).toBeDefined();
    act(() => screen.getByText('Try again').click());
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says nothing where the failed data is enough', async () => {
    await inShell(<Teller error={graphql('x', { code: 'BAD_USER_INPUT', errorCode: 'IO0135' })} context={undefined} />);
    act(() => screen.getByText('go').click());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(snackbar.get()).toBeUndefined();
  });

  it('ends an expired session', async () => {
    await inShell(<Teller error={graphql('Session Expired')} context={undefined} />);
    act(() => screen.getByText('go').click());
    await waitFor(() => expect(sessionState.get()).toMatchObject({ status: 'out', isExpired: true }));
  });

  it('notes a GraphQL error with its path, once', async () => {
    await told(graphql('Broken pipe', { code: 'INTERNAL_SERVER_ERROR' }));
    act(() => screen.getByText('go').click());
    await waitFor(() => expect(logged.filter((line) => line === 'Broken pipe (saveThing)')).toHaveLength(1));
  });

  it('notes with the error the address that this device is seen at', async () => {
    userAddress.set('203.0.113.7');
    await told(graphql('Broken bucket', { code: 'INTERNAL_SERVER_ERROR' }));
    await waitFor(() => expect(logged).toContain('Broken bucket (saveThing) (from 203.0.113.7)'));
    userAddress.set(undefined);
  });
});
