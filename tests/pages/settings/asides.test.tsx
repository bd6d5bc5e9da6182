// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { FormAside } from '../../../src/console/resource/form/FormAside.tsx';
import { LinePanel } from '../../../src/console/settings/LinePanel.tsx';
import { contrast } from '../../../src/domain/colour.ts';
import { inShell } from '../shell/inShell.tsx';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';
import type { Values } from '../../../src/console/resource/form/values.ts';

const builtIn = [{ event: 'INVITATION', language: 'EN', subject: 'Your account at {{organisation}}', body: 'Hello {{name}},\n\n{{link}}' }];
const sent: unknown[] = [];

const serve = async (_address: string, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: unknown };
  if (query.includes('sendTestMail')) sent.push(variables);
  const data = query.includes('sendTestMail') ? { sendTestMail: { message: 'The test mail is on its way to me@demo.example.' } } : { getNotificationTemplates: { notificationTemplates: builtIn } };
  return new Response(JSON.stringify({ data }), { status: 200, headers: { 'content-type': 'application/json' } });
};

const Form = ({ type, values }: { readonly type: string; readonly values: Values }) => {
  const form = useForm<Values>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Body" {...form.register('body')} />
      <FormAside type={type} />
    </FormProvider>
  );
};

beforeEach(async () => {
  await needMessages('settings', 'organisation-data', 'forms', 'errors');
  sent.length = 0;
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('below the fields of a form', () => {
  it('a mail is shown filled in, taken back to the built-in text, and sent to oneself', async () => {
    await inShell(<Form type="EmailTemplate" values={{ event: 'INVITATION', language: 'EN', subject: 'Hello {{name}}', body: 'Go {{link}} now' }} />);
    expect(await screen.findByRole('heading', { name: 'Hello Meera Krishnan' })).toBeDefined();
    expect(screen.getByText('Put {{link}} on a line of its own: without it the reader cannot go on.')).toBeDefined();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take the built-in text' }).disabled).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Take the built-in text' }));
    expect(await screen.findByRole('heading', { name: 'Your account at Northwind Textiles' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
    expect(await screen.findByText('The test mail is on its way to me@demo.example.')).toBeDefined();
    expect(sent).toEqual([{ event: 'INVITATION', language: 'EN', subject: 'Your account at {{organisation}}', body: 'Hello {{name}},\n\n{{link}}' }]);
  });

  it('an announcement is shown as text, and its page only when it is one of a listed host', async () => {
    await inShell(<Form type="Announcement" values={{ title: '<img src=x onerror=alert(1)>', type: 'EMBED', text: 'Two\nlines', embedUrl: 'https://evil.example/' }} />);
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeDefined();
    expect(screen.getByText('Invalid Embed Url')).toBeDefined();
    expect(document.querySelector('iframe, article img')).toBeNull();
    cleanup();
    await inShell(<Form type="Announcement" values={{ title: 'Town hall', type: 'EMBED', embedUrl: 'https://player.vimeo.com/video/1' }} />);
    const frame = await screen.findByTitle('Town hall');
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['https://player.vimeo.com/video/1', 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation']);
  });

  it('a closure of a leave year leads to the requests that it waits for, whoever may see them', async () => {
    const effect = { pendingRequests: 2, lines: [{ leaveTypeId: 4, leaveName: 'Earned leave', employees: 3, leftDays: '30', carriedDays: '20', encashedDays: '6', lapsedDays: '4' }] };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { answer: effect } }), { headers: { 'content-type': 'application/json' } }));
    await needMessages('employee-self-service');
    const show = async (view: boolean): Promise<string[]> => {
      cleanup();
      sessionState.set({ status: 'in', session: { user: { userId: '1' }, organisation: { timeZone: 'Asia/Kolkata' }, rights: { TIME_OFF_MANAGEMENT: { view } } } as unknown as SessionInfo });
      await inShell(<Routes><Route path="/" element={<Navigate to="/closures/7" />} /><Route path="/closures/:id" element={<Form type="LeaveClosure" values={{ year: 2026, leaveTypeId: '4', status: 'DRAFT' }} />} /></Routes>);
      expect(await screen.findByText('2 requests of this year wait for a decision. Decide on them first.')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Run closure' })).toBeNull();
      return screen.queryAllByRole('link', { name: 'Show these requests' }).map((link) => decodeURIComponent(link.getAttribute('href')!));
    };
    expect(await show(true)).toEqual(['/core-hr/time-off-management?filter={"status":{"equals":"PENDING"},"fromDate":{"from":"2026-01-01","to":"2026-12-31"},"leaveTypeId":{"in":["4"]}}']);
    expect(await show(false)).toEqual([]);
    sessionState.set({ status: 'out' });
  });

  it('colours are shown in light and dark, legible even white on white', async () => {
    const white = '#FFFFFF';
    await inShell(<Form type="Organisation" values={{ name: 'Northwind', primaryColor: white, secondaryColor: white, hoverColor: white, tableHeaderColor: white, tableHeaderTextColor: white }} />);
    await screen.findByRole('heading', { name: 'How the colours look' });
    const samples = [...document.querySelectorAll('figure')];
    expect(samples).toHaveLength(2);
    for (const { style } of samples) {
      const pair = (one: string, other: string) => contrast(style.getPropertyValue(one), style.getPropertyValue(other));
      expect(pair('--frame-text', '--frame')).toBeGreaterThanOrEqual(4.5);
      expect(pair('--head-text', '--head')).toBeGreaterThanOrEqual(4.5);
      expect(pair('--on-action', '--action')).toBeGreaterThanOrEqual(4.5);
      expect(pair('--accent-text', '--surface')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('an entity without anything of its own shows nothing', async () => {
    await inShell(<Form type="Grade" values={{}} />);
    expect(document.querySelector('section')).toBeNull();
  });

  it('a line read beside its table is closed by Escape wherever the focus is in it', async () => {
    const onClose = vi.fn();
    await inShell(
      <LinePanel name="changes" title="Grade G1 added" label="Grade G1 added" facts={[]} onClose={onClose}>
        <button type="button">Undo</button>
      </LinePanel>,
    );
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
