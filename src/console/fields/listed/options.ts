import { listChoice } from '../../../domain/lists/listText.ts';
import { listValues } from '../../../domain/lists/lists.ts';
import { isLanguage, tagOf } from '../../providers/i18nLanguages.ts';
import type { ListName } from '../../../domain/resource.ts';

export type ListOption = { readonly value: string; readonly label: string; readonly hint: string | undefined };

/** The closed list as a picker offers it, names in the order of the language. A stored value that the list does not know (an older name of a zone) is offered too. */
export const listOptions = (list: ListName, language: string, stored?: string): readonly ListOption[] => {
  const own = isLanguage(language) ? language : 'en';
  const today = new Date().toLocaleDateString('sv');
  const values = listValues(list);
  const all = stored === undefined || values.includes(stored) ? values : [...values, stored];
  const options = all.map((value) => {
    const { label, hint } = listChoice(list, value, own, today);
    return { value, label, hint };
  });
  const { compare } = new Intl.Collator(tagOf(own));
  return list === 'COUNTRY' || list === 'CURRENCY' || list === 'LANGUAGE' ? options.toSorted((a, b) => compare(a.label, b.label)) : options;
};
