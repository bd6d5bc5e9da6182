import { errors } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { logCause } from '../log-cause.ts';
import { Refusal, refuse } from '../refuse.ts';
import { sendJson } from './json.ts';
import type { Context } from './route.ts';

const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
} as const;

/** The HTTP status of a refusal outside GraphQL; what asks to try again later is 503 where no other status is told. */
export const statusOf = ({ code, details }: Refusal): number => {
  const { status, extension } = errors[code];
  if (status !== undefined) return status;
  return extension === 'INTERNAL_SERVER_ERROR' && details.retryAfterSeconds !== undefined ? 503 : STATUS[extension];
};

/** Answers a refusal as `{errorCode, message, code, validationError}` with its status, and Retry-After where waiting helps. The message is the catalogue's English unless whoever reads it as it comes is told in their own language. */
export const sendRefusal = (context: Pick<Context, 'response' | 'requestId'>, refusal: Refusal, message = refusal.message): void => {
  const { retryAfterSeconds, validationError = [] } = refusal.details;
  const body = {
    errorCode: refusal.code,
    message,
    code: errors[refusal.code].extension,
    validationError,
    requestId: context.requestId,
  };
  sendJson(context, statusOf(refusal), body, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });
};

/** A handler whose refusals become answers; what else it throws is logged and answered as `otherwise`, or goes on to the server's own edge. */
export const answeringRefusals =
  (handle: (context: Context) => Promise<void>, otherwise?: ErrorCode) =>
  async (context: Context): Promise<void> => {
    try {
      await handle(context);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        if (otherwise === undefined || context.response.headersSent) throw error;
        context.log.error({ err: error, code: otherwise }, 'a request failed');
        return sendRefusal(context, refuse(otherwise));
      }
      logCause(context.log, error);
      sendRefusal(context, error);
    }
  };
