import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { AgendaLine } from './AgendaLine.tsx';
import { addDays } from '../../../domain/dates.ts';
import { dayIn, longDay, ownZone } from './times.ts';
import { useOwnRounds } from './useOwnRounds.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '& h2': { fontSize: 14, lineHeight: '20px', padding: '20px 16px 8px' }, '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }, '& > p': { margin: '12px 16px 0', color: 'var(--text-2)' } });

const path = '/recruitment/upcoming-interviews';

/** /recruitment/upcoming-interviews: the interviews on whose panel I sit, by day, in my own time. */
export const UpcomingInterviews = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const { locale } = useCellFormats();
  const [now] = useState(() => new Date().toISOString());
  const { view } = useRights('JOB_CANDIDATES');
  const { data: rounds, error, refetch } = useOwnRounds('upcoming');
  if (error && !rounds) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const zone = ownZone();
  const days = Map.groupBy(rounds ?? [], ({ startDate }) => dayIn(startDate ?? now, zone));
  const near = new Map([[dayIn(now, zone), 'interviews.today'], [addDays(dayIn(now, zone), 1), 'interviews.tomorrow']]);
  const all = { kind: 'outlined' as const, key: 'all', label: translate('interviews.all'), run: () => void navigate('/recruitment/scheduled-rounds') };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided actions={view ? [all] : []} />
      {rounds === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {rounds?.length === 0 ? <EmptyState drawing={<CalendarDrawing />} title={translate('interviews.mineEmpty')} message={translate('interviews.mineEmptyWhy')} /> : null}
      {rounds && rounds.length > 0 ? (
        <Scroll tabIndex={0} role="region" aria-label={title}>
          <p>{translate('interviews.yourTime', { zone: zone.replaceAll('_', ' ') })}</p>
          {[...days].map(([day, of]) => (
            <section key={day}>
              <h2>{[near.has(day) ? translate(near.get(day)!) : '', longDay(day, locale)].filter((part) => part !== '').join(' · ')}</h2>
              <ul>{of.map((round) => <AgendaLine key={round.roundId} round={round} zone={zone} candidatePath={view ? '/recruitment/job-candidates' : '/recruitment/interview-candidates'} />)}</ul>
            </section>
          ))}
        </Scroll>
      ) : null}
    </>
  );
};
