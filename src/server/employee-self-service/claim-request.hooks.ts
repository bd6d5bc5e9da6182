import { claimProblems, claimTotal, ownClaimProblems } from '../../domain/expenses/claim.ts';
import type { Claim, ClaimTerms, Expense, PerDiemDays } from '../../domain/expenses/claim.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { employmentProblems } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { claimedBefore, journeyProblems } from './claim-clashes.ts';
import { readClaimTerms, readTravelSetting } from './claim-terms.ts';
import { graceProblems, reimbursementProblems } from './reimbursement-claims.ts';

const own = ownRequestHooks('ClaimRequest', 'claimedOn', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
/** What a claim comes to follows these. */
const RECKONED = ['expenses', 'perDiems', 'claimedOn', 'travelId', 'employeeId'];
/** What a change of any record carries along. */
const ALONG: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'approval']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const differs = (values: Values, before: Image | null, key: string): boolean => Object.hasOwn(values, key) && !isSame(values[key], before?.[key]);
const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value));
const rowsOf = (value: unknown): readonly Values[] => (value ?? []) as readonly Values[];

const expenseOf = (row: Values): Expense => ({
  spentOn: String(row['spentOn']),
  expenseTypeId: String(row['expenseTypeId']),
  amount: String(row['amount']),
  currency: textOf(row['currency']),
  converted: textOf(row['converted']),
  receipt: textOf(row['receipt']),
});
const perDiemOf = (row: Values): PerDiemDays => ({ perDiemId: String(row['perDiemId']), fromDate: String(row['fromDate']), toDate: String(row['toDate']), spent: textOf(row['spent']), converted: textOf(row['converted']) });

/** What was paid stays as it is; the day is noted by payroll, of what was approved. */
const paymentProblems = async (tx: Transaction, { session }: Caller, values: Values, before: Image | null): Promise<Problem[]> => {
  const whole: Values = { ...before, ...values };
  const isPayment = differs(values, before, 'paidOn');
  const paid = textOf(before?.['paidOn']);
  const changed = Object.keys(values).filter((key) => key !== 'paidOn' && !ALONG.has(key) && differs(values, before, key));
  if (paid !== null && changed.length > 0) return [{ field: changed[0]!, ...finding('claimRequest.paid', { day: await sayDay(tx, paid, session.language) }) }];
  if (!isPayment || (before === null && textOf(values['paidOn']) === null)) return [];
  if (session.rights.get('TRAVEL_AND_EXPENSES_SETTINGS')?.update !== true || String(whole['employeeId']) === session.employeeId) return [{ field: 'paidOn', ...finding('claimRequest.payByPayroll') }];
  if (textOf(whole['paidOn']) !== null && whole['status'] !== 'APPROVED') return [{ field: 'paidOn', ...finding('claimRequest.payApproved') }];
  return [];
};

/** No line says what it came to in the currency of payroll where it has that currency anyway. */
const withoutNeedless = (values: Values, terms: ClaimTerms): void => {
  const foreign = new Set(terms.perDiems.filter(({ currency }) => currency !== terms.currency).map(({ id }) => id));
  if (values['expenses']) values['expenses'] = rowsOf(values['expenses']).map((row) => ((textOf(row['currency']) ?? terms.currency) === terms.currency ? { ...row, converted: null } : row));
  if (values['perDiems']) values['perDiems'] = rowsOf(values['perDiems']).map((row) => (foreign.has(String(row['perDiemId'])) ? row : { ...row, converted: null }));
};

/** The first and the last day of all expenses lie within the employment. */
const dayProblems = (tx: Transaction, { session }: Caller, employeeId: string, { expenses }: Claim): Promise<Problem[]> => {
  const days = expenses.map(({ spentOn }, index) => [`expenses.${index}.spentOn`, spentOn] as const).sort(([, one], [, other]) => (one < other ? -1 : 1));
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? employmentProblems(tx, { employeeId, from: first, to: last }, session.language) : Promise.resolve([]);
};

/** While a claim waits, people leave, journeys are called off and salaries come to pay what is claimed: it is looked at again when it is approved and when it is paid. Of a journey that was called off tickets may be paid back, no days. */
const standingProblems = async (tx: Transaction, caller: Caller, whole: Values): Promise<Problem[]> => {
  const employeeId = String(whole['employeeId']);
  const travelId = textOf(whole['travelId']);
  const [expenses, perDiems] = [rowsOf(whole['expenses']).map(expenseOf), rowsOf(whole['perDiems']).map(perDiemOf)];
  const claim: Claim = { claimedOn: String(whole['claimedOn']), expenses, perDiems };
  const terms = await readClaimTerms(tx, expenses.map((line) => line.expenseTypeId), perDiems.map((line) => line.perDiemId));
  return [
    ...(travelId !== null && perDiems.length > 0 ? await journeyProblems(tx, { employeeId, travelId }) : []),
    ...(await dayProblems(tx, caller, employeeId, claim)),
    ...(await reimbursementProblems(tx, employeeId, claim, terms)),
  ];
};

const settle = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const { language } = caller.session;
  const whole: Values = { ...before, ...values };
  const employeeId = String(whole['employeeId']);
  const today = await todayOf(tx, employeeId);
  if (textOf(whole['claimedOn']) === null) values['claimedOn'] = today;
  const claim: Claim = { claimedOn: String(values['claimedOn'] ?? whole['claimedOn']), expenses: rowsOf(whole['expenses']).map(expenseOf), perDiems: rowsOf(whole['perDiems']).map(perDiemOf) };
  const terms = await readClaimTerms(tx, claim.expenses.map((line) => line.expenseTypeId), claim.perDiems.map((line) => line.perDiemId));
  if (ASKED.has(whole['status'])) {
    refuseProblems(caller, [
      ...claimProblems(claim, terms, today, (amount) => moneyInWords(amount, language, terms.currency)),
      ...(await journeyProblems(tx, { employeeId, travelId: textOf(whole['travelId']) })),
      ...(await dayProblems(tx, caller, employeeId, claim)),
      ...(await reimbursementProblems(tx, employeeId, claim, terms)),
    ]);
    if (isAskedForOneself(caller, values, before, RECKONED)) {
      await holdRequests(tx, employeeId);
      const setting = await readTravelSetting(tx);
      const stood = new Set(before?.['status'] === 'PENDING' ? rowsOf(before['expenses']).map(({ spentOn }) => String(spentOn)) : []);
      refuseProblems(caller, [
        ...ownClaimProblems(claim, terms, setting, today, stood),
        ...(await graceProblems(tx, { claim, terms, today, stood, language })),
        ...(await journeyProblems(tx, { employeeId, travelId: textOf(whole['travelId']), perDiems: setting.perDiemNeedsTravel ? claim.perDiems : [] })),
        ...(await claimedBefore(tx, { id: before?.id ?? null, employeeId, currency: terms.currency, claim })),
      ]);
    }
  }
  withoutNeedless(values, terms);
  values['total'] = claimTotal(claim, terms);
  values['currency'] = terms.currency;
};

/** Nobody approves their own claim. What it comes to is reckoned from its lines when they are written; what people ask for themselves keeps to the settings, and once payroll noted the day it stays. */
export const hooks: Hooks = withWorkflow('CLAIM', 'claimedOn', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    refuseProblems(caller, await paymentProblems(tx, caller, values, before));
    // Only payroll gets here with another day of payment, which is no decision of the claim.
    const { paidOn: _paidOn, ...others } = values;
    await own.beforeSave(tx, caller, others, before);
    if (caller.source === 'UNDO') return;
    const isHandedIn = values['status'] === 'PENDING' && before?.['status'] === 'DRAFT';
    if (before === null || isHandedIn || RECKONED.some((key) => differs(values, before, key))) await settle(tx, caller, values, before);
    const isApproved = values['status'] === 'APPROVED' && before?.['status'] === 'PENDING';
    if (isApproved || (before !== null && textOf(values['paidOn']) !== null && differs(values, before, 'paidOn'))) refuseProblems(caller, await standingProblems(tx, caller, { ...before, ...values }));
  },
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    const paid = images.find((image) => textOf(image['paidOn']) !== null);
    if (paid) refuseProblems(caller, [{ field: 'paidOn', ...finding('claimRequest.paid', { day: await sayDay(tx, String(paid['paidOn']), caller.session.language) }) }]);
  },
  afterSave: async (tx, caller, after, before) => {
    await own.afterSave(tx, caller, after, before);
    if (textOf(after['paidOn']) === null || isSame(after['paidOn'], before?.['paidOn'])) return;
    await notify(tx, { to: await accountsOf(tx, after['employeeId']), kind: 'claimPaid', words: { purpose: String(after['purpose']) }, days: { day: String(after['paidOn']) }, path: `/my-finance/travel-and-expenses/claim-request/${after.id}` });
  },
});
