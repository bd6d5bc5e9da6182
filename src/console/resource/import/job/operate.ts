import { print } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ask } from '../../../shell/ask.ts';

/** One typed operation of the endpoint that serves imports. Throws an HttpError that `useFailureText` can say. */
export const operate = <Data extends object, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables, signal?: AbortSignal): Promise<Data> =>
  ask<Data>('batch-processing', print(document), variables, signal);
