/** The mails of a candidate: what is listed, and what writing one asks, shows and sends. */
import { act, cleanup, screen as page, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailsTab } from '../../../src/console/recruitment/candidates/mails/MailsTab.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import { broken, readAgain } from '../support/failingReads.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };

const asha = { id: '7', version: 1, name: 'Asha Rao', email: 'asha@mail.example' } as unknown as Row;
const mail = { id: 'a', createdAt: '2026-11-20T09:00:00Z', dueAt: '2099-01-01T09:00:00Z', sentAt: null, recipient: 'asha@mail.example', subject: 'Your interview', body: 'Dear Asha', status: 'QUEUED', problem: null, writtenBy: 'Rita', canBeTakenBack: true, files: [{ name: 'map.pdf', bytes: 2000, isKept: true }, { name: 'old.pdf', bytes: 900, isKept: false }] };
const draft = { recipient: 'asha@mail.example', replyTo: 'rita@demo.example', language: 'FR', name: 'Asha Rao', jobPost: 'Weaver', organisation: 'Northwind', templates: [{ key: 'CANDIDATE_UPDATE', name: 'News', subject: 'News of {{jobPost}}', body: 'Dear {{name}}', documentIds: ['4'] }], documents: [{ id: '4', name: 'How we hire', fileName: 'how.pdf', bytes: 1000 }] };

let asked: Asked[];
let recipient: string | null;
let listed: object;
let isAway: boolean;
/** Whether the answer to a write is lost on the way, and what was carried out under which key. */
let isLosing: boolean;
let carriedOut: Map<string | null, string>;

beforeEach(() => {
  [asked, recipient, listed, isAway, isLosing, carriedOut] = [[], draft.recipient, mail, false, false, new Map()];
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const one = JSON.parse(body) as Asked;
    asked.push(one);
    if (isAway) return broken();
    if (one.query.startsWith('mutation')) {
      const key = new Headers(headers).get('idempotency-key');
      if ((carriedOut.get(key) ?? body) !== body) return new Response(JSON.stringify({ errors: [{ message: 'With other values', extensions: { errorCode: 'KEY_REUSED', code: 'CONFLICT' } }] }), { headers: { 'content-type': 'application/json' } });
      carriedOut.set(key, body);
      if (isLosing) throw new TypeError('Failed to fetch');
    }
    const answer = one.query.includes('ReadCandidateMailDraft') ? { ...draft, recipient } : one.query.includes('ReadCandidateMails') ? { totalRecords: 1, mails: [listed] } : { message: 'Done', mailId: 'a', name: 'map.pdf', contentType: 'application/pdf', content: 'JVBERg==' };
    return new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  return renderForm(<Suspense><MailsTab target={target} record={asha} /></Suspense>);
};
const sent = (operation: string): readonly Asked['variables'][] => asked.filter(({ query }) => query.includes(`mutation ${operation}`)).map(({ variables }) => variables);

describe('Mails of a candidate', () => {
  it('say what was written by whom and where it stands; opened, what it says, and one that waits is taken back', async () => {
    const { user } = await show();
    const line = await page.findByRole('button', { name: /Your interview/ });
    expect(line.textContent).toMatch(/Waiting/);
    expect(line.textContent).toMatch(/by Rita/);
    await user.click(line);
    expect(page.getByText('Dear Asha')).toBeTruthy();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:map');
    await user.click(page.getByRole('button', { name: 'Download map.pdf' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.calls[0]![0] as Blob).size).toBe(4);
    expect(sent('OpenCandidateMailFile')).toEqual([{ candidateId: 7, mailId: 'a', place: 0 }]);
    // What was sent before files were kept is named and no more.
    expect(page.getByText(/old\.pdf/)).toBeTruthy();
    expect(page.queryByRole('button', { name: /old\.pdf/ })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(sent('TakeBackCandidateMail')).toEqual([{ candidateId: 7, mailId: 'a' }]));
  });

  it('say of one that the mail server did not take when it is tried again, not that it goes out then', async () => {
    listed = { ...mail, problem: 'connect ECONNREFUSED' };
    await show();
    const line = await page.findByRole('button', { name: /Your interview/ });
    expect(line.textContent).toMatch(/not delivered yet, next try .*2099/);
    expect(line.textContent).not.toMatch(/goes out/);
  });

  it('are written out of a template, shown as they arrive, with the documents that go with it', async () => {
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Write a mail' }));
    expect(await page.findByText(/^Mails to this candidate are in French\. /)).toBeTruthy();
    expect(await page.findByText('To asha@mail.example. Answers come to rita@demo.example.')).toBeTruthy();
    await user.click(page.getByRole('combobox', { name: /Begin with/ }));
    await user.click(await page.findByRole('option', { name: 'News' }));
    expect(page.getByText('News of Weaver')).toBeTruthy();
    expect(page.getByText('Dear Asha Rao')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('SendCandidateMail')).toEqual([{ candidateId: 7, subject: 'News of {{jobPost}}', body: 'Dear {{name}}', sendAt: null, documentIds: ['4'], attachments: [] }]));
  });

  it('are not sent without words, and say when there is nowhere to send them', async () => {
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Write a mail' }));
    await user.click(await page.findByRole('button', { name: 'Send' }));
    expect(page.getAllByText(/ is required\.$/).map(({ textContent }) => textContent)).toEqual(['Subject is required.', 'Text is required.']);
    expect(sent('SendCandidateMail')).toEqual([]);
    cleanup();
    recipient = null;
    const again = await show();
    await again.user.click(await page.findByRole('button', { name: 'Write a mail' }));
    expect(await page.findByText(/has no e-mail address/)).toBeTruthy();
  });

  it('go on being written while the list behind them cannot be read, which says so', async () => {
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Write a mail' }));
    const body = await page.findByRole('textbox', { name: /^Text/ });
    await user.type(body, 'Dear Asha, we liked');
    isAway = true;
    await readAgain();
    await user.type(body, ' your work');
    expect([body.isConnected, (body as HTMLTextAreaElement).value]).toEqual([true, 'Dear Asha, we liked your work']);
    expect(page.getByText(/Your interview/)).toBeTruthy();
    expect(page.getAllByRole('button', { name: 'Try again', hidden: true })).toHaveLength(1);
    isAway = false;
    await readAgain();
    expect(page.queryByRole('button', { name: 'Try again', hidden: true })).toBeNull();
  });

  it('are not left unasked once words are written: by Cancel, the corner or the way back; those of a template are', async () => {
    const { user, router } = await show();
    const exit = (): HTMLElement | null => page.queryByText('Are you sure to exit this form?');
    await user.click(await page.findByRole('button', { name: 'Write a mail' }));
    await user.click(await page.findByRole('combobox', { name: /Begin with/ }));
    await user.click(await page.findByRole('option', { name: 'News' }));
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    expect(exit()).toBeNull();
    await waitFor(() => expect(page.queryByRole('textbox', { name: /^Text/ })).toBeNull());
    await user.click(page.getByRole('button', { name: 'Write a mail' }));
    await user.type(await page.findByRole('textbox', { name: /^Text/ }), 'Dear Asha');
    for (const name of ['Cancel', 'Close']) {
      await user.click(page.getByRole('button', { name }));
      expect(exit()).toBeTruthy();
      await user.click(page.getByRole('button', { name: 'No' }));
      await waitFor(() => expect(exit()).toBeNull());
    }
    await act(() => router.navigate('/elsewhere'));
    expect(exit()).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(exit()).toBeNull());
    expect((page.getByRole('textbox', { name: /^Text/ }) as HTMLTextAreaElement).value).toBe('Dear Asha');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await user.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('SendCandidateMail')).toEqual([]));
    await user.type(page.getByRole('textbox', { name: /^Subject/ }), 'Your day');
    await user.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(page.queryByRole('textbox', { name: /^Text/ })).toBeNull());
    await act(() => router.navigate('/elsewhere'));
    expect(await page.findByText('Elsewhere')).toBeTruthy();
  });

  it('go out once though the answer was lost: sent again with other words it is said that the first ones went', async () => {
    const write = async (user: Awaited<ReturnType<typeof show>>['user'], words: string): Promise<void> => {
      await user.click(await page.findByRole('button', { name: 'Write a mail' }));
      await user.type(await page.findByRole('textbox', { name: /^Subject/ }), 'Your day');
      await user.type(page.getByRole('textbox', { name: /^Text/ }), words);
    };
    const words = (): unknown[] => [...carriedOut.values()].map((body) => (JSON.parse(body) as Asked).variables['body']);
    const { user } = await show();
    await write(user, 'Dear Asha');
    isLosing = true;
    await user.click(page.getByRole('button', { name: 'Send' }));
    await page.findByRole('alert');
    await user.type(page.getByRole('textbox', { name: /^Text/ }), ', come on Monday');
    isLosing = false;
    await user.click(page.getByRole('button', { name: 'Send' }));
    expect(await page.findByText(/^This was already done as you first sent it/)).toBeTruthy();
    expect(words()).toEqual(['Dear Asha']);
    await user.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(page.queryByRole('textbox', { name: /^Text/ })).toBeNull());
    expect(words()).toEqual(['Dear Asha', 'Dear Asha, come on Monday']);
    // Closed and written again in the same words, it is the same mail.
    await write(user, 'Twice');
    isLosing = true;
    await user.click(page.getByRole('button', { name: 'Send' }));
    await page.findByRole('alert');
    isLosing = false;
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    await user.click(page.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(page.queryByRole('textbox', { name: /^Text/ })).toBeNull());
    await write(user, 'Twice');
    await user.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(page.queryByRole('textbox', { name: /^Text/ })).toBeNull());
    expect(words().slice(2)).toEqual(['Twice']);
  });
});
