/** A step that sends a mail: what leaves, and to whom, is shown before anybody moves. */
import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostDialog } from '../../../src/console/recruitment/candidates/acts/PostDialog.tsx';
import { StatusDialog } from '../../../src/console/recruitment/candidates/acts/StatusDialog.tsx';
import { StagePath } from '../../../src/console/recruitment/candidates/flow/StagePath.tsx';
import { NextStep } from '../../../src/console/recruitment/candidates/panel/NextStep.tsx';
import { PanelEdit } from '../../../src/console/resource/panel/PanelEdit.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { changeHistory, forgetChanges } from '../../../src/console/shell/changes.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import { sooner } from '../support/sooner.ts';
import type { ReactNode } from 'react';
import type { Row } from '../../../src/console/providers/data/row.ts';
import type { ScreenResource } from '../../../src/console/providers/data/metadata.ts';

const step = (id: string, name: string, kind: string) => ({ id, name, position: Number(id), status: 'ACTIVE', isDefault: id === '1', requires: [], sendsMail: id === '2', mailSubject: null, mailBody: null, stage: { id, name, kind, status: 'ACTIVE' }, next: [] });
const flow = [step('1', 'Applied', 'APPLIED'), step('2', 'Shortlisted', 'SHORTLIST')];
const asha = { id: '7', version: 3, name: 'Asha Rao', number: 'C-7', firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.example', standing: 'ACTIVE', sponsored: false, portalAccess: true, statusId: '1', status: { id: '1', title: 'Applied' } } as unknown as Row;
const mail = { of: 'Shortlisted', count: 1, names: ['Asha Rao'], recipient: 'asha@mail.example', subject: 'Good news, Asha Rao', body: 'Dear Asha Rao, you are on the short list.', unreached: 0, unreachedNames: [], failingNames: [] };

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };
let asked: Asked[];
let mails: readonly object[] | undefined;

beforeEach(() => {
  [asked, mails] = [[], [mail]];
  forgetChanges();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as Asked;
    asked.push(one);
    const isAhead = one.query.includes('ReadMailsAhead') || one.query.includes('recordUpdatesAlong');
    if (isAhead && mails === undefined) return Response.json({ errors: [{ message: 'no', extensions: { errorCode: '_UH0001' } }] });
    const answer = one.query.includes('ReadHiringFlow') ? { rows: flow } : one.query.includes('FindOpenPosts') ? { rows: [{ id: '51', title: 'Weaver', code: 'J-9' }] } : one.query.includes('ReadRecruitmentSetting') ? { recruitmentSetting: { Enable_Multiple_Application: true } } : isAhead ? { mails } : { message: '', changeSet: '31', candidateCount: 1 };
    return Response.json({ data: { answer, recordUpdatesAlong: { count: 0, mails } } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (operation: string) => asked.filter(({ query }) => query.includes(`mutation ${operation}`)).map(({ variables }) => variables);
const show = async (part: (target: ScreenResource) => ReactNode, more: object = {}) => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  return renderForm(<Suspense>{part(target)}</Suspense>, { dataProvider: { getList: async () => ({ data: [asha], total: 1 }), ...more } as never });
};
const question = () => page.findByRole('dialog', { name: 'Shortlisted sends a mail' });
const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe.each([
  ['the next step of the panel', 'Move to Shortlisted', (target: ScreenResource) => <NextStep target={target} record={asha} />],
  ['a stage of the way', 'Shortlisted', (target: ScreenResource) => <StagePath target={target} record={asha} />],
])('%s', (_what, name, part) => {
  it('names the mail and whom it is to, with its words, and sends it only when that is said', async () => {
    const { user } = await show(part);
    await user.click(await page.findByRole('button', { name }));
    const dialog = await question();
    expect(within(dialog).getByText('“Shortlisted” sends Asha Rao the mail “Good news, Asha Rao”.')).toBeTruthy();
    expect(within(dialog).getByRole('region', { name: 'The mail as Asha Rao reads it' }).textContent).toBe('To Asha Rao, asha@mail.exampleGood news, Asha RaoDear Asha Rao, you are on the short list.');
    expect(within(dialog).getByText('You can undo the change, but not a mail that was sent.')).toBeTruthy();
    // No key that was meant for the button before sends it.
    expect(document.activeElement).not.toBe(press(dialog, 'Move and send'));
    expect(sent('MoveToStatus')).toEqual([]);
    await user.click(press(dialog, 'Move and send'));
    await waitFor(() => expect(sent('MoveToStatus')).toEqual([{ candidateId: [7], statusId: 2, fromStatusId: 1 }]));
    expect(await page.findByText('Asha Rao moved to Shortlisted. Mail was sent')).toBeTruthy();
    expect(changeHistory.get().done).toMatchObject([{ changeSet: '31', isMailed: true }]);
  });

  it('moves without it where that is wanted, and not at all where the question is left', async () => {
    const { user } = await show(part);
    await user.click(await page.findByRole('button', { name }));
    await user.click(press(await question(), 'Cancel'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(sent('MoveToStatus')).toEqual([]);
    await user.click(page.getByRole('button', { name }));
    await user.click(press(await question(), 'Move without the mail'));
    await waitFor(() => expect(sent('MoveToStatus')).toEqual([{ candidateId: [7], statusId: 2, fromStatusId: 1, mails: false }]));
    expect(changeHistory.get().done.map(({ isMailed }) => isMailed)).toEqual([undefined]);
  });

  it('says that no mail can leave, and moves at once where none would', async () => {
    mails = [{ ...mail, count: 0, names: [], recipient: null, unreached: 1, unreachedNames: ['Asha Rao'] }];
    const { user } = await show(part);
    await user.click(await page.findByRole('button', { name }));
    const dialog = await page.findByRole('dialog', { name: 'Shortlisted sends a mail, but nobody can be reached' });
    expect(within(dialog).getByText('“Shortlisted” would send a mail, but Asha Rao has no address that can be written to. No mail is sent.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Move and send' })).toBeNull();
    await user.click(press(dialog, 'Cancel'));
    mails = [];
    await user.click(page.getByRole('button', { name }));
    await waitFor(() => expect(sent('MoveToStatus')).toHaveLength(1));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('moves nobody where it cannot be found out', async () => {
    mails = undefined;
    const { user } = await show(part);
    await user.click(await page.findByRole('button', { name }));
    expect(await page.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(sent('MoveToStatus')).toEqual([]);
  });
});

describe('the dialogs of candidates', () => {
  it('show the mail of the status that is chosen, and change it with or without', async () => {
    mails = [{ ...mail, count: 12, names: ['Asha Rao', 'Kavya Iyer', 'Rohan Deshmukh'], failingNames: ['Kavya Iyer'] }];
    const { user } = await show((target) => <StatusDialog target={target} ids={['7']} to="2" onClose={() => undefined} onDone={() => undefined} />);
    const dialog = await page.findByRole('dialog');
    expect(await within(dialog).findByText('“Shortlisted” sends a mail to each of 12 people: Asha Rao, Kavya Iyer, Rohan Deshmukh and 9 more. The first of them reads “Good news, Asha Rao”.')).toBeTruthy();
    expect(within(dialog).getByText('The last mail to Kavya Iyer could not be delivered. Check the address before you count on this one.')).toBeTruthy();
    await user.click(press(dialog, 'Move without the mail'));
    await waitFor(() => expect(sent('MoveToStatus')).toMatchObject([{ statusId: 2, mails: false }]));
  });

  it('leave the choice where it cannot be found out', async () => {
    // It is asked three times.
    sooner(1000, 2000);
    mails = undefined;
    const { user } = await show((target) => <StatusDialog target={target} ids={['7']} to="2" onClose={() => undefined} onDone={() => undefined} />);
    const dialog = await page.findByRole('dialog');
    expect(await within(dialog).findByText('Whether a mail is sent could not be found out. “Move without the mail” sends none.', {}, { timeout: 8000 })).toBeTruthy();
    await user.click(press(dialog, 'Move without the mail'));
    await waitFor(() => expect(sent('MoveToStatus')).toMatchObject([{ mails: false }]));
  }, 15_000);

  it('ask of another post, too', async () => {
    const { user } = await show((target) => <PostDialog target={target} ids={['7']} onClose={() => undefined} onDone={() => undefined} />);
    const dialog = await page.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Move and send' })).toBeNull();
    await user.click(within(dialog).getByRole('combobox', { name: /^Job post/ }));
    await user.click(await page.findByRole('option', { name: /Weaver/ }));
    const quiet = await within(dialog).findByRole('button', { name: 'Move without the mail' });
    expect(asked.filter(({ query }) => query.includes('ReadMailsAhead')).map(({ variables }) => variables)).toEqual([{ candidateId: [7], jobPostIds: [51], statusId: null }]);
    await user.click(quiet);
    await waitFor(() => expect(sent('ConsiderForPost')).toEqual([{ candidateId: [7], jobPostId: 51, statusId: null, mails: false }]));
  });
});

describe('the form of a candidate', () => {
  it('asks before it saves, and saves without the mail where that is wanted', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object; meta?: object }) => ({ data: { ...asha, ...data, version: 4 }, meta: { changeSet: '77' } }));
    const { user } = await show((target) => <PanelEdit target={target} record={asha} onDone={() => undefined} />, { update, lookup: async () => ({ rows: [{ id: '1', title: 'Applied', code: null }, { id: '2', title: 'Shortlisted', code: null }], total: 2 }) });
    await user.click(await page.findByRole('combobox', { name: /^Status/ }));
    await user.click(await page.findByRole('option', { name: 'Shortlisted' }));
    const metas = () => update.mock.calls.map(([, { meta }]) => meta);
    await user.click(page.getByRole('button', { name: 'Save' }));
    await user.click(press(await question(), 'Save without the mail'));
    await waitFor(() => expect(metas()).toEqual([{ withoutMails: true }]));
  });

  it('saves and sends', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object; meta?: object }) => ({ data: { ...asha, ...data, version: 4 }, meta: { changeSet: '77' } }));
    const { user } = await show((target) => <PanelEdit target={target} record={asha} onDone={() => undefined} />, { update, lookup: async () => ({ rows: [{ id: '2', title: 'Shortlisted', code: null }], total: 1 }) });
    await user.click(await page.findByRole('combobox', { name: /^Status/ }));
    await user.click(await page.findByRole('option', { name: 'Shortlisted' }));
    await user.click(page.getByRole('button', { name: 'Save' }));
    const dialog = await question();
    expect(update).not.toHaveBeenCalled();
    await user.click(press(dialog, 'Save and send'));
    await waitFor(() => expect(update.mock.calls.map(([, { meta }]) => meta)).toEqual([{ isMailed: true }]));
    expect(await page.findByText('Asha Rao saved. Mail was sent')).toBeTruthy();
  });
});
