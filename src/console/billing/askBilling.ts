import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { ask } from '../shell/ask.ts';

type Typed<Data, Variables> = DocumentNode & { readonly __apiType?: (variables: Variables) => Data };

/** One request to the billing endpoint, by its printed document. */
export const askBilling = <Data extends object, Variables extends object>(document: Typed<Data, Variables>, variables?: Variables, signal?: AbortSignal): Promise<Data> =>
  ask<Data>('billing', print(document), variables ?? {}, signal);

type Problem = { readonly field: string; readonly message: string };

/** Field → sentence of a refusal, empty when it blames no field. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> => {
  const body = error instanceof Error && 'body' in error ? (error.body as { readonly extensions?: { readonly validationError?: readonly Problem[] } } | undefined) : undefined;
  return Object.fromEntries((body?.extensions?.validationError ?? []).map(({ field, message }) => [field, message]));
};
