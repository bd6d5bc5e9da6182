import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadSalaryOverviewDocument } from '../../../generated/payroll-admin/operations.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { Figures } from './Figures.tsx';
import { RevisionCard } from './RevisionCard.tsx';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start' });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))', gap: 12, alignItems: 'start' });

const path = '/my-team-finance/salary-info';

/** /my-team-finance/salary-info: who is paid by a salary and who by none, what all of them cost, and which revisions wait or come next. */
export const SalaryOverview = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const { data, error, refetch } = useQuery({ queryKey: ['salary-overview'], queryFn: ({ signal }) => askAnswer('payroll-admin', ReadSalaryOverviewDocument, {}, signal), retry: false });
  const money = useAmounts(data?.currency ?? 'INR');
  const figure = (key: string, value: number | null | undefined, to: string) => (value == null ? [] : [{ key, value: number.format(value), path: to }]);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 320]} /> : null}
      {data ? (
        <Page role="region" aria-label={title} tabIndex={0}>
          <Figures
            figures={[
              ...figure('withSalary', data.withSalary, `${path}/salary-details`),
              ...figure('withoutSalary', data.withoutSalary, `${path}/without-salary`),
              ...figure('waiting', data.waiting, `${path}/salary-revision`),
              ...figure('coming', data.coming, `${path}/salary-revision`),
              ...(data.annualCTC == null ? [] : [{ key: 'annualCTC', value: money(data.annualCTC) }]),
            ]}
          />
          <Cards>
            {data.waiting == null ? null : <RevisionCard title={translate('salaries.card.waiting')} none={translate('salaries.card.noneWaiting')} lines={data.waitingRevisions} />}
            {data.coming == null ? null : <RevisionCard title={translate('salaries.card.coming')} none={translate('salaries.card.noneComing')} lines={data.comingRevisions} />}
          </Cards>
        </Page>
      ) : null}
    </>
  );
};
