import { print } from 'graphql';
import { ask } from './ask.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Asks one operation of an endpoint whose document names its answer `answer`. */
export const askAnswer = async <Answer, Variables extends object>(endpoint: string, document: TypedDocumentNode<{ answer: Answer }, Variables>, variables: Variables, signal?: AbortSignal): Promise<Answer> =>
  (await ask<{ readonly answer: Answer }>(endpoint, print(document), variables, signal)).answer;
