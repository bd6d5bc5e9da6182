/** Refusals as GraphQL errors, everything else masked. */
import { GraphQLError } from 'graphql';
import { errors } from '../../domain/errors.ts';
import { isUnavailable, ValueRefused } from '../db/unavailable.ts';
import type { Logger } from '../log.ts';
import { logCause } from '../log-cause.ts';
import { Refusal, refuse } from '../refuse.ts';
import { failedCode } from './failed-code.ts';

const asError = (refusal: Refusal, requestId: string, from?: GraphQLError): GraphQLError => {
  const { validationError, words, current, conflicts, retryAfterSeconds } = refusal.details;
  return new GraphQLError(refusal.message, {
    ...(from?.nodes ? { nodes: from.nodes } : {}),
    ...(from?.path ? { path: from.path } : {}),
    extensions: {
      code: errors[refusal.code].extension,
      errorCode: refusal.code,
      requestId,
      validationError: validationError ?? [],
      args: words ?? {},
      ...(current === undefined ? {} : { current }),
      ...(conflicts === undefined ? {} : { conflicts }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });
};

/** A fault of the document (syntax, validation, variables) keeps its text; a refusal gets its code; anything else is logged and masked. */
export const maskError = (error: unknown, requestId: string, log: Logger): GraphQLError => {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const from = error instanceof GraphQLError ? error : undefined;
  if (original instanceof ValueRefused) log.warn({ err: original.cause, path: from?.path }, 'a value passed the checks and the database refused it');
  else if (original instanceof Refusal) logCause(log, original, { path: from?.path });
  if (original instanceof Refusal) return asError(original, requestId, from);
  if (isUnavailable(original)) {
    log.warn({ err: original }, 'the database is not available');
    return asError(refuse('_DB0000'), requestId, from);
  }
  if (from && (!original || original instanceof GraphQLError)) {
    const { code, http, ...rest } = from.extensions;
    return new GraphQLError(from.message, {
      ...(from.nodes ? { nodes: from.nodes } : {}),
      ...(from.path ? { path: from.path } : {}),
      extensions: { ...rest, code: code === 'UNAUTHENTICATED' ? code : 'BAD_USER_INPUT', errorCode: code === 'UNAUTHENTICATED' ? 'UNAUTHENTICATED' : 'DOCUMENT_INVALID', requestId, validationError: [], ...(http ? { http } : {}) },
    });
  }
  log.error({ err: original, path: from?.path }, 'a resolver failed');
  return asError(refuse(failedCode(from)), requestId, from);
};
