import { lossLines, salaryLines } from '../../../domain/payroll/payslip/salary-lines.ts';
import type { LineSource } from '../line-sources.ts';

/** What the salary pays, and what is put by of it. */
export const salarySource: LineSource = async (_tx, terms, people) => people.flatMap((person) => salaryLines(person, terms));

/** What days without pay take off. */
export const lossSource: LineSource = async (_tx, terms, people) => people.flatMap((person) => lossLines(person, terms));
