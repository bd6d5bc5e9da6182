import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { ReadActivityPersonDocument } from '../../../generated/monitoring/operations.ts';
import { useSession } from '../providers/authSession.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { isGone } from '../shell/refusedOf.ts';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { NotFound } from '../shell/states/NotFound.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { BOARD, OWN } from './addresses.ts';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { BoardFigures } from './BoardFigures.tsx';
import { Board, BoardScroll } from '../shell/board/BoardFrame.ts';
import { BoardTools } from '../shell/board/BoardTools.tsx';
import { StartEndCard } from './StartEndCard.tsx';
import { TrackingCard } from './TrackingCard.tsx';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useBoardPlace } from '../shell/board/useBoardPlace.ts';

/** /productivity-monitoring/activity-dashboard/cxo-dashboard/:employeeId: one person’s days at computers. */
export const PersonActivity = () => {
  const { employeeId = '' } = useParams();
  return /^\d{1,9}$/.test(employeeId) ? <Activity key={employeeId} employeeId={Number(employeeId)} /> : <NotFound />;
};

const Activity = ({ employeeId }: { readonly employeeId: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labelOf = useScreenLabel();
  const crumbs = [...useCrumbs(BOARD), { label: labelOf({ path: BOARD }), path: BOARD }];
  const place = useBoardPlace();
  const { narrowing } = place;
  const isOwn = String(useSession()?.user.employeeId ?? '') === String(employeeId);
  const { data, error, refetch } = useBoardPart(ReadActivityPersonDocument, { fromDate: narrowing.fromDate, toDate: narrowing.toDate, employeeId });
  if (isGone(error)) return <NotFound />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const person = data?.person;
  const whole = { ...narrowing, workScheduleId: null, customGroupId: null, departmentId: null };
  const about = [person?.code, person?.designation, person?.department, person && !person.isMonitored ? translate('productivity.notNow') : null].filter(Boolean).join(' · ');
  const actions = isOwn ? [{ key: 'own', kind: 'outlined' as const, label: translate('productivity.ownPage'), run: () => void navigate(OWN) }] : [];
  return (
    <>
      <PageHeader title={person?.name ?? labelOf({ path: `${BOARD}/:employeeId` })} crumbs={crumbs} beside={about} actions={actions} divided />
      <BoardScroll tabIndex={0} role="region" aria-label={person?.name ?? ''}>
        <BoardTools place={place} />
        <BoardFigures narrowing={whole} employeeId={employeeId} />
        <Board>
          <TrackingCard narrowing={whole} employeeId={employeeId} />
          <StartEndCard narrowing={whole} employeeId={employeeId} />
          <ApplicationsCard narrowing={whole} employeeId={employeeId} about={isOwn || !person ? undefined : translate('productivity.readNoted', { name: person.name })} />
        </Board>
      </BoardScroll>
    </>
  );
};
