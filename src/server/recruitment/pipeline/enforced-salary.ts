/** The salaries of a candidate, where the organisation asks recruiters for them (`enforceCandidateSalary`). */
import { finding, type Problem } from '../../../domain/problem.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../../resource/caller.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { perTransaction } from './per-transaction.ts';

type Values = Readonly<Record<string, unknown>>;

const FIELDS = ['currentCtc', 'expectedCtc'] as const;
const isEnforced = perTransaction(async (tx: Transaction) => (await readSetting<{ readonly enforceCandidateSalary: boolean }>(tx, 'RecruitmentGeneralSetting')).enforceCandidateSalary);

/** Of a new candidate both; later none may be taken away. Asked of whoever may enter salaries: not of candidates themselves, nor of recruiters without that right. */
export const enforcedSalary = async (tx: Transaction, { session }: Caller, values: Values, before: Values | null): Promise<Problem[]> => {
  const asked = FIELDS.filter((field) => (before === null || (field in values && before[field] != null)) && (values[field] ?? null) === null);
  if (asked.length === 0 || reachOf(session, 'CANDIDATE_SALARY', 'ADD') === null || !(await isEnforced(tx))) return [];
  return asked.map((field) => ({ field, ...finding('rule.required', {}, { fieldName: `candidate.${field}` }) }));
};
