import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { todayIn } from '../../../../domain/dates.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../../shell/states/FailureLine.tsx';
import { TimelineLine } from './TimelineLine.tsx';
import { useTimeline } from './useTimeline.ts';
import type { ReadTimeline, TimelineEntry } from './useTimeline.ts';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none', maxWidth: 688, '[role=tabpanel] > &': { padding: '4px 16px 24px' } });
const More = styled('div')({ padding: '0 8px 24px' });

type Props = {
  /** Of whom, as queries are kept: `['recruitment/job-candidates', 'timeline', '7']`. */
  readonly about: readonly string[];
  readonly read: ReadTimeline;
  /** How people know what an entry is about, where that is not its title. */
  readonly titleOf?: (entry: TimelineEntry) => string | null | undefined;
  /** So many and no more; without it page by page. */
  readonly most?: number;
};

const waiting = <Skeleton widths={[260, 180, 240, 200]} />;

/** Everything that happened with a person, newest first; what is ahead stands on top and says so. */
export const TimelineList = ({ about, read, titleOf = ({ title }) => title, most }: Props) => {
  const translate = useTranslate();
  const { timeZone } = useCellFormats();
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching, isFetchingNextPage } = useTimeline(about, read, most);
  if (error && !data) return <ErrorState error={error} small onRetry={() => void refetch()} />;
  if (!data) return waiting;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState title={translate('timeline.nothing')} small />;
  return (
    <>
      {/* A line waits for what its entity is made of: what stands around it stays meanwhile. */}
      <Suspense fallback={waiting}>
        <List>
          {rows.map((entry) => (
            <TimelineLine key={entry.id} entry={entry} title={titleOf(entry) ?? ''} isAhead={entry.on != null && entry.on > today} />
          ))}
        </List>
      </Suspense>
      {error ? (
        <FailureLine error={error} isTrying={isFetching} onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} />
      ) : most === undefined && hasNextPage ? (
        <More>
          <Button variant="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('timeline.older')}
          </Button>
        </More>
      ) : null}
    </>
  );
};
