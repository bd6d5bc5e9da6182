import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { LookMark } from '../../fields/status/LookMark.tsx';
import { statusLook } from '../../fields/status/statusLook.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { inZone } from '../../fields/input/zoned.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { AlertCard } from './AlertCard.tsx';
import { useAlerts, type Narrowing } from './useAlerts.ts';
import type { Board } from './alertBoard.ts';

const Table = styled('div')({
  overflow: 'auto', maxHeight: 420,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { height: 34, padding: '0 12px', borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)', position: 'sticky', top: 0, background: 'var(--surface)' },
  '& tbody th a': { fontWeight: 500, '&:hover': { textDecoration: 'underline' } },
  '& [data-number]': { textAlign: 'right' },
  '& small': { marginLeft: 6, fontSize: 12, color: 'var(--text-2)' },
  '& td[data-long]': { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
});

/** The newest alerts, each leading to its record, where it is looked after. */
export const LatestCard = ({ board, narrowing }: { readonly board: Board; readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const { dateFormat, timeZone } = useCellFormats();
  const part = useAlerts(board.latest, narrowing);
  const isToxicity = board.kind === 'TOXICITY';
  const stem = isToxicity ? 'toxicityAlert' : 'keywordAlert';
  const title = translate('wordAlerts.latest');
  const when = (instant: string): string => {
    const { date, time } = inZone(instant, timeZone);
    return date === null ? '' : `${writeDate(date, dateFormat)} ${time ?? ''}`.trim();
  };
  const mark = (word: string, enumName: string) => <LookMark look={statusLook(word, enumName)}>{translate(`enum.${enumName}.${word}`)}</LookMark>;
  return (
    <AlertCard isWide title={title} part={part} isEmpty={({ latest }) => latest.length === 0}>
      {({ latest }) => (
        <Table role="group" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate(`${stem}.alertedAt`)}</th>
                <th scope="col">{translate('common.employee')}</th>
                <th scope="col">{translate(`${stem}.keyword`)}</th>
                <th scope="col">{translate(isToxicity ? 'toxicityAlert.severity' : 'keywordAlert.alert')}</th>
                {isToxicity ? <th scope="col" data-number>{translate('toxicityAlert.score')}</th> : null}
                <th scope="col">{translate(`${stem}.application`)}</th>
                <th scope="col" data-number>{translate(`${stem}.times`)}</th>
                <th scope="col">{translate('common.status')}</th>
                <th scope="col">{translate(`${stem}.notificationStatus`)}</th>
                <th scope="col">{translate(`${stem}.emailRecipients`)}</th>
              </tr>
            </thead>
            <tbody>
              {latest.map((line) => (
                <tr key={line.id}>
                  <th scope="row"><Link to={`${board.path}/alerts/${line.id}`}>{when(line.alertedAt)}</Link></th>
                  <td>{line.name}{line.department ? <small>{line.department}</small> : null}</td>
                  <td>{line.keyword}</td>
                  <td>{line.severity ? translate(`enum.ToxicitySeverity.${line.severity}`) : line.alert}</td>
                  {isToxicity ? <td data-number>{line.score}<small>/ {line.threshold}</small></td> : null}
                  <td>{line.application ?? '–'}</td>
                  <td data-number>{line.times}</td>
                  <td>{mark(line.status, 'AlertStatus')}</td>
                  <td>{line.notificationStatus ? mark(line.notificationStatus, 'AlertNotification') : '–'}</td>
                  <td data-long title={line.emailRecipients ?? ''}>{line.emailRecipients ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      )}
    </AlertCard>
  );
};
