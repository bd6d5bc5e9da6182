import type { HTMLAttributes } from 'react';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { Option } from './Combobox.tsx';

/** The menu under a choice: depth 2, items 32 high. */
export const ListBox = styled('ul')(({ theme }) => ({
  margin: '4px 0',
  padding: 4,
  maxHeight: 296,
  overflow: 'auto',
  listStyle: 'none',
  background: 'var(--raised)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: 'var(--shadow-2)',
  fontSize: 14,
  lineHeight: '20px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, padding: '4px 8px', borderRadius: 4, color: 'var(--text)' },
  '& > li[role=presentation]': { color: 'var(--text-3)', fontSize: 12 },
  '& > li[role=option]': { cursor: 'pointer' },
  '& > li.Mui-focused': { background: 'var(--hover)' },
  [theme.breakpoints.down('sm')]: { '& > li': { minHeight: 44 } },
}));

const Label = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Hint = styled('span')({ color: 'var(--text-3)', fontSize: 13 });

type Props = {
  readonly row: HTMLAttributes<HTMLLIElement>;
  readonly option: Option;
  readonly head: string | undefined;
  readonly isAdd: boolean;
};

/** One offer: title, code in grey, a tick on the chosen one; a section's name stands before its first. */
export const OptionRow = ({ row, option, head, isAdd }: Props) => (
  <>
    {head === undefined ? null : <li role="presentation">{head}</li>}
    <li {...row}>
      {isAdd ? <Plus size={16} strokeWidth={1.5} aria-hidden /> : null}
      <Label>{option.label}</Label>
      {option.hint === undefined ? null : <Hint>{option.hint}</Hint>}
      {row['aria-selected'] === true ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
    </li>
  </>
);
