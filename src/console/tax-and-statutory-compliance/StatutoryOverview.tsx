import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadStatutoryOverviewDocument } from '../../../generated/tax-and-statutory/operations.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { StampDrawing } from '../shell/drawings/StampDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import { COMPONENTS, REGISTRATIONS } from './addresses.ts';
import { SchemeTable } from './SchemeTable.tsx';
import type { ReadStatutoryOverviewQuery } from '../../../generated/tax-and-statutory/operations.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', [onPhone]: { padding: 8 } });
const Bar = styled('section')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px', padding: '12px 16px', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', '& p': { margin: 0, color: 'var(--text-2)' }, '& b': { color: 'var(--text)', fontWeight: 600 } });

type Overview = ReadStatutoryOverviewQuery['answer'];
type Scheme = Overview['schemes'][number];

const sum = (schemes: readonly Scheme[], of: (scheme: Scheme) => string | null | undefined): number | null => (schemes.some((scheme) => of(scheme) == null) ? null : schemes.reduce((total, scheme) => total + Number(of(scheme)), 0));

const Glance = ({ overview, title }: { readonly overview: Overview; readonly title: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const money = useAmounts(overview.currency);
  const { schemes, lawsLacking } = overview;
  const amount = (key: 'employeeShare' | 'employerShare') => {
    const total = sum(schemes, (scheme) => scheme[key]);
    return total === null ? [] : [{ key, label: translate(`statutory.figure.${key}`), value: money(Math.round(total)) }];
  };
  return (
    <Page role="region" aria-label={title} tabIndex={0}>
      {lawsLacking != null && lawsLacking > 0 ? (
        <Bar>
          <p><b>{translate('statutory.lacking', { smart_count: lawsLacking })}</b> {translate('statutory.lackingWhy')}</p>
          <Button variant="outlined" onClick={() => void navigate(`${COMPONENTS}/laws`)}>{translate('screen.tax-and-statutory-compliance.statutory-components.laws')}</Button>
        </Bar>
      ) : null}
      <FigureStrip
        figures={[
          { key: 'registrations', label: translate('statutory.figure.registrations'), value: number.format(schemes.reduce((total, { registrations }) => total + registrations, 0)), path: REGISTRATIONS },
          { key: 'missing', label: translate('statutory.figure.missing'), value: number.format(schemes.reduce((total, { missing }) => total + missing, 0)) },
          ...amount('employeeShare'),
          ...amount('employerShare'),
        ]}
      />
      <SchemeTable schemes={schemes} money={money} />
    </Page>
  );
};

/** /tax-and-statutory-compliance/statutory-components: how each scheme stands, who is missing, and what the month comes to. */
export const StatutoryOverview = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: COMPONENTS });
  const crumbs = useCrumbs(COMPONENTS);
  const { data, error, refetch } = useQuery({ queryKey: ['statutory-overview'], queryFn: ({ signal }) => askAnswer('tax-and-statutory', ReadStatutoryOverviewDocument, {}, signal), retry: false });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={COMPONENTS} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data?.schemes.length === 0 ? <EmptyState drawing={<StampDrawing />} title={translate('statutory.nothing')} message={translate('statutory.nothingWhy')} /> : null}
      {data && data.schemes.length > 0 ? <Glance overview={data} title={title} /> : null}
    </>
  );
};
