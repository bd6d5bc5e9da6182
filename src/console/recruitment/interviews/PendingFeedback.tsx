import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { ownTimeOf } from './times.ts';
import { scorecardPath } from '../../hiringAddresses.ts';
import { useOwnRounds } from './useOwnRounds.ts';

const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
  '& div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  [onPhone]: { '& li': { flexWrap: 'wrap' }, '& div': { flexBasis: 'calc(100% - 40px)' }, '& a': { marginLeft: 36 } },
});

const path = '/recruitment/pending-feedback';

/** /recruitment/pending-feedback: the scorecards that I owe, oldest first. */
export const PendingFeedback = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { locale } = useCellFormats();
  const { data: rounds, error, refetch } = useOwnRounds('feedback');
  if (error && !rounds) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {rounds === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {rounds?.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate('interviews.feedbackEmpty')} message={translate('interviews.feedbackEmptyWhy')} /> : null}
      {rounds && rounds.length > 0 ? (
        <Lines aria-label={title}>
          {rounds.map((round) => (
            <li key={round.roundId}>
              <Avatar id={String(round.candidateId)} name={round.candidateName} />
              <div>
                <p><b>{round.candidateName}</b> {[round.roundName, round.jobPost].filter(Boolean).join(' · ')}</p>
                <small>{round.startDate && round.endDate ? translate('interviews.heldOn', { date: ownTimeOf(round.startDate, round.endDate, locale) }) : ''}</small>
              </div>
              <Button component={Link} to={scorecardPath(round)} aria-label={`${translate(round.feedbackStatus === 'DRAFT' ? 'interviews.goOn' : 'interviews.write')}: ${round.candidateName}`}>
                {translate(round.feedbackStatus === 'DRAFT' ? 'interviews.goOn' : 'interviews.write')}
              </Button>
            </li>
          ))}
        </Lines>
      ) : null}
    </>
  );
};
