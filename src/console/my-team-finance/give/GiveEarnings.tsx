import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { AheadList } from './AheadList.tsx';
import { GiveChoice } from './GiveChoice.tsx';
import { useAhead } from './useAhead.ts';
import type { Asked } from './useAhead.ts';

const list = '/my-team-finance/benefits-and-deduction/one-time-earnings';
const key = 'screen.my-team-finance.benefits-and-deduction.one-time-earnings.give';
const nothing: Asked = { kindId: null, payoutDate: null, departmentId: null, locationId: null, teamOf: null };

/** …/one-time-earnings/give: one kind for several employees, looked at before it is added; one undo takes it back. */
export const GiveEarnings = () => {
  const title = useTranslate()(key);
  return (
    <AddGate form="ONE_TIME_EARNINGS" title={title}>
      <Giving title={title} />
    </AddGate>
  );
};

const Giving = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch, isOld, give } = useAhead(asked);
  const picked = (data?.rows ?? []).filter(({ employeeId, problem }) => problem == null && !left.has(employeeId)).map(({ employeeId }) => employeeId);
  const label = picked.length === 0 ? translate('giveEarnings.nothing') : translate('giveEarnings.add', { smart_count: picked.length });
  return (
    <AheadPage title={title} list={list} endpoint="payroll-admin" label={label} isReady={picked.length > 0 && !isOld} add={() => give(picked)} done={(added) => translate('giveEarnings.done', { smart_count: added })}>
      <p>{translate('giveEarnings.intro')}</p>
      <GiveChoice
        onChange={(next) => {
          setAsked(next);
          setLeft(new Set());
        }}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {asked.kindId !== null && data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data && data.totalRecords > data.rows.length ? <Note tone="warning" title={translate('giveEarnings.tooMany', { smart_count: data.totalRecords })} /> : null}
      {data?.totalRecords === 0 ? <EmptyState title={translate('common.noResults')} message={translate('giveEarnings.nobody')} /> : null}
      {data && data.rows.length > 0 ? <AheadList rows={data.rows} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
