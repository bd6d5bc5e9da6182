// @vitest-environment jsdom
/** Lists that bring further rows by a button reach the last one, however many the server gives at once, and say how many there are. */
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithoutSalary } from '../../../src/console/my-team-finance/WithoutSalary.tsx';
import { Reconciliation } from '../../../src/console/payroll/reconciliation/Reconciliation.tsx';
import { LeaversPage } from '../../../src/console/payroll/settlement/LeaversPage.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { OnboardingCandidates } from '../../../src/console/recruitment/joining/OnboardingCandidates.tsx';
import { GratuityPage } from '../../../src/console/tax-and-statutory-compliance/gratuity/GratuityPage.tsx';
import { MissingEnrolments } from '../../../src/console/tax-and-statutory-compliance/missing/MissingEnrolments.tsx';
import { Standings } from '../../../src/console/tax-and-statutory-compliance/standings/Standings.tsx';
import { StatementLines } from '../../../src/console/tax-and-statutory-compliance/statements/StatementLines.tsx';
import { inShell } from './inShell.tsx';
import type { TabProps } from '../../../src/console/resource/tabs/recordTabs.ts';

const TOTAL = 230;
/** What the server gives at once at most. */
const MOST = 200;

/** One row that has what every list shows. */
const rowAt = (at: number) => {
  const name = `Weaver ${at + 1}`;
  return {
    employeeId: String(at + 1), name, employeeName: name, employeeNumber: `W${at + 1}`, designation: null, department: null, departmentName: '', location: null, state: null, dateOfJoin: '2020-01-01', isAgreed: false, hasRecord: false, reason: 'NOT_ENROLLED',
    exitId: String(at + 1), noticeDate: '2026-01-01', lastWorkingDay: '2026-02-01', dueOn: null, isLate: false, isOwn: false, settlementId: null, status: null, net: '1', currency: 'INR', points: [],
    years: 6, months: 72, counted: 6, isEntitled: true, entitledFrom: '2025-01-01', wage: null, earned: null, taxFree: null, declarationId: null, isUnlocked: false, isReached: true, lockStatus: { status: 'OPEN', lockDate: null },
    pan: null, month: '2026-04', paidOn: '2026-04-30', paid: '1', tax: '1', challan: null, depositedOn: null, payslipId: null, formerNet: '1', difference: '0', reasons: [], components: [],
    candidateId: at + 1, photo: null, jobPostId: null, jobPost: null, hiredOn: '2026-01-01', joiningDate: null, individualId: null, specialist: null, invitedOn: null, submittedOn: null, done: null, of: null, due: null,
  };
};
const rows = Array.from({ length: TOTAL }, (_, at) => rowAt(at));
const figures = {
  totalRecords: TOTAL, without: TOTAL, open: 0, final: 0, paid: 0, late: 0, day: '2026-04-01', currency: 'INR', people: TOTAL, entitled: TOTAL, earned: null, payable: null, rule: { ruleId: '1', name: 'Gratuity', law: '', effectiveFrom: '2020-01-01', minimumTenure: 5, taxExemptionLimit: null },
  financialYear: '2026-2027', submitted: 0, drafts: 0, missing: TOTAL, runs: [{ id: '1', name: 'April', isFinal: true }], runId: '1', name: 'April', formerName: 'March', formerNet: '1', net: '1', unchanged: 0, counts: [{ status: null, count: TOTAL }], earlier: 0,
};

const bring = (offsets: number[]) =>
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    const { variables = {} } = JSON.parse(String(init?.body ?? '{}')) as { variables?: { offset?: number; limit?: number } };
    const { offset = 0, limit = 50 } = variables;
    offsets.push(offset);
    const part = rows.slice(offset, offset + Math.min(limit, MOST));
    return new Response(JSON.stringify({ data: { answer: { ...figures, rows: part, candidates: part } } }), { headers: { 'content-type': 'application/json' } });
  });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lists = {
  'people without a salary': <WithoutSalary />,
  leavers: <LeaversPage />,
  'people who lack an enrolment': <MissingEnrolments scheme="PROVIDENT_FUND" />,
  gratuities: <GratuityPage />,
  'who has declared': <Standings kind="FBP" />,
  'lines of a tax statement': <StatementLines target={{} as TabProps['target']} record={{ id: '1' } as TabProps['record']} />,
  'hired candidates': <OnboardingCandidates />,
  'changes of a pay cycle': <Reconciliation />,
};

it.each(Object.entries(lists))('shows the last of the %s, and reads each page once', async (_name, list) => {
  await needMessages('payroll-admin', 'tax-and-statutory', 'onboarding', 'recruitment');
  const offsets: number[] = [];
  bring(offsets);
  const user = userEvent.setup();
  await inShell(list);
  const more = /^Show more/u;
  for (let shown = 50; shown < TOTAL; shown += 50) {
    await page.findAllByText(new RegExp(`Weaver ${shown}(?!\\d)`, 'u'));
    await user.click(page.getByRole('button', { name: more }));
  }
  await page.findAllByText(new RegExp(`Weaver ${TOTAL}(?!\\d)`, 'u'));
  await waitFor(() => expect(page.queryByRole('button', { name: more })).toBeNull());
  expect(offsets.filter((offset) => offset > 0)).toEqual([50, 100, 150, 200]);
}, 60_000);
