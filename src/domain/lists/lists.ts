/** Closed lists that a field takes its values from without an enum of its own: `@column(kind: COUNTRY)` and the like. */
import { languages } from '../languages.ts';
import { finding, type Finding } from '../problem.ts';
import { foldText, suggest } from '../rank.ts';
import type { ListName } from '../resource.ts';
import { countryCodes } from './countries.ts';
import { currencyCodes } from './currencies.ts';
import { dateFormats } from './dateFormats.ts';
import { spokenLanguages } from './spokenLanguages.ts';
import { listNames } from './listText.ts';
import { presentZone, timeZones } from './timeZones.ts';

const values: Readonly<Record<ListName, () => readonly string[]>> = {
  COUNTRY: () => countryCodes,
  CURRENCY: () => currencyCodes,
  LANGUAGE: () => spokenLanguages,
  TIME_ZONE: timeZones,
  DATE_FORMAT: () => dateFormats,
};

/** The values of a list, in its own order. */
export const listValues = (list: ListName): readonly string[] => values[list]();

const members = new Map<ListName, ReadonlySet<string>>();

/** Whether a value stands in the list. A time zone may also have a former name, in the spelling of the zone database. */
export const isListed = (list: ListName, value: string): boolean => {
  const known = members.get(list) ?? new Set(listValues(list));
  members.set(list, known);
  return known.has(value) || (list === 'TIME_ZONE' && /^[A-Z]/.test(value) && presentZone(value) !== null);
};

const fold = (text: string): string => foldText(text) || text.trim();

const indexes = new Map<ListName, ReadonlyMap<string, string>>();

/** From every name to its value; a name of two values means the first. */
const indexOf = (list: ListName): ReadonlyMap<string, string> => {
  const known = indexes.get(list);
  if (known) return known;
  const index = new Map<string, string>();
  const put = (name: string, value: string): void => void (index.has(fold(name)) || index.set(fold(name), value));
  for (const value of listValues(list)) if (list !== 'DATE_FORMAT') put(value, value);
  for (const language of languages) for (const value of listValues(list)) for (const name of listNames(list, value, language)) put(name, value);
  indexes.set(list, index);
  return index;
};

/** The value that a text means, by code or by name in any of our languages, case, accents and width aside; else a problem that suggests the nearest name. */
export const parseListed = (list: ListName, text: string): { readonly value: string } | { readonly problem: Finding } => {
  const exact = text.trim();
  if (isListed(list, exact)) return { value: list === 'TIME_ZONE' ? (presentZone(exact) ?? exact) : exact };
  const upper = exact.toUpperCase();
  if (list === 'DATE_FORMAT' && isListed(list, upper)) return { value: upper };
  const named = indexOf(list).get(fold(exact)) ?? (list === 'TIME_ZONE' ? presentZone(exact.replaceAll(' ', '_')) : null);
  if (named) return { value: named };
  const near = suggest(exact, languages.flatMap((language) => listValues(list).flatMap((value) => listNames(list, value, language))));
  return { problem: near === null ? finding('rule.choice') : finding('rule.choiceSuggest', { value: exact.slice(0, 50), suggestion: near }) };
};
