import type { Logger } from './log.ts';
import type { Refusal } from './refuse.ts';

/** A refusal for what went wrong here (a database that is away, a full disk) is told to whoever runs the server as well: the person is given the request's id, and it is to be found in the log. */
export const logCause = (log: Logger, { cause, code }: Refusal, more: object = {}): void => {
  if (cause !== undefined) log.warn({ err: cause, code, ...more }, 'a request could not be answered for now');
};
