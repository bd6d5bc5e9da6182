import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { momentText } from '../../resource/history/momentText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { FiguresTable } from '../../shell/board/FiguresTable.ts';
import { useTimes } from '../../shell/board/useTimes.ts';
import { personPath } from './addresses.ts';
import type { ReadLocationRecordsQuery } from '../../../../generated/monitoring/operations.ts';

export type LocationRow = ReadLocationRecordsQuery['answer']['rows'][number];

const Lines = styled(FiguresTable)({ '& td, & thead th': { textAlign: 'left' }, '& td[data-number], & th[data-number]': { textAlign: 'right' }, '& td a': { textDecoration: 'underline', textDecorationColor: 'var(--line)' }, '& td small': { display: 'inline' } });

type Props = { readonly title: string; readonly rows: readonly LocationRow[]; /** For addresses of the same days; without it the rows are of one person. */ readonly days?: string | undefined };

/** What computers told: when, where, under which address. A position is a `geo:` link, which asks nobody: the device opens its own map, if it has one. */
export const RecordsTable = ({ title, rows, days }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const times = useTimes();
  const heads = [...(days === undefined ? [] : ['common.employee']), 'locationIntelligence.computer', days === undefined ? 'locationIntelligence.recordedAt' : 'locationIntelligence.at', 'locationIntelligence.place', 'locationIntelligence.ipAddress', 'locationIntelligence.position'];
  const positionOf = ({ latitude, longitude }: LocationRow) => {
    if (latitude == null || longitude == null) return '–';
    const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    return <a href={`geo:${latitude},${longitude}`} aria-label={translate('locationIntelligence.openPosition', { position })}>{position}</a>;
  };
  return (
    <Lines role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((key) => <th key={key} scope="col">{translate(key)}</th>)}
            <th scope="col" data-number>{translate('locationIntelligence.accuracy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.deviceId} ${row.at}`}>
              {days === undefined ? null : <th scope="row"><Link to={personPath(row.employeeId, days)}>{row.employeeName}</Link>{row.department ? <small>{row.department}</small> : null}</th>}
              {days === undefined ? <th scope="row">{row.deviceName}<small>{row.deviceId}</small></th> : <td>{row.deviceName}<small>{row.deviceId}</small></td>}
              <td>{momentText(row.at, formats, 'history.todayInside')}</td>
              <td>{row.workLocation ?? translate(`enum.LocationPlace.${row.place}`)}</td>
              <td>{row.ipAddress ?? '–'}{row.isAddressTold ? <small>{translate('locationIntelligence.isTold')}</small> : null}</td>
              <td>{positionOf(row)}</td>
              <td data-number>{row.accuracy == null ? '–' : translate('locationIntelligence.metres', { metres: times.number(row.accuracy) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Lines>
  );
};
