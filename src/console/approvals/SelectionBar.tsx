import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../shell/widths.ts';
import type { Decision } from '../../domain/approvals/chain.ts';

const Bar = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  borderTop: '1px solid var(--line)',
  flex: 'none',
  color: 'var(--text-2)',
  '&[data-selected]': { background: 'var(--accent-wash)', color: 'var(--text)' },
  '& .all': { border: 0, padding: 0, background: 'none', color: 'var(--accent-text)', fontWeight: 500, cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
  [onPhone]: { flexWrap: 'wrap', padding: '8px 16px', '& > button:not(.all)': { flex: 1, minHeight: 44 }, '& > i': { flexBasis: '100%' } },
});

type Props = { readonly shown: number; readonly total: number; readonly selected: number; readonly onAll: () => void; readonly onDecide: (decision: Decision) => void };

/** Below the lines: how many wait, or how many are chosen and what one can do with them. */
export const SelectionBar = ({ shown, total, selected, onAll, onDecide }: Props) => {
  const translate = useTranslate();
  return (
    <Bar data-selected={selected > 0 ? '' : undefined} aria-label={translate('grid.footer')}>
      {selected > 0 ? <b>{translate('approvals.selected', { smart_count: selected })}</b> : <span>{translate('approvals.count', { smart_count: total })}</span>}
      {selected < shown ? <button type="button" className="all" onClick={onAll}>{translate('approvals.selectAll', { smart_count: shown })}</button> : null}
      {selected > 0 ? (
        <>
          <i style={{ flex: 1 }} />
          <Button variant="text" onClick={() => onDecide('REJECTED')} sx={{ color: 'var(--bad)' }}>{translate('dashboard.reject')}</Button>
          <Button variant="outlined" onClick={() => onDecide('APPROVED')}>{translate('dashboard.approve')}</Button>
        </>
      ) : null}
    </Bar>
  );
};
