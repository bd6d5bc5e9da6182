import type { PayLine } from '../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { withoutReplaced } from '../../domain/payroll/payslip/payslip-totals.ts';
import type { PaidPerson } from '../../domain/payroll/payslip/salary-lines.ts';
import type { Transaction } from '../db/org.ts';
import { lineSources } from './line-sources.ts';
import type { LineSource } from './line-sources.ts';

/** All lines of these people by employee, in the order of the sources. */
export const personLines = async (tx: Transaction, terms: PayTerms, people: readonly PaidPerson[], sources: readonly LineSource[] = lineSources): Promise<ReadonlyMap<string, readonly PayLine[]>> => {
  let lines = new Map<string, readonly PayLine[]>(people.map(({ employeeId }) => [employeeId, []]));
  for (const source of sources) {
    const found = Map.groupBy(await source(tx, terms, people, lines), ({ employeeId }) => employeeId);
    if (found.size > 0) lines = new Map([...lines].map(([id, had]) => [id, [...had, ...(found.get(id) ?? [])]]));
  }
  return new Map([...lines].map(([id, all]) => [id, withoutReplaced(all)]));
};
