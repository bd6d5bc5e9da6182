import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadTaxReliefsDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { StampDrawing } from '../../shell/drawings/StampDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { RegimeLaw } from './RegimeLaw.tsx';
import { ReliefTable } from './ReliefTable.tsx';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', gridTemplateColumns: 'minmax(0, 1fr)', [onPhone]: { padding: 8 } });
const Regimes = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))', gap: 12, alignItems: 'start' });
const Source = styled('p')({ margin: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' });

const path = '/tax-and-statutory-compliance/tax-relief';

/** /tax-and-statutory-compliance/tax-relief: what the law of a financial year relieves and taxes, with its sources, and what is claimed of it. */
export const TaxRelief = () => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [year, setYear] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['tax-reliefs', year], queryFn: ({ signal }) => askAnswer('tax-and-statutory', ReadTaxReliefsDocument, { financialYear: year }, signal), placeholderData: keepPreviousData, retry: false });
  const money = useAmounts(data?.currency ?? 'INR');
  const claimed = (key: 'approved' | 'waiting'): string => money((data?.reliefs ?? []).reduce((sum, relief) => sum + Number(relief[key]), 0));
  const shown = data?.financialYear ?? null;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided>
        {data && data.financialYears.length > 0 ? <SmallChoice label={translate('taxReliefClaim.financialYear')} value={shown ?? ''} options={[...(shown === null ? [{ value: '', label: '–' }] : []), ...data.financialYears.map((value) => ({ value, label: value }))]} onChoose={setYear} /> : null}
      </PageHeader>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data && shown === null ? <EmptyState drawing={<StampDrawing />} title={translate('declarations.noLaw')} message={translate('declarations.noLawWhy')} /> : null}
      {data && shown !== null ? (
        <Page role="region" aria-label={title} tabIndex={0}>
          <FigureStrip
            figures={[
              { key: 'people', label: translate('declarations.relief.people'), value: number.format(data.people) },
              { key: 'waiting', label: translate('declarations.relief.waitingClaims'), value: number.format(data.waitingClaims), path: `${path}/claims`, note: claimed('waiting') },
              { key: 'approved', label: translate('declarations.relief.approved'), value: claimed('approved') },
            ]}
          />
          <ReliefTable reliefs={data.reliefs} money={money} />
          <Regimes>{data.regimes.map((law) => <RegimeLaw key={law.regime} law={law} money={money} />)}</Regimes>
          <Source>{translate('declarations.relief.law', { source: data.source ?? '', cess: data.cessPercent ?? '', cessSource: data.cessSource ?? '', rounding: data.roundingSource ?? '' })}</Source>
        </Page>
      ) : null}
    </>
  );
};
