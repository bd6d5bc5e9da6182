/** Adding the people of dropped resumes to a status that sends a mail: what leaves, and to how many, is shown before they are added. */
import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResumeDrop } from '../../../src/console/recruitment/resumes/ResumeDrop.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { changeHistory, forgetChanges } from '../../../src/console/shell/changes.ts';
import { renderForm } from '../form/support/renderForm.tsx';

const resume = (firstName: string, emailId: string | null) => ({ firstName, middleName: null, lastName: 'Haddad', emailId, mobileNo: null, currentLocation: null, currentEmployer: null, currentDesignation: null, experienceYears: null, pages: 1, readPages: 1, skills: [], confidence: [] });
const line = (id: string, firstName: string, emailId: string | null) => ({ id, fileName: `${firstName}.pdf`, state: 'READ', problem: null, alike: [], resume: resume(firstName, emailId) });
const mail = { of: 'Applied', count: 2, names: ['Noor Haddad', 'Omar Haddad'], recipient: 'noor@mail.example', subject: 'Thank you, Noor Haddad', body: 'Dear Noor Haddad, we have your application.', unreached: 1, unreachedNames: ['Ida Haddad'], failingNames: [] };

type Asked = { readonly query: string; readonly variables: { readonly candidates: readonly object[]; readonly mails?: boolean } };
let asked: Asked[];
let lines: readonly object[];
let mails: readonly object[] | undefined;

beforeEach(() => {
  [asked, mails] = [[], [mail]];
  lines = [line('1', 'Noor', 'noor@mail.example'), line('2', 'Omar', 'omar@mail.example'), line('3', 'Ida', null)];
  forgetChanges();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as Asked;
    const is = (name: string): boolean => one.query.includes(` ${name}(`) || one.query.includes(` ${name} {`);
    if (is('ReadDroppedMailsAhead') || is('AddDroppedResumes')) asked.push(one);
    if (is('ReadDroppedMailsAhead') && mails === undefined) return Response.json({ errors: [{ message: 'no', extensions: { errorCode: '_UH0001' } }] });
    const answer = is('ReadDroppedResumes') ? { resumes: lines } : is('ReadDroppedMailsAhead') ? { mails } : is('AddDroppedResumes') ? { changeSet: '31', candidateCount: one.variables.candidates.length } : { rows: [] };
    return Response.json({ data: { answer } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  await needMessages('recruitment');
  return renderForm(<ResumeDrop />);
};
const question = () => page.findByRole('dialog', { name: 'Applied sends a mail' });
const added = () => asked.filter(({ query }) => query.includes('mutation AddDroppedResumes')).map(({ variables }) => variables);

it('shows whom the mail reaches and whom not, as typed, and adds and sends when that is said', async () => {
  const { user } = await show();
  const name = await page.findByRole('textbox', { name: 'First name: Omar.pdf' });
  await user.clear(name);
  await user.type(name, 'Umar');
  await user.click(page.getByRole('button', { name: 'Add 3 candidates' }));
  const dialog = await question();
  expect(asked.map(({ variables }) => variables.candidates)).toMatchObject([[{ id: '1', firstName: 'Noor' }, { id: '2', firstName: 'Umar' }, { id: '3', email: '' }]]);
  expect(within(dialog).getByText('“Applied” sends a mail to each of 2 people: Noor Haddad, Omar Haddad. The first of them reads “Thank you, Noor Haddad”.')).toBeTruthy();
  expect(within(dialog).getByText('Ida Haddad has no address that can be written to and gets no mail.')).toBeTruthy();
  expect(added()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Add and send' }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]).not.toHaveProperty('mails');
  expect(await page.findByText('3 candidates added. Mail was sent')).toBeTruthy();
  expect(changeHistory.get().done).toMatchObject([{ changeSet: '31', isMailed: true }]);
});

it('adds them without it where that is wanted, and nobody where the question is left', async () => {
  const { user } = await show();
  await user.click(await page.findByRole('button', { name: 'Add 3 candidates' }));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(added()).toEqual([]);
  await user.click(page.getByRole('button', { name: 'Add 3 candidates' }));
  await user.click(within(await question()).getByRole('button', { name: 'Add without mail' }));
  await waitFor(() => expect(added()).toMatchObject([{ mails: false }]));
  expect(await page.findByText('3 candidates added')).toBeTruthy();
  expect(changeHistory.get().done.map(({ isMailed }) => isMailed)).toEqual([undefined]);
});

it('adds at once where no mail leaves, and asks nothing where nobody has an address', async () => {
  mails = [];
  const { user } = await show();
  await user.click(await page.findByRole('button', { name: 'Add 3 candidates' }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(page.queryByRole('dialog')).toBeNull();
  cleanup();
  lines = [line('3', 'Ida', null)];
  asked = [];
  const again = await show();
  await again.user.click(await page.findByRole('button', { name: 'Add 1 candidate' }));
  await waitFor(() => expect(asked.map(({ query }) => query.includes('mutation'))).toEqual([true]));
});

it('adds nobody where it cannot be found out', async () => {
  mails = undefined;
  const { user } = await show();
  await user.click(await page.findByRole('button', { name: 'Add 3 candidates' }));
  expect(await page.findByText(/^Something went wrong/)).toBeTruthy();
  expect(added()).toEqual([]);
});
