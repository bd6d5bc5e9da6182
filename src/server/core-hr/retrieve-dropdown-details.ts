import { finding } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { dropdowns } from '../dropdowns/dropdowns.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseWord } from '../refuse-word.ts';

const MOST_KEYS = 20;

type Arguments = { readonly key: readonly string[]; readonly conditionDetails?: readonly { readonly key: string; readonly value: string }[] | null };

/** Document 0 §7: the asked lists as one JSON text, in the order of the keys; a key that does not exist is refused. */
export const retrieveDropdownDetails = async ({ key, conditionDetails }: Arguments, context: Context) => {
  const language = context.session?.language ?? 'en';
  const unknown = key.find((one) => !dropdowns.has(one));
  if (unknown !== undefined) throw refuseWord(language, 'key', unknown, [...dropdowns.keys()]);
  if (key.length > MOST_KEYS) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(language, [{ field: 'key', ...finding('rule.mostAtOnce', { most: MOST_KEYS }) }]) });
  const conditions = new Map((conditionDetails ?? []).map((one) => [one.key, one.value]));
  const details = await Promise.all(key.map(async (one) => ({ key: one, data: await dropdowns.get(one)?.(context, language, conditions) })));
  return { errorCode: '', message: '', dropdownDetails: JSON.stringify(details) };
};
