import type { RowProblem } from './draft.ts';

/** Problems whose cure depends on the text itself, so that rows with the same text are one group. */
const byText: ReadonlySet<string> = new Set(['import.problem.missing', 'import.problem.ambiguous', 'import.problem.cell', 'rule.choice', 'rule.choiceSuggest']);

/** A sentence of the entity's own, as its forms say it. */
const said = 'import.problem.said';

/** What two problems must share to be shown as one, with a count. */
export const causeOf = ({ field, message, args, value }: RowProblem): string =>
  message === said ? `${field}|${String(args['sentence'])}`.slice(0, 500) : (byText.has(message) ? `${field}|${message}|${value}` : `${field}|${message}`).slice(0, 500);
