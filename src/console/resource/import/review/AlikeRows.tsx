import { useEffect, useRef } from 'react';
import Checkbox from '@mui/material/Checkbox';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { onPhone, widths } from '../../../shell/widths.ts';
import { useWindow } from '../../list/grid/useWindow.ts';
import type { ReviewRow } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { nameOfRow } from './nameOfRow.ts';
import type { LeftOut } from './useLeftOut.ts';
import type { ReviewRows } from './useReviewRows.ts';

const ROW = 56;
const PHONE_ROW = 112;
/** Texts of a row that are shown beside its name. */
const TEXTS = 4;

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  '& .rows': { position: 'relative' },
  '& .line': { position: 'absolute', left: 0, right: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto', gap: '0 16px', alignItems: 'center', padding: '0 16px', borderBottom: '1px solid var(--hair)', background: 'var(--surface)' },
  '& .line > div': { minWidth: 0 },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', margin: 0 },
  '& small': { color: 'var(--text-2)', fontSize: 13, lineHeight: '20px', display: 'block' },
  '& a': { color: 'var(--accent-text)', fontWeight: 500 },
  '& label': { display: 'flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap', cursor: 'pointer' },
  '& [data-out] .cut': { color: 'var(--text-3)' },
  [onPhone]: { '& .line': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center', gap: '4px 8px' }, '& .like': { gridRow: 2, gridColumn: '1 / -1' }, '& label': { minHeight: 44 } },
});

/** What a row looks like: the likeliest, and how many more. */
const Like = ({ row }: { readonly row: ReviewRow }) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const [first] = row.likenesses;
  if (!first) return <small className="cut">{translate('import.alike.gone')}</small>;
  const more = row.likenesses.length - 1;
  const what = first.reasons.length === 0 ? '' : translate('import.alike.same', { what: first.reasons.join(' · ') });
  const [before = '', after = ''] = translate('import.alike.record', { name: '\n' }).split('\n');
  return (
    <>
      <p className="cut">
        {first.path !== null && first.name !== null ? (
          <>
            {before}
            <Link to={first.path} target="_blank">{first.name}</Link>
            {after}
          </>
        ) : (
          translate('import.alike.row', { row: first.row ?? '' })
        )}
        {more > 0 ? ` ${translate('import.alike.more', { number: number(more) })}` : ''}
      </p>
      <small className="cut" title={what}>{what}</small>
    </>
  );
};

/** Rows that look like what is here already, or like earlier rows; each may be left out. */
export const AlikeRows = ({ rows, leftOut, isChecking, label }: { readonly rows: ReviewRows; readonly leftOut: LeftOut; /** Corrections are on their way: the server takes no choice. */ readonly isChecking: boolean; readonly label: string }) => {
  const translate = useTranslate();
  const { target } = useWizard();
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const rowHeight = isPhone ? PHONE_ROW : ROW;
  const scroller = useRef<HTMLDivElement>(null);
  const window = useWindow({ scroller, count: rows.total ?? 0, rowHeight, head: 0, keep: undefined });
  const { look } = rows;
  const from = window.items[0]?.index ?? 0;
  const to = window.items.at(-1)?.index ?? 0;
  useEffect(() => look(from, to), [look, from, to]);
  return (
    <List ref={scroller} role="list" aria-label={label}>
      <div className="rows" style={{ height: window.height }}>
        {window.items.map(({ index, top }) => {
          const row = rows.at(index);
          if (!row) return null;
          const isOut = leftOut.isOut(row.row, row.status === 'LEFT_OUT');
          const name = nameOfRow(target.resource, row) || '–';
          const texts = row.cells.map(({ text }) => text).filter((text) => text !== '' && !name.includes(text)).slice(0, TEXTS).join(' · ');
          return (
            <div key={row.row} role="listitem" className="line" data-out={isOut ? '' : undefined} style={{ transform: `translateY(${top}px)`, height: rowHeight }}>
              <div>
                <p className="cut">
                  <b>{name}</b> <span style={{ color: 'var(--text-3)' }}>{translate('import.review.rowNumber', { row: row.row })}</span>
                </p>
                <small className="cut" title={texts}>{texts}</small>
              </div>
              <div className="like">
                <Like row={row} />
              </div>
              <label>
                <Checkbox size="small" checked={isOut} disabled={isChecking} slotProps={{ input: { 'aria-label': translate('import.alike.leaveRowOut', { row: row.row, name }) } }} onChange={(_, on) => leftOut.choose([row.row], on)} />
                {translate('import.alike.leaveOut')}
              </label>
            </div>
          );
        })}
      </div>
    </List>
  );
};
