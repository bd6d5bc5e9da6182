import { readDefinition, type Definition } from '../../domain/reports/definition.ts';
import type { Language } from '../../domain/languages.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

/** A definition that came as JSON; refuses what is none, with the part. */
export const toldDefinition = (told: unknown, language: Language): Definition => {
  const read = readDefinition(told ?? {});
  if ('definition' in read) return read.definition;
  throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'definition', message: say(language, 'reports.wrong', { part: read.wrong }) }] });
};
