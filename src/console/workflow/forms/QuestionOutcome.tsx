import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatNumber } from '../../../domain/values/numbers.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import type { ReadDynamicFormResultsQuery } from '../../../../generated/dynamic-form-builder/operations.ts';

export type Outcome = ReadDynamicFormResultsQuery['answer']['results'][number];

const Part = styled('section')({ padding: '14px 0', borderTop: '1px solid var(--hair)', '& h3': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 500, overflowWrap: 'anywhere' }, '& > small': { display: 'block', marginBottom: 8, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });
const Shares = styled('ul')(({ theme }) => ({
  margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(80px, 220px) minmax(0, 1fr) auto', gap: 12, alignItems: 'center', fontSize: 13, lineHeight: '20px' },
  '& span': { overflowWrap: 'anywhere' }, '& i': { display: 'block', height: 10, borderRadius: 2, background: 'var(--canvas)', overflow: 'hidden' }, '& i > b': { display: 'block', height: '100%', background: 'var(--accent)' },
  '& small': { fontSize: 12, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums', minWidth: 64, textAlign: 'right' },
  [theme.breakpoints.down('sm')]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' }, '& i': { gridColumn: '1 / -1', order: 3 } },
}));
const Texts = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto', '& li': { padding: '6px 0', borderTop: '1px solid var(--hair)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }, '& li:first-of-type': { borderTop: 0 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });

/** What was answered to one question: shares as bars, figures in a line, texts with their names. */
export const QuestionOutcome = ({ outcome: { question, kind, count, tallies, average, least, greatest, texts } }: { readonly outcome: Outcome }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { dateFormat } = useCellFormats();
  const number = (value: unknown): string => formatNumber(String(value), isLanguage(locale) ? locale : 'en');
  const nameOf = (value: string): string => (kind === 'YES_NO' ? translate(value === 'YES' ? 'shell.yes' : 'shell.no') : value);
  const figures = average === null || average === undefined ? '' : translate('dynamicForms.average', { average: number(average), least: number(least), greatest: number(greatest) });
  return (
    <Part aria-label={question}>
      <h3>{question}</h3>
      <small>{[translate('dynamicForms.count', { smart_count: count }), figures].filter(Boolean).join(' · ')}</small>
      {tallies.length > 0 && count > 0 ? (
        <Shares>
          {tallies.map((tally) => (
            <li key={tally.value}>
              <span>{nameOf(tally.value)}</span>
              <i aria-hidden><b style={{ width: `${(tally.count / count) * 100}%` }} /></i>
              <small>{translate('dynamicForms.share', { count: number(tally.count), all: number(count) })}</small>
            </li>
          ))}
        </Shares>
      ) : null}
      {texts.length > 0 ? (
        <Texts tabIndex={texts.length > 6 ? 0 : undefined} aria-label={question}>
          {texts.map(({ name, answer }, at) => (
            <li key={`${at} ${name}`}>
              {kind === 'DATE' ? writeDate(answer, dateFormat) : answer}
              <small>{name}</small>
            </li>
          ))}
        </Texts>
      ) : null}
    </Part>
  );
};
