/** Closed lists with their names in a language, in the order of the names. */
import { tagOf, type Language } from '../../domain/languages.ts';
import { listChoice } from '../../domain/lists/listText.ts';
import { listValues } from '../../domain/lists/lists.ts';
import { foldText } from '../../domain/rank.ts';
import type { ListName } from '../../domain/resource.ts';
import { say } from '../messages.ts';
import { resourceOf } from '../resource/registry.ts';

export type Named = { readonly code: string; readonly name: string };

/** Countries, currencies or languages; with `search` those whose name or code begins with it. */
export const worldNames = (list: Exclude<ListName, 'DATE_FORMAT' | 'TIME_ZONE'>, language: Language, search?: string | null): readonly Named[] => {
  const { compare } = new Intl.Collator(tagOf(language));
  const needle = foldText(search ?? '');
  return listValues(list)
    .map((code) => ({ code, name: listChoice(list, code, language, '2000-01-01').label }))
    .filter(({ code, name }) => foldText(name).startsWith(needle) || foldText(code) === needle)
    .toSorted((a, b) => compare(a.name, b.name));
};

/** The values of a choice of employees, as forms offer them. */
export const choiceNames = (key: 'gender' | 'maritalStatus', language: Language): readonly Named[] => {
  const { enumName, options = [] } = resourceOf('Employee').fields.find((field) => field.key === key)!;
  return options.map((code) => ({ code, name: say(language, `enum.${enumName!}.${code}`) }));
};
