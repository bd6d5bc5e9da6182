import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadActivityChoicesDocument, ReadActivityFiguresDocument } from '../../../generated/monitoring/operations.ts';
import { useRights } from '../providers/authSession.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { BarsDrawing } from '../shell/drawings/BarsDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { BOARD, DAYS, OWN } from './addresses.ts';
import { BoardFigures } from './BoardFigures.tsx';
import { Board, BoardScroll } from '../shell/board/BoardFrame.ts';
import { BoardTools } from '../shell/board/BoardTools.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { DepartmentsCard, LocationsCard } from './PlaceCards.tsx';
import { StartEndCard } from './StartEndCard.tsx';
import { TrackingCard } from './TrackingCard.tsx';
import { UptimeCards } from './UptimeCards.tsx';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useBoardPlace } from '../shell/board/useBoardPlace.ts';

/** /productivity-monitoring/activity-dashboard/cxo-dashboard: what work at computers comes to, of everybody whom the person may see. */
export const CxoDashboard = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useScreenLabel()({ path: BOARD });
  const crumbs = useCrumbs(BOARD);
  const place = useBoardPlace();
  const { narrowing, days } = place;
  const { update: mayConfigure } = useRights('PRODUCTIVITY_MONITORING_ADMIN');
  const { data } = useBoardPart(ReadActivityFiguresDocument, { ...narrowing, employeeId: null });
  const { data: asked } = useBoardPart(ReadActivityChoicesDocument, { fromDate: narrowing.fromDate, toDate: narrowing.toDate });
  const isNarrowed = narrowing.departmentId !== null || narrowing.workScheduleId !== null || narrowing.customGroupId !== null;
  const isUnused = data?.figures.monitored === 0 && data.figures.people === 0 && !isNarrowed;
  const actions = [
    { key: 'days', kind: 'outlined' as const, label: translate('productivity.allDays'), run: () => void navigate(DAYS) },
    { key: 'own', kind: 'outlined' as const, label: translate('productivity.ownPage'), run: () => void navigate(OWN) },
  ];
  const settings = mayConfigure ? { action: { label: translate('productivity.toSettings'), run: () => void navigate('/settings/productivity-monitoring/general') } } : {};
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} divided />
      <BoardScroll tabIndex={0} role="region" aria-label={title}>
        <BoardTools place={place} choices={asked?.choices} />
        {isUnused ? <EmptyState drawing={<BarsDrawing />} title={translate('productivity.noneYet')} message={translate('productivity.noneYetWhy')} {...settings} /> : (
          <>
            <BoardFigures narrowing={narrowing} />
            <Board>
              <TrackingCard narrowing={narrowing} />
              <DepartmentsCard narrowing={narrowing} />
              <StartEndCard narrowing={narrowing} />
              <LocationsCard narrowing={narrowing} />
              <UptimeCards narrowing={narrowing} days={days} />
              <PeopleCard narrowing={narrowing} days={days} />
            </Board>
          </>
        )}
      </BoardScroll>
    </>
  );
};
