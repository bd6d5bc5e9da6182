import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { decimalText } from '../../../domain/payroll/formula/ratio.ts';
import { readAloud } from '../../../domain/payroll/formula/read-aloud.ts';
import { useFormats } from '../input/useFormats.ts';
import type { Formula } from '../../../domain/payroll/formula/ast.ts';
import type { Words } from '../../../domain/payroll/formula/read-aloud.ts';

/** Says formulas in the person's language; `labels` are the names of components by code. */
export const useReader = (labels: ReadonlyMap<string, string>) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
    const nameOf = (name: string): string => labels.get(name) ?? translate(`formula.fact.${name}`, { _: name });
    const words: Words = {
      say: (key, args) => translate(key, args),
      nameOf,
      number: (value, isPercent) => (isPercent ? percent : number).format(decimalText(value, 10) as Intl.StringNumericLiteral),
      list: (parts) => new Intl.ListFormat(locale).format(parts),
    };
    return { nameOf, read: (formula: Formula): string => readAloud(formula, words) };
  }, [labels, locale, translate]);
};
