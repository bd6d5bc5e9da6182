import { useMemo } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { lowered } from '../../../domain/lowered.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import type { Resource } from '../../../domain/resource.ts';

const formats = new Map<string, Intl.NumberFormat>();
/** Made when the first number is written, and once a language: it costs more than all that is written with it. */
const formatOf = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known;
};

/** Nobody takes 1,003,412 for a guess: of thousands two digits are told. */
const rounded = (value: number): number => {
  const place = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return value < 1000 ? value : Math.round(value / place) * place;
};

type Translate = (key: string, options?: object) => string;

/** An entity's name inside sentences, and numbers as the language writes them. */
export const entityWords = (name: string, translate: Translate, locale: string) => {
  const number = (value: number, isEstimate = false): string => (isEstimate ? translate('grid.about', { number: formatOf(locale).format(rounded(value)) }) : formatOf(locale).format(value));
  const word = (count: number): string => lowered(translate(name, { smart_count: count }), locale);
  return {
    number,
    /** 'designations', for one 'designation'. */
    word,
    /** 'Designations'. */
    title: translate(name, { smart_count: 2 }),
    /** '214 designations'. */
    counted: (count: number, isEstimate = false): string => translate('grid.counted', { smart_count: count, number: number(count, isEstimate), entities: word(count) }),
  };
};

export type EntityWords = ReturnType<typeof entityWords>;

export const useEntityWords = ({ name }: Pick<Resource, 'name'>): EntityWords => {
  const translate = useTranslate();
  const locale = tagOf(useLocale());
  return useMemo(() => entityWords(name, translate, locale), [locale, name, translate]);
};
