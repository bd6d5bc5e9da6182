import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../../resource/history/momentText.ts';
import { LinesTable } from '../LinesTable.ts';
import { keyOf } from './useActivity.ts';
import type { Activity } from './useActivity.ts';

const Table = styled(LinesTable)(({ theme }) => ({
  '& .who': { width: 180 },
  '& .action': { width: 120 },
  '& .form': { width: 200 },
  '& .when': { width: 148 },
  '& td:is(.action, .form, .when)': { color: 'var(--text-2)' },
  // Beside the open change, which says both.
  '&[data-beside] :is(.form, .action)': { display: 'none' },
  [theme.breakpoints.down('md')]: { '& .form': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '& td': { width: 'auto' },
    '& .what': { gridRow: 1, gridColumn: '1 / -1' },
    '& .who': { gridRow: 2, gridColumn: 1, color: 'var(--text-2)' },
    '& .when': { gridRow: 2, gridColumn: 2 },
    '& .action': { display: 'none' },
  },
}));

type Props = { readonly rows: readonly Activity[]; readonly openKey: string | undefined; readonly onOpen: (key: string) => void };

/** Changes a line each; a click or Enter shows old and new. */
export const LogTable = ({ rows, openKey, onOpen }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  return (
    <Table data-beside={openKey === undefined ? undefined : ''}>
      <thead>
        <tr>
          <th scope="col" className="what">{translate('activityLog.what')}</th>
          <th scope="col" className="action">{translate('activityLog.action')}</th>
          <th scope="col" className="who">{translate('activityLog.who')}</th>
          <th scope="col" className="form">{translate('activityLog.form')}</th>
          <th scope="col" className="when">{translate('activityLog.when')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr key={key} data-open={key === openKey || undefined} onClick={() => onOpen(key)}>
              <td className="what" title={row.description}>
                <button type="button" aria-expanded={key === openKey}>
                  {row.description}
                </button>
              </td>
              <td className="action">{row.userAction}</td>
              <td className="who" title={row.employeeName}>{row.employeeName}</td>
              <td className="form" title={row.formName ?? ''}>{row.formName ?? translate('activityLog.system')}</td>
              <td className="when" title={exactMoment(row.logTimestamp, formats)}>{momentText(row.logTimestamp, formats)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
