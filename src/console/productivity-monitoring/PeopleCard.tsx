import { useState } from 'react';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadActivityPeopleDocument } from '../../../generated/monitoring/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { SearchBox } from '../shell/pieces/SearchBox.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { FiguresTable } from '../shell/board/FiguresTable.ts';
import { personPath } from './addresses.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { ActivityPeopleOrder } from '../../../generated/monitoring/operations.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

const ORDERS: readonly ActivityPeopleOrder[] = ['NAME', 'SHARE_HIGHEST', 'SHARE_LOWEST', 'ACTIVE_HIGHEST', 'ACTIVE_LOWEST'];
const PAGE = 25;
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Foot = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32, color: 'var(--text-2)' });

/** Everybody within reach with their averages; a name leads to the person's own activity. */
export const PeopleCard = ({ narrowing, days }: { readonly narrowing: Narrowing; readonly days: string }) => {
  const translate = useTranslate();
  const times = useTimes();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ActivityPeopleOrder>('NAME');
  const asked = { ...narrowing, search: search.trim() || null, order };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['activity-people', asked],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => askAnswer('monitoring', ReadActivityPeopleDocument, { ...asked, offset: pageParam, limit: PAGE }, signal),
    getNextPageParam: ({ rows, totalRecords }, pages) => (rows.length === 0 || pages.length * PAGE >= totalRecords ? undefined : pages.length * PAGE),
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const total = data?.pages[0]?.totalRecords ?? 0;
  const title = translate('productivity.card.people');
  const part = { data, error, isPending, refetch };
  return (
    <FiguresCard isWide title={title} part={part} isEmpty={() => total === 0 && search.trim() === ''}>
      {() => (
        <>
          <Tools>
            <SearchBox label={translate('productivity.search')} text={search} onText={setSearch} />
            <SmallChoice isWhole label={translate('productivity.order')} value={order} options={ORDERS.map((value) => ({ value, label: translate(`productivity.order.${value}`) }))} onChoose={setOrder} />
          </Tools>
          {rows.length === 0 ? <p>{translate('productivity.noneFound')}</p> : (
            <FiguresTable role="group" aria-label={title} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{translate('productivity.person')}</th>
                    <th scope="col">{translate('productivity.days')}</th>
                    <th scope="col">{translate('productivity.share')}</th>
                    {(['productive', 'active', 'idle', 'uptime'] as const).map((one) => <th key={one} scope="col">{translate(`activityDay.${one}Minutes`)}</th>)}
                    <th scope="col">{translate('productivity.startTime')}</th>
                    <th scope="col">{translate('productivity.endTime')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.employeeId}>
                      <th scope="row"><Link to={personPath(row.employeeId, days)}>{row.name}</Link>{row.department ? <small>{row.department}</small> : null}</th>
                      <td>{times.number(row.days)}</td>
                      <td>{times.percent(row.share)}</td>
                      {(['productiveMinutes', 'activeMinutes', 'idleMinutes', 'uptimeMinutes'] as const).map((key) => <td key={key}>{row.days === 0 ? '–' : times.span(row[key])}</td>)}
                      <td>{times.clock(row.startMinute)}</td>
                      <td>{times.clock(row.endMinute)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </FiguresTable>
          )}
          <Foot>
            <span role="status">{translate('productivity.shown', { smart_count: total, shown: times.number(rows.length) })}</span>
            {hasNextPage ? <Button variant="text" size="small" loading={isFetching} onClick={() => void fetchNextPage()}>{translate('productivity.more')}</Button> : null}
          </Foot>
        </>
      )}
    </FiguresCard>
  );
};
