// @vitest-environment jsdom
/** What is left of compensatory off, days without pay to choose from, and what is paid once at a glance. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BenefitsOverview } from '../../../src/console/my-team-finance/BenefitsOverview.tsx';
import { GiveEarnings } from '../../../src/console/my-team-finance/give/GiveEarnings.tsx';
import { OwnCompOffBalance } from '../../../src/console/employee-self-service/comp-off/OwnCompOffBalance.tsx';
import { TeamCompOffBalance } from '../../../src/console/employee-self-service/comp-off/TeamCompOffBalance.tsx';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { FormAside } from '../../../src/console/resource/form/FormAside.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import { inShell } from '../shell/inShell.tsx';
import type { Values } from '../../../src/console/resource/form/values.ts';

const credit = { compOffId: '1', workedOn: '2026-11-15', reason: 'Stock count', expiresOn: '2027-02-13', days: '1', taken: '0', left: '1', encashed: '0', lapsed: '0' };
const lapsed = { compOffId: '2', workedOn: '2026-07-05', reason: 'Overhaul', expiresOn: '2026-10-03', days: '1', taken: '0.5', left: '0', encashed: '0', lapsed: '0.5' };
const balance = { employeeId: '28', employeeName: 'Kavitha Selvam', employeeNumber: '1028', earned: '2', taken: '0.5', asked: '0', encashed: '0', lapsed: '0.5', left: '1', nextExpiry: '2027-02-13', isExpiring: false, credits: [lapsed, credit] };

let answer: unknown;
let asked: { search?: string }[];

const may = { view: true, add: true, update: true, delete: false, optionalChoice: false, scope: 'ALL' } as const;

beforeEach(async () => {
  await needMessages('employee-self-service', 'payroll-admin', 'forms', 'errors');
  asked = [];
  forgetSession({
    status: 'in',
    session: {
      user: { userId: '1', employeeId: '28', name: 'Kavitha Selvam', email: 'employee@demo.example', photo: null, language: 'en', isAdmin: false, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
      rights: { SELF_COMPENSATORY_OFF: may, TIME_OFF: may, ONE_TIME_EARNINGS: may, ADHOC_ALLOWANCE: may },
    },
  } as never);
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    asked.push((JSON.parse(String(init?.body)) as { variables: { search?: string } }).variables);
    return new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the balance of compensatory off', () => {
  it('says what is left and until when, and what became of each day that was worked', async () => {
    answer = { canBeTaken: true, rows: [balance] };
    await inShell(<OwnCompOffBalance />);
    expect(await screen.findByText('Next expiry 2027/02/13')).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').map(({ textContent }) => textContent))).toEqual([
      ['2026/07/05', 'Overhaul', '2026/10/03', '1', '0.5', '0', '0.5', '0'],
      ['2026/11/15', 'Stock count', '2027/02/13', '1', '0', '0', '0', '1'],
    ]);
    expect(screen.queryByText(/No leave type/)).toBeNull();
  });

  it('of whoever earned nothing offers to ask for it, and says where no leave can be taken from it', async () => {
    answer = { canBeTaken: false, rows: [{ ...balance, earned: '0', taken: '0', lapsed: '0', left: '0', nextExpiry: null, credits: [] }] };
    const { unmount } = await inShell(<OwnCompOffBalance />);
    expect(await screen.findByRole('button', { name: 'Ask for compensatory off' })).toBeTruthy();
    unmount();
    answer = { canBeTaken: false, rows: [balance] };
    await inShell(<OwnCompOffBalance />);
    expect(await screen.findByText(/No leave type takes from compensatory off/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open leave types' }).getAttribute('href')).toBe('/settings/core-hr/leave-types');
  });

  it('of a team is searched, and opened for one employee', async () => {
    answer = { totalRecords: 1, canBeTaken: true, rows: [balance] };
    await inShell(<TeamCompOffBalance />);
    const name = await screen.findByRole('button', { name: /Kavitha Selvam/ });
    expect(screen.queryByText('Stock count')).toBeNull();
    await userEvent.click(name);
    expect(screen.getByText('Stock count')).toBeTruthy();
    answer = { totalRecords: 0, canBeTaken: true, rows: [] };
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an employee' }), 'zz');
    expect(await screen.findByText('No matching search results')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ search: 'zz' });
  });
});

const Form = ({ values }: { readonly values: Values }) => {
  const form = useForm<Values>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <input aria-label="Day" {...form.register('lopDate')} />
      <input aria-label="Days" {...form.register('days')} />
      <FormAside type="LopRecovery" />
    </FormProvider>
  );
};

it('a day without pay is taken into the request by a press, but for one that is asked for already', async () => {
  answer = { until: '2026-11-27', payDate: '2026-11-30', days: [{ day: '2026-10-13', days: '0.5', cause: 'UNPAID_LEAVE', cycle: '2026-10', isAsked: false }, { day: '2026-10-12', days: '1', cause: 'NO_ATTENDANCE', cycle: '2026-10', isAsked: true }] };
  await inShell(<Form values={{ employeeId: '28', status: 'PENDING' }} />);
  expect(await screen.findByText('Requests for the pay of 2026/11/30 are taken until 2026/11/27.')).toBeTruthy();
  expect(screen.getByText('Leave without pay · 0.5 days')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Choose: 2026/10/13' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('2026-10-13'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' }).value).toBe('0.5');
});

it('benefits at a glance lead to their lists, each to whoever may see it', async () => {
  const sum = (count: number, amount: string) => ({ count, amount });
  const earnings = { pending: sum(3, '175000'), approved: sum(1, '50000'), paidThisYear: sum(9, '599700'), committed: sum(6, '690000'), next: [{ earningId: '7', employeeName: 'Manoj Kumar', name: 'Joining bonus', amount: '50000', payoutDate: '2026-11-30' }] };
  answer = { today: '2026-11-30', earnings, clawbacks: null };
  const { unmount } = await inShell(<BenefitsOverview />);
  expect(decodeURIComponent((await screen.findByRole('link', { name: 'Wait for a decision: 3' })).getAttribute('href')!)).toBe('/my-team-finance/benefits-and-deduction/one-time-earnings?filter={"status":{"equals":"PENDING"}}');
  expect(screen.getByRole('link', { name: /Manoj Kumar/ }).getAttribute('href')).toBe('/my-team-finance/benefits-and-deduction/one-time-earnings/7');
  expect(screen.queryByText('Clawbacks to decide')).toBeNull();
  unmount();
  answer = { today: '2026-11-30', earnings: null, clawbacks: null };
  await inShell(<BenefitsOverview />);
  expect(await screen.findByText('Nothing to show here')).toBeTruthy();
});

it('one kind is given to several employees, but for whom it cannot be given or whom one leaves out', async () => {
  const given: unknown[] = [];
  const person = { employeeId: '27', employeeName: 'Balaji Shanmugam', employeeNumber: '1027', amount: '15000', payoutDate: '2026-11-30', isApproved: false, problem: null };
  const rows = [person, { ...person, employeeId: '28', employeeName: 'Kavitha Selvam', employeeNumber: '1028' }, { ...person, employeeId: '30', employeeName: 'Revathi Arumugam', employeeNumber: '1030', amount: null, payoutDate: null, problem: 'No confirmation date yet.' }];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: unknown };
    if (query.startsWith('mutation')) given.push(variables);
    const found = query.startsWith('mutation') ? { added: 1, changeSet: '9' } : { totalRecords: 3, rows };
    return new Response(JSON.stringify({ data: { answer: found } }), { headers: { 'content-type': 'application/json' } });
  });
  await renderForm(<GiveEarnings />, { dataProvider: { lookup: async () => ({ rows: [{ id: '4', title: 'Referral reward', code: null }], total: 1 }) } as never });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nobody chosen' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind of earning' }));
  await userEvent.click(await screen.findByRole('option', { name: /Referral reward/ }));
  expect(await screen.findByText('No confirmation date yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Revathi/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Kavitha/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 earning' }));
  await waitFor(() => expect(given).toEqual([{ kindId: '4', payoutDate: null, employeeIds: ['27'] }]));
});
