import { print } from 'graphql';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadBenefitsOverviewDocument } from '../../../generated/payroll-admin/operations.ts';
import type { ReadBenefitsOverviewQuery } from '../../../generated/payroll-admin/operations.ts';
import { isLanguage } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { listAddress } from '../resource/panel/listAddress.ts';
import { ask } from '../shell/ask.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import { BenefitsCard } from './BenefitsCard.tsx';
import { BenefitsFigures } from './BenefitsFigures.tsx';
import type { BenefitsFigure } from './BenefitsFigures.tsx';
import { useMoney } from './useMoney.ts';

type Overview = ReadBenefitsOverviewQuery['answer'];

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', [onPhone]: { padding: 8 } });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: 12, alignItems: 'start' });

const path = '/my-team-finance/benefits-and-deduction';
const earningsList = `${path}/one-time-earnings`;
const clawbackList = '/my-team-finance/clawback';
const query = print(ReadBenefitsOverviewDocument);

const figuresOf = ({ earnings, clawbacks, today }: Overview): readonly BenefitsFigure[] => {
  const year = today.slice(0, 4);
  const at = (list: string, filter: Parameters<typeof listAddress>[1]): string => listAddress(list, filter);
  return [
    ...(earnings
      ? [
          { key: 'pending', ...earnings.pending, path: at(earningsList, { status: { equals: 'PENDING' } }) },
          { key: 'approved', ...earnings.approved, path: at(earningsList, { status: { equals: 'APPROVED' } }) },
          { key: 'paid', ...earnings.paidThisYear, path: at(earningsList, { status: { equals: 'PAID' }, payoutDate: { from: `${year}-01-01`, to: `${year}-12-31` } }) },
          { key: 'committed', ...earnings.committed, path: at(earningsList, { status: { equals: 'PAID' }, commitmentUntil: { from: today } }) },
        ]
      : []),
    ...(clawbacks
      ? [
          { key: 'proposed', ...clawbacks.proposed, path: at(clawbackList, { status: { equals: 'PROPOSED' } }) },
          { key: 'confirmed', ...clawbacks.confirmed, path: at(clawbackList, { status: { equals: 'CONFIRMED' }, clawbackDate: { from: today } }) },
        ]
      : []),
  ];
};

const Glance = ({ overview }: { readonly overview: Overview }) => {
  const translate = useTranslate();
  const money = useMoney();
  const { dateFormat, language } = useCellFormats();
  const { earnings, clawbacks } = overview;
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  if (!earnings && !clawbacks) return <EmptyState title={translate('benefits.nothingTitle')} message={translate('benefits.nothing')} />;
  return (
    <Page>
      <BenefitsFigures figures={figuresOf(overview)} />
      <Cards>
        {earnings ? (
          <BenefitsCard
            title={translate('benefits.next')} none={translate('benefits.noNext')} list={earningsList} entity="oneTimeEarning"
            lines={earnings.next.map(({ earningId, employeeName, name, amount, payoutDate }) => ({ id: earningId, path: `${earningsList}/${earningId}`, name: employeeName, what: name, amount: money(amount), day: day(payoutDate) }))}
          />
        ) : null}
        {clawbacks ? (
          <BenefitsCard
            title={translate('benefits.waiting')} none={translate('benefits.noWaiting')} list={clawbackList} entity="clawback"
            lines={clawbacks.waiting.map(({ clawbackId, employeeName, earningName, clawbackAmount, lastWorkingDay }) => ({
              id: clawbackId, path: `${clawbackList}/${clawbackId}`, name: employeeName, what: earningName,
              amount: clawbackAmount == null ? translate('benefits.toBeTold') : money(clawbackAmount), day: translate('benefits.leaves', { day: day(lastWorkingDay) }),
            }))}
          />
        ) : null}
      </Cards>
    </Page>
  );
};

/** /my-team-finance/benefits-and-deduction: what is paid once and asked back at a glance, each figure leading to its list. */
export const BenefitsOverview = () => {
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useQuery({ queryKey: ['benefits-overview'], queryFn: async ({ signal }) => (await ask<ReadBenefitsOverviewQuery>('payroll-admin', query, {}, signal)).answer });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided />
      {data === undefined ? <Skeleton widths={[480, 320, 360]} /> : <Glance overview={data} />}
    </>
  );
};
