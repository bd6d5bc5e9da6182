import type { ErrorCode } from '../../domain/errors.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';
import type { Session } from '../session.ts';

/** A refusal that one field is to blame for, said beside it in the person's language. */
export const refuseField = ({ language }: Pick<Session, 'language'>, code: ErrorCode, field: string, words: Readonly<Record<string, string | number>> = {}): Refusal =>
  refuse(code, { words, validationError: [{ field, message: say(language, `error.${code}`, words) }] });
