import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslate } from 'ra-core';
import { useWindow } from '../../list/grid/useWindow.ts';
import type { ImportTarget, ProblemGroup, ReviewRow } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { CellEditor } from './CellEditor.tsx';
import { reviewColumns } from './columns.ts';
import { nameOfRow } from './nameOfRow.ts';
import type { FixQueue } from './useFixes.ts';
import type { ReviewRows } from './useReviewRows.ts';

const ROW = 92;

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  '& .rows': { position: 'relative' },
  '& .line': { position: 'absolute', left: 0, right: 0, height: ROW, padding: '10px 16px', borderBottom: '1px solid var(--hair)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 8px', alignContent: 'start', background: 'var(--surface)' },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: 'var(--text-3)', fontSize: 13 },
  '& .fix': { gridColumn: '1 / -1', minWidth: 0 },
  '& .fix button': { display: 'flex', alignItems: 'center', gap: 8, width: '100%', minHeight: 44, padding: '0 10px', textAlign: 'left', border: '1.5px solid var(--bad-mark)', borderRadius: 6, background: 'var(--surface)', color: 'var(--bad)', fontWeight: 600, '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '&[data-fine]': { borderColor: 'var(--line)', color: 'var(--text)', fontWeight: 400 } },
});

type Props = { readonly rows: ReviewRows; readonly targets: readonly ImportTarget[]; readonly fixes: FixQueue; readonly group: ProblemGroup | undefined; readonly label: string };

/** Rows stacked for a phone: name, row number and the cell that needs a fix, which a tap opens. */
export const PhoneRows = ({ rows, targets, fixes, group, label }: Props) => {
  const translate = useTranslate();
  const { target } = useWizard();
  const scroller = useRef<HTMLDivElement>(null);
  const [edit, setEdit] = useState<number>();
  const columns = reviewColumns(target.resource, targets, group?.target);
  const window = useWindow({ scroller, count: rows.total ?? 0, rowHeight: ROW, head: 0, keep: edit });
  const { look } = rows;
  const from = window.items[0]?.index ?? 0;
  const to = window.items.at(-1)?.index ?? 0;
  useEffect(() => look(from, to), [look, from, to]);
  const faultOf = (row: ReviewRow) => row.cells.find((one) => one.target === group?.target && one.problem !== null) ?? row.cells.find(({ problem }) => problem !== null);
  return (
    <List ref={scroller} role="list" aria-label={label}>
      <div className="rows" style={{ height: window.height }}>
        {window.items.map(({ index, top }) => {
          const row = rows.at(index);
          const fault = row && faultOf(row);
          const column = columns.find((one) => one.target === fault?.target);
          const own = row && column ? (row.cells[column.at]?.text ?? '') : '';
          const fixed = row && column ? fixes.textOf(row.row, column.target, own) : undefined;
          return (
            <div key={index} role="listitem" className="line" style={{ transform: `translateY(${top}px)`, zIndex: edit === index ? 2 : undefined }}>
              <b>{row ? nameOfRow(target.resource, row) || '–' : ''}</b>
              <small>{row ? translate('import.review.rowNumber', { row: row.row }) : ''}</small>
              <span className="fix">
                {row && column && edit === index ? (
                  <CellEditor row={row} column={column} group={group} fixes={fixes} first={undefined} onEnd={() => setEdit(undefined)} />
                ) : row && column && fault ? (
                  <button type="button" data-fine={fixed === undefined ? undefined : ''} aria-label={`${translate('import.review.cellText', { field: column.label, text: fixed ?? own })}. ${fixed === undefined ? fault.problem : ''}`} onClick={() => setEdit(index)}>
                    {fixed === undefined ? <CircleAlert size={16} aria-hidden /> : null}
                    <span>{translate('import.review.cellText', { field: column.label, text: (fixed ?? own) || '–' })}</span>
                  </button>
                ) : null}
              </span>
            </div>
          );
        })}
      </div>
    </List>
  );
};
