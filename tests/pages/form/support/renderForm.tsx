import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createI18nProvider } from '../../../../src/console/providers/i18nProvider.ts';
import { loadMessages, needMessages } from '../../../../src/console/providers/i18nMessages.ts';
import { forgetSession } from '../../../../src/console/providers/authSession.ts';
import { SnackbarHost } from '../../../../src/console/shell/snackbar/SnackbarHost.tsx';
import { SteadyProvider } from '../../../../src/console/shell/Steady.tsx';
import { closeSnackbar } from '../../../../src/console/shell/snackbar/snackbars.ts';
import type { ConsoleDataProvider } from '../../../../src/console/providers/data/ConsoleDataProvider.ts';
import type { FormRights, SessionInfo } from '../../../../src/console/providers/authSession.ts';
import type { Language } from '../../../../src/console/providers/i18nLanguages.ts';

const all: FormRights = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' };

export const sessionWith = (rights: Partial<Record<string, Partial<FormRights>>> = {}): SessionInfo => ({
  user: { userId: '1', employeeId: null, name: 'Meera Krishnan', email: 'meera@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
  organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
  rights: new Proxy({} as Record<string, FormRights>, { get: (_, form) => ({ ...all, ...rights[String(form)] }) }),
});

type Options = { readonly path?: string; /** Another address of the same part. */ readonly also?: string; readonly address?: string; /** What a link hands over. */ readonly state?: unknown; readonly language?: Language; readonly session?: SessionInfo; readonly dataProvider?: Partial<ConsoleDataProvider>; readonly draft?: Readonly<Record<string, string>> };

const silent = {
  getList: async () => ({ data: [], total: 0 }),
  lookup: async () => ({ rows: [], total: 0 }),
  history: async () => ({ rows: [], total: 0 }),
  counts: async () => [{ total: 0, isEstimate: false }],
};

const { fetch: unanswered } = globalThis;
/** What is asked beside the provider: no row within another record refers to what a form shows. */
const nothingRefers: typeof fetch = async () => Response.json({ data: { recordReferences: { errorCode: '', message: '', rows: [] } } });

/** Shows a part of the console under the real contexts, with a data provider that the test answers for. */
export const renderForm = async (part: ReactNode, { path = '/', also, address = path, state, language = 'en', session = sessionWith(), dataProvider = {}, draft = {} }: Options = {}) => {
  if (globalThis.fetch === unanswered) globalThis.fetch = nothingRefers;
  forgetSession({ status: 'in', session });
  closeSnackbar();
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(draft)) sessionStorage.setItem(key, text);
  window.scrollTo = vi.fn();
  await needMessages('core-hr', 'organisation-data', 'forms', 'errors', 'import', 'pages');
  const i18nProvider = createI18nProvider(language, await loadMessages(language));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <CoreAdminContext dataProvider={{ ...silent, ...dataProvider } as ConsoleDataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
      <SteadyProvider>
        {part}
        <SnackbarHost />
      </SteadyProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path, element: page }, ...(also === undefined ? [] : [{ path: also, element: page }]), { path: '*', element: <p>Elsewhere</p> }], { initialEntries: [{ ...parsePath(address), state }] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { user: userEvent.setup(), router };
};
