import { HttpError } from 'react-admin';

type Body = { readonly extensions?: { readonly validationError?: readonly { readonly message: string }[] } };

/** Why no salary came of it, in sentences: each problem once, else what the error says. */
export const reasonsOf = (error: unknown): readonly string[] => {
  const { extensions } = (error instanceof HttpError ? (error.body ?? {}) : {}) as Body;
  const said = (extensions?.validationError ?? []).map(({ message }) => message);
  return said.length > 0 ? [...new Set(said)] : [error instanceof Error ? error.message : String(error)];
};
