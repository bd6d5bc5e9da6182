import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { ReadLocationPersonDocument } from '../../../../generated/monitoring/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { Board, BoardScroll } from '../../shell/board/BoardFrame.ts';
import { BoardTools } from '../../shell/board/BoardTools.tsx';
import { FiguresCard } from '../../shell/board/FiguresCard.tsx';
import { useBoardPart } from '../../shell/board/useBoardPart.ts';
import { useBoardPlace } from '../../shell/board/useBoardPlace.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { NotFound } from '../../shell/states/NotFound.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { LOCATIONS } from './addresses.ts';
import { LocationFigures } from './LocationFigures.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { RecordsFoot } from './RecordsFoot.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { useRecords } from './useRecords.ts';
import type { Narrowing } from '../../shell/board/useBoardPlace.ts';

/** /data-loss-prevention/location-intelligence/:employeeId: where one person worked, record by record. */
export const PersonLocations = () => {
  const { employeeId = '' } = useParams();
  return /^\d{1,9}$/.test(employeeId) ? <Locations key={employeeId} employeeId={Number(employeeId)} /> : <NotFound />;
};

const Locations = ({ employeeId }: { readonly employeeId: number }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const crumbs = [...useCrumbs(LOCATIONS), { label: labelOf({ path: LOCATIONS }), path: LOCATIONS }];
  const place = useBoardPlace();
  const { fromDate, toDate } = place.narrowing;
  const narrowing: Narrowing = { fromDate, toDate, workScheduleId: null, customGroupId: null, departmentId: null };
  const isOwn = String(useSession()?.user.employeeId ?? '') === String(employeeId);
  const { data, error, refetch } = useBoardPart(ReadLocationPersonDocument, { fromDate, toDate, employeeId });
  if (isGone(error)) return <NotFound />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const person = data?.person;
  const about = [person?.code, person?.designation, person?.department, person && !person.isMonitored ? translate('productivity.notNow') : null].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader title={person?.name ?? labelOf({ path: `${LOCATIONS}/:employeeId` })} crumbs={crumbs} beside={about} divided />
      <BoardScroll tabIndex={0} role="region" aria-label={person?.name ?? ''}>
        <BoardTools place={place} />
        <LocationFigures narrowing={narrowing} employeeId={employeeId} />
        <Board>
          <PlacesCard narrowing={narrowing} employeeId={employeeId} />
          <Records narrowing={narrowing} employeeId={employeeId} about={isOwn || !person ? undefined : translate('locationIntelligence.readNotedOne', { name: person.name })} />
        </Board>
      </BoardScroll>
    </>
  );
};

const Records = ({ narrowing, employeeId, about }: { readonly narrowing: Narrowing; readonly employeeId: number; readonly about: string | undefined }) => {
  const translate = useTranslate();
  const records = useRecords({ ...narrowing, employeeId, all: true, place: null, workLocation: null, search: null });
  const title = translate('locationIntelligence.card.records');
  return (
    <FiguresCard isWide title={title} {...(about === undefined ? {} : { about })} part={records.part} none={translate('locationIntelligence.none')} isEmpty={() => records.total === 0}>
      {() => (
        <>
          <RecordsTable title={title} rows={records.rows} />
          <RecordsFoot of={records} message="locationIntelligence.shownRecords" />
        </>
      )}
    </FiguresCard>
  );
};
