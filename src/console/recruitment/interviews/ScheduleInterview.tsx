import { useTranslate } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { usePlan } from './useSchedule.ts';

/** /recruitment/schedule-interview: a round with the candidates that its address names, or another time for one. */
export const ScheduleInterview = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const { update } = useRights('JOB_CANDIDATES');
  const ids = (asked.get('candidates') ?? '').split(',').filter((id) => /^\d+$/.test(id));
  const roundId = /^\d+$/.test(asked.get('round') ?? '') ? Number(asked.get('round')) : null;
  const { data, error, refetch } = usePlan(update ? ids : [], roundId);
  const isGone = roundId !== null && data?.moved === null;
  const title = translate(roundId === null ? 'screen.recruitment.schedule-interview' : 'interviews.move');
  const crumbs = [{ label: translate('screen.recruitment.job-candidates'), path: '/recruitment/job-candidates' }];
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {update ? null : <FormDenied form="JOB_CANDIDATES" name={title} />}
      {update && ids.length > 0 && data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {update && ids.length === 0 ? <EmptyState title={translate('interviews.nobody')} message={translate('interviews.nobodyWhy')} action={{ label: translate('screen.recruitment.job-candidates'), run: () => void navigate('/recruitment/job-candidates') }} /> : null}
      {isGone ? <EmptyState title={translate('interviews.roundGone')} message={translate('interviews.roundGoneWhy')} action={{ label: translate('interviews.toCandidate'), run: () => void navigate(`/recruitment/job-candidates/${ids[0]}/interviews`) }} /> : null}
      {!isGone && data?.plan.rounds.length === 0 ? <EmptyState title={translate('interviews.noRounds')} /> : null}
      {!isGone && data && data.plan.rounds.length > 0 ? <ScheduleForm plan={data.plan} moved={data.moved} /> : null}
    </>
  );
};
