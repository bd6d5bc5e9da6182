import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { holdPlan, publishCells, type Cell } from './roster/plan-cells.ts';
import { readRosterSetting } from './roster/roster-setting.ts';
import { judgeDays, judgeSwap, type Swap } from './roster/swap-sides.ts';
import { tellOfSwap } from './roster/tell-swap.ts';

const swapOf = (values: Values): Swap => ({ employeeId: String(values['employeeId']), day: String(values['day']), colleagueId: String(values['colleagueId']), colleagueDay: (values['colleagueDay'] as string | null | undefined) ?? null });

const WAITS = ['PENDING_COLLEAGUE', 'PENDING_APPROVAL'];

/** Another request that waits about one of the shifts. */
const askedAlready = async (tx: Transaction, { employeeId, day, colleagueId, colleagueDay }: Swap): Promise<Problem[]> => {
  const found = await tx.query(
    `select from shift_swap s where s.org_code = $1 and s.status = any($6) and (
       (s.employee_id = $2::bigint and s.day = $3::date) or (s.colleague_id = $2::bigint and s.colleague_day = $3::date)
       or (s.employee_id = $4::bigint and s.day = $5::date) or (s.colleague_id = $4::bigint and s.colleague_day = $5::date)) limit 1`,
    [tx.orgCode, employeeId, day, colleagueId, colleagueDay, WAITS],
  );
  return found.length === 0 ? [] : [{ field: 'day', ...finding('shiftSwap.asked') }];
};

const ask = async (tx: Transaction, caller: Caller, values: Values): Promise<void> => {
  const swap = swapOf(values);
  await holdPlan(tx);
  const { problems, ...shifts } = await judgeSwap(tx, caller.session.language, swap);
  refuseProblems(caller, problems);
  refuseProblems(caller, await askedAlready(tx, swap));
  Object.assign(values, shifts, { status: 'PENDING_COLLEAGUE' });
};

/** The days are still as they were when it was asked for, and still to come. */
const checkUnchanged = async (tx: Transaction, caller: Caller, before: Image): Promise<void> => {
  await holdPlan(tx);
  const judged = await judgeDays(tx, caller.session.language, swapOf(before), 0, 'over');
  const isSame = judged.workScheduleId === String(before['workScheduleId'] ?? '') && (judged.colleagueWorkScheduleId ?? '') === String(before['colleagueWorkScheduleId'] ?? '');
  refuseProblems(caller, isSame ? judged.problems : [{ field: 'status', ...finding('shiftSwap.changed') }]);
};

const refuseUnanswered = async (tx: Transaction, caller: Caller, { colleagueId }: Swap): Promise<void> => {
  const [found] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, colleagueId]);
  refuseProblems(caller, [{ field: 'status', ...finding('shiftSwap.colleagueFirst', { name: found?.name ?? '' }) }]);
};

/** The colleague answers first, then somebody else decides, where the settings ask for it: neither of both approves. */
const move = async (tx: Transaction, caller: Caller, to: unknown, before: Image): Promise<void> => {
  const swap = swapOf(before);
  const me = caller.session.employeeId;
  const isColleague = me === swap.colleagueId;
  if (to === 'CANCELLED') return;
  if (me === swap.employeeId) throw refuse('OWN_REQUEST');
  if (to === 'REJECTED') return;
  if (before['status'] === 'PENDING_COLLEAGUE') {
    if (!isColleague) await refuseUnanswered(tx, caller, swap);
    if (to === 'APPROVED' && (await readRosterSetting(tx)).swapNeedsApproval) throw refuse('OWN_REQUEST');
  } else if (isColleague) throw refuse('OWN_REQUEST');
  await checkUnchanged(tx, caller, before);
};

/** What each of both works on the days after the swap. Of an exchange each is free on the day that was given, unless both are of one day. */
const cellsOf = (swap: Image): readonly Cell[] => {
  const { employeeId, day, colleagueId, colleagueDay } = swapOf(swap);
  const shift = (id: string, on: string, workScheduleId: unknown): Cell => ({ employeeId: id, day: on, kind: 'SHIFT', workScheduleId: String(workScheduleId) });
  const off = (id: string, on: string): Cell => ({ employeeId: id, day: on, kind: 'DAY_OFF', workScheduleId: null });
  const [given, taken] = [swap['workScheduleId'], swap['colleagueWorkScheduleId']];
  if (colleagueDay === day) return [shift(colleagueId, day, given), shift(employeeId, day, taken)];
  return [shift(colleagueId, day, given), off(employeeId, day), ...(colleagueDay === null ? [] : [shift(employeeId, colleagueDay, taken), off(colleagueId, colleagueDay)])];
};

const isNewlyApproved = (after: Image, before: Image | null): boolean => after['status'] === 'APPROVED' && before?.['status'] !== 'APPROVED';

/** A swap is between two people of a department who are free then; what is approved is done in the same change-set, so that one undo takes both days back. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    if (before === null) await ask(tx, caller, values);
    else if (values['status'] !== undefined && values['status'] !== before['status']) await move(tx, caller, values['status'], before);
  },
  afterSave: (tx, caller, after, before) => tellOfSwap(tx, caller, after, before),
  follows: ['status'],
  together: async (tx, caller, written) => {
    const changes: Change[] = [];
    for (const { after, before } of written) if (isNewlyApproved(after, before)) changes.push(...(await publishCells(tx, cellsOf(after), caller.session.name)));
    return changes;
  },
};
