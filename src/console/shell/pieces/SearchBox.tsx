import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { onPhone } from '../widths.ts';
import type { InputHTMLAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';

/** The box of a search: an icon and a bare input. */
export const SearchFrame = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 280px',
  minWidth: 140,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  // The ring is the box's; the outline, clear, is seen where colours are forced.
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: '2px solid transparent', background: 'none', color: 'var(--text)', font: 'inherit', textOverflow: 'ellipsis', '&::placeholder': { color: 'var(--text-3)', opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { flex: '1 1 100%', height: 44, '& input': { fontSize: 16 } },
});

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  /** Names the box, and stands in it while it is empty where there is no `placeholder`. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly Icon?: LucideIcon;
  readonly iconSize?: number;
};

/** Where one types what is looked for. Escape empties it, and only then goes on to what is around it. */
export const SearchBox = ({ className, label, text, onText, onKeyDown, Icon = Search, iconSize = 14, ...input }: Props) => (
  <SearchFrame className={className}>
    <Icon size={iconSize} aria-hidden />
    <input
      type="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      placeholder={label}
      {...input}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        // While a word is being put together its keys are the input method's.
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Escape' || text === '') return onKeyDown?.(event);
        event.stopPropagation();
        event.preventDefault();
        onText('');
      }}
    />
  </SearchFrame>
);
