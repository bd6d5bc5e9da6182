import type { RowProblem } from './draft.ts';

/** Problems whose cure depends on the text itself, so that rows with the same text are one group. */
const byText: ReadonlySet<string> = new Set(['import.problem.missing', 'import.problem.ambiguous', 'import.problem.cell', 'rule.choice', 'rule.choiceSuggest']);

/** What two problems must share to be shown as one, with a count. */
export const causeOf = ({ field, message, value }: RowProblem): string => (byText.has(message) ? `${field}|${message}|${value}` : `${field}|${message}`).slice(0, 500);
