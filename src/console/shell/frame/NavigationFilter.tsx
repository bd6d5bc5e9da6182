import { ListFilter } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SearchBox } from '../pieces/SearchBox.tsx';
import { onPhone } from '../widths.ts';

const Filter = styled(SearchBox)({
  flex: 'none',
  gap: 8,
  margin: '10px 0 0',
  borderColor: 'transparent',
  background: 'var(--frame-hover)',
  color: 'var(--frame-text-3)',
  '&:focus-within': { borderColor: 'var(--frame-text)', boxShadow: '0 0 0 1px var(--frame-text)' },
  '& input': { outline: 0, color: 'var(--frame-text)', caretColor: 'var(--frame-accent)', '&::placeholder': { color: 'var(--frame-text-3)' } },
  [onPhone]: { flex: 'none' },
  '@media (pointer: coarse)': { height: 44, '& input': { fontSize: 16 } },
});

/** More screens than this, and the navigation can be filtered. */
export const filterFrom = 30;

/** Narrows the navigation to what is typed; Esc empties it. */
export const NavigationFilter = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => (
  <Filter Icon={ListFilter} label={useTranslate()('shell.navigation.filter')} text={value} onText={onChange} />
);
