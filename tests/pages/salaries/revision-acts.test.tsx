/** Steps of salary revisions: what each asks and sends, and what is said of those that could not be moved. */
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { salaryActs } from '../../../src/console/my-team-finance/acts/salaryActs.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const target = { name: 'my-team-finance/salary-info/salary-revision', resource: { type: 'EmployeeSalary', name: 'employeeSalary', title: 'effectiveFrom', fields: [] }, screen: { path: '/my-team-finance/salary-info/salary-revision', form: 'SALARY_REVISION' } } as never;
const open = async (key: string, ids: readonly string[], answer: object) => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { variables: object }).variables);
    return Response.json({ data: { answer } });
  });
  await needMessages('payroll-admin', 'pages', 'forms', 'errors');
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const { Dialog } = salaryActs.find((act) => act.key === key)!;
  const { user } = await renderForm(<Dialog target={target} ids={ids} onClose={onClose} onDone={onDone} />, { dataProvider: { getOne: async () => ({ data: { id: ids[0], version: 4 } }) } as never });
  return { user, sent, onClose, onDone };
};

it('says of each revision that stays why it does, each reason once, and is done with the others', async () => {
  const left = (revisionId: number) => ({ revisionId, success: false, message: 'This record is Applied now.' });
  const { user, sent, onDone } = await open('cancel', ['1', '2', '3'], { message: '', changeSet: '9', totalCount: 3, processorResult: { success: false, message: '', successCount: 1, failureCount: 2, revisions: [{ revisionId: 1, success: true, message: '' }, left(2), left(3)] } });
  expect(page.getByText('3 revisions')).toBeTruthy();
  await user.type(page.getByRole('textbox', { name: 'Comment' }), 'Budget');
  await user.click(page.getByRole('button', { name: 'Cancel revision' }));
  expect(sent.at(-1)).toEqual({ revisionIds: [1, 2, 3], comment: 'Budget' });
  expect(await page.findByText('2: This record is Applied now.')).toBeTruthy();
  await user.click(within(page.getByRole('alertdialog')).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onDone).toHaveBeenCalledOnce();
});

it('approves one as it was seen', async () => {
  const { user, sent, onDone } = await open('approve', ['5'], { message: '', changeSet: '9', successCount: 1, failureCount: 0, results: [{ revisionId: 5, success: true, message: '' }] });
  await user.click(await page.findByRole('button', { name: 'Approve' }));
  expect(sent.at(-1)).toEqual({ revisionIds: [5], comment: null, status: 'APPROVED', version: 4 });
  expect(onDone).toHaveBeenCalledOnce();
  expect(await page.findByText('1 revision approved')).toBeTruthy();
});

it('offers steps by the rights and by where the revision stands', () => {
  const screen = { path: '/x', form: 'SALARY_REVISION' } as never;
  const offered = (rights: object, status?: string) => salaryActs.filter(({ isOffered }) => isOffered({ screen, rights: { SALARY_REVISION: rights } as never, row: status === undefined ? undefined : ({ id: '1', status, effectiveFrom: '2020-01-01' } as never) })).map(({ key }) => key);
  expect(offered({ update: true }, 'DRAFT')).toEqual(['ask', 'cancel']);
  expect(offered({ update: true }, 'PENDING_APPROVAL')).toEqual(['return', 'cancel']);
  expect(offered({ optionalChoice: true }, 'PENDING_APPROVAL')).toEqual(['approve', 'return', 'cancel']);
  expect(offered({ optionalChoice: true }, 'APPROVED')).toEqual(['apply', 'cancel']);
  expect(offered({ view: true }, 'PENDING_APPROVAL')).toEqual([]);
  expect(offered({ update: true, optionalChoice: true }, 'APPLIED')).toEqual([]);
});
