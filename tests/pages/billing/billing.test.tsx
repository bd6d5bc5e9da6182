// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Billing } from '../../../src/console/billing/Billing.tsx';
import { PlanNotice } from '../../../src/console/billing/PlanNotice.tsx';
import { sessionState } from '../../../src/console/providers/authSession.ts';
import { closeSnackbar } from '../../../src/console/shell/snackbar/snackbars.ts';
import { inShell } from '../shell/inShell.tsx';

const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' as const };
const subscription = {
  subscriptionId: 'sub_1', planId: 'growth-inr-month', planName: 'Growth', subscribedPlanQuantity: 75, unitPrice: '180', subscriptionCurrency: 'INR', subscriptionBillingPeriodUnit: 'month', subscriptionStatus: 'ACTIVE', isChosen: true,
  currentTermStart: '2026-11-01', currentTermEnd: '2026-12-01', trialEnd: null, couponCode: null, discountPercentage: '0.00', discountUntil: null, nextAmount: '13500', nextPlanName: null, nextPlanId: null, nextQuantity: null,
};
const manual = { amountDue: '13500', currency: 'INR', dueOn: '2026-11-15', invoices: [], paymentReference: 'PO-7' };
let answers: Record<string, unknown>;
let sent: { readonly query: string; readonly variables: Record<string, unknown> }[];

const reply = (init?: RequestInit): unknown => {
  const body = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, unknown> };
  sent.push(body);
  const name = /(?:query|mutation) (\w+)/.exec(body.query)?.[1] ?? '';
  const refused = name === 'SaveTaxSettings' && body.variables['taxRegistrationNumber'] === 'WRONG';
  return refused ? { data: null, errors: [{ message: 'no', extensions: { errorCode: 'VALUE_UNFIT', validationError: [{ field: 'taxRegistrationNumber', message: 'This number is not known.' }] } }] } : { data: answers[name] ?? {} };
};

beforeEach(() => {
  sent = [];
  sessionState.set({
    status: 'in',
    session: {
      user: { userId: '1', employeeId: '1', name: 'Samuel Mathew', email: 'admin@demo.example', photo: null, language: 'en', isAdmin: true, isManager: false, isRecruiter: false },
      organisation: { code: 'demo', name: 'Northwind Textiles', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'Asia/Kolkata' },
      rights: { BILLING: all },
    },
  } as never);
  answers = {
    ReadBilling: {
      retrieveSubscriptionDetails: { planStatus: 'ACTIVE', subscription },
      getMembersAndSubscribedCount: { activeMembers: 80, inactiveMembers: 2, invitedMembers: 3, subscribedQuantity: 75 },
      getOrganizationBillingDetails: { autoBilling: JSON.stringify({ billingSiteName: 'own' }), manualBillingDetails: JSON.stringify(manual) },
      retrieveTaxSettings: { taxSettings: null },
    },
    ReadInvoices: { listBillingInvoices: { totalRecords: 1, rows: [{ number: 'DEMO-0002', status: 'OVERDUE', issuedOn: '2026-11-01', dueOn: '2026-11-15', paidOn: null, currency: 'INR', total: '13500' }] } },
    ReadBillingAlert: { getOrganizationBillingDetails: { billingAlertStatus: 'present-red-payment-alert', manualBillingDetails: JSON.stringify(manual) } },
    ReadPlanAccess: { getOrganizationSubscribedPlan: { subscribedDashboard: 'HRMS', isActive: true } },
    ReadStates: { listStates: { data: [] } },
    RecordPayment: { recordBillingPayment: { row: { number: 'DEMO-0002' } } },
  };
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => Promise.resolve(new Response(JSON.stringify(reply(init)), { status: 200, headers: { 'content-type': 'application/json' } })));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  closeSnackbar();
  vi.unstubAllGlobals();
  sessionState.set({ status: 'out' } as never);
});

describe('the billing page', () => {
  it('shows plan, price, next invoice and who is not covered', async () => {
    await inShell(<Billing />);
    expect(await screen.findByText('Growth')).toBeTruthy();
    expect(screen.getByText('₹180.00')).toBeTruthy();
    expect(screen.getByText('₹13,500.00 on 2026/12/01')).toBeTruthy();
    expect(screen.getByText('80 of 75')).toBeTruthy();
    expect(screen.getByText('5 employees are not covered. Add places to the plan.')).toBeTruthy();
    expect(screen.getByText('PO-7')).toBeTruthy();
  });

  it('notes a payment with its reference only', async () => {
    await inShell(<Billing />);
    const row = (await screen.findByText('DEMO-0002')).closest('tr')!;
    await userEvent.click(within(row).getByRole('button', { name: 'Record payment' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    expect(within(dialog).getByText('This field is required')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText(/Reference of the transfer/), 'UTR 9');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(sent.some(({ variables }) => variables['number'] === 'DEMO-0002' && variables['reference'] === 'UTR 9')).toBe(true));
  });

  it('notes a payment of the day that it is for the organisation, which is not that of UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
    await inShell(<Billing />);
    const row = (await screen.findByText('DEMO-0002')).closest('tr')!;
    await userEvent.click(within(row).getByRole('button', { name: 'Record payment' }));
    const paidOn = within(screen.getByRole('dialog')).getByLabelText(/Paid on/) as HTMLInputElement;
    expect([paidOn.type, paidOn.value]).toEqual(['text', '2026/11/22']);
  });

  it('asks for every tax field that is required, and shows what the server says at its field', async () => {
    await inShell(<Billing />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add tax settings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save tax settings' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(11);
    expect(document.activeElement?.id).toBe('tax-businessName');
    expect(sent.some(({ query }) => query.includes('SaveTaxSettings'))).toBe(false);
  });

  it('offers nothing to change to those who may only look', async () => {
    sessionState.set({ status: 'in', session: { ...(sessionState.get() as unknown as { session: object }).session, rights: { BILLING: { ...all, update: false, optionalChoice: false } } } } as never);
    await inShell(<Billing />);
    await screen.findByText('DEMO-0002');
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent).filter((text) => /plan|payment|Add|tax/i.test(text))).toEqual([]);
  });
});

describe('the notice in the frame', () => {
  it('says what is overdue', async () => {
    await inShell(<PlanNotice />, 'fr');
    expect((await screen.findByText(/Le paiement est en retard/)).textContent).toContain('13\u202f500,00\u00a0₹');
  });

  it('says that access is restricted, and to others whom to ask', async () => {
    answers['ReadPlanAccess'] = { getOrganizationSubscribedPlan: { subscribedDashboard: 'HRMS', isActive: false } };
    sessionState.set({ status: 'in', session: { ...(sessionState.get() as unknown as { session: object }).session, rights: {} } } as never);
    await inShell(<PlanNotice />);
    expect((await screen.findByText(/^Access restricted/)).textContent).toBe('Access restricted, please choose the plan and activate your account. Ask an administrator of your organization to do this.');
  });
});
