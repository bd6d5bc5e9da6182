import { Search } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Head = styled('div')({
  height: 52,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px',
  fontSize: 16,
  borderBottom: '1px solid var(--line)',
  '& input': { flex: 1, minWidth: 0, border: 0, outline: 0, background: 'none', caretColor: 'var(--accent-text)' },
  '& input::placeholder': { color: 'var(--text-3)', opacity: 1 },
});

export type PaletteQueryProps = { readonly query: string; readonly listId: string; readonly activeId: string | undefined; readonly onChange: (query: string) => void };

/** The field of the palette; the marked line is told to screen readers. */
export const PaletteQuery = ({ query, listId, activeId, onChange }: PaletteQueryProps) => {
  const label = useTranslate()('shell.search');
  return (
    <Head>
      <Search size={20} aria-hidden />
      <input
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </Head>
  );
};
