import { memo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslate } from 'ra-core';
import { askedOf } from './asked.ts';
import type { Asked } from './asked.ts';
import { LazyBulkDialog } from './LazyBulkDialog.tsx';
import { LazyDeleteDialog } from './LazyDeleteDialog.tsx';
import { useEntityWords } from './entityWords.ts';
import { useListNow, useListPart } from './ListModel.ts';
import { PageControls } from './PageControls.tsx';
import { useDelete } from './useDelete.ts';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { useClockText } from './useClockText.ts';
import { useBackToRows } from './useBackToRows.ts';
import { useFitting } from './useFitting.ts';
import { SHOWN, useSelectionActions } from './useSelectionActions.tsx';
import { useWhyAbout } from './useWhyAbout.ts';

const Bar = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 16px',
  borderTop: '1px solid var(--line)',
  flex: 'none',
  color: 'var(--text-2)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '&[data-selected]': { background: 'var(--accent-wash)', color: 'var(--text)' },
  '& .all': { border: 0, padding: 0, background: 'none', color: 'var(--accent-text)', fontWeight: 500, cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
});

/** Below the rows: the count, or the selection and what one can do with it; at the right the page. */
export const Footer = memo(() => {
  const now = useListNow();
  const { count, isEstimate, isCounting, selection, target } = useListPart(({ rows, selection: chosen, target: of }) => ({ count: rows.total, isEstimate: rows.isEstimate, isCounting: rows.isCounting, selection: chosen, target: of }));
  const why = useWhyAbout();
  const clock = useClockText();
  const [edited, setEdited] = useState<Asked>();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const deletion = useDelete();
  const total = count ?? 0;
  const isAll = selection.count === total;
  const bar = useRef<HTMLElement>(null);
  const most = useFitting(bar, SHOWN, `${selection.count} ${total} ${translate('grid.footer')}`);
  const { shown, more, dialog } = useSelectionActions(deletion.ask, () => setEdited(askedOf(now())), { most, more: 0 });
  const onFocus = useBackToRows(selection.count > 0 || dialog !== null || deletion.asked !== undefined || edited !== undefined);
  return (
    <Bar ref={bar} onFocus={onFocus} data-selected={selection.count > 0 || undefined} aria-label={translate('grid.footer')}>
      {selection.count > 0 ? (
        <>
          <b>{translate('grid.selected', { smart_count: selection.count, number: words.number(selection.count, selection.isEstimate) })}</b>
          {isAll ? null : (
            <button type="button" className="all" onClick={selection.selectMatching}>
              {translate('grid.selectMatching', { smart_count: total, number: words.number(total, isEstimate) })}
            </button>
          )}
          <span style={{ width: 8 }} />
          {shown.map(({ key, label, icon, isDestructive, isWorking, run }) => (
            <Button key={key} size="small" variant="text" startIcon={icon} disabled={isWorking} onClick={run} sx={isDestructive ? { color: 'var(--bad)', '& svg': { color: 'inherit' } } : {}}>
              {label}
            </Button>
          ))}
          {more.length > 0 ? (
            <ActionMenu
              actions={more}
              label={translate('shell.more')}
              trigger={(props) => (
                <IconButton size="small" aria-label={translate('shell.more')} {...props}>
                  <Ellipsis size={16} />
                </IconButton>
              )}
            />
          ) : null}
        </>
      ) : (
        <>
          <span title={why(isEstimate, isCounting)}>{count === undefined ? '' : words.counted(total, isEstimate)}</span>
          {clock === undefined ? null : <span title={clock} style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: 'var(--text-3)' }}>{clock}</span>}
        </>
      )}
      <span style={{ flex: 1 }} />
      <PageControls />
      <LazyDeleteDialog deletion={deletion} />
      {dialog}
      <LazyBulkDialog asked={edited} onClose={() => setEdited(undefined)} />
    </Bar>
  );
});
Footer.displayName = 'Footer';
