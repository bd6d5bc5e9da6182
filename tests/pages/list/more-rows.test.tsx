// @vitest-environment jsdom
/** Rows that came stay when the next ones do not: the failure is said under them, with another try. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Search } from '../../../src/console/search/Search.tsx';
import { Changes } from '../../../src/console/settings/changes/Changes.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import '../support/patience.ts';

type Variables = { readonly offset?: number; readonly after?: string | null; readonly ids?: readonly string[] };

/** Answers what a test says, by the operation; a null is a server that fails. */
const serve = (answer: (query: string, variables: Variables) => object | null): void => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { readonly query: string; readonly variables: Variables };
    const data = answer(query, variables);
    return new Response(JSON.stringify(data ? { data } : { errors: [{ message: 'The server is tired.' }] }), { status: data ? 200 : 500, headers: { 'content-type': 'application/json' } });
  });
};

const found = (offset: number, count: number) => Array.from({ length: count }, (_, at) => ({ endpoint: 'core-hr', type: 'Grade', id: String(offset + at + 1), title: `Grade ${offset + at + 1}`, code: null }));
const pageOf = (offset: number) => ({ searchRecords: { isAlike: false, rows: found(offset, offset === 0 ? 50 : 3), facets: [{ type: 'Grade', count: 53, isMore: false }] } });
const changeSet = (id: number) => ({ id: String(id), at: '2026-11-20T04:12:00Z', by: 'Meera Krishnan', isMine: true, source: 'FORM', reason: null, fileName: null, formName: null, undoes: null, isUndone: false, groups: [] });

const WithChange = () => {
  const client = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void client.invalidateQueries()}>Something changed</button>
      <Search />
    </>
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('rows that came', () => {
  it('stay in the search while more of them fail, and all pages are read again when something changed', async () => {
    let fails = true;
    const offsets: number[] = [];
    serve((_, { offset = 0 }) => {
      offsets.push(offset);
      return offset > 0 && fails ? null : pageOf(offset);
    });
    const { user } = await renderForm(<WithChange />, { path: '/search', address: '/search?q=grade' });
    await user.click(await page.findByRole('button', { name: 'Show more' }));
    expect((await page.findByText('The server is tired.')).closest('[role=alert]')).not.toBeNull();
    expect(page.getAllByRole('listitem')).toHaveLength(50);
    fails = false;
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(53));
    offsets.length = 0;
    await user.click(page.getByRole('button', { name: 'Something changed' }));
    await waitFor(() => expect(offsets).toHaveLength(2));
    expect(offsets).toEqual([0, 50]);
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(53));
  });

  it('stay on the Changes page, and what may be undone is asked again where that failed', async () => {
    let fails = true;
    let knows = false;
    serve((query, { after = null, ids = [] }) => {
      if (query.includes('changeSetActs')) return !knows ? null : { changeSetActs: { rows: ids.map((id) => ({ id, changeSet: id, isRedo: false, endpoint: 'core-hr', whyNot: null, later: null })) } };
      if (after !== null) return fails ? null : { listChangeSets: { nextCursor: null, rows: [changeSet(3)] } };
      return { listChangeSets: { nextCursor: '2', rows: [changeSet(1), changeSet(2)] } };
    });
    const { user } = await renderForm(<Changes />, { path: '/account/changes' });
    const [again] = await page.findAllByRole('button', { name: /^Try again: .*The server is tired\.$/ });
    knows = true;
    await user.click(again!);
    await waitFor(() => expect(page.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2));
    await user.click(page.getByRole('button', { name: 'Show older' }));
    expect((await page.findByRole('alert')).textContent).toContain('The server is tired.');
    expect(page.getAllByRole('row')).toHaveLength(3);
    fails = false;
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(4));
  });

  it('are chosen by days in the organisation’s format, which count when the box is left', async () => {
    serve((query) => (query.includes('changeSetActs') ? { changeSetActs: { rows: [] } } : { listChangeSets: { nextCursor: null, rows: [changeSet(1)] } }));
    const { user, router } = await renderForm(<Changes />, { path: '/account/changes' });
    const from = () => new URLSearchParams(router.state.location.search).get('from');
    const box = await page.findByRole('textbox', { name: 'From' });
    await user.type(box, '2026/11/2');
    expect(from()).toBeNull();
    await user.type(box, '0{Enter}');
    expect(from()).toBe('2026-11-20');
    await user.clear(box);
    await user.type(box, 'nonsense');
    await user.tab();
    expect([from(), box.getAttribute('value')]).toEqual(['2026-11-20', '2026/11/20']);
    await user.clear(box);
    await user.tab();
    expect(from()).toBeNull();
    await user.click(page.getByRole('combobox', { name: 'Action' }));
    await user.click(await page.findByRole('option', { name: 'Deleted' }));
    expect(new URLSearchParams(router.state.location.search).get('kind')).toBe('DELETE');
  });
});
