import { useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import { recordTitle } from '../../form/recordName.ts';
import { ValueText } from '../../form/ValueText.tsx';
import { withoutCell } from '../cells/applyEdits.ts';
import { brief, briefValue } from '../cells/brief.ts';
import type { Edits } from '../cells/editStore.ts';
import { useCheckRow } from '../cells/useCheckRow.ts';
import { useListModel } from '../ListModel.ts';

const LINE = 30;
/** Lines in sight; of more one scrolls. */
const SEEN = 4;

const Scroller = styled('div')({ containerType: 'inline-size', overflow: 'auto', maxHeight: LINE * SEEN + 6, paddingBottom: 6 });
const Line = styled('li')({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 0,
  height: LINE,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) minmax(110px, 0.6fr) minmax(160px, 2.4fr) 28px',
  '&:has(.code)': { gridTemplateColumns: 'minmax(90px, 140px) minmax(120px, 1fr) minmax(110px, 0.6fr) minmax(160px, 2.4fr) 28px' },
  gap: 12,
  alignItems: 'center',
  padding: '0 16px',
  fontSize: 13,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .code, & .field': { color: 'var(--text-2)' },
  '& .name': { fontWeight: 500 },
  '& del': { color: 'var(--text-3)' },
  // Of a long value and its successor both are seen, and what is wrong with it.
  '& > .values': { display: 'flex' },
  '& > .values > :is(del, b, em)': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .values:has(em) > :is(del, b)': { flex: 'none', maxWidth: '30%' },
  '& b': { fontWeight: 600 },
  '& i': { flex: 'none', fontStyle: 'normal', color: 'var(--text-3)', margin: '0 6px' },
  '& em': { fontStyle: 'normal', color: 'var(--bad)', marginLeft: 12 },
  // Beside a record there is room for what is new and what is wrong with it, not for all that was.
  '@container (max-width: 760px)': {
    '&&': { gridTemplateColumns: 'minmax(90px, 0.8fr) minmax(80px, 0.6fr) minmax(0, 2.4fr) 28px' },
    '& .code, & > .values:has(em) > :is(del, i)': { display: 'none' },
    '& > .values': { alignItems: 'center' },
    '& > .values > em': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal', fontSize: 12, lineHeight: '14px' },
  },
});

/** One line a change: whose, which field, what was → what will be, what is wrong, and a way back. */
export const TrayLines = ({ edits }: { readonly edits: Edits }) => {
  const { target, edits: store } = useListModel();
  const { resource } = target;
  const translate = useTranslate();
  const formats = useCellFormats();
  const check = useCheckRow();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = [...edits.values()].flatMap(({ row, cells }) => [...cells.values()].map((cell) => ({ row, cell })));
  const virtual = useVirtualizer({ count: lines.length, getScrollElement: () => scroller.current, estimateSize: () => LINE, initialRect: { width: 1000, height: LINE * SEEN }, overscan: 2 });
  return (
    <Scroller ref={scroller} tabIndex={lines.length > SEEN ? 0 : undefined} role="group" aria-label={translate('tray.title')}>
      <ul style={{ position: 'relative', height: virtual.getTotalSize(), margin: 0, padding: 0, listStyle: 'none' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (!line) return null;
          const { row, cell } = line;
          const { field } = cell;
          const name = recordTitle(resource, row, formats);
          const label = translate(`${resource.name}.${field.name}`);
          return (
            <Line key={`${row.id} ${field.key}`} style={{ transform: `translateY(${start}px)` }}>
              {resource.code === undefined ? null : <span className="code">{String(row[resource.code] ?? '')}</span>}
              <span className="name" title={name}>
                {name}
              </span>
              <span className="field">{label}</span>
              <span className="values" title={cell.problem}>
                <del>
                  <ValueText field={field} value={briefValue(cell.before)} record={row} />
                </del>
                <i aria-label={translate('form.becomes')}>→</i>
                <b>
                  {cell.after instanceof Unreadable ? brief(cell.after.text) : <ValueText field={field} value={briefValue(cell.after)} record={row} />}
                </b>
                {cell.problem === undefined ? null : <em>{cell.problem}</em>}
              </span>
              <IconButton size="small" aria-label={translate('tray.undoOne', { name, field: label })} title={translate('tray.undo')} onClick={() => store.step(withoutCell(store.get(), row.id, field.key, check))}>
                <Undo2 size={14} />
              </IconButton>
            </Line>
          );
        })}
      </ul>
    </Scroller>
  );
};
