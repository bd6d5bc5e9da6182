/** What a job board is set to, on the page of the job boards. */
import { cleanup, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BoardCard, type Feed } from '../../../src/console/recruitment/posts/boards/BoardCard.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const feed: Feed = { board: 'JOBSTREET', isOn: true, advertiserId: 'JS12345', needsKey: false, address: 'https://hr.example/v3/careers/feed/jobstreet.xml?org=demo', posts: 3, lastFetchedAt: null, lastFetchedBy: null, warning: '' };
const answering = (answer: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
const number = (): HTMLElement => page.getByRole('textbox', { name: 'Advertiser number' });

it('says at the advertiser number what is wrong with it', async () => {
  const message = 'Use letters and digits only.';
  answering({ data: null, errors: [{ message: 'Check the marked fields and correct them.', extensions: { errorCode: 'BAD_USER_INPUT', code: 'BAD_USER_INPUT', validationError: [{ field: 'advertiserId', message }] } }] });
  await needMessages('recruitment');
  const { user } = await renderForm(<BoardCard feed={feed} mayChange />);
  await user.clear(number());
  await user.type(number(), 'bad number!{Enter}');
  await vi.waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(number().getAttribute('aria-describedby')!)?.textContent).toBe(message);
  expect(page.queryByRole('alert')).toBeNull();
});

/** The card over what is kept, which saving and undoing change. */
const Kept = () => {
  const [advertiserId, keep] = useState<string | null>(null);
  return (
    <>
      <BoardCard feed={{ ...feed, advertiserId }} mayChange />
      <button onClick={() => keep('JS777')}>Saved</button>
      <button onClick={() => keep(null)}>Undone</button>
    </>
  );
};

it('shows the number that is kept again once saving it is undone', async () => {
  answering({ data: { answer: { changeSet: '71' } } });
  await needMessages('recruitment');
  const { user } = await renderForm(<Kept />);
  await user.type(number(), 'JS777');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await user.click(page.getByRole('button', { name: 'Saved' }));
  await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Save' })).toBeNull());
  await user.click(page.getByRole('button', { name: 'Undone' }));
  expect(number()).toHaveProperty('value', '');
});
