import type { Client } from './client.ts';
import { documentOf } from './documents.ts';
import { toHttpError } from './refusal.ts';

type Question = { readonly endpoint: string; readonly text: string; readonly variables: Record<string, unknown>; readonly signal?: AbortSignal };

/** One query outside react-admin's methods; the answers of its root fields by their names. Rejects with an HttpError. */
export const askAll = async <Answer>(client: Client, { endpoint, text, variables, signal }: Question): Promise<Readonly<Record<string, Answer>>> => {
  const { data } = await client
    .query<Record<string, Answer>>({ query: documentOf(text), variables, context: { endpoint, fetchOptions: { signal } } })
    .catch((error: unknown) => {
      throw toHttpError(error);
    });
  return data;
};

/** As `askAll`; the answer of the only root field. */
export const ask = async <Answer>(client: Client, question: Question): Promise<Answer> => Object.values(await askAll<Answer>(client, question))[0] as Answer;

/** One mutation outside react-admin's methods. */
export const tell = async <Answer>(client: Client, { endpoint, text, variables }: Question): Promise<Answer> => {
  const { data } = await client
    .mutate<Record<string, Answer>>({ mutation: documentOf(text), variables, context: { endpoint } })
    .catch((error: unknown) => {
      throw toHttpError(error);
    });
  return Object.values(data)[0] as Answer;
};
