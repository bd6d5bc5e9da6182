/** What one row of the error catalogue says. */
import { constants } from '../constants.ts';

export type ExtensionCode = 'BAD_USER_INPUT' | 'FORBIDDEN' | 'UNAUTHENTICATED' | 'CONFLICT' | 'RATE_LIMITED' | 'INTERNAL_SERVER_ERROR';

/**
 * What the console does with it: shows a snackbar, or one that informs as nothing went wrong, marks fields in place, tries the refresh token once before it asks again,
 * nothing to be seen, or ends the session and opens the sign-in page.
 */
export type Effect = 'snackbar' | 'inform' | 'validation' | 'refresh' | 'silent' | 'signOut';

export type Refusal = {
  readonly extension: ExtensionCode;
  /** English, as the specification quotes it where it does; `%{name}` tokens are filled from the refusal's arguments. */
  readonly text: string;
  /** HTTP status where the request is refused before execution or the answer is not GraphQL; a field's refusal inside GraphQL is 200. */
  readonly status: number | undefined;
  /** Milliseconds a snackbar stays; null stays until it is closed. */
  readonly duration: number | null;
  readonly effect: Effect;
  /** The code follows the text, so that people can quote it. */
  readonly appendCode: boolean;
};

type Options = Partial<Omit<Refusal, 'extension' | 'text'>>;

/** A row of the catalogue; without options a snackbar of 5000 ms (document 0 §8). */
export const refusal = (extension: ExtensionCode, text: string, options: Options = {}): Refusal => ({
  extension,
  text,
  status: options.status,
  duration: options.duration === undefined ? constants.snackbar : options.duration,
  effect: options.effect ?? 'snackbar',
  appendCode: options.appendCode ?? false,
});
