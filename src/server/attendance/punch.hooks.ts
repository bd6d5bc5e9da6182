import { daysBetween } from '../../domain/dates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseFinalized } from '../people/attendance-final.ts';
import { employmentProblems } from '../people/employment.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Language } from '../session.ts';
import { readDay } from './attendance-facts.ts';

type Told = { readonly at: string; readonly employeeId: string; readonly workDate: string };

const isNewDay = ({ employeeId, workDate }: Told, before: Image | null): boolean => before === null || String(employeeId) !== String(before['employeeId']) || workDate !== before['workDate'];
const isNew = (told: Told, before: Image | null): boolean => isNewDay(told, before) || Date.parse(told.at) !== Date.parse(String(before!['at']));

/** One that is still to come would keep the employee from checking in until then. Work counts to the day on which it is done, or, around midnight, to the one beside it. */
const problemsOf = async (tx: Transaction, { at, employeeId, workDate }: Told, language: Language): Promise<Problem[]> => {
  if (Date.parse(at) > Date.now()) return [{ field: 'at', ...finding('punch.ahead') }];
  const { today } = await readDay(tx, employeeId, new Date(at));
  return Math.abs(daysBetween(today, workDate)) <= 1 ? [] : [{ field: 'workDate', ...finding('punch.otherDay', { day: await sayDay(tx, today, language) }) }];
};

/** Whoever enters check-ins and check-outs for others enters what was, on days on which the person is employed and which are not finalized. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    const told = { ...before, ...values } as Values & Told;
    if (!isNew(told, before)) return;
    await refuseFinalized(tx, caller, [told, ...(before === null ? [] : [before as unknown as Told])].map(({ employeeId, workDate }) => ({ employeeId: String(employeeId), day: workDate })), 'workDate');
    if (caller.source === 'UNDO') return;
    refuseProblems(caller, await problemsOf(tx, told, caller.session.language));
    const day = ['workDate', told.workDate] as const;
    if (isNewDay(told, before)) refuseProblems(caller, await employmentProblems(tx, { employeeId: String(told.employeeId), from: day, to: day }, caller.session.language));
  },
  beforeDelete: (tx, caller, images) => refuseFinalized(tx, caller, images.map((image) => ({ employeeId: String(image['employeeId']), day: String(image['workDate']) })), 'workDate'),
};
