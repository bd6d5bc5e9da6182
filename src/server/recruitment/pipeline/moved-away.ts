/** Where a candidate has one application at a time, whoever is moved to another post is not considered for the one before any more. */
import type { Transaction } from '../../db/org.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { perTransaction } from './per-transaction.ts';

type Values = Readonly<Record<string, unknown>>;

export const isOneAtATime = perTransaction(async (tx: Transaction) => !(await readSetting<{ readonly enableMultipleApplication: boolean }>(tx, 'RecruitmentGeneralSetting')).enableMultipleApplication);

/** The post to which a candidate comes by being written so, from another one or from none; undefined for who is new, stays or is left without any. */
export const postReached = (after: Values, before: Values | null): string | undefined => {
  const has = after['jobPostId'] ?? null;
  return before === null || has === null || String(before['jobPostId'] ?? '') === String(has) ? undefined : String(has);
};

/** The post from which a candidate goes to another one by being written so; undefined for who stays, comes to their first or is left without any. */
export const postLeft = (after: Values, before: Values | null): string | undefined => {
  const [had, has] = [before?.['jobPostId'] ?? null, after['jobPostId'] ?? null];
  return had === null || has === null || String(had) === String(has) ? undefined : String(had);
};
