import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { refusedOf } from '../../shell/refusedOf.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { NotFound } from '../../shell/states/NotFound.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { CompareForm } from './CompareForm.tsx';
import { useComparison } from './useComparison.ts';

const list = '/recruitment/job-candidates/duplicate-candidates';

/** /recruitment/job-candidates/duplicate-candidates/:candidateId: who may be one person, side by side, and made one. */
export const CompareCandidates = () => {
  const { candidateId = '' } = useParams();
  return /^\d{1,9}$/.test(candidateId) ? <Comparing candidateId={candidateId} /> : <NotFound />;
};

const Comparing = ({ candidateId }: { readonly candidateId: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const navigate = useNavigate();
  const crumbs = [...useCrumbs(list), { label: labelOf({ path: list }), path: list }];
  const { data, error, refetch } = useComparison(candidateId);
  const [isMerged, setMerged] = useState(false);
  // Somebody who was merged into another one or deleted has no duplicates left either.
  const isGone = refusedOf(error).errorCode === 'NOT_FOUND';
  if (error && !data && !isGone && !isMerged) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isAlone = isGone || (data !== undefined && data.people.length < 2);
  return (
    <>
      <PageHeader title={labelOf({ path: `${list}/:candidateId` })} crumbs={crumbs} divided />
      {data === undefined && !isGone ? <Skeleton widths={[320, 480, 480, 320]} /> : null}
      {isAlone ? <EmptyState drawing={<TickTrayDrawing />} title={translate('duplicates.none')} message={translate('duplicates.noLonger')} action={{ label: translate('duplicates.toList'), run: () => void navigate(list) }} /> : null}
      {data && !isAlone ? <CompareForm key={data.people.map(({ id }) => id).join('-')} comparison={data} onMerged={(id) => {
        setMerged(true);
        void navigate(`/recruitment/job-candidates/${id}`);
      }} /> : null}
    </>
  );
};
