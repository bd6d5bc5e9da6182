import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Language } from '../../../../domain/languages.ts';
import { currencyOf } from '../../../fields/input/currency.ts';
import { useFormats } from '../../../fields/input/useFormats.ts';
import { nearestOf } from '../../../fields/reference/nearestOf.ts';
import { ask } from '../../../shell/ask.ts';
import type { Linked } from '../../../providers/data/row.ts';
import { useData } from '../../../shell/Steady.tsx';
import { readCells } from './readCells.ts';
import type { CellText, FindRecords } from './readCells.ts';

type Named = { readonly namedRecords: { readonly rows: readonly { readonly text: string; readonly id: string | null; readonly title: string | null }[] } };

const query = 'query namedRecords($type: String!, $texts: [String!]!) { namedRecords(type: $type, texts: $texts) { errorCode message rows { text id title } } }';

const find: FindRecords = async ({ type }, texts) => {
  const { namedRecords } = await ask<Named>('batch-processing', query, { type, texts });
  return new Map(namedRecords.rows.map(({ text, id, title }): [string, Linked | null] => [text, id === null ? null : { id, title: title ?? id }]));
};

/** Characters of the longest text that is searched for: nothing is called by more. */
const LONGEST = 500;

/** Reads texts as values in the language of the person and the formats of the organisation: `readTyped` takes what names no record for a search, of which the nearest is meant. */
export const useReadCells = () => {
  const { language, locale, dateFormat, timeZone, currency } = useFormats();
  const translate = useTranslate();
  const dataProvider = useData();
  return useMemo(() => {
    const findNearest: FindRecords = async (target, texts) => {
      const named = await find(target, texts);
      const nearest = async (text: string): Promise<Linked | null> => (text.length > LONGEST ? null : nearestOf((await dataProvider.lookup(target, { inUse: true, search: text })).rows, text));
      return new Map(await Promise.all(texts.map(async (text) => [text, named.get(text) ?? (await nearest(text))] as const)));
    };
    const readBy = (way: FindRecords) => (texts: readonly CellText[]) =>
      readCells(texts, {
        translate,
        locale,
        find: way,
        context: (field, row) => ({ language: language as Language, dateFormat, timeZone, currency: currencyOf(field, row, currency), labels: (enumName, value) => [translate(`enum.${enumName}.${value}`)] }),
      });
    return { read: readBy(find), readTyped: readBy(findNearest) };
  }, [currency, dataProvider, dateFormat, language, locale, timeZone, translate]);
};
