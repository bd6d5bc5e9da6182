import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { LineTable } from './LineTable.tsx';
import { Pages } from './Pages.tsx';
import { useViewings } from './useAccess.ts';

/** Who looked at Tenure as whom, from when to when, and how it ended. */
export const Viewings = () => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useViewings(offset);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[400, 320]} />;
  if (data.totalRecords === 0) return <p role="status">{translate('viewAs.noneYet')}</p>;
  return (
    <>
      <LineTable>
        <thead>
          <tr>
            <th scope="col">{translate('viewAs.by')}</th>
            <th scope="col">{translate('viewAs.as')}</th>
            <th scope="col">{translate('viewAs.from')}</th>
            <th scope="col">{translate('viewAs.to')}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, by, kind, name, startedAt, endedAt, endedBecause }) => (
            <tr key={id}>
              <td>{by}</td>
              <td>{kind === 'ROLE' ? translate('viewAs.roleNamed', { name }) : name}</td>
              <td>{exactMoment(startedAt, formats)}</td>
              <td>{endedAt ? `${exactMoment(endedAt, formats)} · ${translate(`viewAs.end.${endedBecause ?? 'TIME'}`)}` : translate('viewAs.lasts')}</td>
            </tr>
          ))}
        </tbody>
      </LineTable>
      <Pages offset={offset} total={data.totalRecords} onOffset={setOffset} />
    </>
  );
};
