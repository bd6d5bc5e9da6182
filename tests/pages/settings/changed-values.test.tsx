import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Changes } from '../../../src/console/settings/changes/Changes.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import '../support/patience.ts';

const record = (id: string, isThere = true) => ({ id, title: `Grade ${id}`, isThere });
const change = (id: string, records: readonly object[], count = records.length) => ({
  id, at: '2026-11-20T04:12:00Z', by: 'Meera Krishnan', isMine: true, source: 'CELLS', reason: null, fileName: null, formName: 'Grades', undoes: null, isUndone: false,
  groups: [{ endpoint: 'core-hr', entity: 'Grade', kind: 'UPDATE', records: count, fields: ['Rank'], sample: records }],
});
const serve = (rows: readonly object[]): void => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => Response.json({ data: body.includes('changeSetActs') ? { changeSetActs: { rows: [] } } : { listChangeSets: { nextCursor: null, rows } } }));
};
const asked: string[] = [];
const entry = (changeSetId: string, before: number, after: number) => ({ changeSetId, at: '2026-11-20T04:12:00Z', by: 'Meera Krishnan', kind: 'UPDATE', source: 'CELLS', reason: null, fileName: null, importId: null, form: null, records: 1, undoable: true, whyNot: null, fields: [{ field: 'rank', before, after }] });
const dataProvider = {
  history: async (_name: string, { id }: { readonly id: string }) => {
    asked.push(id);
    return { rows: [entry('9', 80, 90), entry('5', 8, 80)] as never, total: 2 };
  },
};

afterEach(() => {
  cleanup();
  asked.length = 0;
  vi.unstubAllGlobals();
});

it('says what a change made of each of few records, old → new', async () => {
  serve([change('5', [record('1'), record('2', false)])]);
  await renderForm(<Changes />, { path: '/account/changes', address: '/account/changes?set=5', dataProvider });
  const [first, second] = await within(await page.findByRole('complementary')).findAllByRole('listitem');
  expect((await within(first!).findByRole('definition')).textContent).toBe('8 → 80');
  expect(within(first!).getByRole('term').textContent).toBe('Rank');
  expect(second!.textContent).toBe('Grade 2');
  expect(asked).toEqual(['1']);
});

it('reads no history of many records, nor where the person has no right to the form', async () => {
  serve([change('5', [record('1')], 2000), change('6', [record('3')])]);
  await renderForm(<Changes />, { path: '/account/changes', address: '/account/changes?set=5', dataProvider });
  await within(await page.findByRole('complementary')).findByText('Grade 1');
  expect(asked).toEqual([]);
  cleanup();
  await renderForm(<Changes />, { path: '/account/changes', address: '/account/changes?set=6', dataProvider, session: sessionWith({ GRADES: { view: false } }) });
  await within(await page.findByRole('complementary')).findByText('Grade 3');
  expect(asked).toEqual([]);
});
