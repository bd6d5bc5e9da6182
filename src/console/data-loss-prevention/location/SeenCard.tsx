import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FiguresCard } from '../../shell/board/FiguresCard.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { RecordsFoot } from './RecordsFoot.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { useRecords } from './useRecords.ts';
import type { LocationPlace } from '../../../../generated/monitoring/operations.ts';
import type { Narrowing } from '../../shell/board/useBoardPlace.ts';

const PLACES: readonly LocationPlace[] = ['OFFICE', 'ELSEWHERE', 'UNKNOWN'];
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** A kind of place, `name …` of a work location, or '' for all. */
type Chosen = string;

/** Where each computer was seen last in the range; a name leads to all that is recorded of the person. */
export const SeenCard = ({ narrowing, days, workLocations, isOfOthers }: { readonly narrowing: Narrowing; readonly days: string; readonly workLocations: readonly string[]; readonly isOfOthers: boolean }) => {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen>('');
  const place = PLACES.find((one) => one === chosen) ?? null;
  const records = useRecords({ ...narrowing, employeeId: null, all: false, search: search.trim() || null, place, workLocation: chosen.startsWith('name ') ? chosen.slice(5) : null });
  const title = translate('locationIntelligence.card.seen');
  const isNarrowed = search.trim() !== '' || chosen !== '';
  const options = [{ value: '', label: translate('locationIntelligence.allPlaces') }, ...workLocations.map((name) => ({ value: `name ${name}`, label: name })), ...PLACES.map((value) => ({ value, label: translate(`enum.LocationPlace.${value}`) }))];
  return (
    <FiguresCard isWide title={title} {...(isOfOthers ? { about: translate('locationIntelligence.readNoted') } : {})} part={records.part} none={translate('locationIntelligence.none')} isEmpty={() => records.total === 0 && !isNarrowed}>
      {() => (
        <>
          <Tools>
            <SearchBox label={translate('locationIntelligence.search')} text={search} onText={setSearch} />
            <SmallChoice isWhole label={translate('locationIntelligence.place')} value={options.some(({ value }) => value === chosen) ? chosen : ''} options={options} onChoose={setChosen} />
          </Tools>
          {records.rows.length === 0 ? <p>{translate('locationIntelligence.noneFound')}</p> : <RecordsTable title={title} rows={records.rows} days={days} />}
          <RecordsFoot of={records} message="locationIntelligence.shown" />
        </>
      )}
    </FiguresCard>
  );
};
