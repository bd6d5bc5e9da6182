/** What the organisation says of people who join: how old they are at least, and how long their probation lasts. */
import { ageOn } from '../../domain/age.ts';
import { addDays } from '../../domain/dates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import type { Values } from '../resource/hooks.ts';
import { readCoreHrSetting } from './core-hr-setting.ts';

const known = new WeakMap<Transaction, Promise<ReadonlyMap<string, number>>>();

/** Days by designation, asked once in a transaction. */
const probationDays = (tx: Transaction): Promise<ReadonlyMap<string, number>> => {
  const read = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await tx.query<{ id: string; days: number }>('select id::text as id, probation_days as days from designation where org_code = $1', [tx.orgCode])).map(({ id, days }) => [id, days]));
  const days = known.get(tx) ?? read();
  known.set(tx, days);
  return days;
};

/** Years: who would be older, or was when they joined, was written wrong. */
const OLDEST = 100;

/** A date of birth that cannot be: in the future, or of somebody too old for anybody, or too young for the organisation on the day of joining; null where a day is not known. */
export const birthProblem = async (tx: Transaction, { dateOfBirth, dateOfJoin }: Values): Promise<Problem | null> => {
  if (typeof dateOfBirth !== 'string') return null;
  // Where the organisation is, it may be another day; nobody is born on the last of them.
  const today = new Date().toISOString().slice(0, 10);
  if (dateOfBirth > today) return { field: 'dateOfBirth', ...finding('coreHrSetting.minimumAge.unborn') };
  if (typeof dateOfJoin !== 'string') return null;
  const oldest = ageOn(dateOfBirth, dateOfJoin < today ? dateOfJoin : today);
  if (oldest > OLDEST) return { field: 'dateOfBirth', ...finding('coreHrSetting.minimumAge.tooOld', { age: oldest, most: OLDEST }) };
  const { minimumAge } = await readCoreHrSetting(tx);
  const age = ageOn(dateOfBirth, dateOfJoin);
  return age >= minimumAge ? null : { field: 'dateOfBirth', ...finding('coreHrSetting.minimumAge.tooYoung', { age, least: minimumAge }) };
};

/** Gives a new employee the end of probation that the designation says, where none was entered and the organisation wants it: the last day of so many, the day of joining included. */
export const fillProbation = async (tx: Transaction, values: Values): Promise<void> => {
  const { dateOfJoin, designationId, probationDate, confirmationDate } = values;
  if (probationDate != null || confirmationDate != null || typeof dateOfJoin !== 'string') return;
  if (!(await readCoreHrSetting(tx)).probationFromDesignation) return;
  const days = (await probationDays(tx)).get(String(designationId)) ?? 0;
  if (days > 0) values['probationDate'] = addDays(dateOfJoin, days - 1);
};
