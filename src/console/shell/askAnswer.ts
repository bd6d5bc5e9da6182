import { print } from 'graphql';
import { ask } from './ask.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Asks one operation of an endpoint whose document names its answer `answer`. `act`: the name of an act that is tried again with other words, too. */
export const askAnswer = async <Answer, Variables extends object>(endpoint: string, document: TypedDocumentNode<{ answer: Answer }, Variables>, variables: Variables, signal?: AbortSignal, act?: string): Promise<Answer> =>
  (await ask<{ readonly answer: Answer }>(endpoint, print(document), variables, signal, act)).answer;
