import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { isConsidered } from '../../../domain/recruitment/is-considered.ts';
import { useRights } from '../../providers/authSession.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { RoundCard } from './RoundCard.tsx';
import { useCandidateInterviews } from './useCandidateInterviews.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Part = styled('div')({ padding: 16, display: 'grid', gap: 24, '& > header': { display: 'flex', justifyContent: 'flex-end' }, '& h2': { fontSize: 14, lineHeight: '20px', margin: '0 0 8px' }, '& h2 small': { fontWeight: 400, fontSize: 13, color: 'var(--text-2)' }, '& ol': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 12 } });

/** The interviews of a candidate: rounds with panel, scores and result, and how the next is scheduled. */
export const CandidateInterviews = ({ record }: TabProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayMeet = useRights('JOB_CANDIDATES').update && isConsidered(record['standing']);
  const id = Number(record.id);
  const { data: interviews, error, refetch } = useCandidateInterviews(id);
  if (error && !interviews) return <ErrorState error={error} small onRetry={() => void refetch()} />;
  if (interviews === undefined) return <Skeleton widths={[320, 480, 320]} />;
  const schedule = (): void => void navigate(`/recruitment/schedule-interview?candidates=${id}`);
  if (interviews.length === 0)
    return <EmptyState drawing={<CalendarDrawing />} title={translate('interviews.none')} message={mayMeet ? translate('interviews.noneWhy') : ''} {...(mayMeet ? { action: { label: translate('interviews.schedule'), run: schedule } } : {})} />;
  return (
    <Part>
      {mayMeet ? <header><Button variant="contained" onClick={schedule}>{translate('interviews.schedule')}</Button></header> : null}
      {interviews.map(({ interviewId, interviewName, jobPost, status, completedRounds, totalRounds, rounds }) => (
        <section key={interviewId}>
          <h2>{jobPost ?? interviewName} <small>{[translate(`enum.InterviewStatus.${status}`), translate('interviews.progress', { done: completedRounds, all: totalRounds })].join(' · ')}</small></h2>
          <ol>{rounds.map((round) => <RoundCard key={round.roundId} round={round} interviewId={interviewId} candidateId={id} />)}</ol>
        </section>
      ))}
    </Part>
  );
};
