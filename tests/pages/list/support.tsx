import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { messages } from '../../../generated/messages/en.ts';
import type { Field } from '../../../src/domain/resource.ts';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';
import { createDataProvider } from '../../../src/console/providers/data/createDataProvider.ts';
import { ListSheet } from '../../../src/console/resource/list/ListSheet.tsx';
import { SteadyProvider } from '../../../src/console/shell/Steady.tsx';
import { sampleMetadata } from '../support/designations.ts';

export type Asked = { readonly query: string; readonly variables: { readonly search?: string; readonly filter?: Record<string, unknown>; readonly sort?: unknown; readonly offset?: number; readonly limit?: number; readonly estimate?: boolean; readonly ids?: readonly string[]; readonly input?: { readonly groupBy: readonly object[]; readonly measures: readonly object[]; readonly filter?: object } } };
type Rights = Partial<SessionInfo['rights'][keyof SessionInfo['rights']]>;

/** Machines that test are often busy with more. */
configure({ asyncUtilTimeout: 10_000 });

const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' as const };
const english: Record<string, unknown> = { ...messages, designation: 'Designation |||| Designations', 'designation.code': 'Code', 'designation.title': 'Designation', 'designation.grade': 'Grade', 'designation.probationDays': 'Probation days', 'designation.startDate': 'Start date', 'designation.allowance': 'Allowance', 'designation.remote': 'Remote', 'designation.status': 'Status', 'designation.notes': 'Notes', 'enum.RecordStatus.ACTIVE': 'Active', 'enum.RecordStatus.INACTIVE': 'Inactive' };

const provider = (words: Record<string, unknown>) => polyglotI18nProvider(() => words as never, 'en', [], { allowMissing: true });
/** Made once: thousands of texts, for hundreds of lists. */
const inEnglish = provider(english);
const saying = (words: Record<string, unknown> | undefined) => (words === undefined ? inEnglish : provider({ ...english, ...words }));

export const rowOf = (index: number): Record<string, unknown> => ({
  id: String(index + 1),
  code: `D${String(index + 1).padStart(4, '0')}`,
  title: `Designation ${index + 1}`,
  grade: { id: '7', title: 'G7' },
  probationDays: 1000 + index,
  startDate: '2026-01-31',
  allowance: '-1234567.5',
  remote: index % 2 === 0,
  status: index % 3 === 0 ? 'INACTIVE' : 'ACTIVE',
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
});

/** A list of `total` records over a server that answers from numbers; what it was asked is in `asked`. Rows come with the total `about`, which is counted when `counted` says so. */
export const openList = async (total: number, { address = '/', own = [], words, rights = {}, fails, isEstimate = false, about, counted, counts = true, figure = '77', total: whole, keys = ['ACTIVE', null], grades = [{ id: '7', title: 'G7', code: null }] }: { /** Fields that the organisation added. */ readonly own?: readonly Field[]; /** What they are called. */ readonly words?: Readonly<Record<string, string>>; /** What there is to refer to. */ readonly grades?: readonly { readonly id: string; readonly title: string; readonly code: string | null }[]; /** Totals are answered. */ readonly counts?: boolean; /** What is measured of each group. */ readonly figure?: string; /** Of all that match. */ readonly total?: string; /** Of the groups. */ readonly keys?: readonly (string | null)[]; readonly about?: number; readonly counted?: Promise<void>; readonly address?: string; readonly isEstimate?: boolean; readonly rights?: Rights; readonly fails?: () => { readonly status: number; readonly body: unknown } | undefined } = {}) => {
  const asked: Asked[] = [];
  const send = async (url: string, init?: RequestInit): Promise<Response> => {
    if (url === '/export') return new Response('file', { headers: { 'content-disposition': 'attachment; filename="designations.csv"' } });
    const question = JSON.parse(String(init?.body)) as Asked;
    asked.push(question);
    const refused = fails?.();
    if (refused) return new Response(JSON.stringify(refused.body), { status: refused.status, headers: { 'content-type': 'application/json' } });
    const { variables, query } = question;
    const none = { errorCode: '', message: '' };
    const matchingOf = (search: unknown, filter: unknown): number => (search === 'nothing' || JSON.stringify(filter ?? {}).includes('INACTIVE') ? 0 : total);
    const matching = matchingOf(variables.search, variables.filter);
    const isAbout = about !== undefined && variables.estimate === true;
    if (about !== undefined && !isAbout) await counted;
    const count = Math.max(0, Math.min(variables.limit ?? 1, matching - (variables.offset ?? 0)));
    const rows = Array.from({ length: count }, (_, index) => rowOf(index + (variables.offset ?? 0)));
    const figures = (value: string): readonly object[][] => (variables.input?.measures ?? []).map(() => [{ value, currency: null }]);
    const groups = variables.input?.groupBy.length === 0 ? [{ keys: [], titles: [], count: total, measures: figures('4321') }] : keys.map((key) => ({ keys: [key], titles: [null], count: total, measures: figures(figure) }));
    if (!counts && query.includes('recordGroups')) return new Promise(() => undefined);
    const given = variables as Readonly<Record<string, unknown>>;
    const inViews = [...query.matchAll(/\b(count(\d+)):/g)].map(([, name, at]) => [name, { ...none, totalRecords: matchingOf(given[`search${at}`], given[`filter${at}`]), totalIsEstimate: isEstimate }]);
    const data = inViews.length > 0 ? (Object.fromEntries(inViews) as object) : query.includes('recordGroups') ? { recordGroups: { ...none, totalGroups: groups.length, groups, totals: whole === undefined ? [] : (variables.input as { totals?: readonly (readonly number[])[] }).totals?.map(() => [{ keys: [], titles: [], count: total, measures: figures(whole) }]) ?? [] } } : query.startsWith('mutation')
      ? { deleteDesignations: { ...none, deleted: variables.ids?.length, changeSet: '9' } }
      : query.includes('lookup')
        ? { lookupGrades: { ...none, totalRecords: grades.length, rows: grades.filter(({ title, code }) => `${title} ${code ?? ''}`.toLowerCase().includes((variables.search ?? '').toLowerCase())) } }
        : { listDesignations: { ...none, totalRecords: isAbout ? about : matching, totalIsEstimate: isEstimate || isAbout, rows } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  };
  sessionState.set({
    status: 'in',
    session: {
      user: { userId: '1', employeeId: null, name: 'Meera', email: 'm@x.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Demo', dateFormat: 'DD/MM/YYYY', currency: 'INR', timeZone: 'UTC', weekStart: 7 },
      rights: { DESIGNATIONS: { ...all, ...rights } } as SessionInfo['rights'],
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const metadata = sampleMetadata(own);
  const target = await metadata.screenResource('core-hr/designations');
  const dataProvider = createDataProvider({ queryClient, metadata, send });
  const page = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()} i18nProvider={saying(words)}>
      <SteadyProvider>
        <ListSheet target={target} />
      </SteadyProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { asked, router, queryClient };
};

export const cell = (text: string) => page.findByRole('gridcell', { name: text });
export const at = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`)!;
/** The layer of the cells is there when it opens an editor. */
export const cellsReady = async (): Promise<void> => {
  act(() => at(0, 0).focus());
  await userEvent.keyboard('{F2}');
  await waitFor(() => expect(document.querySelector('[data-cell-editor] input')).toBeTruthy());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(at(0, 0)));
};
