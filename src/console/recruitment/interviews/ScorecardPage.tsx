import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ReadFile } from '../../resource/show/ReadFile.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { onPhone } from '../../shell/widths.ts';
import { ScorecardForm } from './ScorecardForm.tsx';
import { ownTimeOf } from './times.ts';
import { useOwnScorecard } from './useScorecard.ts';

// Beside the name there is no room for it on a phone.
const Beside = styled('span')({ color: 'var(--text-2)', [onPhone]: { display: 'none' } });
const Below = styled('p')({ display: 'none', margin: 0, padding: '12px 16px 0', color: 'var(--text-2)', flex: 'none', [onPhone]: { display: 'block' } });

/** /recruitment/scorecard: my scorecard of one round; its address names the round. */
export const ScorecardPage = () => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [asked] = useSearchParams();
  const place = { interviewId: Number(asked.get('interview') ?? 0), candidateId: Number(asked.get('candidate') ?? 0), roundId: Number(asked.get('round') ?? 0) };
  const { data, error, refetch } = useOwnScorecard(place);
  const crumbs = [{ label: translate('interviews.toList'), path: '/recruitment/pending-feedback' }];
  if (error && data === undefined) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const card = data?.card;
  const round = data?.round;
  const interview = data?.interview;
  const which = round ? [round.roundName, interview?.jobPost, ownTimeOf(round.startTime, round.endTime, locale)].filter(Boolean).join(' · ') : '';
  return (
    <>
      <PageHeader title={interview?.candidateName ?? translate('scorecard', { smart_count: 1 })} crumbs={crumbs} divided beside={which === '' ? null : <Beside>{which}</Beside>}>
        {interview?.resume ? <ReadFile value={interview.resume} isImage={false} /> : null}
      </PageHeader>
      {which === '' ? null : <Below>{which}</Below>}
      {data === undefined ? <Skeleton widths={[320, 480, 480, 320]} /> : null}
      {card === null ? <EmptyState title={translate('interviews.gone')} action={undefined} /> : null}
      {card ? <ScorecardForm key={`${card.scorecardId} ${card.status === 'SUBMITTED'}`} place={place} card={card} /> : null}
    </>
  );
};
