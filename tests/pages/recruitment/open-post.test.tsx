/** The post that candidates are moved to or apply for: found while one types, and never another than was meant. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainField } from '../../../src/console/fields/plainField.ts';
import { OpenPostBox } from '../../../src/console/recruitment/candidates/acts/OpenPostBox.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import type { Linked } from '../../../src/console/providers/data/row.ts';

const posts = [{ id: '51', title: 'Weaver', code: 'J-9' }, { id: '52', title: 'Dyer', code: 'J-10' }, { id: '53', title: 'Dyeing lead', code: 'J-11' }];
let searched: (string | null)[];
/** What the server waits for before it answers a search. */
let hold: Promise<void> | undefined;
let fails = false;

beforeEach(() => {
  [searched, hold, fails] = [[], undefined, false];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { search } = (JSON.parse(body) as { variables: { search: string | null } }).variables;
    searched.push(search);
    if (search !== null) await hold;
    if (fails) return new Response(JSON.stringify({ errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' } }] }), { status: 500, headers: { 'content-type': 'application/json' } });
    const rows = posts.filter(({ title }) => title.toLowerCase().includes((search ?? '').toLowerCase()));
    return new Response(JSON.stringify({ data: { answer: { rows } } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Box = ({ onChoose }: { readonly onChoose: (post: Linked | null) => void }) => {
  const [chosen, setChosen] = useState<Linked | null>(null);
  const input = { field: plainField('jobPostId', 'reference'), entity: 'candidate', id: 'post', labelId: 'post-label', label: 'Job post', invalid: false, record: {}, onBlur: () => undefined };
  return <OpenPostBox input={input} chosen={chosen} onChoose={(post) => { setChosen(post); onChoose(post); }} />;
};

const show = async () => {
  const chosen: (Linked | null)[] = [];
  await needMessages('recruitment');
  const { user } = await renderForm(<Box onChoose={(post) => chosen.push(post)} />);
  await user.click(await page.findByRole('combobox'));
  return { user, chosen };
};
const offered = (): readonly (string | null | undefined)[] => page.queryAllByRole('option').map(({ textContent }) => textContent?.replace(/J-\d+/, ''));

it('is asked for once a word, and Enter takes none that does not fit it while the answer is on its way', async () => {
  let answer = (): void => undefined;
  hold = new Promise((resolve) => (answer = resolve));
  const { user, chosen } = await show();
  await waitFor(() => expect(offered()).toEqual(['Weaver', 'Dyer', 'Dyeing lead']));
  await user.keyboard('dye');
  expect(offered()).toEqual(['Dyer', 'Dyeing lead']);
  await waitFor(() => expect(searched).toEqual([null, 'dye']));
  await user.keyboard('{Enter}');
  expect(chosen.map((post) => post?.title)).toEqual(['Dyer']);
  answer();
});

it('is not the one of the search before', async () => {
  let answer = (): void => undefined;
  hold = new Promise((resolve) => (answer = resolve));
  const { user, chosen } = await show();
  await waitFor(() => expect(offered()).toHaveLength(3));
  await user.keyboard('carder');
  expect(offered()).toEqual([]);
  expect(page.getByText('Searching…')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  answer();
  expect(await page.findByText('Nothing found')).toBeTruthy();
});

it('is not said to be missing when the server failed: that is told, and can be tried again', async () => {
  fails = true;
  const { user } = await show();
  const again = await page.findByRole('button', { name: 'Try again' });
  expect(page.queryByText('Nothing found')).toBeNull();
  fails = false;
  await user.click(again);
  await user.click(page.getByRole('combobox'));
  await waitFor(() => expect(offered()).toEqual(['Weaver', 'Dyer', 'Dyeing lead']));
});
