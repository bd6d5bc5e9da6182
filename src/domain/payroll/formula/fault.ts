import { finding } from '../../problem.ts';
import type { Finding } from '../../problem.ts';
import type { Span } from './ast.ts';

/** What is wrong with a formula, ready to be said in any language, and where in its text. */
export type FormulaProblem = Finding & Span;

/** Ends the reading or reckoning of a formula; `parse` and `evaluate` answer it as a problem, nobody else sees it. */
export class FormulaFault extends Error {
  readonly problem: FormulaProblem;
  constructor({ at, end }: Span, message: string, args: Finding['args'] = {}, labels: Finding['labels'] = {}) {
    super(message);
    this.problem = { ...finding(message, args, labels), at, end };
  }
}

/** The answer of a step that may end in a fault. Whatever else is thrown goes on. */
export const answering = <Answer extends object>(work: () => Answer): Answer | { readonly problem: FormulaProblem } => {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof FormulaFault) return { problem: fault.problem };
    throw fault;
  }
};
