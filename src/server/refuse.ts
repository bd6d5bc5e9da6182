import { errorText } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';

export type FieldProblem = { readonly field: string; readonly message: string; /** The record, where a request is about several. */ readonly row?: string };

/** What a refusal says besides its code. */
export type RefusalDetails = {
  /** Fills the `%{name}` tokens of the catalogue's text: `{ limit: 5 }`. */
  readonly words?: Readonly<Record<string, string | number>>;
  readonly validationError?: readonly FieldProblem[];
  /** A conflict: the record as it is now, as the person may see it. */
  readonly current?: unknown;
  /** Conflicts of several records: each as it is now. */
  readonly conflicts?: readonly { readonly id: string; readonly current: unknown }[];
  /** A rate limit: whole seconds until trying again makes sense. */
  readonly retryAfterSeconds?: number;
};

/** A refusal that a person may read; its message is the catalogue's English. Anything else that is thrown is masked. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails) {
    super(errorText(code, details.words));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The only way for server code to say no: `throw refuse('_DB0101')`. */
export const refuse = (code: ErrorCode, details: RefusalDetails = {}): Refusal => new Refusal(code, details);
