import { print } from 'graphql';
import { ask } from '../../shell/ask.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Asks one operation of attendance that names its answer `answer`. */
export const askMap = async <Answer, Variables extends object>(document: TypedDocumentNode<{ answer: Answer }, Variables>, variables: Variables, signal?: AbortSignal): Promise<Answer> =>
  (await ask<{ readonly answer: Answer }>('attendance', print(document), variables, signal)).answer;
