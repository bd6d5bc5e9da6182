import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadActivityDepartmentsDocument, ReadActivityLocationsDocument } from '../../../generated/monitoring/operations.ts';
import { onPhone } from '../shell/widths.ts';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { FiguresTable } from '../shell/board/FiguresTable.ts';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

type Props = { readonly narrowing: Narrowing };

const Share = styled('span')({ display: 'inline-grid', gridTemplateColumns: '96px 40px', alignItems: 'center', gap: 8, '& i': { display: 'block', height: 8, borderRadius: 2, background: 'var(--hair)', overflow: 'hidden' }, '& i > i': { height: '100%', background: 'var(--c3)' }, [onPhone]: { gridTemplateColumns: '40px', '& > i': { display: 'none' } } });

/** How departments do, the most productive first. */
export const DepartmentsCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const times = useTimes();
  const title = translate('productivity.card.departments');
  const part = useBoardPart(ReadActivityDepartmentsDocument, narrowing);
  return (
    <FiguresCard title={title} part={part} isEmpty={({ departments }) => departments.length === 0}>
      {({ departments }) => (
        <FiguresTable role="group" aria-label={title} tabIndex={0} style={{ maxHeight: 300 }}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('productivity.department')}</th>
                <th scope="col">{translate('activityDay.activeMinutes')}</th>
                <th scope="col">{translate('productivity.share')}</th>
              </tr>
            </thead>
            <tbody>
              {departments.map(({ departmentId, name, people, activeMinutes, share }) => (
                <tr key={departmentId}>
                  <th scope="row">{name ?? translate('productivity.unnamed')}<small>{times.number(people)}</small></th>
                  <td>{times.span(activeMinutes)}</td>
                  <td><Share><i aria-hidden><i style={{ width: `${Math.round(share * 100)}%` }} /></i>{times.percent(share)}</Share></td>
                </tr>
              ))}
            </tbody>
          </table>
        </FiguresTable>
      )}
    </FiguresCard>
  );
};

/** Active time a person and day at each location, week by week. */
export const LocationsCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const times = useTimes();
  const title = translate('productivity.card.locations');
  const part = useBoardPart(ReadActivityLocationsDocument, narrowing);
  return (
    <FiguresCard isWide title={title} about={translate('activityDay.activeMinutes')} part={part} isEmpty={({ locations }) => locations.length === 0}>
      {({ locations }) => {
        const weeks = [...new Set(locations.map(({ week }) => week))];
        const places = [...Map.groupBy(locations, ({ locationId }) => locationId ?? null)].toSorted(([, [one]], [, [other]]) => (one?.name ?? '').localeCompare(other?.name ?? ''));
        return (
          <FiguresTable role="group" aria-label={title} tabIndex={0} style={{ maxHeight: 300 }}>
            <table>
              <thead><tr><th scope="col">{translate('productivity.location')}</th>{weeks.map((week) => <th key={week} scope="col" title={translate('productivity.week', { day: times.date(week) })}>{times.day(week)}</th>)}</tr></thead>
              <tbody>
                {places.map(([id, lines]) => (
                  <tr key={id}>
                    <th scope="row">{lines[0]?.name ?? translate('productivity.unnamed')}</th>
                    {weeks.map((week) => {
                      const line = lines.find((one) => one.week === week);
                      return <td key={week}>{line ? <>{times.span(line.activeMinutes)}<small>{times.number(line.people)}</small></> : '–'}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </FiguresTable>
        );
      }}
    </FiguresCard>
  );
};
