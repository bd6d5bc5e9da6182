/** `row`: of many, the place of the one that is wrong, from 1. */
export type Problem = { readonly row?: string; readonly field: string; readonly message: string };

type Refused = {
  /** Of the catalogue (`NOT_FOUND`); '' where the server gave none. */
  readonly errorCode: string;
  /** The kind of refusal (`CONFLICT`); '' where the server gave none. */
  readonly code: string;
  readonly problems: readonly Problem[];
};
type Extensions = { readonly errorCode?: string; readonly code?: string; readonly validationError?: readonly Problem[] };

/** What the server said when it refused, as `ask` throws it; nothing of a failure of another kind. */
export const refusedOf = (error: unknown): Refused => {
  const { errorCode = '', extensions = {} } = ((error as { readonly body?: unknown } | null | undefined)?.body ?? {}) as { readonly errorCode?: string; readonly extensions?: Extensions };
  return { errorCode: extensions.errorCode ?? errorCode, code: extensions.code ?? '', problems: extensions.validationError ?? [] };
};

/** Whether the server said that what was asked for is no more, or not for this person: other failures leave what was read before as it is. */
export const isGone = (error: unknown): boolean => refusedOf(error).errorCode === 'NOT_FOUND';
