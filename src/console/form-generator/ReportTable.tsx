import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { onNarrow } from '../shell/widths.ts';
import { narrowed } from './narrowed.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { FigureRow } from '../shell/charts/figures.ts';
import type { Result } from './useReportResult.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '& table': { minWidth: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& :is(th, td)': { height: 34, padding: '0 16px', borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap', maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& [data-number]': { textAlign: 'right' },
  '& tbody tr:hover': { background: 'var(--hover)' },
  '& a': { color: 'var(--accent-text)', fontWeight: 500 },
  '& tfoot': { position: 'sticky', bottom: 0, zIndex: 1, background: 'var(--surface)' },
  '& tfoot :is(th, td)': { borderTop: '3px double var(--line)', borderBottom: 0, fontWeight: 600 },
  '& tfoot tr + tr :is(th, td)': { borderTop: '1px solid var(--hair)' },
  [onNarrow]: { '& :is(th, td)': { padding: '6px 8px', maxWidth: 160, whiteSpace: 'normal' }, '& :is(th, td):first-of-type': { paddingLeft: 16 }, '& [data-number]': { maxWidth: 120 } },
  '& tfoot th': { color: 'var(--text-3)', fontWeight: 400 },
});

type Props = { readonly result: Result; readonly definition: Definition; readonly label: string; /** Of the screen that lists the records. */ readonly path: string };

const addressOf = ({ id, filter }: FigureRow, path: string, definition: Definition): string | null => {
  if (id !== null) return `${path}/${id}`;
  const whole = filter === null ? null : narrowed(definition.filter, filter);
  return whole === null ? null : `${path}?filter=${encodeURIComponent(JSON.stringify(whole))}`;
};

/** The figures of a report; a row leads to its record, a group to the list of its records. */
export const ReportTable = ({ result: { columns, rows, totals }, definition, label, path }: Props) => {
  const translate = useTranslate();
  const number = (at: number) => (columns[at]?.isNumber ? '' : undefined);
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" data-number={number(at)} title={column.kind === 'CURRENCY' ? translate('reports.byCurrency') : column.label}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const to = addressOf(row, path, definition);
            const [first = '', ...rest] = row.texts;
            return (
              <tr key={row.id ?? place}>
                <th scope="row" data-number={number(0)}>
                  {to !== null && first !== '' ? <Link to={to}>{first}</Link> : first}
                </th>
                {rest.map((text, at) => (
                  <td key={at} data-number={number(at + 1)} title={text}>
                    {text}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {totals.length > 0 ? (
          <tfoot>
            {totals.map(({ texts: [first = '', ...rest] }, line) => (
              <tr key={line}>
                <th scope="row">{first}</th>
                {rest.map((text, at) => (
                  <td key={at} data-number={number(at + 1)}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        ) : null}
      </table>
    </Scroll>
  );
};
