import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { EarningKind } from './earning-kind.ts';
import type { Payee } from './payout-terms.ts';
import { reckonAmount } from './reckon-amount.ts';

type Asked = { readonly kind: EarningKind; readonly payee: Payee; readonly employeeId: string; readonly day: string; /** As somebody gave it, null where nobody did. */ readonly given: string | null };

/** What is paid: what was given where its kind lets another amount be given, else what the kind comes to; or why neither is possible. */
export const amountOf = async (tx: Transaction, { kind, payee, employeeId, day, given }: Asked): Promise<{ readonly amount: string } | { readonly problem: Finding }> => {
  if (given !== null && kind.overrideAtEmployeeLevel) return { amount: given };
  const reckoned = await reckonAmount(tx, kind, employeeId, day);
  const words = { kind: kind.name, person: payee.name };
  if ('missing' in reckoned) return { problem: finding(kind.overrideAtEmployeeLevel ? 'oneTimeEarning.salaryOrAmount' : 'oneTimeEarning.salaryNeeded', { ...words, name: reckoned.missing }) };
  if ('fails' in reckoned) return { problem: finding('oneTimeEarning.formulaFails', words) };
  if (given === null || Number(given) === Number(reckoned.amount)) return reckoned;
  return { problem: finding('oneTimeEarning.fixedAmount', { ...words, amount: reckoned.amount, currency: (await readPayrollSettings(tx)).currency }) };
};
