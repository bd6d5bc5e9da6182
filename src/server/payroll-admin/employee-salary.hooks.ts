import { FIRST, lastOf, openOf } from '../../domain/payroll/salary/following.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { refuseUndecided, takeStep } from '../salaries/employee/decide.ts';
import { historyOf, settleDays } from '../salaries/employee/history.ts';
import { completeSalary } from '../salaries/employee/reckon-salary.ts';
import { tellRange } from '../salaries/employee/tell-range.ts';
import { tellAsker, tellDeciders, tellPerson } from '../salaries/employee/tell.ts';

/** What a step changes besides what the salary is. */
const OF_STEPS: ReadonlySet<string> = new Set(['id', 'status', 'comment', 'requestedById', 'requestedBy', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);
const BY_STEPS = ['comment', 'requestedById', 'requestedBy'] as const;
const DECIDED: ReadonlySet<unknown> = new Set(['APPROVED', 'APPLIED']);

const changesMore = (values: Values, before: Image): boolean => Object.entries(values).some(([key, value]) => !OF_STEPS.has(key) && JSON.stringify(value ?? null) !== JSON.stringify(before[key] ?? null));

const refuseOwn = ({ session }: Caller, employeeId: unknown): void => refuseFields({ session }, session.employeeId !== null && String(employeeId) === session.employeeId ? [{ field: 'employeeId', ...finding('employeeSalary.own') }] : []);

/** Taking back or bringing back what was decided is deciding. */
const refuseUndo = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const decided = [values, before].find((image) => image && DECIDED.has(image['status']) && image['revisionType'] !== FIRST);
  if (decided && values['status'] !== before?.['status']) await refuseUndecided(tx, caller, { ...(before ?? (values as Image)), requestedById: decided['requestedById'] });
};

/** After an undo: no two begin on one day, and no two wait. */
const refuseClash = async (tx: Transaction, caller: Caller, { id, ...after }: Image): Promise<void> => {
  const others = await historyOf(tx, String(after['employeeId']), [id]);
  const isOpen = after['status'] === 'PENDING_APPROVAL' || after['status'] === 'APPROVED';
  const clash = isOpen ? openOf(others) : after['status'] === 'APPLIED' ? others.find(({ status, effectiveFrom }) => status === 'APPLIED' && effectiveFrom === after['effectiveFrom']) : undefined;
  if (clash) refuseFields(caller, [{ field: 'effectiveFrom', ...finding('employeeSalary.waitsAlready', { day: await sayDay(tx, clash.effectiveFrom, caller.session.language) }) }]);
};

const tell = async (tx: Transaction, { session }: Caller, after: Image, before: Image | null): Promise<void> => {
  const [was, is] = [before?.['status'] ?? null, after['status']];
  if (was === is) return;
  if (is === 'PENDING_APPROVAL') await tellDeciders(tx, after, session);
  if (is === 'DRAFT' && was === 'PENDING_APPROVAL') await tellAsker(tx, after, session, 'salaryRevisionReturned');
  if (is === 'CANCELLED') await tellAsker(tx, after, session, 'salaryRevisionCancelled');
  if (DECIDED.has(is) && was === 'PENDING_APPROVAL') await tellAsker(tx, after, session, 'salaryRevisionApproved');
  if (is === 'APPLIED') await tellPerson(tx, after);
  else if (was === 'APPLIED') await tellPerson(tx, after, 'salaryTakenBack');
};

/** Of what people delete: drafts, what was cancelled, and the last that holds, after which the one before holds again. */
const refuseStanding = async (tx: Transaction, caller: Caller, image: Image): Promise<void> => {
  const isUndo = caller.source === 'UNDO';
  const { status, revisionType } = image;
  if (status === 'PENDING_APPROVAL' || (status === 'APPROVED' && revisionType !== FIRST)) return isUndo ? undefined : refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.cancelFirst') }]);
  if (status !== 'APPLIED') return;
  const others = await historyOf(tx, String(image['employeeId']), [image.id]);
  const [last, open] = [lastOf(others), openOf(others)];
  if (open !== undefined) refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.waitsAlready', { day: await sayDay(tx, open.effectiveFrom, caller.session.language) }) }]);
  if (last !== undefined && last.effectiveFrom > String(image['effectiveFrom'])) refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.notLast') }]);
  if (revisionType !== FIRST) await refuseUndecided(tx, caller, { ...image, requestedById: null });
};

/** Nobody writes their own salary. Only drafts change; from a step on what it says stands as it was reckoned. */
export const hooks: Hooks = {
  tells: tellRange,
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    refuseOwn(caller, whole['employeeId']);
    await holdRequests(tx, String(whole['employeeId']));
    if (caller.source === 'UNDO') return refuseUndo(tx, caller, values, before);
    // Steps alone write who asked and what was said: nobody names another asker, and then decides.
    const said = values['comment'];
    for (const key of BY_STEPS) delete values[key];
    const isStep = before !== null && values['status'] != null && values['status'] !== before['status'];
    const isChanged = before === null || changesMore(values, before);
    if (before !== null && isChanged && before['status'] !== 'DRAFT') throw refuse('STATUS_MOVED_ON', { words: { status: say(caller.session.language, `enum.SalaryRevisionStatus.${String(before['status'])}`) } });
    if (before === null && !['DRAFT', 'PENDING_APPROVAL'].includes(String(whole['status'])) && (whole['revisionType'] ?? FIRST) !== FIRST) refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.noApprover') }]);
    if (isStep && said != null) values['comment'] = said;
    if (isStep) await takeStep(tx, caller, values, before);
    else if (before === null && whole['status'] === 'PENDING_APPROVAL') Object.assign(values, { requestedById: Number(caller.session.userId), requestedBy: caller.session.name.slice(0, 200) });
    // What waits for approval is what it comes to on the day that it is asked for.
    if (isChanged || values['status'] === 'PENDING_APPROVAL') await completeSalary(tx, caller, values, before);
  },
  afterSave: async (tx, caller, after, before) => {
    if (caller.source === 'UNDO') await refuseClash(tx, caller, after);
    await settleDays(tx, String(after['employeeId']));
    await tell(tx, caller, after, before);
  },
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) {
      refuseOwn(caller, image['employeeId']);
      await holdRequests(tx, String(image['employeeId']));
      await refuseStanding(tx, caller, image);
      await settleDays(tx, String(image['employeeId']), images.map(({ id }) => id));
      if (image['status'] === 'APPLIED') await tellPerson(tx, image, 'salaryTakenBack');
    }
    await dropNotices(tx, images.map(({ id }) => ({ entity: 'EmployeeSalary', id })));
  },
};
