import { useRef } from 'react';
import { plainField } from '../../fields/plainField.ts';
import { addDays } from '../../../domain/dates.ts';
import { languageNames, tagOf, type Language } from '../../../domain/languages.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import type { Asked } from '../../resource/acts/useAsked.tsx';
import type { Values } from '../../resource/form/values.ts';

/** `language` in capitals, as EN. */
export type Letter = { readonly id: string; readonly name: string; readonly language: string };
/** What is known of a candidate's languages. `preferred` in capitals. */
export type Reading = { readonly preferred?: unknown; readonly spoken?: unknown };
type Spoken = { readonly language?: unknown; readonly proficiency?: unknown };
type Translate = (key: string) => string;

const codeOf = ({ language }: Letter): Language => language.toLowerCase() as Language;

/** How well a letter's language suits: the one that the candidate prefers, then what they grew up with, then what they speak fluently, then what the organisation writes in. */
const suits = (letter: Letter, { preferred, spoken: known }: Reading, ofOrganisation: string | undefined): number => {
  const spoken = Array.isArray(known) ? (known as readonly Spoken[]) : [];
  const speaks = (proficiency: string): boolean => spoken.some((one) => one.language === tagOf(codeOf(letter)) && one.proficiency === proficiency);
  return (letter.language === preferred ? 8 : 0) + (speaks('NATIVE') ? 4 : speaks('FLUENT') ? 2 : 0) + (letter.language === ofOrganisation?.toUpperCase() ? 1 : 0);
};

/** The letters in the language that suits the candidate first. */
export const lettersFor = (letters: readonly Letter[], reading: Reading, ofOrganisation: string | undefined): readonly Letter[] =>
  letters.toSorted((one, other) => suits(other, reading, ofOrganisation) - suits(one, reading, ofOrganisation));

/** With its language where letters come in several. */
const labelOf = (letter: Letter, letters: readonly Letter[]): string => (letters.some(({ language }) => language !== letter.language) ? `${letter.name} · ${languageNames[codeOf(letter)]}` : letter.name);

/** Which letter, the first day, and the last day to answer. */
export const letterFields = (translate: Translate, letters: readonly Letter[], required: boolean): readonly Asked[] => [
  { field: plainField('templateId', 'reference', { required: true }), label: translate('offer.template'), control: (props) => <SelectBox {...props} choices={letters.map((letter) => ({ value: letter.id, label: labelOf(letter, letters) }))} onChoose={props.onChange} /> },
  { field: plainField('joiningDate', 'date', { required }), label: translate('offer.joiningDate') },
  { field: plainField('expiresOn', 'date', { required }), label: translate('offer.expiresOn'), help: translate('offer.expiresOn.help') },
];

const DAY = /^\d{4}-\d\d-\d\d$/;
/** A whole day, or null. */
export const dayOf = (value: unknown): string | null => (DAY.test(String(value ?? '')) ? String(value) : null);

/** So many days are proposed for an answer. */
const ANSWER_DAYS = 7;

/** A week to answer, though not beyond a first day that is ahead. */
const expiryFor = (joiningDate: string | null, today: string): string => {
  const lastDay = addDays(today, ANSWER_DAYS);
  return joiningDate !== null && joiningDate >= today && joiningDate < lastDay ? joiningDate : lastDay;
};

/** The only letter of the first one's language, the first day that the salary names, where that is ahead, and a week to answer, though not beyond that day. */
export const startOfLetter = (letters: readonly Letter[], effectiveFrom: string | null, today: string): Values => {
  const first = letters.filter(({ language }) => language === letters[0]!.language);
  const joiningDate = effectiveFrom !== null && effectiveFrom > today ? effectiveFrom : null;
  return {
    ...(first.length === 1 ? { templateId: first[0]!.id } : {}),
    ...(joiningDate === null ? {} : { joiningDate }),
    expiresOn: expiryFor(joiningDate, today),
  };
};

/** The proposed last day to answer follows the first day that is entered, until the person says another one. */
export const useExpiry = (today: string): ((given: Values) => Values) => {
  const isTheirs = useRef(false);
  return (given) => {
    if (Object.hasOwn(given, 'expiresOn')) isTheirs.current = true;
    return isTheirs.current || !Object.hasOwn(given, 'joiningDate') ? {} : { expiresOn: expiryFor(dayOf(given['joiningDate']), today) };
  };
};
