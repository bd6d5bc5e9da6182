import { ListFilter } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Box = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 28,
  margin: '10px 0 0',
  padding: '0 8px',
  borderRadius: 6,
  flex: 'none',
  background: 'var(--frame-hover)',
  color: 'var(--frame-text-3)',
  '&:focus-within': { outline: '2px solid var(--frame-text)', outlineOffset: -2 },
  '& input': { flex: 1, minWidth: 0, border: 0, outline: 0, background: 'none', color: 'var(--frame-text)', caretColor: 'var(--frame-accent)' },
  '& input::placeholder': { color: 'var(--frame-text-3)', opacity: 1 },
  '@media (pointer: coarse)': { height: 44, '& input': { fontSize: 16 } },
});

/** More screens than this, and the navigation can be filtered. */
export const filterFrom = 30;

/** Narrows the navigation to what is typed; Esc empties it. */
export const NavigationFilter = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => {
  const label = useTranslate()('shell.navigation.filter');
  return (
    <Box>
      <ListFilter size={14} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
    </Box>
  );
};
