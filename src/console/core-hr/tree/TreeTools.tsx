import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 16px 8px', flex: 'none', [onPhone]: { flexWrap: 'wrap' } });
const Told = styled('span')({ flex: 1, color: 'var(--text-3)', fontSize: 12 });
const Find = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 280px',
  minWidth: 140,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: 0, background: 'none', color: 'var(--text)', font: 'inherit', '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { flex: '1 1 100%', height: 44, '& input': { fontSize: 16 } },
});

type Props = { readonly search: string; readonly onSearch: (text: string) => void; readonly told: string; readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void };

/** Finds departments and unfolds all of them. */
export const TreeTools = ({ search, onSearch, told, isOpen, onOpen }: Props) => {
  const translate = useTranslate();
  return (
    <Bar>
      <Find>
        <Search size={14} aria-hidden />
        <input type="text" value={search} aria-label={translate('departmentTree.find')} placeholder={translate('departmentTree.find')} onChange={({ target }) => onSearch(target.value)} />
      </Find>
      <Told role="status">{told}</Told>
      <Button size="small" onClick={() => onOpen(!isOpen)}>
        {translate(isOpen ? 'departmentTree.collapse' : 'departmentTree.expand')}
      </Button>
    </Bar>
  );
};
