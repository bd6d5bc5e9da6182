/** Adding a candidate to a status that sends a mail: what leaves, and to whom, is shown before anybody is added. */
import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAddReference } from '../../../src/console/resource/form/AddReference.tsx';
import { RecordForm } from '../../../src/console/resource/Form.tsx';
import { PanelEdit } from '../../../src/console/resource/panel/PanelEdit.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { snackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { FormField } from '../../../src/domain/customisation/form-field.ts';
import type { Language } from '../../../src/console/providers/i18nLanguages.ts';

const mail = { of: 'Applied', count: 1, names: ['Noor Haddad'], recipient: 'noor@mail.example', subject: 'Thank you, Noor Haddad', body: 'Dear Noor Haddad, we have your application.', unreached: 0, unreachedNames: [], failingNames: [] };
const noor = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@mail.example', phone: '+919811199901', resume: 'demo/2026-11/a.pdf', gender: 'FEMALE', dateOfBirth: '1994-05-06', standing: 'ACTIVE' };

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };
let asked: Asked[];
let mails: readonly object[] | undefined;
const create = vi.fn(async (_name: string, { data }: { data: object; meta?: object }) => ({ data: { id: '9', version: 1, name: 'Noor Haddad', ...data }, meta: { changeSet: '77' } }));

beforeEach(() => {
  [asked, mails] = [[], [mail]];
  create.mockClear();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
    const one = JSON.parse(body ?? '{}') as Asked;
    if (!one.query?.includes('newRecordAlong')) return Response.json({ data: { answer: { recruitmentSetting: { Portal_Access_For_New_Candidates: true }, rows: [], candidates: [] } } });
    asked.push(one);
    return Response.json(mails === undefined ? { errors: [{ message: 'no', extensions: { errorCode: '_UH0001' } }] } : { data: { newRecordAlong: { count: 0, mails } } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: Language = 'en') => {
  await needMessages('recruitment');
  const { screen } = await printedMetadata.screenResource('recruitment/job-candidates');
  const path = '/recruitment/job-candidates/create';
  return renderForm(<Suspense><RecordForm screen={screen} /></Suspense>, { path, state: { start: noor }, language, dataProvider: { create } as never });
};
const question = () => page.findByRole('dialog', { name: 'Applied sends a mail' });
const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
/** The notice, which goes on to the page of the candidate. */
const said = () => snackbar.get()?.message;
/** What each addition was told beside its name. */
const metas = () =>
  create.mock.calls.map(([, { meta }]) => {
    const { act, ...told } = meta as { readonly act?: unknown };
    expect(act).toMatch(/^[\da-f]{32}$/);
    return told;
  });

describe('the form of a new candidate', () => {
  it('shows the mail with its words first, and adds and sends only when that is said', async () => {
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Add candidate' }));
    const dialog = await question();
    expect(within(dialog).getByText('“Applied” sends Noor Haddad the mail “Thank you, Noor Haddad”.')).toBeTruthy();
    expect(within(dialog).getByRole('region', { name: 'The mail as Noor Haddad reads it' }).textContent).toBe('To Noor Haddad, noor@mail.exampleThank you, Noor HaddadDear Noor Haddad, we have your application.');
    expect(asked.map(({ variables }) => variables)).toMatchObject([{ type: 'Candidate', values: { firstName: 'Noor', lastName: 'Haddad', email: 'noor@mail.example', statusId: null } }]);
    // No key that was meant for the form sends it.
    expect(document.activeElement).not.toBe(press(dialog, 'Add and send'));
    expect(create).not.toHaveBeenCalled();
    await user.click(press(dialog, 'Add and send'));
    await waitFor(() => expect(metas()).toEqual([{ isMailed: true }]));
    await waitFor(() => expect(said()).toBe('Noor Haddad added. Mail was sent'));
  });

  it('adds without it where that is wanted, and not at all where the question is left', async () => {
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Add candidate' }));
    await user.click(press(await question(), 'Cancel'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(create).not.toHaveBeenCalled();
    expect((page.getByRole('textbox', { name: /^First name/ }) as HTMLInputElement).value).toBe('Noor');
    await user.click(page.getByRole('button', { name: 'Add candidate' }));
    await user.click(press(await question(), 'Add without mail'));
    await waitFor(() => expect(metas()).toEqual([{ withoutMails: true }]));
    await waitFor(() => expect(said()).toBe('Noor Haddad added'));
    expect(asked).toHaveLength(2);
  });

  it('adds at once where the status sends none', async () => {
    mails = [];
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Add candidate' }));
    await waitFor(() => expect(metas()).toEqual([{}]));
    expect(page.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(said()).toBe('Noor Haddad added'));
  });

  it('adds nobody where it cannot be found out', async () => {
    mails = undefined;
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Add candidate' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(await page.findByText(/^Something went wrong/)).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('speaks the language of the person', async () => {
    const { user } = await show('fr');
    await user.click(await page.findByRole('button', { name: /^Ajouter\s:\scandidat$/i }));
    const dialog = await page.findByRole('dialog', { name: /^Le statut «\sApplied\s» envoie un e-mail$/ });
    expect(press(dialog, 'Ajouter et envoyer')).toBeTruthy();
    await user.click(press(dialog, 'Ajouter sans e-mail'));
    await waitFor(() => expect(metas()).toEqual([{ withoutMails: true }]));
  });
});

it('nobody is asked about somebody without an address', async () => {
  await needMessages('recruitment');
  const target = await printedMetadata.screenResource('recruitment/job-candidates');
  const { user } = await renderForm(<Suspense><PanelEdit target={target} given={{ firstName: 'Noor', lastName: 'Haddad', standing: 'ACTIVE' }} onDone={() => undefined} /></Suspense>, { dataProvider: { create } as never });
  await user.click(await page.findByRole('button', { name: 'Add candidate' }));
  await waitFor(() => expect(metas()).toEqual([{}]));
  expect(asked).toEqual([]);
});

it('the dialog of a picker that adds a candidate asks, too, where the organization has it ask for the address', async () => {
  await needMessages('recruitment');
  const email: FormField = { entity: 'Candidate', field: 'email', label: '', kind: null, choices: null, isRequired: true, isVisible: true, minimum: null, maximum: null, preset: null, section: null, position: null, hint: null };
  const session = { ...sessionWith(), formFields: [email] };
  const { screen } = await printedMetadata.screenResource('recruitment/job-candidates');
  const onAdded = vi.fn();
  const { user } = await renderForm(<Suspense>{showAddReference({ screen, title: '', onClose: () => undefined, onAdded })}</Suspense>, { session, dataProvider: { create } as never });
  await user.type(await page.findByRole('textbox', { name: /^First name/ }), 'Noor');
  await user.type(page.getByRole('textbox', { name: /^Last name/ }), 'Haddad');
  await user.type(page.getByRole('textbox', { name: /^Personal email/ }), 'noor@mail.example');
  await user.click(page.getByRole('button', { name: 'Add candidate' }));
  const dialog = await question();
  expect(create).not.toHaveBeenCalled();
  await user.click(press(dialog, 'Add and send'));
  await waitFor(() => expect(metas()).toEqual([{ isMailed: true }]));
  expect(onAdded).toHaveBeenCalledWith(expect.objectContaining({ id: '9' }));
  expect(said()).toBe('Noor Haddad added. Mail was sent');
});
