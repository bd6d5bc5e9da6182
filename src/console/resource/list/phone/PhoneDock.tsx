import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { askedOf } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { LazyBulkDialog } from '../LazyBulkDialog.tsx';
import { LazyDeleteDialog } from '../LazyDeleteDialog.tsx';
import { useEntityWords } from '../entityWords.ts';
import { useListModel, useListNow } from '../ListModel.ts';
import { PageControls } from '../PageControls.tsx';
import { useDelete } from '../useDelete.ts';
import { useClockText } from '../useClockText.ts';
import { SHOWN, useSelectionActions } from '../useSelectionActions.tsx';

const Dock = styled('footer')({
  flex: 'none',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '&[data-selected]': { boxShadow: 'var(--shadow-tray)', borderRadius: '12px 12px 0 0' },
  '& .line > span:first-of-type': { flex: 1 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8, padding: '6px 16px', whiteSpace: 'nowrap', fontSize: 13 },
  '& small': { display: 'block', padding: '6px 16px 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& .all': { minHeight: 44, border: 0, background: 'none', color: 'var(--accent-text)', fontWeight: 500, fontSize: 15 },
  '& .acts': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', borderTop: '1px solid var(--hair)' },
  '& .acts > button': { height: 56, display: 'grid', placeItems: 'center', alignContent: 'center', gap: 4, border: 0, background: 'none', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', '& svg': { width: 20, height: 20 }, '&[data-destructive]': { color: 'var(--bad)' } },
});

/** At the foot of a phone: the page, or the selection with its actions, labelled and large. */
export const PhoneDock = () => {
  const now = useListNow();
  const deletion = useDelete();
  const [edited, setEdited] = useState<Asked>();
  return (
    <>
      <Foot onDelete={deletion.ask} onEdit={() => setEdited(askedOf(now()))} />
      <LazyDeleteDialog deletion={deletion} />
      <LazyBulkDialog asked={edited} onClose={() => setEdited(undefined)} />
    </>
  );
};

const Foot = ({ onDelete, onEdit }: { readonly onDelete: () => void; readonly onEdit: () => void }) => {
  const { rows, selection, target, address } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const clock = useClockText();
  const { shown, more, dialog } = useSelectionActions(onDelete, onEdit, { most: SHOWN, more: 1 });
  const total = rows.total ?? 0;
  // Groups have no pages.
  if (selection.count === 0 && address.arrangement.groupBy.length > 0) return null;
  if (selection.count === 0)
    return (
      <Dock>
        {clock === undefined ? null : <small>{clock}</small>}
        <div className="line">
          <PageControls />
        </div>
      </Dock>
    );
  return (
    <Dock data-selected aria-label={translate('grid.footer')}>
      <div className="line">
        <b style={{ flex: 1, fontSize: 15 }}>{translate('grid.selected', { smart_count: selection.count, number: words.number(selection.count, selection.isEstimate) })}</b>
        {selection.count === total ? null : (
          <button type="button" className="all" onClick={selection.selectMatching}>
            {translate('grid.selectAll', { smart_count: total, number: words.number(total, rows.isEstimate) })}
          </button>
        )}
        <IconButton sx={{ width: 44, height: 44 }} aria-label={translate('grid.clearSelection')} onClick={selection.clear}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="acts">
        {shown.map(({ key, label, icon, isDestructive, isWorking, run }) => (
          <button key={key} type="button" data-destructive={isDestructive || undefined} disabled={isWorking} onClick={run}>
            {icon}
            {label}
          </button>
        ))}
        {more.length > 0 ? (
          <ActionMenu
            actions={more}
            label={translate('shell.more')}
            trigger={(props) => (
              <button type="button" {...props}>
                <Ellipsis />
                {translate('shell.more')}
              </button>
            )}
          />
        ) : null}
      </div>
      {dialog}
    </Dock>
  );
};
