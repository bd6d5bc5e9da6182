/** Steps of a revision that a person takes: who may take which, and what it writes besides the status. */
import { compareDecimals } from '../../../domain/decimal.ts';
import { formerCtc } from '../../../domain/payroll/salary/following.ts';
import { finding } from '../../../domain/problem.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { sayDay } from '../../people/say-day.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';
import { mayDecide } from './deciders.ts';
import { historyOf } from './history.ts';
import { refuseUnfit } from './reckon-salary.ts';

const idOf = ({ id, ...image }: Image): { readonly id: string; readonly employeeId: string } => ({ id, employeeId: String(image['employeeId']) });

/** Nobody decides on what they asked for, and it takes the right to decide. */
export const refuseUndecided = async (tx: Transaction, { session }: Caller, image: Image): Promise<void> => {
  if (image['requestedById'] != null && String(image['requestedById']) === session.userId) throw refuse('OWN_REQUEST');
  if (!(await mayDecide(tx, session, idOf(image)))) refuseFields({ session }, [{ field: 'status', ...finding('employeeSalary.noApprover') }]);
};

const approve = async (tx: Transaction, caller: Caller, values: Values, before: Image): Promise<void> => {
  await refuseUndecided(tx, caller, before);
  const employeeId = String(before['employeeId']);
  const former = formerCtc(await historyOf(tx, employeeId, [before.id]), String(before['currency']));
  if (compareDecimals(former ?? '0', String(before['previousCtc'] ?? '0')) !== 0) refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.movedOn') }]);
  await refuseUnfit(tx, caller, before, before.id, true);
  // An approved one whose day has come holds at once.
  if (String(before['effectiveFrom']) <= (await todayOf(tx))) values['status'] = 'APPLIED';
};

/** What a change of the status writes along; refuses who may not make it. */
export const takeStep = async (tx: Transaction, caller: Caller, values: Values, before: Image): Promise<void> => {
  const { session } = caller;
  const day = String(before['effectiveFrom']);
  switch (values['status']) {
    case 'PENDING_APPROVAL':
      if (reachOf(session, 'SALARY_REVISION', 'UPDATE') === null) throw refuse('_DB0102');
      Object.assign(values, { requestedById: Number(session.userId), requestedBy: session.name.slice(0, 200), comment: null });
      return;
    case 'APPROVED':
      return approve(tx, caller, values, before);
    case 'APPLIED':
      if (day > (await todayOf(tx))) refuseFields(caller, [{ field: 'status', ...finding('employeeSalary.notUntilThen', { day: await sayDay(tx, day, session.language) }) }]);
      return refuseUndecided(tx, caller, before);
    default:
      // Sending back and cancelling: whoever may change it, or decides on it.
      if (reachOf(session, 'SALARY_REVISION', 'UPDATE') === null && !(await mayDecide(tx, session, idOf(before)))) throw refuse('_DB0102');
  }
};
