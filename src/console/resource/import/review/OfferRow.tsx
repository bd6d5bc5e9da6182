import type { HTMLAttributes } from 'react';
import { styled } from '@mui/material/styles';
import type { Entry } from './SuggestBox.tsx';

const Item = styled('li')({
  '&[data-first-act]': { borderTop: '1px solid var(--hair)', borderRadius: 0, marginTop: 4, paddingTop: 8 },
  '&[data-act]': { color: 'var(--text-2) !important' },
  fontSize: 13,
  '& .icon': { width: 14, flex: 'none', display: 'grid' },
  '& .label': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .hint': { color: 'var(--text-3)', paddingLeft: 12 },
});

/** One offer: a tick on the present one, its code in grey; acts stand below a line. */
export const OfferRow = ({ row, entry, isFirstAct }: { readonly row: HTMLAttributes<HTMLLIElement>; readonly entry: Entry; readonly isFirstAct: boolean }) => (
  <Item {...row} data-act={entry.isAct ? '' : undefined} data-first-act={isFirstAct ? '' : undefined}>
    <span className="icon">{entry.icon}</span>
    <span className="label">{entry.label}</span>
    {entry.hint === undefined ? null : <span className="hint">{entry.hint}</span>}
  </Item>
);
