/** The sets of names that formulas may use. A salary formula knows the codes of salary components besides. */
import type { FormulaType } from './ast.ts';

export type FormulaSet = 'SALARY' | 'CLAWBACK';

/** What a name stands for: a fact of its set, whose label is the message `formula.fact.<name>`, or a salary component with a label of its own. */
export type FormulaName = { readonly name: string; readonly type: FormulaType; readonly label?: string };

const numbers = (...names: readonly string[]): readonly FormulaName[] => names.map((name) => ({ name, type: 'number' }));
const texts = (...names: readonly string[]): readonly FormulaName[] => names.map((name) => ({ name, type: 'text' }));

export const facts: Readonly<Record<FormulaSet, readonly FormulaName[]>> = {
  SALARY: [...numbers('annualCTC', 'monthlyCTC', 'annualGross', 'monthlyGross', 'providentFundWage', 'yearsOfService', 'daysInMonth'), ...texts('grade', 'location', 'employeeType')],
  CLAWBACK: numbers('amount', 'commitmentMonths', 'servedMonths', 'remainingMonths', 'monthlyGross'),
};

/** Whether formulas of the set name salary components. */
export const knowsComponents = (set: FormulaSet): boolean => set === 'SALARY';

const shape = /^\p{L}[\p{L}\p{N}_]*$/u;
const reserved: ReadonlySet<string> = new Set(['min', 'max', 'round', 'floor', 'ceil', 'abs', 'if', 'and', 'or', 'not', 'of', 'true', 'false', ...Object.values(facts).flatMap((names) => names.map(({ name }) => name))]);

/** Whether a code can be used in formulas: it begins with a letter, and no fact, function or word of the language has its name. */
export const canBeNamed = (code: string): boolean => shape.test(code) && ![...reserved].some((word) => word.toLowerCase() === code.toLowerCase());
