import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadDynamicFormResultsDocument } from '../../../../generated/dynamic-form-builder/operations.ts';
import { isLanguage, tagOf } from '../../../domain/languages.ts';
import { formatNumber } from '../../../domain/values/numbers.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { QuestionOutcome } from './QuestionOutcome.tsx';

const Strip = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: '0 0 12px', '& dt': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } });
const Line = styled('p')({ margin: '0 0 12px', fontSize: 13, lineHeight: '20px', color: 'var(--text-2)', overflowWrap: 'anywhere', '& a': { color: 'var(--accent-text)', fontWeight: 500 } });

const NAMED = 8;

/** How many were asked, who has not answered, and what was answered to each question. */
export const FormResults = ({ formId, version }: { readonly formId: number; readonly version: unknown }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : 'en';
  const { data, error, refetch } = useQuery({ queryKey: ['dynamic-form-results', formId, version], queryFn: ({ signal }) => askAnswer('dynamic-form-builder', ReadDynamicFormResultsDocument, { formId }, signal) });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 480, 320]} />;
  const { asked, answered, waiting, results } = data;
  const left = Math.max(0, asked - answered);
  const number = (value: number): string => formatNumber(String(value), language);
  const names = new Intl.ListFormat(tagOf(language), { type: left > NAMED ? 'unit' : 'conjunction' }).format(waiting.slice(0, NAMED));
  return (
    <>
      <h2>{translate('dynamicForms.results')}</h2>
      <Strip>
        {([['asked', asked], ['answered', answered], ['waiting', left]] as const).map(([key, count]) => (
          <div key={key}>
            <dt>{translate(`dynamicForms.${key}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </Strip>
      {waiting.length > 0 ? <Line>{left > NAMED ? translate('dynamicForms.waitsForMore', { names, number: number(left - NAMED) }) : translate('dynamicForms.waitsFor', { names })}</Line> : null}
      {answered === 0 ? <Line>{translate('dynamicForms.noneYet')}</Line> : <Line><Link to={`/workflow/dynamic-form-builder/responses?filter=${encodeURIComponent(JSON.stringify({ formId: { in: [String(formId)] } }))}`}>{translate('dynamicForms.seeAll')}</Link></Line>}
      {answered === 0 ? null : results.map((outcome) => <QuestionOutcome key={outcome.questionId} outcome={outcome} />)}
    </>
  );
};
