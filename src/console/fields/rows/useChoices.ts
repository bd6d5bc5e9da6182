import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Choice } from '../input/SelectBox.tsx';
import type { Field } from '../../../domain/resource.ts';

/** The labels of every closed set among the columns, made once instead of once a row. */
export const useChoices = (fields: readonly Field[]): ReadonlyMap<string, readonly Choice[]> => {
  const translate = useTranslate();
  return useMemo(
    () =>
      new Map(
        fields
          .filter(({ kind }) => kind === 'choice' || kind === 'status')
          .map(({ key, enumName, options = [] }) => [key, options.map((value) => ({ value, label: translate(`enum.${enumName}.${value}`) }))]),
      ),
    [fields, translate],
  );
};
