import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { CalendarChoice } from './CalendarChoice.tsx';
import { HolidayDays } from './HolidayDays.tsx';
import { useCalendar } from './useCalendar.ts';
import type { Asked } from './useCalendar.ts';

const list = '/core-hr/holidays';

/** /core-hr/holidays/generate: public holidays of a country, looked at before they are added; one undo takes them back. */
export const GenerateHolidays = () => {
  const title = useTranslate()('screen.core-hr.holidays.generate');
  return (
    <AddGate form="HOLIDAYS" title={title}>
      <Generating title={title} />
    </AddGate>
  );
};

const Generating = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>(() => ({ country: null, state: null, year: new Date().getFullYear() + 1, locationId: null }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch, isOld, add } = useCalendar(asked);
  const picked = (data?.holidays ?? []).filter(({ key, exists }) => !exists && !left.has(key)).map(({ key }) => key);
  const label = picked.length === 0 ? translate('holidayGeneration.nothing') : translate('holidayGeneration.add', { smart_count: picked.length });
  const to = `${list}?filter=${encodeURIComponent(JSON.stringify({ date: { from: `${asked.year}-01-01`, to: `${asked.year}-12-31` } }))}`;
  return (
    <AheadPage title={title} list={list} to={to} endpoint="core-hr" label={label} isReady={picked.length > 0 && !isOld} add={() => add(picked, data?.country ?? '')} done={(added) => translate('holidayGeneration.done', { smart_count: added })}>
      <p>{translate('holidayGeneration.intro')}</p>
      <CalendarChoice
        asked={asked}
        country={asked.country ?? data?.country ?? null}
        countries={data?.countries ?? []}
        states={data?.states ?? []}
        onChange={(next) => {
          setAsked(next);
          setLeft(new Set());
        }}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data?.holidays.length === 0 ? <EmptyState title={translate('grid.empty.title', { entities: translate('holiday', { smart_count: 2 }) })} message={translate('holidayGeneration.none')} /> : null}
      {data && data.holidays.length > 0 ? <HolidayDays days={data.holidays} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
