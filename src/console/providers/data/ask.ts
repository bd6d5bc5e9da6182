import type { Client } from './client.ts';
import { documentOf } from './documents.ts';
import { toHttpError } from './refusal.ts';

type Question = { readonly endpoint: string; readonly text: string; readonly variables: Record<string, unknown>; readonly signal?: AbortSignal };

/** One query outside react-admin's methods; the answer of its only root field. Rejects with an HttpError. */
export const ask = async <Answer>(client: Client, { endpoint, text, variables, signal }: Question): Promise<Answer> => {
  const { data } = await client
    .query<Record<string, Answer>>({ query: documentOf(text), variables, context: { endpoint, fetchOptions: { signal } } })
    .catch((error: unknown) => {
      throw toHttpError(error);
    });
  return Object.values(data)[0] as Answer;
};

/** One mutation outside react-admin's methods. */
export const tell = async <Answer>(client: Client, { endpoint, text, variables }: Question): Promise<Answer> => {
  const { data } = await client
    .mutate<Record<string, Answer>>({ mutation: documentOf(text), variables, context: { endpoint } })
    .catch((error: unknown) => {
      throw toHttpError(error);
    });
  return Object.values(data)[0] as Answer;
};
