import { claimProblems, reckonClaim } from '../../domain/air-tickets/claim.ts';
import type { ReckonedClaim } from '../../domain/air-tickets/claim.ts';
import { fromMinor } from '../../domain/money.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { asClaim } from '../air-tickets/as-claim.ts';
import { claimWords } from '../air-tickets/claim-words.ts';
import { beside, readGrounds } from '../air-tickets/read-grounds.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

const own = ownRequestHooks('AirTicketClaim', 'travelOn', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
/** What a claim comes to follows these. */
const RECKONED = ['kind', 'travelOn', 'forSelf', 'travellers', 'spent', 'employeeId'];
/** What a change of any record carries along, and what is told when it is settled. */
const ALONG: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'approval', 'settledOn']);

const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value));
const differs = (values: Values, before: Image | null, key: string): boolean => Object.hasOwn(values, key) && JSON.stringify(values[key] ?? null) !== JSON.stringify(before?.[key] ?? null);

/** What was settled stays as it is; payroll notes the day of what was approved, of a booking with what it cost. */
const settlementProblems = async (tx: Transaction, { session }: Caller, values: Values, before: Image | null): Promise<Problem[]> => {
  const whole: Values = { ...before, ...values };
  const settled = textOf(before?.['settledOn']);
  const changed = Object.keys(values).find((key) => !ALONG.has(key) && differs(values, before, key));
  if (settled !== null && changed !== undefined) return [{ field: changed, ...finding('airTicketClaim.settled', { day: await sayDay(tx, settled, session.language) }) }];
  if (!differs(values, before, 'settledOn') || (before === null && textOf(values['settledOn']) === null)) return [];
  if (session.rights.get('AIR_TICKETING_SETTLEMENT_SUMMARY')?.update !== true || String(whole['employeeId']) === session.employeeId) return [{ field: 'settledOn', ...finding('airTicketClaim.settleByPayroll') }];
  if (textOf(whole['settledOn']) === null) return [];
  if (whole['status'] !== 'APPROVED') return [{ field: 'settledOn', ...finding('airTicketClaim.settleApproved') }];
  return whole['kind'] === 'BOOKING' && textOf(whole['spent']) === null ? [{ field: 'spent', ...finding('airTicketClaim.costNeeded') }] : [];
};

/** Weighed beside everything else that the employee asked for, one claim after the other. */
const weigh = async (tx: Transaction, caller: Caller, whole: Values, today: string): Promise<{ readonly reckoned: ReckonedClaim; readonly currency: string; readonly problems: readonly Problem[] }> => {
  const employeeId = String(whole['employeeId']);
  await holdRequests(tx, employeeId);
  const found = (await readGrounds(tx, employeeId))!;
  const grounds = beside(found.grounds, textOf(whole['id']));
  const claim = asClaim(whole, today);
  const reckoned = reckonClaim(grounds, claim, today);
  return { reckoned, currency: grounds.currency, problems: claimProblems(grounds, claim, reckoned, today, await claimWords(tx, caller.session, { employeeId, grounds }, claim)) };
};

const settle = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const today = await todayOf(tx, String(values['employeeId'] ?? before?.['employeeId']));
  for (const day of ['travelOn', 'claimedOn']) if (textOf({ ...before, ...values }[day]) === null) values[day] = today;
  const whole: Values = { ...before, ...values };
  const { reckoned, currency, problems } = await weigh(tx, caller, { ...whole, id: before?.id ?? null }, today);
  if (ASKED.has(whole['status'])) {
    refuseProblems(caller, [...problems]);
    const receipts = (whole['receipts'] ?? []) as readonly unknown[];
    const isActual = whole['kind'] === 'REIMBURSEMENT' && reckoned.standing?.cycle.policy.basis === 'ACTUALS';
    if (isActual && receipts.length === 0 && isAskedForOneself(caller, values, before, RECKONED)) refuseProblems(caller, [{ field: 'receipts', ...finding('airTicketClaim.receiptNeeded') }]);
  }
  const cycle = reckoned.standing?.cycle ?? null;
  Object.assign(values, { amount: fromMinor(reckoned.amount, currency), currency, tickets: reckoned.asked.length, cycleFrom: cycle?.from ?? null, cycleUntil: cycle?.until ?? null });
};

/** While a claim waits, others are approved, people leave and policies end: it is weighed again when it is approved. */
const standingProblems = async (tx: Transaction, caller: Caller, whole: Values): Promise<readonly Problem[]> =>
  (await weigh(tx, caller, whole, await todayOf(tx, String(whole['employeeId'])))).problems;

/** Nobody approves their own claim. What it comes to is reckoned when it is written, more than the entitlement is refused to everybody, and what was settled stays. */
export const hooks: Hooks = withWorkflow('AIR_TICKET', 'travelOn', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source !== 'UNDO') refuseProblems(caller, await settlementProblems(tx, caller, values, before));
    // Only payroll gets here with another day of settlement, which is no decision of the claim.
    const { settledOn: _settledOn, ...others } = values;
    await own.beforeSave(tx, caller, others, before);
    if (caller.source === 'UNDO') return;
    const isHandedIn = values['status'] === 'PENDING' && before?.['status'] === 'DRAFT';
    const isSettling = before !== null && textOf(before['settledOn']) === null && textOf(values['settledOn']) !== null;
    const isReckoned = before === null || isHandedIn || RECKONED.some((key) => differs(values, before, key));
    if (isReckoned && !isSettling) await settle(tx, caller, values, before);
    else if (isSettling && before['kind'] === 'BOOKING') values['amount'] = values['spent'] ?? before['spent'];
    if (values['status'] === 'APPROVED' && before?.['status'] === 'PENDING') refuseProblems(caller, [...(await standingProblems(tx, caller, { ...before, ...values }))]);
  },
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    const settled = images.find((image) => textOf(image['settledOn']) !== null);
    if (settled) refuseProblems(caller, [{ field: 'settledOn', ...finding('airTicketClaim.settled', { day: await sayDay(tx, String(settled['settledOn']), caller.session.language) }) }]);
  },
  afterSave: async (tx, caller, after, before) => {
    await own.afterSave(tx, caller, after, before);
    if (textOf(after['settledOn']) === null || textOf(after['settledOn']) === textOf(before?.['settledOn'])) return;
    await notify(tx, { to: await accountsOf(tx, after['employeeId']), kind: 'ticketSettled', words: { purpose: String(after['purpose']) }, days: { day: String(after['settledOn']) }, path: `/benefits/air-ticket-claim/${after.id}` });
  },
});
