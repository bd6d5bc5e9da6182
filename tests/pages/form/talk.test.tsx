import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordPanel } from '../../../src/console/resource/panel/RecordPanel.tsx';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { analyst, resource, screen } from './support/designation.ts';
import { renderForm } from './support/renderForm.tsx';

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };
const meera = { id: '1', name: 'Meera Krishnan', photo: null };
const tomas = { id: '2', name: 'Tomás Rivera', photo: null };
const comment = (given: object) => ({ id: '1', author: tomas, text: '', mentions: [], createdAt: new Date().toISOString(), editedAt: null, isErased: false, mayChange: false, mayDelete: false, ...given });

let said: object[];
let asked: Asked[];
const answerTo = ({ query, variables }: Asked): object => {
  if (query.includes('recordTalk')) return { recordTalk: { talk: { comments: said.length, files: 0, followers: 1, isFollowing: false, mayAddFiles: false } } };
  if (query.includes('recordComments')) return { answer: { totalRecords: said.length, rows: said.toReversed() } };
  if (query.includes('mentionablePeople')) return { answer: { rows: [tomas, { id: '3', name: 'Tom Berger', photo: null }] } };
  if (query.includes('addRecordComment')) said = [...said, comment({ id: '9', author: meera, text: variables['text'] as string, mayChange: true, mayDelete: true })];
  if (query.includes('deleteRecordComment')) said = said.filter((one) => (one as { id: string }).id !== variables['id']);
  return { answer: { notTold: ['Emil'], rows: [] } };
};
const sent = (operation: string) => asked.filter(({ query }) => query.includes(operation)).map(({ variables }) => variables);

const Host = () => {
  use(printedMetadata.screenResource('core-hr/designations'));
  return <RecordPanel resource={resource} screen={screen} id="412" onClose={() => undefined} />;
};
const open = (address = '/?record=412&tab=comments') =>
  renderForm(
    <Suspense>
      <Host />
    </Suspense>,
    { path: '/', address, dataProvider: { getOne: async () => ({ data: analyst }) } as never },
  );

beforeEach(() => {
  said = [comment({ id: '5', text: '<i>See</i> https://a.example and @[](user:1)', mentions: [meera] })];
  asked = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as Asked;
    asked.push(one);
    return new Response(JSON.stringify({ data: answerTo(one) }), { status: 200, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Comments of a record', () => {
  it('open by the address, as plain text with people and safe links', async () => {
    await open();
    expect(await page.findByText(/<i>See<\/i>/)).toBeTruthy();
    expect(page.getByRole('tab', { name: 'Comments 1', selected: true })).toBeTruthy();
    expect(page.getByText('@Meera Krishnan').tagName).toBe('MARK');
    const link = page.getByRole('link', { name: 'https://a.example' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  });

  it('name people by @ and the keyboard, are sent by Ctrl Enter, and say who was not told', async () => {
    const { user } = await open();
    const box = (await page.findByRole('textbox', { name: 'Write a comment' })) as HTMLTextAreaElement;
    await user.type(box, 'Ask @tom');
    expect(within(await page.findByRole('listbox', { name: 'People to mention' })).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box.value).toBe('Ask @Tom Berger ');
    expect(page.queryByRole('listbox')).toBeNull();
    await user.keyboard('please{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('addRecordComment')).toEqual([{ type: 'Designation', id: '412', text: 'Ask @[Tom Berger](user:3) please' }]));
    expect(await page.findByText('Not told, because they can’t view this record: Emil')).toBeTruthy();
    await waitFor(() => expect(box.value).toBe(''));
    expect(await page.findByText(/please$/)).toBeTruthy();
  });

  it('leave the keys of an input method alone, and stay when reading them again fails', async () => {
    const { user } = await open();
    const box = (await page.findByRole('textbox', { name: 'Write a comment' })) as HTMLTextAreaElement;
    await user.type(box, '@tom');
    await page.findByRole('listbox', { name: 'People to mention' });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(box.value).toBe('@tom');
    const failing = vi.fn(async () => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', failing);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(failing).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.getByText(/<i>See<\/i>/)).toBeTruthy();
    expect(page.getByRole('textbox', { name: 'Write a comment' })).toBe(box);
  });

  it('are deleted with an undo, and a draft outlives the panel', async () => {
    said = [comment({ id: '7', author: meera, text: 'Mine', mayChange: true, mayDelete: true })];
    const { user, router } = await open();
    await user.click(await page.findByRole('button', { name: 'Comment of Meera Krishnan: actions' }));
    await user.click(await page.findByRole('menuitem', { name: 'Delete comment' }));
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('restoreRecordComment')).toEqual([{ id: '7' }]));
    fireEvent.change(page.getByRole('textbox', { name: 'Write a comment' }), { target: { value: 'Half a sen' } });
    await user.click(page.getByRole('tab', { name: 'Linked' }));
    expect(router.state.location.search).toBe('?record=412&tab=linked');
    await user.click(page.getByRole('tab', { name: /^Comments/ }));
    expect(((await page.findByRole('textbox', { name: 'Write a comment' })) as HTMLTextAreaElement).value).toBe('Half a sen');
  });

  it('offer a follow button with who follows, and no files to add without the right', async () => {
    const { user } = await open('/?record=412&tab=files');
    expect(await page.findByText('No files yet')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Choose files' })).toBeNull();
    await user.click(await page.findByRole('button', { name: 'Follow', pressed: false }));
    await waitFor(() => expect(sent('followRecord')).toEqual([{ type: 'Designation', id: '412' }]));
    expect(await page.findByRole('button', { name: '1 follower' })).toBeTruthy();
  });
});

it('A file that does not come for now says so and comes when it is tried again', async () => {
  let isAway = true;
  vi.stubGlobal('fetch', async (address: string, options: { body: string } | undefined) => {
    if (address === 'https://files.example/note') return isAway ? new Response(JSON.stringify({ errorCode: 'SERVICE_UNAVAILABLE', message: 'The service is busy or starting. Nothing was changed. Try again in a minute.' }), { status: 503 }) : new Response('What it says');
    const one = JSON.parse(options!.body) as Asked;
    const file = { id: '7', key: 'note.txt', name: 'note.txt', contentType: 'text/plain', size: 12, addedBy: meera, addedAt: new Date().toISOString(), mayDelete: false };
    const stored = { getPresignedUrl: { presignedUrl: 'https://files.example/note', s3DocumentDetails: { key: 'note.txt', fileName: 'note.txt', size: 12 } } };
    const data = one.query.includes('recordFiles') ? { answer: { rows: [file] } } : one.query.includes('getPresignedUrl') ? stored : answerTo(one);
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  const { user } = await open('/?record=412&tab=files');
  await user.click(await page.findByRole('button', { name: /^note\.txt/ }));
  expect((await page.findByRole('alert')).textContent).toContain('The service is busy or starting');
  isAway = false;
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('What it says')).toBeTruthy();
});
