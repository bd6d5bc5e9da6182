import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import type { Caller } from '../../resource/caller.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';

/** A post that is over cannot be open: its last day is today or later. Answers today, by the organisation's calendar. */
export const refuseOver = async (tx: Transaction, caller: Caller, closingDate: unknown): Promise<string> => {
  const today = await todayOf(tx);
  const isOver = closingDate !== null && closingDate !== undefined && String(closingDate) < today;
  refuseFields(caller, isOver ? [{ field: 'closingDate', ...finding('jobPost.closingPast') }] : []);
  return today;
};
