/** How a value of a closed list is read, by `Intl`: grids and history import this and no list. */
import { tagOf, type Language } from '../languages.ts';
import type { ListName } from '../resource.ts';
import { formatDate } from '../values/dateFormat.ts';
import { zoneOffset } from './timeZones.ts';

type Named = 'region' | 'currency' | 'language';

const names = new Map<string, Intl.DisplayNames>();

const namesOf = (language: Language, type: Named, style: 'long' | 'short' = 'long'): Intl.DisplayNames => {
  const key = `${language} ${type} ${style}`;
  const made = names.get(key) ?? new Intl.DisplayNames(tagOf(language), { type, style });
  names.set(key, made);
  return made;
};

const nameOf = (value: string, language: Language, type: Named, style?: 'short'): string => {
  try {
    return namesOf(language, type, style).of(value) ?? value;
  } catch {
    return value;
  }
};

/** As a cell says it: countries and languages by their names, the rest by its code. */
export const listText = (list: ListName, value: string, language: Language): string =>
  list === 'COUNTRY' ? nameOf(value, language, 'region') : list === 'LANGUAGE' ? nameOf(value, language, 'language') : value;

type Choice = { readonly label: string; readonly hint?: string };

/** As a picker offers it: the name, and beside it what tells it from others. A date format shows how `today` (ISO) looks in it. */
export const listChoice = (list: ListName, value: string, language: Language, today: string): Choice => {
  switch (list) {
    case 'COUNTRY': return { label: nameOf(value, language, 'region'), hint: value };
    case 'CURRENCY': return { label: nameOf(value, language, 'currency'), hint: value };
    case 'LANGUAGE': return { label: nameOf(value, language, 'language'), hint: value };
    case 'TIME_ZONE': return { label: value.replaceAll('_', ' '), hint: zoneOffset(value, new Date(`${today}T12:00:00Z`)) };
    case 'DATE_FORMAT': return { label: formatDate(today, value, language), hint: value };
  }
};

/** Every name by which people may mean the value. */
export const listNames = (list: ListName, value: string, language: Language): readonly string[] => {
  if (list === 'COUNTRY') return [nameOf(value, language, 'region'), nameOf(value, language, 'region', 'short')];
  if (list === 'LANGUAGE') return [nameOf(value, language, 'language')];
  if (list === 'CURRENCY') return [nameOf(value, language, 'currency')];
  return list === 'TIME_ZONE' ? [value.slice(value.lastIndexOf('/') + 1)] : [];
};
