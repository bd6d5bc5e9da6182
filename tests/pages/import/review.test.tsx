import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportWizard } from '../../../src/console/resource/import/ImportWizard.tsx';
import { screens } from '../../../generated/screens.ts';
import { renderForm } from '../form/support/renderForm.tsx';
import { importServer } from './support/importServer.ts';
import type { ImportServer } from './support/importServer.ts';

const designations = screens.find(({ path }) => path === '/core-hr/designations')!;
let server: ImportServer;

beforeEach(() => {
  server = importServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderForm(<ImportWizard screen={designations} />, { path: '/core-hr/designations/import', address: '/core-hr/designations/import?job=7' });

test('shows the problems by cause with their rows, and marks only the faulty cell', async () => {
  await open();
  expect((await screen.findByRole('button', { name: /Grade “G-5” does not exist/ })).getAttribute('aria-current')).toBe('true');
  const cells = await screen.findAllByRole('gridcell', { name: /^G-5\. Grade/ });
  expect(cells).toHaveLength(3);
  expect(cells[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-invalid') === 'true')).toHaveLength(3);
});

test('on a phone the problems are one choice, which says of each the field that it is about', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599.95px'), addEventListener() {}, removeEventListener() {} }));
  server.job.problems = [...server.job.problems, { cause: 'status|rule.choice', target: 'status', label: 'Status', message: 'Choose a value from the list.', rows: 1, firstRow: 3, value: 'Perhaps', suggestions: [], creates: null }];
  const { user } = await open();
  const choice = await screen.findByRole('combobox', { name: 'What to fix' });
  expect(choice.textContent).toBe('3 · Grade “G-5” does not exist Grade');
  expect((await screen.findAllByRole('button', { name: 'Grade: G-5. Grade “G-5” does not exist' })).map(({ textContent }) => textContent)).toEqual(['Grade: G-5', 'Grade: G-5', 'Grade: G-5']);
  await user.click(choice);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['3 · Grade “G-5” does not exist Grade', '1 · Choose a value from the list. Status']);
});

test('a cell edited from the keyboard is shown at once and sent as one fix', async () => {
  const { user } = await open();
  const [first] = await screen.findAllByRole('gridcell', { name: /^G-5\. Grade/ });
  await user.click(first!);
  const box = await screen.findByRole('combobox', { name: 'Grade, row 2' });
  await user.clear(box);
  await user.type(box, 'G4{Enter}');
  await waitFor(() => expect(server.fixes()).toEqual([{ cells: [{ row: 2, target: 'gradeId', text: 'G4' }], replace: [], undo: [] }]));
  expect(screen.getAllByRole('gridcell', { name: 'G4' })).toHaveLength(1);
});

test('fixes made while the rows are checked wait and go together', async () => {
  server.job.state = 'REVIEW';
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Replace in 3 rows' }));
  await waitFor(() => expect(server.job.state).toBe('CHECKING'));
  const [first] = await screen.findAllByRole('gridcell', { name: 'G5' });
  first!.focus();
  await user.keyboard('G6');
  await user.keyboard('{Enter}');
  expect(server.fixes()).toHaveLength(1);
  server.finishCheck();
  await waitFor(() => expect(server.fixes()).toHaveLength(2), { timeout: 3000 });
  expect(server.fixes()[1]).toMatchObject({ cells: [{ row: 2, target: 'gradeId', text: 'G6' }] });
});

test('the figures filter the rows', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Ready to import/ }));
  await waitFor(() => expect(server.asked.at(-1)?.variables).toMatchObject({ status: 'READY', cause: null, offset: 0, limit: 100 }));
});

test('an import whose writing was interrupted says that nothing was imported', async () => {
  server.job.interruptedAt = '2026-11-21T10:00:00Z';
  server.job.ready = 2;
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Continue with 2 rows' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was imported; you can start again.');
});

test('rows that look like what is here say so beside a link, and one is left out at once', async () => {
  Object.assign(server.job, { alike: 2, ready: 3, faulty: 0, problems: [] });
  const { user } = await open();
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Leave out row/ });
  const link = screen.getByRole('link', { name: 'Weaver' });
  expect(link.getAttribute('href')).toContain('/core-hr/designations?record=9');
  expect(link.closest('[role=listitem]')!.textContent).toContain('the same: code · name');
  expect(second!.closest('[role=listitem]')!.textContent).toContain('Like row 2 of the file');
  expect(server.asked.filter(({ operation }) => operation === 'ReadImportRows').at(-1)?.variables).toMatchObject({ alike: true, cause: null });
  await user.click(first!);
  expect((first as HTMLInputElement).checked).toBe(true);
  await waitFor(() => expect(server.asked.find(({ operation }) => operation === 'LeaveRowsOut')?.variables).toEqual({ id: '7', rows: [2], leftOut: true }));
  await user.click(screen.getByRole('button', { name: 'Leave all 2 out' }));
  await waitFor(() => expect(server.asked.findLast(({ operation }) => operation === 'LeaveRowsOut')?.variables).toEqual({ id: '7', rows: null, leftOut: true }));
  expect(screen.getAllByRole('checkbox', { name: /^Leave out row/ }).slice(0, 2).every((box) => (box as HTMLInputElement).checked)).toBe(true);
});

const alike = async () => {
  Object.assign(server.job, { alike: 2, ready: 3, faulty: 0, problems: [] });
  const opened = await open();
  const boxes = (await screen.findAllByRole('checkbox', { name: /^Leave out row/ })) as HTMLInputElement[];
  return { ...opened, boxes };
};
const boxes = () => screen.getAllByRole('checkbox', { name: /^Leave out row/ }) as HTMLInputElement[];
const choices = () => server.asked.filter(({ operation }) => operation === 'LeaveRowsOut').map(({ variables }) => variables);

test('a row that looks alike only after all were left out is shown as the server has it', async () => {
  const { user } = await alike();
  await user.click(screen.getByRole('button', { name: 'Leave all 2 out' }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
  // The third looks like nothing: the server did not leave it out.
  await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false]));
});

test('choices made quickly are sent one after the other, and the last one holds', async () => {
  const { user } = await alike();
  server.held.operation = 'LeaveRowsOut';
  await user.click(boxes()[0]!);
  await user.click(boxes()[0]!);
  await waitFor(() => expect(server.held.answers).toHaveLength(1));
  expect(choices()).toEqual([{ id: '7', rows: [2], leftOut: true }]);
  server.held.answers[0]!();
  await waitFor(() => expect(choices()).toEqual([{ id: '7', rows: [2], leftOut: true }, { id: '7', rows: [2], leftOut: false }]));
  await waitFor(() => expect(server.held.answers).toHaveLength(2));
  expect(boxes()[0]!.checked).toBe(false);
  server.held.answers[1]!();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave all 2 out' })).toHaveProperty('disabled', false));
  expect(boxes()[0]!.checked).toBe(false);
});

test('the rows stay in sight when another choice lands before the rows after the first one came', async () => {
  const { user } = await alike();
  server.held.operation = 'ReadImportRows';
  for (const [step, row] of [0, 1].entries()) {
    await user.click(boxes()[row]!);
    await waitFor(() => expect(server.held.answers).toHaveLength(step + 1));
    expect(boxes()).toHaveLength(3);
  }
});

test('nothing is left out or taken in while corrections are checked', async () => {
  server.job.alike = 2;
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Replace in 3 rows' }));
  await waitFor(() => expect(server.job.state).toBe('CHECKING'));
  await user.click(screen.getByRole('button', { name: /^May be here already/ }));
  await screen.findAllByRole('checkbox', { name: /^Leave out row/ });
  expect(boxes().every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByRole('button', { name: 'Leave all 2 out' })).toHaveProperty('disabled', true);
});

test('the action names all that tells the records of an update apart as one', async () => {
  await renderForm(<ImportWizard screen={designations} />, { path: '/core-hr/designations/import', address: '/core-hr/designations/import' });
  expect(await screen.findByText(/found by their Designation code and Designation, or by their record number/)).toBeTruthy();
});

test.each(['READING', 'CHECKING', 'COMMITTING'] as const)('while the server is away from a file in %s it is said that the page goes on by itself, and no more once it answers', async (state) => {
  server.job.state = state;
  server.job.progress = 0;
  await open();
  await screen.findAllByRole('progressbar');
  const said = (): HTMLElement | null => screen.queryByText(/The server cannot be reached\. As soon as it answers again, this page goes on by itself/);
  expect(said()).toBeNull();
  server.away.now = true;
  await waitFor(() => expect(said()).not.toBeNull());
  server.away.now = false;
  await waitFor(() => expect(said()).toBeNull());
});
