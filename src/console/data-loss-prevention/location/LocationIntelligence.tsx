import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadLocationChoicesDocument, ReadLocationFiguresDocument } from '../../../../generated/monitoring/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { Board, BoardScroll } from '../../shell/board/BoardFrame.ts';
import { BoardTools } from '../../shell/board/BoardTools.tsx';
import { useBoardPart } from '../../shell/board/useBoardPart.ts';
import { useBoardPlace } from '../../shell/board/useBoardPlace.ts';
import { useReportFile } from '../../shell/charts/useReportFile.ts';
import { PinDrawing } from '../../shell/drawings/PinDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { LOCATIONS, TRACKING } from './addresses.ts';
import { LocationFigures } from './LocationFigures.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { SeenCard } from './SeenCard.tsx';

/** /data-loss-prevention/location-intelligence: where people worked, of everybody whom the person may see. */
export const LocationIntelligence = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useScreenLabel()({ path: LOCATIONS });
  const crumbs = useCrumbs(LOCATIONS);
  const place = useBoardPlace();
  const { narrowing, days } = place;
  const { update: mayConfigure } = useRights('DLP_LOCATION_TRACKING');
  const { scope } = useRights('LOCATION_INTELLIGENCE');
  const { data } = useBoardPart(ReadLocationFiguresDocument, { ...narrowing, employeeId: null });
  const { data: asked } = useBoardPart(ReadLocationChoicesDocument, { fromDate: narrowing.fromDate, toDate: narrowing.toDate });
  const file = useReportFile('location-records', { ...narrowing, all: true }, title);
  const isNarrowed = narrowing.departmentId !== null || narrowing.workScheduleId !== null || narrowing.customGroupId !== null;
  const isUnused = data?.figures.tracked === 0 && data.figures.people === 0 && !isNarrowed;
  const actions = data === undefined || data.figures.people === 0 ? [] : (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('locationIntelligence.exportAs', { format }), run: () => void file.run(format), ...(file.isWorking ? { disabledReason: translate('common.loading') } : {}) }));
  const settings = mayConfigure ? { action: { label: translate('locationIntelligence.toSettings'), run: () => void navigate(TRACKING) } } : {};
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} divided />
      <BoardScroll tabIndex={0} role="region" aria-label={title}>
        <BoardTools place={place} choices={scope === 'SELF' ? undefined : asked?.choices} />
        {isUnused ? <EmptyState drawing={<PinDrawing />} title={translate('locationIntelligence.noneYet')} message={translate('locationIntelligence.noneYetWhy')} {...settings} /> : (
          <>
            <LocationFigures narrowing={narrowing} />
            <Board>
              <PlacesCard narrowing={narrowing} />
              <SeenCard narrowing={narrowing} days={days} workLocations={asked?.workLocations ?? []} isOfOthers={scope !== 'SELF'} />
            </Board>
          </>
        )}
      </BoardScroll>
    </>
  );
};
