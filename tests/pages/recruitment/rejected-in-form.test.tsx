/** A candidate who is rejected in the form while interviews are still to come: whether they are cancelled along is asked before anything is saved. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PanelEdit } from '../../../src/console/resource/panel/PanelEdit.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import type { Row } from '../../../src/console/providers/data/row.ts';

const asha = { id: '7', version: 3, name: 'Asha Rao', number: 'C-7', firstName: 'Asha', lastName: 'Rao', standing: 'ACTIVE', sponsored: false, portalAccess: true, statusId: '1', status: { id: '1', title: 'Applied' } } as unknown as Row;
const statuses = [{ id: '1', title: 'Applied', code: null }, { id: '7', title: 'Rejected', code: null }];

let asked: { readonly query: string; readonly variables: object }[];
let count: number | undefined;

beforeEach(() => {
  [asked, count] = [[], 2];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as (typeof asked)[number];
    if (one.query.includes('recordUpdatesAlong')) asked.push(one);
    const answer = count === undefined ? { errors: [{ message: 'no', extensions: { errorCode: '_UH0001' } }] } : { data: { recordUpdatesAlong: { count, mails: [] }, answer: { rows: [] } } };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  const update = vi.fn(async (_name: string, { data }: { data: object; meta?: object }) => ({ data: { ...asha, ...data, version: 4 }, meta: { changeSet: '77' } }));
  const { user } = await renderForm(<Suspense><PanelEdit target={target} record={asha} onDone={() => undefined} /></Suspense>, { dataProvider: { update, lookup: async () => ({ rows: statuses, total: 2 }) } as never });
  const reject = async (): Promise<void> => {
    await user.click(await page.findByRole('combobox', { name: /^Status/ }));
    await user.click(await page.findByRole('option', { name: 'Rejected' }));
    await user.click(page.getByRole('button', { name: 'Save' }));
  };
  return { user, update, reject };
};
const question = () => page.findByRole('dialog', { name: 'Interviews are still to come' });
const metas = (update: { readonly mock: { readonly calls: readonly (readonly [string, { meta?: object }])[] } }) => update.mock.calls.map(([, { meta }]) => meta);

it('cancels them along, which is what is offered', async () => {
  const { user, update, reject } = await open();
  await reject();
  const dialog = await question();
  expect(update).not.toHaveBeenCalled();
  expect(asked.map(({ variables }) => variables)).toEqual([{ type: 'Candidate', updates: [{ id: '7', version: 3, values: { statusId: '7' } }] }]);
  expect(within(dialog).getByRole('switch', { name: 'Cancel 2 interviews ahead' }).getAttribute('aria-checked')).toBe('true');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(metas(update)).toEqual([{ along: true }]));
});

it('leaves them where that is wanted, and saves nothing where the question is left', async () => {
  const { user, update, reject } = await open();
  await reject();
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(update).not.toHaveBeenCalled();
  await user.click(page.getByRole('button', { name: 'Save' }));
  const dialog = await question();
  await user.click(within(dialog).getByRole('switch'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(metas(update)).toEqual([undefined]));
});

it('asks nothing where none is to come, and saves nothing where nobody could tell', async () => {
  count = undefined;
  const { user, update, reject } = await open();
  await reject();
  await vi.waitFor(() => expect(asked.length).toBe(1));
  expect(update).not.toHaveBeenCalled();
  count = 0;
  await user.click(page.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(metas(update)).toEqual([undefined]));
});
