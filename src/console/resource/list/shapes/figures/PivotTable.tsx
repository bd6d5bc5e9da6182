import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { PivotHead, Pivot as PivotFigures } from '../../../../../domain/lists/pivot.ts';
import type { RecordGroup } from '../../../../providers/data/recordGroups.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '& table': { minWidth: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& :is(th, td)': { height: 34, padding: '0 16px', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', position: 'sticky', left: 0, zIndex: 1, background: 'var(--surface)' },
  '& tbody th': { fontWeight: 500 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& thead th:first-of-type': { zIndex: 3, background: 'var(--head)' },
  '& tbody tr:hover :is(th, td)': { background: 'var(--hover)' },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { color: 'var(--accent-text)', textDecoration: 'underline' } },
  '& .sum': { fontWeight: 600 },
  '& thead .sum': { fontWeight: 600 },
  '& tfoot :is(th, td)': { position: 'sticky', bottom: 0, zIndex: 2, background: 'var(--surface)', borderTop: '3px double var(--line)', borderBottom: 0, fontWeight: 600 },
  '& tfoot th:first-of-type': { zIndex: 3 },
  '& .empty': { color: 'var(--text-3)' },
});

export type PivotTableProps = {
  readonly pivot: PivotFigures<RecordGroup>;
  readonly caption: string;
  /** Heading of the rows, of the figures where nothing stands across, and of totals. */
  readonly words: { readonly rows: string; readonly figure: string; readonly total: string; readonly empty: string };
  readonly rowText: (head: PivotHead<RecordGroup>) => string;
  readonly columnText: (head: PivotHead<RecordGroup>) => string;
  readonly text: (group: RecordGroup | undefined) => string;
  /** Where a figure leads: the values of its row, of its column, or of neither. */
  readonly to: (row: readonly unknown[] | undefined, column: readonly unknown[] | undefined) => string | undefined;
};

/** Rows by columns with totals both ways; each figure leads to the records behind it. */
export const PivotTable = ({ pivot, caption, words, rowText, columnText, text, to }: PivotTableProps) => {
  const { rows, columns } = pivot;
  const figure = (group: RecordGroup | undefined, at: string | undefined): ReactNode => {
    const said = text(group);
    if (said === '') return <span className="empty" aria-label={words.empty}>–</span>;
    return at === undefined ? said : <Link to={at}>{said}</Link>;
  };
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rows}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" title={columnText(column)}>
                {columnText(column)}
              </th>
            ))}
            <th scope="col" className="sum">
              {columns.length === 0 ? words.figure : words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" title={rowText(row)}>
                {rowText(row)}
              </th>
              {columns.map((column) => (
                <td key={column.id}>{figure(pivot.at(row.id, column.id), to(row.keys, column.keys))}</td>
              ))}
              <td className="sum">{figure(pivot.rowTotal(row.id), to(row.keys, undefined))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {columns.map((column) => (
              <td key={column.id}>{figure(pivot.columnTotal(column.id), to(undefined, column.keys))}</td>
            ))}
            <td>{figure(pivot.total, to(undefined, undefined))}</td>
          </tr>
        </tfoot>
      </table>
    </Scroll>
  );
};
