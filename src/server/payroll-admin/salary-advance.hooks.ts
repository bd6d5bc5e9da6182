import { outstandingOf } from '../../domain/advances/plan.ts';
import { ownProblems, standingProblems } from '../../domain/advances/terms.ts';
import type { AdvanceAsked } from '../../domain/advances/terms.ts';
import { addMonths, firstOfMonth } from '../../domain/dates.ts';
import { toMinor } from '../../domain/money.ts';
import { finding } from '../../domain/problem.ts';
import { wholeUnit } from '../../domain/statutory/amounts.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { advanceWords } from '../advances/advance-words.ts';
import { asAdvance, readAdvances } from '../advances/read-advances.ts';
import { readGrounds } from '../advances/read-grounds.ts';
import { tellOfAdvance } from '../advances/tell-of-advance.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import { differs } from '../resource/changed-keys.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

const own = ownRequestHooks('SalaryAdvance', 'wantedOn', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
/** What is weighed. */
const WEIGHED = ['employeeId', 'amount', 'instalments', 'wantedOn', 'recoverFrom'];
/** What a change of any record carries along. */
const ALONG: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'approval']);

const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value));
const sameAmount = (one: unknown, other: unknown): boolean => textOf(one) !== null && textOf(other) !== null && Number(one) === Number(other);
const isOther = (values: Values, before: Image | null, key: string): boolean => Object.hasOwn(values, key) && differs(values[key] ?? null, before?.[key] ?? null) && !(key === 'amount' && sameAmount(values[key], before?.[key]));

/** What acts write is theirs alone; an undo brings it back as it was. */
const withoutActs = ({ source }: Caller, values: Values, before: Image | null): void => {
  if (source === 'UNDO') return;
  for (const { key, acts } of resourceOf('SalaryAdvance').fields) if (acts === true) delete values[key];
  if (before === null) Object.assign(values, { paidOn: null, paidReference: null, changes: [] });
};

/** What was paid stays as it is. */
const refusePaid = async (tx: Transaction, caller: Caller, before: Image, changed: string | undefined): Promise<void> => {
  const paid = textOf(before['paidOn']);
  if (paid !== null && changed !== undefined) refuseProblems(caller, [{ field: changed, ...finding('salaryAdvance.wasPaid', { day: await sayDay(tx, paid, caller.session.language) }) }]);
};

const weigh = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const whole: Values = { ...before, ...values };
  const employeeId = String(whole['employeeId']);
  await holdRequests(tx, employeeId);
  const { grounds, currency } = await readGrounds(tx, employeeId, before?.id ?? null);
  const words = await advanceWords(tx, caller.session.language, currency);
  const asked: AdvanceAsked = { amount: toMinor(String(whole['amount']), currency, 'halfUp'), instalments: Number(whole['instalments']), wantedOn: String(whole['wantedOn']), recoverFrom: String(whole['recoverFrom']) };
  const isOwn = isAskedForOneself(caller, values, before, WEIGHED);
  refuseProblems(caller, [...standingProblems(grounds, asked, words), ...(isOwn ? ownProblems(grounds, asked, wholeUnit({ currency }), words) : [])]);
};

const usualDays = async (tx: Transaction, values: Values, before: Image | null): Promise<void> => {
  const whole: Values = { ...before, ...values };
  if (textOf(whole['wantedOn']) === null) values['wantedOn'] = await todayOf(tx, textOf(whole['employeeId']));
  if (textOf(whole['recoverFrom']) === null) values['recoverFrom'] = addMonths(firstOfMonth(String(values['wantedOn'] ?? whole['wantedOn'])), 1);
};

/** Taking an act back leaves an advance of which no more came back than was paid, and nothing of what was not paid. Asked of the record as it is written. */
const refuseUneven = async (tx: Transaction, caller: Caller, after: Image): Promise<void> => {
  const { currency } = await readPayrollSettings(tx);
  const [known] = await readAdvances(tx, 'a.id = $2::bigint', [after.id]);
  if (known !== undefined && outstandingOf(asAdvance(known, { currency, withHeld: true })) < 0n) refuseProblems(caller, [{ field: 'status', ...finding('salaryAdvance.notUndone') }]);
};

/** Nobody approves their own advance. Whoever asks for themselves keeps to the terms; nobody has two at once or gets one while they leave. Once paid it stays, but for how it is paid back, which acts change. */
export const hooks: Hooks = withWorkflow('SALARY_ADVANCE', 'wantedOn', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    withoutActs(caller, values, before);
    if (caller.source === 'UNDO') return own.beforeSave(tx, caller, values, before);
    const changed = before === null ? undefined : Object.keys(values).find((key) => !ALONG.has(key) && isOther(values, before, key));
    if (before !== null) await refusePaid(tx, caller, before, changed);
    await own.beforeSave(tx, caller, values, before);
    await usualDays(tx, values, before);
    await refuseOutsideEmployment(tx, caller, values, before, 'wantedOn');
    const status = values['status'] ?? before?.['status'] ?? 'PENDING';
    const isNew = before === null || status !== before['status'] || WEIGHED.some((key) => isOther(values, before, key));
    if (ASKED.has(status) && isNew) await weigh(tx, caller, values, before);
  },
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) await refusePaid(tx, caller, image, 'paidOn');
    await own.beforeDelete(tx, caller, images);
  },
  afterSave: async (tx, caller, after, before) => {
    await own.afterSave(tx, caller, after, before);
    if (caller.source !== 'UNDO' || before === null) return;
    await refuseUneven(tx, caller, after);
    if (differs(after['paidOn'] ?? null, before['paidOn'] ?? null) || differs(after['changes'] ?? null, before['changes'] ?? null)) await tellOfAdvance(tx, caller.session, after, textOf(after['paidOn']) === null ? 'advanceUnpaid' : 'advanceChanged');
  },
});
