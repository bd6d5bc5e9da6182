import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslate } from 'ra-core';
import { NumberTag } from '../frame/NumberTag.tsx';
import type { ImportFix } from '../job/importJob.ts';

const Texts = styled('span')({ color: 'var(--text-2)', overflowWrap: 'anywhere', '& del': { color: 'var(--text-3)' }, '& .arrow': { color: 'var(--text-3)', margin: '0 6px' } });
const End = styled('span')({ display: 'flex', alignItems: 'center', gap: 4, '& .MuiIconButton-root': { width: 24, height: 24, '@media (pointer: coarse)': { width: 44, height: 44 } } });

/** One correction: from what to what, in how many rows, by whom, and back. */
export const FixedItem = ({ fix, onUndo }: { readonly fix: ImportFix; readonly onUndo: (number: number) => void }) => {
  const translate = useTranslate();
  const before = fix.before === null || fix.before === '' ? translate('form.empty') : fix.before;
  const undo = translate('import.review.undoFix', { before: fix.row === null || fix.before ? before : translate('import.review.rowNumber', { row: fix.row }), text: fix.after });
  return (
    <li>
      <div>
        <Texts>
          {fix.row === null || fix.before ? <del>{before}</del> : translate('import.review.rowNumber', { row: fix.row })}
          <span className="arrow">→</span>
          {fix.after === '' ? translate('form.empty') : fix.after}
        </Texts>
        <End>
          <NumberTag tone="ok" value={fix.rows} icon={<Check size={12} aria-hidden />} />
          <IconButton aria-label={undo} title={undo} onClick={() => onUndo(fix.number)}>
            <Undo2 size={14} />
          </IconButton>
        </End>
        <small>{translate('import.review.fixedBy', { field: fix.label, name: fix.by })}</small>
      </div>
    </li>
  );
};
