import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { CycleChoice } from './CycleChoice.tsx';
import { CycleRows } from './CycleRows.tsx';
import { usePlannedCycles } from './usePlannedCycles.ts';
import type { Asked } from './usePlannedCycles.ts';

const list = '/settings/payroll/cycles';

/** /settings/payroll/cycles/generate: the pay cycles of some months, looked at before they are added; one undo takes them back. */
export const GenerateCycles = () => {
  const title = useTranslate()('screen.settings.payroll.cycles.generate');
  return (
    <AddGate form="PAYROLL_GENERAL_SETTINGS" title={title}>
      <Generating title={title} />
    </AddGate>
  );
};

const Generating = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>(() => ({ frequency: 'MONTHLY', firstDay: null, months: 12, rule: 'LAST_DAY', payDay: 25, shift: 'BEFORE' }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch, isOld, add } = usePlannedCycles(asked);
  const picked = (data?.cycles ?? []).filter(({ name, taken }) => taken == null && !left.has(name)).map(({ name }) => name);
  const label = picked.length === 0 ? translate('payrollCycles.nothing') : translate('payrollCycles.add', { smart_count: picked.length });
  return (
    <AheadPage title={title} list={list} endpoint="payroll-admin" label={label} isReady={picked.length > 0 && !isOld} add={() => add(picked, data!.firstDay)} done={(added) => translate('payrollCycles.done', { smart_count: added })}>
      <p>{translate('payrollCycles.intro')}</p>
      <CycleChoice
        asked={asked}
        firstDay={asked.firstDay ?? data?.firstDay}
        onChange={(next) => {
          setAsked(next);
          setLeft(new Set());
        }}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data && data.cycles.length > 0 ? <CycleRows cycles={data.cycles} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
