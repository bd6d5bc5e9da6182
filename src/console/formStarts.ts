import type { Values } from './resource/form/values.ts';

/** What the settings of the organisation say of the form of a new record: what it starts with instead of the usual values, and fields that it asks for beside those that the entity requires. */
export type FormStart = { readonly values: Values; readonly requires: readonly string[] };

/** By entity. */
export const formStarts: Readonly<Partial<Record<string, (signal: AbortSignal) => Promise<FormStart>>>> = {
  payrollRun: async (signal) => (await import('./payroll/startOfRun.ts')).startOfRun(signal),
  taxStatement: async (signal) => (await import('./tax-and-statutory-compliance/statements/startOfStatement.ts')).startOfStatement(signal),
  candidate: async (signal) => (await import('./recruitment/candidates/page/startOfCandidate.ts')).startOfCandidate(signal),
};
