import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { ask } from '../shell/ask.ts';
import { refusedOf } from '../shell/refusedOf.ts';

type Typed<Data, Variables> = DocumentNode & { readonly __apiType?: (variables: Variables) => Data };

/** One request to the billing endpoint, by its printed document. */
export const askBilling = <Data extends object, Variables extends object>(document: Typed<Data, Variables>, variables?: Variables, signal?: AbortSignal): Promise<Data> =>
  ask<Data>('billing', print(document), variables ?? {}, signal);

/** Whether a page of purchase, or an invoice, is no more: its key is old or used. */
export const isOver = (error: unknown): boolean => ['NOT_FOUND', 'CHECKOUT_EXPIRED'].includes(refusedOf(error).errorCode);

/** Field → sentence of a refusal, empty when it blames no field. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> => Object.fromEntries(refusedOf(error).problems.map(({ field, message }) => [field, message]));
