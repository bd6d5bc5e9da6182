/** From which day a plan may hold. */
import { fiscalYearOf, firstDayOfYear, lastDayOfYear } from '../../../domain/planning/fiscal-year.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { sayDay } from '../../people/say-day.ts';
import { todayOf } from '../../people/today.ts';
import { approvedPlans } from '../../planning/approved-plans.ts';
import { readPlanning } from '../../planning/settings.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';

/** Left empty, it is the first day of the fiscal year; it lies within that year. Completes the values. */
export const settleDay = async (tx: Transaction, { session }: Caller, values: Values, before: Image | null): Promise<Problem[]> => {
  const year = Number(values['fiscalYear'] ?? before?.['fiscalYear']);
  const { firstMonth } = await readPlanning(tx);
  const day = String(values['effectiveFrom'] ?? before?.['effectiveFrom'] ?? '');
  if (day === '') values['effectiveFrom'] = firstDayOfYear(year, firstMonth);
  if (day === '' || fiscalYearOf(day, firstMonth) === year) return [];
  const [from, to] = [await sayDay(tx, firstDayOfYear(year, firstMonth), session.language), await sayDay(tx, lastDayOfYear(year, firstMonth), session.language)];
  return [{ field: 'effectiveFrom', ...finding('headcountPlan.outsideYear', { from, to }) }];
};

/** No two plans begin on one day, and none begins before the one that holds today: it would rewrite what was. */
export const refuseOutOfTurn = async (tx: Transaction, caller: Caller, plan: Image): Promise<void> => {
  const [day, today] = [String(plan['effectiveFrom']), await todayOf(tx)];
  const others = (await approvedPlans(tx)).filter(({ id }) => id !== plan.id);
  const same = others.find(({ effectiveFrom }) => effectiveFrom === day);
  if (same) refuseFields(caller, [{ field: 'effectiveFrom', ...finding('headcountPlan.sameDay', { plan: same.name }) }]);
  if (others.some(({ effectiveFrom }) => effectiveFrom > day && effectiveFrom <= today)) refuseFields(caller, [{ field: 'effectiveFrom', ...finding('headcountPlan.past', { day: await sayDay(tx, today, caller.session.language) }) }]);
};

/** A plan that holds is not taken back; another one takes its place. */
export const refuseInForce = async (tx: Transaction, caller: Caller, plan: Image): Promise<void> => {
  const day = String(plan['effectiveFrom']);
  if (day <= (await todayOf(tx))) refuseFields(caller, [{ field: 'status', ...finding('headcountPlan.inForce', { day: await sayDay(tx, day, caller.session.language) }) }]);
};
