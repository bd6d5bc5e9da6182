/** The hiring flow being designed while it is saved, undone, and changed by somebody else. */
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { HiringFlow } from '../../../src/console/recruitment/flow/HiringFlow.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import { broken, readAgain } from '../support/failingReads.ts';

type Stage = { id: string; version: number; name: string; kind: string; status: string };
type Status = { id: string; version: number; name: string; status: string; isDefault: boolean; requires: string[]; sendsMail: boolean; mailSubject: null; mailBody: null; stage: { id: string }; next: null };
type Sent = { readonly stages: readonly (Omit<Stage, 'id'> & { key: string })[]; readonly statuses: readonly (Omit<Status, 'id' | 'stage'> & { key: string; stage: string })[] };

const status = (id: string, name: string, stage: string): Status => ({ id, version: 1, name, status: 'ACTIVE', isDefault: id === '11', requires: [], sendsMail: false, mailSubject: null, mailBody: null, stage: { id: stage }, next: null });

let stages: Stage[];
let statuses: Status[];
let isAway: boolean;
let answering: Promise<void>;
let saves: Sent[];

const idOf = (key: string, at: number): string => (key.startsWith('new') ? `${90 + at}` : key);
/** What the server does with a save. */
const keep = (sent: Sent): void => {
  saves.push(sent);
  const ids = new Map(sent.stages.map(({ key }, at) => [key, idOf(key, at)]));
  stages = sent.stages.map(({ key, version, ...rest }) => ({ ...rest, id: ids.get(key)!, version: (version ?? 0) + 1 }));
  statuses = sent.statuses.map(({ key, version, stage, ...rest }, at) => ({ ...rest, next: null, id: idOf(key, at), version: (version ?? 0) + 1, stage: { id: ids.get(stage)! } }));
};

beforeEach(async () => {
  stages = [{ id: '1', version: 1, name: 'Screening', kind: 'SCREENING', status: 'ACTIVE' }, { id: '2', version: 1, name: 'Hired', kind: 'HIRED', status: 'ACTIVE' }];
  statuses = [status('11', 'New', '1'), status('12', 'Looked at', '1'), status('13', 'Hired', '2')];
  [isAway, answering, saves] = [false, Promise.resolve(), []];
  await needMessages('recruitment', 'forms', 'pages');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Sent };
    if (isAway) return broken();
    if (query.includes('mutation SaveHiringFlow')) {
      await answering;
      keep(variables);
    }
    if (query.includes('query recordReferences')) return Response.json({ data: { recordReferences: { rows: [] } } });
    const data = query.includes('query ReadFlowDesign') ? { stages: { rows: stages }, statuses: { rows: statuses }, counts: { statuses: [] } } : { answer: { changeSet: null } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The panel of a status, its name with more behind it. */
const typeInto = async (user: Awaited<ReturnType<typeof renderForm>>['user'], name: string, text: string) => {
  await user.click(await page.findByRole('button', { name: `Edit ${name}` }));
  const box = await within(page.getByRole('complementary')).findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.click(box);
  await user.keyboard(`{End}${text}`);
  return box;
};
const words = (): string => page.getByText(/Unsaved changes|No unsaved changes/).textContent;

describe('The hiring flow', () => {
  it('brings the stage whose panel opens into sight', async () => {
    const { user } = await renderForm(<HiringFlow />);
    const column = await page.findByRole('region', { name: 'Hired' });
    const row = column.parentElement!;
    row.style.overflowX = 'auto';
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 400 }, scrollLeft: { value: 0, writable: true } });
    column.getBoundingClientRect = () => new DOMRect(500, 0, 248, 200);
    await user.click(within(column).getAllByRole('button', { name: 'Edit Hired' })[0]!);
    expect(row.scrollLeft).toBe(500 + 248 + 16 - 400);
  });

  it('keeps panel, focus and what is typed while a save is on its way, and knows it unsaved', async () => {
    let answer = (): void => undefined;
    answering = new Promise((go) => (answer = () => go()));
    const { user } = await renderForm(<HiringFlow />);
    const name = await typeInto(user, 'Looked at', ' once');
    await user.click(page.getByRole('button', { name: 'Save' }));
    await user.click(name);
    await user.keyboard('{End} more');
    await act(async () => answer());
    await page.findByText('Hiring flow saved');
    await user.keyboard('!');
    expect([name.isConnected, name.value, document.activeElement === name, words()]).toEqual([true, 'Looked at once more!', true, 'Unsaved changes']);
    expect(page.queryByText(/was changed meanwhile/)).toBeNull();
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.statuses.map(({ name: one, version }) => [one, version])).toEqual([['New', 2], ['Looked at once more!', 2], ['Hired', 2]]);
    await waitFor(() => expect(words()).toBe('No unsaved changes'));
    expect(name.isConnected).toBe(true);
  });

  it('brings back what was not saved when the session ended, on top of what somebody else saved since', async () => {
    const { user } = await renderForm(<HiringFlow />);
    await typeInto(user, 'Looked at', ' once');
    forgetSession({ status: 'out', isExpired: true });
    cleanup();
    statuses = statuses.map((one) => (one.name === 'New' ? { ...one, version: 2, name: 'Fresh' } : one));
    await renderForm(<HiringFlow />, { draft: { ...sessionStorage } });
    expect(await page.findByText('The changes that were not saved when you were signed out are back.')).toBeTruthy();
    expect([words(), page.getByRole('button', { name: 'Edit Looked at once' }).isConnected, page.getByRole('button', { name: 'Edit Fresh' }).isConnected]).toEqual(['Unsaved changes', true, true]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  });

  it('goes on with a new status under its id once it was saved', async () => {
    const { user } = await renderForm(<HiringFlow />);
    await user.click((await page.findAllByRole('button', { name: /^Add status/ }))[0]!);
    const name = await within(page.getByRole('complementary')).findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await user.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('Hiring flow saved');
    await user.click(name);
    await user.keyboard('{End}est');
    expect(name.isConnected).toBe(true);
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.statuses.map(({ key, name: one, version }) => [key, one, version])).toEqual([['11', 'New', 2], ['12', 'Looked at', 2], ['92', 'New statusest', 1], ['13', 'Hired', 2]]);
  });

  it('keeps a draft on top of what somebody else saved, says so, and lets it go by Cancel', async () => {
    const { user } = await renderForm(<HiringFlow />);
    const name = await typeInto(user, 'Looked at', ' by me');
    statuses = [{ ...statuses[0]!, version: 2, name: 'Fresh' }, { ...statuses[1]!, version: 2, name: 'Read' }, statuses[2]!, status('14', 'Started', '2')];
    await readAgain();
    await page.findByText('The hiring flow was changed meanwhile');
    expect(page.getByText(/Changed on both sides, shown as you have it: Looked at by me \(Name\)\./)).toBeTruthy();
    expect([name.isConnected, name.value]).toEqual([true, 'Looked at by me']);
    for (const other of ['Fresh', 'Started']) expect(page.getByRole('button', { name: `Edit ${other}` })).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    expect(page.getByRole('button', { name: 'Edit Read' })).toBeTruthy();
    expect([words(), page.queryByText(/was changed meanwhile/)]).toEqual(['No unsaved changes', null]);
  });

  it('goes on naming what was changed on both sides when others save again, as long as it differs', async () => {
    const { user } = await renderForm(<HiringFlow />);
    const name = await typeInto(user, 'Looked at', ' by me');
    statuses = statuses.with(1, { ...statuses[1]!, version: 2, name: 'Read' });
    await readAgain();
    await page.findByText(/shown as you have it: Looked at by me \(Name\)\./);
    statuses = statuses.with(0, { ...statuses[0]!, version: 2, name: 'Fresh' });
    await readAgain();
    await page.findByRole('button', { name: 'Edit Fresh' });
    expect(page.getByText(/shown as you have it: Looked at by me \(Name\)\./)).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Read');
    expect(page.queryByText(/shown as you have it/)).toBeNull();
    await user.type(name, ' by me');
    expect(page.getByText(/shown as you have it: Read by me \(Name\)\./)).toBeTruthy();
  });

  it('follows what somebody else saved while nothing was changed, with the panel open, and stays when it cannot be read', async () => {
    const { user } = await renderForm(<HiringFlow />);
    const name = await typeInto(user, 'Looked at', '');
    statuses = statuses.with(1, { ...statuses[1]!, version: 2, name: 'Read' });
    await readAgain();
    await waitFor(() => expect([name.isConnected, name.value, words()]).toEqual([true, 'Read', 'No unsaved changes']));
    isAway = true;
    await readAgain();
    expect([name.isConnected, page.queryByRole('alert')]).toEqual([true, null]);
  });

  it('says of a stage that nothing names it once that is known, not before, and not where it cannot be known', async () => {
    const waiting: ((total: number | Error) => void)[] = [];
    const counts = (): Promise<readonly { total: number; isEstimate: boolean }[]> => new Promise((go, stop) => waiting.push((total) => (total instanceof Error ? stop(total) : go([{ total, isEstimate: false }]))));
    const tell = async (total: number | Error): Promise<void> => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      await act(async () => waiting.splice(0).forEach((one) => one(total)));
    };
    statuses = statuses.slice(0, 2);
    const { user } = await renderForm(<HiringFlow />, { dataProvider: { counts } });
    await user.click(await page.findByRole('button', { name: 'Edit Hired' }));
    await user.click(page.getByRole('button', { name: 'Delete stage' }));
    const question = within(await page.findByRole('alertdialog'));
    expect(await question.findByText('Looking for records that use this.')).toBeTruthy();
    const free = (): HTMLElement | null => question.queryByText(/nothing else/);
    const yes = (): boolean => question.getByRole('button', { name: 'Yes' }).hasAttribute('disabled');
    expect([free(), yes()]).toEqual([null, true]);
    await tell(new Error('away'));
    const again = await question.findByRole('button', { name: 'Try again' });
    expect([free(), yes()]).toEqual([null, true]);
    await user.click(again);
    await tell(0);
    await waitFor(() => expect(free()).toBeTruthy());
    expect(yes()).toBe(false);
  });
});
