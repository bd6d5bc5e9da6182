import { errorText, isErrorCode } from '../../../domain/errors.ts';
import { tagOf } from '../../../domain/languages.ts';
import { lowered } from '../../../domain/lowered.ts';
import { phrase } from '../../../domain/phrase.ts';
import type { Resource } from '../../../domain/resource.ts';
import { hasMessage, messagesOf } from '../../messages.ts';
import type { Session } from '../../session.ts';
import type { Failure } from './job.ts';
import { fieldLabel, wordsOf } from './words.ts';

/** What `%{entity}`, `%{entities}` and `%{fields}` (those that tell records apart, of them the missing ones where these are known) stand for. */
const wordsFor = (resource: Resource, { language }: Session, missing?: readonly string[]): Readonly<Record<string, string>> => {
  const words = wordsOf(language);
  const inside = (count: number): string => lowered(words(resource.name, { smart_count: count }), tagOf(language));
  const keys = resource.fields.filter(({ key, name }) => resource.unique[0]?.some((one) => one === key || one === name) && missing?.includes(key) !== false);
  return { entity: inside(1), entities: inside(2), fields: keys.map((field) => fieldLabel(resource, field, words)).join(', ') };
};

/** Why an import ended or what its file lacks, in the person's language: by the entity's own message `<entity>.failure.<code>`, else by the catalogue's. */
export const sentence = (failure: (Failure & { readonly missing?: readonly string[] }) | null, resource: Resource, session: Session): string | null => {
  if (!failure) return null;
  const words = { ...wordsFor(resource, session, failure.missing), ...failure.words };
  const keys = [`import.file.${failure.words.reason}`, `${resource.name}.failure.${failure.code}`, `error.${failure.code}`];
  const key = keys.find(hasMessage);
  if (key !== undefined) return phrase(messagesOf(session.language), session.language, key, words);
  return isErrorCode(failure.code) ? errorText(failure.code, words) : failure.code;
};
