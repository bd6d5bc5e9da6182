import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { lastOf, writeNumber } from '../../domain/employee-number.ts';
import { tagOf } from '../providers/i18nLanguages.ts';
import type { FormAsideProps } from '../resource/form/FormAside.tsx';

const Numbers = styled('p')({ margin: '0 0 4px', fontSize: 14, lineHeight: '20px', fontWeight: 500, overflowWrap: 'anywhere' });
const Left = styled('p')({ margin: 0, color: 'var(--text-2)', '&[data-none]': { color: 'var(--bad)' } });

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The numbers that a series gives next, as it stands in the form, and how many are left. */
export const NumberPreview = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const locale = tagOf(useLocale());
  const [digits, next] = [Number(values['digits']), Number(values['nextNumber'])];
  if (!Number.isInteger(digits) || !Number.isInteger(next) || digits < 1 || digits > 9 || next < 1) return null;
  const series = { prefix: text(values['prefix']), suffix: text(values['suffix']), digits };
  const left = Math.max(0, lastOf(series) - next + 1);
  return (
    <>
      <h2>{translate('employeeNumberSeries.preview')}</h2>
      {left > 0 ? <Numbers>{left > 1 ? translate('employeeNumberSeries.next', { first: writeNumber(series, next), second: writeNumber(series, next + 1) }) : writeNumber(series, next)}</Numbers> : null}
      <Left data-none={left === 0 || undefined}>{left === 0 ? translate('employeeNumberSeries.none') : translate('employeeNumberSeries.left', { smart_count: left, number: new Intl.NumberFormat(locale).format(left) })}</Left>
    </>
  );
};
